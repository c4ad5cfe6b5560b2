#include "actions.h"
#include "library/librarydialog.h"
#include "library/librarymodel.h"
#include "library/librarytable.h"
#include "support/gamefiles.h"
#include "support/language.h"
#include "support/librarygames.h"
#include "support/scriptedlibraryprompts.h"
#include "support/testwindow.h"
#include "support/threadtime.h"
#include "text/names.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QThread>

using GameFiles::bytesOf;
using namespace Qt::StringLiterals;

/// The dialog with all saved games: what it shows, and what becomes of files.
class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyGameWithItsResult();
    void namesAreNoMarkup();
    void followsTheLanguage();
    void filters_data();
    void filters();
    void sortsByColumn();
    void emptyFolderSaysSo();
    void manyGamesDoNotStallTheWindow();
    void opensWhatIsUnfinished_data();
    void opensWhatIsUnfinished();
    void looksThroughWhatIsFinished();
    void damagedOpensAsACopy();
    void hopelessCannotBeOpened();
    void runningGameStays();
    void deletes();
    void deletesWithoutAWastebasket();
    void realWastebasket();
    void exportsBytes();
    void imports();
    void importsWhatIsSound();
    void savesTheSheet();
    void menuOffersTheSame();
    void fromTheWindowAndBack();

private:
    void fill();
    void open(const QString &running = {});
    LibraryTable &table() { return *m_dialog->findChild<LibraryTable *>(); }
    QString cell(int row, int column, int role = Qt::DisplayRole)
    {
        return table().model()->index(row, column).data(role).toString();
    }
    int rows() { return table().model()->rowCount(); }
    QPushButton &button(const QString &text);
    /// Selects the row of a file. @return false when it is not listed
    bool select(const QString &file);

    std::unique_ptr<TestLanguage> m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GameStore> m_store;
    std::unique_ptr<ScriptedLibraryPrompts> m_prompts;
    std::unique_ptr<LibraryDialog> m_dialog;
    QString m_finished;
    QString m_unfinished;
    QString m_damaged;
    QString m_hopeless;
};

void TestLibrary::init()
{
    m_language = std::make_unique<TestLanguage>(u"en"_s);
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<GameStore>(m_folder->filePath(u"games"_s));
    m_prompts = std::make_unique<ScriptedLibraryPrompts>();
}

void TestLibrary::cleanup()
{
    m_dialog.reset();
}

void TestLibrary::fill()
{
    m_unfinished = LibraryGames::unfinished(*m_store, Games::setup("nordic", Games::seats(3)), 1, 40);
    m_finished = LibraryGames::finished(*m_store, Games::setup("classic", Games::seats(2)), 2);
    m_damaged = LibraryGames::damaged(*m_store, Games::setup("duel", Games::seats(4)), 3, 11);
    m_hopeless = LibraryGames::writeDated(*m_store, u"hopeless.generala"_s, "[]", 4);
}

void TestLibrary::open(const QString &running)
{
    m_dialog = std::make_unique<LibraryDialog>(*m_store, running, m_prompts.get());
    m_dialog->show();
    (void)QTest::qWaitForWindowExposed(m_dialog.get());
    const auto finished = [this] { return table().emptyText() != u"Reading your games…"_s; };
    (void)QTest::qWaitFor(finished, 20'000);
}

QPushButton &TestLibrary::button(const QString &text)
{
    const auto all = m_dialog->findChildren<QPushButton *>();
    const auto found = std::find_if(all.begin(), all.end(), [&text](auto *b) { return b->text() == text; });
    Q_ASSERT(found != all.end());
    return **found;
}

bool TestLibrary::select(const QString &file)
{
    for (int row = 0; row < rows(); ++row) {
        const auto *game =
            table().model()->index(row, 0).data(LibraryModel::SummaryRole).value<const GameSummary *>();
        if (game->file != file)
            continue;
        table().setCurrentIndex(table().model()->index(row, 0));
        return true;
    }
    return false;
}

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
             cell(1, LibraryModel::Result) + u", "_s +
                 cell(1, LibraryModel::Result, LibraryModel::DetailRole));
    QVERIFY(!table().accessibleName().isEmpty());
}

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
    QCOMPARE(cell(1, LibraryModel::Played),
             QLocale(u"ru"_s).toString(QDate(2025, 6, 13), QLocale::ShortFormat));
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
    qInfo(
        "%d games: opened in %.0f ms, all there after %lld ms, the window busy for at most %.0f ms at a time",
        games, openMs, whole.elapsed(), longestMs);
    QCOMPARE(rows(), games);
    // Reading all of them at once would take seconds.
    QVERIFY(longestMs < 250);
}

