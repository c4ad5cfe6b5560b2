#include "actions.h"
#include "support/gamefiles.h"
#include "support/testwindow.h"
#include "support/threadtime.h"
#include "text/names.h"
#include "ui/libraryfixture.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QThread>

/// The dialog with all saved games: what it shows and offers.
class TestLibrary : public QObject, private LibraryFixture {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { m_dialog.reset(); }
    void everyGameWithItsResult();
    void namesAreNoMarkup();
    void followsTheLanguage();
    void filters_data();
    void filters();
    void sortsByColumn();
    void emptyFolderSaysSo();
    void manyGamesDoNotStallTheWindow();
    void menuOffersTheSame();
    void fromTheWindowAndBack();
};

void TestLibrary::everyGameWithItsResult()
{
    fill();
    open();
    QCOMPARE(rows(), 4);
    const GameSummary won = summaryOf(m_finished);
    QCOMPARE(cell(0, LibraryModel::Players), u"Ana · Boris · Ingrid"_s);
    QVERIFY2(cell(0, LibraryModel::Result).startsWith(u"Unfinished, round "_s),
             qPrintable(cell(0, LibraryModel::Result)));
    QCOMPARE(cell(0, LibraryModel::Rules), u"Nordic Generala"_s);
    const QString winner = won.seats[static_cast<std::size_t>(won.standings.front().seat)].name;
    QCOMPARE(cell(1, LibraryModel::Result), winner + u" wins"_s);
    QVERIFY(cell(1, LibraryModel::Result, LibraryModel::DetailRole)
                .startsWith(u"%1 %2 · "_s.arg(winner).arg(won.standings.front().total)));
    QCOMPARE(cell(1, LibraryModel::Played), QLocale().toString(QDate(2025, 6, 13), QLocale::ShortFormat));
    QCOMPARE(cell(2, LibraryModel::Result), u"Damaged in line 12"_s);
    QCOMPARE(cell(2, LibraryModel::Result, LibraryModel::DetailRole), u"This is no line of a saved game."_s);
    QCOMPARE(cell(2, LibraryModel::Players), u"Ana · Boris · Ingrid · Åse"_s);
    QCOMPARE(cell(3, LibraryModel::Result), u"Damaged in line 1"_s);
    QCOMPARE(cell(3, LibraryModel::Players), QString());
    QCOMPARE(cell(1, LibraryModel::Result, Qt::AccessibleTextRole),
             cell(1, LibraryModel::Result) + u", "_s + cell(1, LibraryModel::Result, LibraryModel::DetailRole));
    QVERIFY(!table().accessibleName().isEmpty());
}

// H26
void TestLibrary::namesAreNoMarkup()
{
    std::vector<SeatSpec> seats = Games::seats(2);
    seats[0].name = u"<b>Ana</b>"_s;
    seats[1].name = u"A & 👩‍👩‍👧"_s;
    LibraryGames::finished(*m_store, Games::setup("duel", seats), 1);
    open();
    QCOMPARE(cell(0, LibraryModel::Players), u"<b>Ana</b> · A & 👩‍👩‍👧"_s);
    QVERIFY(cell(0, LibraryModel::Players, Qt::ToolTipRole).contains(u"&lt;b&gt;Ana&lt;/b&gt;"_s));
}

void TestLibrary::followsTheLanguage()
{
    fill();
    open();
    const QString english = cell(0, LibraryModel::Rules);
    QSignalSpy changed(table().model(), &QAbstractItemModel::dataChanged);
    m_language->set(u"ru"_s);
    QVERIFY(changed.count() > 0);
    QCOMPARE(cell(0, LibraryModel::Rules), Names::ruleSet(u"nordic"_s));
    QVERIFY(cell(0, LibraryModel::Rules) != english);
    QCOMPARE(cell(1, LibraryModel::Played), QLocale(u"ru"_s).toString(QDate(2025, 6, 13), QLocale::ShortFormat));
}

void TestLibrary::filters_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("found");
    QTest::newRow("all") << 0 << QString() << 4;
    QTest::newRow("unfinished") << 1 << QString() << 1;
    QTest::newRow("finished") << 2 << QString() << 1;
    QTest::newRow("damaged") << 3 << QString() << 2;
    QTest::newRow("part of a name, other case") << 0 << u"GRI"_s << 2;
    QTest::newRow("two players") << 0 << u" ingrid  åse "_s << 1;
    QTest::newRow("without accents") << 0 << u"ase"_s << 1;
    QTest::newRow("two players, not together") << 2 << u"boris ingrid"_s << 0;
    QTest::newRow("no pattern") << 0 << u".*"_s << 0;
}

void TestLibrary::filters()
{
    QFETCH(int, kind);
    QFETCH(QString, words);
    QFETCH(int, found);
    fill();
    open();
    m_dialog->findChild<QComboBox *>()->setCurrentIndex(kind);
    m_dialog->findChild<QLineEdit *>()->setText(words);
    QCOMPARE(rows(), found);
    QCOMPARE(table().emptyText().startsWith(u"No game is like this"_s), true);
    QCOMPARE(button(u"Export…"_s).isEnabled(), found > 0);
    // Coming back, something is selected again.
    m_dialog->findChild<QComboBox *>()->setCurrentIndex(0);
    m_dialog->findChild<QLineEdit *>()->clear();
    QCOMPARE(rows(), 4);
    QVERIFY(button(u"Export…"_s).isEnabled());
}

