#include "support/language.h"
#include "support/testwindow.h"
#include "text/banter.h"

#include <QSet>

using namespace Qt::StringLiterals;

/// What computer seats say in the chat.
class TestComputerChat : public QObject {
    Q_OBJECT

private slots:
    void enoughToSay_data();
    void enoughToSay();
    void oneLineATurnAtMost();
    void theSameGameSaysTheSame();
    void switchedOff();
    void inTheLanguageOfTheMoment();
    void personsAloneHearNothing();

private:
    static void play(TestWindow &game, int seats, int computers);
    static QStringList said(TestWindow &game);
};

namespace {

constexpr std::array Kinds = {Moment::Kind::FirstTurn, Moment::Kind::FiveAlike, Moment::Kind::Served,
                              Moment::Kind::BigRow,    Moment::Kind::Scratched, Moment::Kind::TookLead,
                              Moment::Kind::LastRow,   Moment::Kind::ByClock,   Moment::Kind::TakenBack,
                              Moment::Kind::Won,       Moment::Kind::CloseEnd};

} // namespace

void TestComputerChat::play(TestWindow &game, int seats, int computers)
{
    game.useScript = false;
    game.settings().setComputerChat(true);
    game.open();
    game.play(Games::setup("nordic", Games::seats(seats, computers)));
    game.session().setComputerPause(5);  // quick, but the event loop comes round between two acts
    game.session().setLookingBack(true); // restarts the wait with the usual pause
    game.session().setLookingBack(false);
    for (int press = 0; press < 40 && !game.state().over(); ++press) {
        QTRY_VERIFY(game.state().over() || game.session().inputOpen());
        QCoreApplication::processEvents(); // a person takes longer than a word
        if (game.state().over())
            break;
        game.pressThrowKey();
        game.session().fillRow(game.state().current().card.filledCount()); // from top to bottom
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(game.state().over());
    QTest::qWait(20); // the last word
}

QStringList TestComputerChat::said(TestWindow &game)
{
    QStringList lines;
    for (const JournalEntry &entry : game.journal()) {
        if (const auto *chat = std::get_if<ChatPosted>(&entry.event))
            lines << chat->text;
    }
    return lines;
}

void TestComputerChat::enoughToSay_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : LanguageController::languages())
        QTest::newRow(qPrintable(code)) << code;
}

void TestComputerChat::enoughToSay()
{
    QFETCH(QString, language);
    const TestLanguage chosen(language);
    int situations = 0;
    QSet<QString> all;
    int lines = 0;
    for (const Moment::Kind kind : Kinds) {
        for (const bool own : {false, true}) {
            const QStringList some = Banter::lines(kind, own);
            if (some.isEmpty())
                continue;
            ++situations;
            QVERIFY(some.size() >= 3);
            lines += static_cast<int>(some.size());
            all.unite(QSet<QString>(some.begin(), some.end()));
        }
    }
    QVERIFY(situations >= 12);
    QCOMPARE(static_cast<int>(all.size()), lines); // no line stands for two situations
}

void TestComputerChat::oneLineATurnAtMost()
{
    TestWindow game;
    play(game, 3, 2);
    QVERIFY(said(game).size() >= 5);
    int sinceRow = 0;
    QString last;
    for (const JournalEntry &entry : game.journal()) {
        if (std::holds_alternative<RowFilled>(entry.event))
            sinceRow = 0;
        const auto *chat = std::get_if<ChatPosted>(&entry.event);
        if (chat == nullptr)
            continue;
        QVERIFY2(++sinceRow <= 1, qPrintable(chat->text));
        QVERIFY2(chat->text != last, qPrintable(last));
        last = chat->text;
        QVERIFY(game.state().spec(chat->seat).kind == PlayerKind::Computer);
    }
    // The end is always worth a word.
    QVERIFY(std::holds_alternative<ChatPosted>(game.journal().back().event));
}

void TestComputerChat::theSameGameSaysTheSame()
{
    TestWindow one;
    TestWindow other;
    play(one, 2, 1);
    play(other, 2, 1);
    QVERIFY(!said(one).isEmpty());
    QCOMPARE(said(other), said(one));
}

void TestComputerChat::switchedOff()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(Games::setup("nordic", Games::seats(2, 2)));
    game.key(Qt::Key_F);
    QTRY_VERIFY_WITH_TIMEOUT(game.state().over(), 30'000);
    QTest::qWait(20);
    QCOMPARE(game.count<ChatPosted>(), 0);
}

void TestComputerChat::inTheLanguageOfTheMoment()
{
    TestWindow game;
    game.language().setLanguage(u"es"_s);
    play(game, 2, 1);
    QStringList spanish;
    for (const Moment::Kind kind : Kinds)
        spanish << Banter::lines(kind, true) << Banter::lines(kind, false);
    for (const QString &line : said(game))
        QVERIFY2(spanish.contains(line), qPrintable(line));
    game.language().setLanguage(u"en"_s);
    for (const QString &line : said(game)) // what was said stays as it was said
        QVERIFY(spanish.contains(line));
}

void TestComputerChat::personsAloneHearNothing()
{
    TestWindow game;
    game.settings().setComputerChat(true);
    game.play(Games::setup("nordic", Games::seats(2)));
    game.pressThrowKey();
    game.session().fillRow(10);
    QTest::qWait(20);
    QCOMPARE(game.count<ChatPosted>(), 0);
}

QTEST_MAIN(TestComputerChat)
#include "tst_computerchat.moc"