void TestLibrary::opensWhatIsUnfinished_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"button", "Enter", "double click"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestLibrary::opensWhatIsUnfinished()
{
    QFETCH(QString, way);
    fill();
    open();
    QVERIFY(select(m_unfinished));
    QSignalSpy opened(m_dialog.get(), &LibraryDialog::openRequested);
    QVERIFY(!button(u"Look through"_s).isEnabled());
    const QPoint place = table().visualRect(table().currentIndex()).center();
    if (way == u"button"_s) {
        button(u"Open"_s).click();
    } else if (way == u"Enter"_s) {
        QTest::keyClick(&table(), Qt::Key_Return);
    } else {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place);
        QVERIFY(opened.isEmpty()); // one click only selects
        QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, place);
    }
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.first().first().toString(), m_unfinished);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(m_prompts->asked.isEmpty());
}

void TestLibrary::looksThroughWhatIsFinished()
{
    fill();
    open();
    QVERIFY(select(m_finished));
    QSignalSpy replayed(m_dialog.get(), &LibraryDialog::replayRequested);
    QVERIFY(!button(u"Open"_s).isEnabled());
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(replayed.count(), 1);
    QCOMPARE(replayed.first().first().toString(), m_finished);
}

void TestLibrary::damagedOpensAsACopy()
{
    fill();
    const QByteArray bytes = bytesOf(m_damaged);
    open();
    QVERIFY(select(m_damaged));
    QSignalSpy opened(m_dialog.get(), &LibraryDialog::openRequested);
    m_prompts->answer = false;
    button(u"Open"_s).click();
    QCOMPARE(m_prompts->asked.size(), 1);
    QVERIFY2(m_prompts->asked.first().contains(u"Line 12: This is no line of a saved game."_s),
             qPrintable(m_prompts->asked.first()));
    QCOMPARE(opened.count(), 0);
    m_prompts->answer = true;
    button(u"Open"_s).click();
    QCOMPARE(opened.count(), 1);
    const QString copy = opened.first().first().toString();
    QVERIFY(copy != m_damaged);
    const GameSummary game = summaryOf(copy);
    QCOMPARE(game.kind(), GameSummary::Kind::Unfinished);
    QCOMPARE(game.entries, 11);
    QCOMPARE(bytesOf(m_damaged), bytes);
}

void TestLibrary::hopelessCannotBeOpened()
{
    fill();
    QVERIFY(QDir().mkpath(m_store->folder() + u"/folder.generala"_s));
    open();
    QCOMPARE(rows(), 5);
    for (const QString &file : {m_hopeless, m_store->folder() + u"/folder.generala"_s}) {
        QVERIFY(select(file));
        for (const char *text : {"Open", "Look through", "Score sheet…"})
            QVERIFY2(!button(QString::fromUtf8(text)).isEnabled(), text);
        QVERIFY(button(u"Delete"_s).isEnabled());
        QTest::keyClick(&table(), Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
    }
    QVERIFY(m_prompts->asked.isEmpty());
}

void TestLibrary::runningGameStays()
{
    fill();
    open(m_unfinished);
    QVERIFY(select(m_unfinished));
    QVERIFY2(cell(0, LibraryModel::Result).startsWith(u"On the table, round "_s),
             qPrintable(cell(0, LibraryModel::Result)));
    QVERIFY(!button(u"Delete"_s).isEnabled());
    QTest::keyClick(&table(), Qt::Key_Delete);
    QVERIFY(m_prompts->asked.isEmpty());
    QVERIFY(QFile::exists(m_unfinished));
    QVERIFY(select(m_finished));
    QVERIFY(button(u"Delete"_s).isEnabled());
}

void TestLibrary::deletes()
{
    fill();
    open();
    QVERIFY(select(m_finished));
    m_prompts->answer = false;
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(m_prompts->asked.size(), 1);
    QVERIFY(m_prompts->asked.first().contains(u"Ana · Boris"_s));
    QCOMPARE(rows(), 4);
    QVERIFY(QFile::exists(m_finished));
    m_prompts->answer = true;
    button(u"Delete"_s).click();
    QCOMPARE(m_prompts->wasted, QStringList{m_finished});
    QCOMPARE(rows(), 3);
    QVERIFY(!select(m_finished));
    QVERIFY(button(u"Delete"_s).isEnabled()); // a neighbour is selected
    // A file that somebody else has deleted goes from the list.
    QVERIFY(select(m_hopeless));
    QVERIFY(QFile::remove(m_hopeless));
    button(u"Delete"_s).click();
    QCOMPARE(rows(), 2);
    QVERIFY(m_prompts->told.isEmpty());
}

void TestLibrary::deletesWithoutAWastebasket()
{
    fill();
    m_prompts->hasWastebasket = false;
    QVERIFY(QDir().mkpath(m_store->folder() + u"/folder.generala"_s));
    open();
    QVERIFY(select(m_finished));
    button(u"Delete"_s).click();
    QCOMPARE(m_prompts->asked.size(), 2);
    QVERIFY(!QFile::exists(m_finished));
    QCOMPARE(rows(), 4);
    QVERIFY(select(m_store->folder() + u"/folder.generala"_s));
    button(u"Delete"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QVERIFY2(m_prompts->told.first().contains(u"folder.generala"_s), qPrintable(m_prompts->told.first()));
    QCOMPARE(rows(), 4);
}

void TestLibrary::realWastebasket()
{
    QVERIFY(QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)));
    const QString path = QDir::homePath() + u"/to the wastebasket.generala"_s;
    QVERIFY(GameFiles::write(path, "x"));
    if (!LibraryDialogs(nullptr).moveToWastebasket(path))
        QSKIP("this system has none");
    QVERIFY(!QFile::exists(path));
}