void TestLibrary::sortsByColumn()
{
    fill();
    open();
    const auto order = [this](int column, Qt::SortOrder direction) {
        table().sortByColumn(column, direction);
        QStringList results;
        for (int row = 0; row < rows(); ++row)
            results << cell(row, LibraryModel::Result).left(10);
        return results;
    };
    QCOMPARE(order(LibraryModel::Played, Qt::AscendingOrder).first(), u"Damaged in"_s);
    QCOMPARE(order(LibraryModel::Played, Qt::DescendingOrder).first(), u"Unfinished"_s);
    QCOMPARE(order(LibraryModel::Players, Qt::DescendingOrder).last(), u"Damaged in"_s); // without names
    QCOMPARE(order(LibraryModel::Rules, Qt::DescendingOrder).first(), u"Unfinished"_s);  // Nordic
    const QStringList byResult = order(LibraryModel::Result, Qt::AscendingOrder);
    QCOMPARE(byResult.first(), u"Unfinished"_s);
    QCOMPARE(byResult.last(), u"Damaged in"_s);
}

void TestLibrary::emptyFolderSaysSo()
{
    open();
    QCOMPARE(rows(), 0);
    QVERIFY(table().emptyText().startsWith(u"There are no games yet."_s));
    for (const char *text : {"Open", "Look through", "Delete", "Export…", "Score sheet…"})
        QVERIFY2(!button(QString::fromUtf8(text)).isEnabled(), text);
    QVERIFY(button(u"Import…"_s).isEnabled());
}

void TestLibrary::manyGamesDoNotStallTheWindow()
{
    constexpr int games = 500;
    QVERIFY(QDir().mkpath(m_store->folder()));
    const QByteArray text = toJsonLines(SelfPlayed::game(Games::setup("duel", Games::seats(6)), 1).journal);
    for (int number = 0; number < games; ++number)
        QVERIFY(GameFiles::write(m_store->folder() + u"/%1.generala"_s.arg(number), text));
    QElapsedTimer whole;
    whole.start();
    double longestMs = -threadMs();
    m_dialog = std::make_unique<LibraryDialog>(*m_store, QString(), m_prompts.get());
    m_dialog->show();
    longestMs += threadMs();
    const double openMs = longestMs;
    while (rows() < games && whole.elapsed() < 60'000) {
        const double before = threadMs();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        longestMs = qMax(longestMs, threadMs() - before);
        QThread::msleep(1);
    }
    qInfo("%d games: opened in %.0f ms, all there after %lld ms, the window busy for at most %.0f ms at a time", games,
          openMs, whole.elapsed(), longestMs);
    QCOMPARE(rows(), games);
    // Against reading them all at once, in whatever build this is.
    const double before = threadMs();
    for (int number = 0; number < games; number += 10)
        QCOMPARE(summaryOf(m_store->folder() + u"/%1.generala"_s.arg(number)).kind(), GameSummary::Kind::Finished);
    const double allMs = 10 * (threadMs() - before);
    QVERIFY2(longestMs < allMs / 4, qPrintable(u"%1 ms of %2"_s.arg(longestMs).arg(allMs)));
}

void TestLibrary::menuOffersTheSame()
{
    fill();
    open();
    QVERIFY(select(m_finished));
    emit table().customContextMenuRequested(table().visualRect(table().currentIndex()).center());
    auto *menu = m_dialog->findChild<QMenu *>();
    QVERIFY(menu != nullptr);
    QCOMPARE(menu->actions().size(), 5);
    for (const QAction *action : menu->actions())
        QCOMPARE(action->isEnabled(), button(action->text()).isEnabled());
    QSignalSpy replayed(m_dialog.get(), &LibraryDialog::replayRequested);
    menu->actions().at(1)->trigger();
    QCOMPARE(replayed.count(), 1);
    menu->close();
}

void TestLibrary::fromTheWindowAndBack()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(Games::setup("nordic", Games::seats(2)));
    game.pressThrowKey();
    const QString first = game.session().file();
    const QString other = LibraryGames::unfinished(game.store(), Games::setup("duel", Games::seats(3)), 1, 40);
    const QString over = LibraryGames::finished(game.store(), Games::setup("yacht", Games::seats(2)), 2);
    QVERIFY(game.window().findChildren<LibraryDialog *>().isEmpty()); // nothing of it before it is asked for
    game.child<Actions>().games->trigger();
    emit game.child<LibraryDialog>().openRequested(other);
    game.child<LibraryDialog>().reject();
    QCOMPARE(game.session().file(), other);
    QCOMPARE(game.state().rules->id, u"duel"_s);
    QVERIFY(game.session().inputOpen());
    const GameSummary left = summaryOf(first);
    QCOMPARE(left.kind(), GameSummary::Kind::Unfinished);
    QCOMPARE(left.entries, 2);
    QTRY_VERIFY(game.window().findChildren<LibraryDialog *>().isEmpty());
    game.child<Actions>().games->trigger();
    emit game.child<LibraryDialog>().replayRequested(over);
    game.child<LibraryDialog>().reject();
    QVERIFY(game.state().over());
    // A game that is only looked through is not the one that the next start goes on with.
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.session().file(), other);
}

QTEST_MAIN(TestLibrary)
#include "tst_library.moc"