void TestLibrary::exportsBytes()
{
    fill();
    open();
    const QString target = m_folder->filePath(u"taken along.generala"_s);
    for (const QString &file : {m_damaged, m_finished, m_hopeless}) {
        QVERIFY(select(file));
        m_prompts->target = target;
        button(u"Export…"_s).click();
        QCOMPARE(m_prompts->proposed.last(), QFileInfo(file).fileName());
        QCOMPARE(bytesOf(target), bytesOf(file));
    }
    QVERIFY(m_prompts->told.isEmpty());
    m_prompts->target = m_folder->filePath(u"no such folder/x"_s);
    button(u"Export…"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QVERIFY2(m_prompts->told.first().startsWith(u"This file cannot be written: "_s),
             qPrintable(m_prompts->told.first()));
}

void TestLibrary::imports()
{
    fill();
    open();
    const QString outside = m_folder->filePath(u"from a friend"_s);
    m_prompts->file = outside;
    const QByteArray bytes = toJsonLines(SelfPlayed::game(Games::setup("yacht", Games::seats(2)), 9).journal);
    QVERIFY(GameFiles::write(outside, bytes));
    button(u"Import…"_s).click();
    QVERIFY(m_prompts->told.isEmpty() && m_prompts->asked.isEmpty());
    QCOMPARE(rows(), 5);
    const auto *added = table().currentIndex().data(LibraryModel::SummaryRole).value<const GameSummary *>();
    QCOMPARE(added->ruleSet, u"yacht"_s);
    QCOMPARE(bytesOf(added->file), bytes);
    // The same one again: nothing is stored, and it is shown where it is.
    QVERIFY(select(m_finished));
    m_dialog->findChild<QComboBox *>()->setCurrentIndex(1);
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QCOMPARE(rows(), 5);
    QCOMPARE(GameLibrary(*m_store).files().size(), 5);
    added = table().currentIndex().data(LibraryModel::SummaryRole).value<const GameSummary *>();
    QCOMPARE(added->ruleSet, u"yacht"_s);
    QVERIFY(GameFiles::write(outside, "[]\n"));
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->told.size(), 2);
    QVERIFY2(m_prompts->told.last().startsWith(u"Line 1: This is no line of a saved game."_s),
             qPrintable(m_prompts->told.last()));
    QVERIFY(QFile::remove(outside));
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->told.size(), 3);
    QCOMPARE(rows(), 5);
}

void TestLibrary::importsWhatIsSound()
{
    open();
    const QString outside = m_folder->filePath(u"half.generala"_s);
    const QByteArray sound =
        toJsonLines(SelfPlayed::beginning(Games::setup("yacht", Games::seats(2)), 9, 14));
    QVERIFY(GameFiles::write(outside, sound + "rubbish\n"));
    m_prompts->file = outside;
    m_prompts->answer = false;
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->asked.size(), 1);
    QVERIFY2(m_prompts->asked.first().contains(u"Line 15: "_s), qPrintable(m_prompts->asked.first()));
    QCOMPARE(rows(), 0);
    m_prompts->answer = true;
    button(u"Import…"_s).click();
    QCOMPARE(rows(), 1);
    QCOMPARE(bytesOf(GameLibrary(*m_store).files().front()), sound);
    QCOMPARE(bytesOf(outside), sound + "rubbish\n");
}

void TestLibrary::savesTheSheet()
{
    fill();
    open();
    QVERIFY(select(m_finished));
    m_prompts->target = m_folder->filePath(u"sheet.pdf"_s);
    button(u"Score sheet…"_s).click();
    QVERIFY(m_prompts->proposed.last().endsWith(u".pdf"_s));
    QVERIFY(bytesOf(m_prompts->target).startsWith("%PDF"));
    QCOMPARE(m_prompts->documents, QStringList{m_prompts->target});
    m_prompts->target = m_folder->filePath(u"no such folder/sheet.pdf"_s);
    button(u"Score sheet…"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QVERIFY(m_prompts->told.first().contains(u"no such folder"_s));
    QCOMPARE(m_prompts->documents.size(), 1);
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
    const QString other =
        LibraryGames::unfinished(game.store(), Games::setup("duel", Games::seats(3)), 1, 40);
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
