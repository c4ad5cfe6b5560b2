#include "support/errortext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Chat, and who sits on a seat.
class TestGamePeople : public QObject {
    Q_OBJECT

private slots:
    void chat_data();
    void chat();
    void chatOfNobody();
    void chatIsStoredAsTyped();
    void chatDoesNotTouchTheGame();
    void changeSeat_data();
    void changeSeat();
    void aComputerTakesOver();
    void theSeatInTurnChanges();
};

namespace {

const QString family = u"👨‍👩‍👧‍👦"_s;
const QString longFamily = u"👨🏽‍👩🏽‍👧🏽‍👦🏽"_s;

} // namespace

void TestGamePeople::chat_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("error"); // -1: accepted
    const int empty = static_cast<int>(EventError::EmptyMessage);
    const int tooLong = static_cast<int>(EventError::MessageTooLong);
    QTest::newRow("one letter") << u"a"_s << -1;
    QTest::newRow("500 letters") << QString(500, u'x') << -1;
    QTest::newRow("501 letters") << QString(501, u'x') << tooLong;
    QTest::newRow("500 letters, spaces around") << u"  "_s + QString(500, u'x') + u"\n"_s << -1;
    QTest::newRow("500 wolves") << u"🐺"_s.repeated(500) << -1;
    QTest::newRow("501 wolves") << u"🐺"_s.repeated(501) << tooLong;
    QTest::newRow("500 families") << family.repeated(500) << -1;
    QTest::newRow("501 families") << family.repeated(501) << tooLong;
    QTest::newRow("500 families with skin tones") << longFamily.repeated(500) << -1;
    QTest::newRow("500 letters with marks") << u"e\u0301"_s.repeated(500) << -1;
    QTest::newRow("501 letters with marks") << u"e\u0301"_s.repeated(501) << tooLong;
    QTest::newRow("a tower of marks") << u"a"_s + QString(100'000, QChar(0x0301)) << tooLong;
    QTest::newRow("a million letters") << QString(1'000'000, u'x') << tooLong;
    QTest::newRow("empty") << QString() << empty;
    QTest::newRow("spaces") << u" \t\u00A0\n"_s << empty;
    QTest::newRow("nothing to be seen") << u"\u200B\u200D"_s << empty;
    QTest::newRow("markup") << u"<font size=7>a & b</font>"_s << -1;
    QTest::newRow("russian") << u"Привет"_s << -1;
}

void TestGamePeople::chat()
{
    QFETCH(QString, text);
    QFETCH(int, error);
    TestGame game({"duel"});
    const auto expected = error < 0 ? accepted : refused(static_cast<EventError>(error));
    QCOMPARE(game->postChat(1, text), expected);
    QCOMPARE(game.journal().size(), std::size_t(error < 0 ? 2 : 1));
}

void TestGamePeople::chatOfNobody()
{
    TestGame game({"duel"});
    for (const int seat : {-1, 2, INT_MAX, INT_MIN})
        QCOMPARE(game->postChat(seat, u"a"_s), refused(EventError::NoSuchSeat));
}

void TestGamePeople::chatIsStoredAsTyped()
{
    TestGame game({"duel"});
    QCOMPARE(game->postChat(0, u"  <b>5 & 6</b>  or\n7?  "_s), accepted);
    QCOMPARE(std::get<ChatPosted>(game.journal().back().event), (ChatPosted{0, u"<b>5 & 6</b>  or\n7?"_s}));
    // Half a character would not come back from a file.
    QCOMPARE(game->postChat(0, u"a"_s + QChar(0xD83D)), accepted);
    const QString stored = std::get<ChatPosted>(game.journal().back().event).text;
    QCOMPARE(QString::fromUtf8(stored.toUtf8()), stored);
}

void TestGamePeople::chatDoesNotTouchTheGame()
{
    TestGame game({"duel"});
    QVERIFY(game.play("A:throw"));
    game.clock().advance(6000);
    const GameState before = game.state();
    QCOMPARE(game->postChat(1, u"hurry"_s), accepted);
    QVERIFY(sameGame(game.state(), before));
    QCOMPARE(game->remainingMs(), 9000);
    QCOMPARE(game.journal().back().decisionMs, 0);
    QCOMPARE(game.state().at(1).thinkingMs, 0);
}

void TestGamePeople::changeSeat_data()
{
    QTest::addColumn<int>("seat");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("error"); // -1: accepted
    const int bad = static_cast<int>(EventError::BadSeats);
    const int none = static_cast<int>(EventError::NoSuchSeat);
    QTest::newRow("same name") << 1 << u"B"_s << -1;
    QTest::newRow("another name") << 1 << u"Berta"_s << -1;
    QTest::newRow("another case of its own name") << 1 << u"b"_s << -1;
    QTest::newRow("taken") << 1 << u"A"_s << bad;
    QTest::newRow("taken in another case") << 1 << u" a "_s << bad;
    QTest::newRow("empty") << 1 << u"  "_s << bad;
    QTest::newRow("too long") << 1 << QString(25, u'x') << bad;
    QTest::newRow("no such seat") << 2 << u"C"_s << none;
    QTest::newRow("negative seat") << -1 << u"C"_s << none;
}

void TestGamePeople::changeSeat()
{
    QFETCH(int, seat);
    QFETCH(QString, name);
    QFETCH(int, error);
    TestGame game({"duel"});
    SeatSpec spec = testSeats("c").front();
    spec.name = name;
    const auto expected = error < 0 ? accepted : refused(static_cast<EventError>(error));
    QCOMPARE(game->changeSeat(seat, spec), expected);
    if (error < 0) {
        spec.name = name.trimmed();
        QCOMPARE(game.state().spec(seat), spec);
    } else {
        QCOMPARE(game.state().specs, testSeats("pp"));
        QCOMPARE(game.journal().size(), std::size_t(1));
    }
}

void TestGamePeople::aComputerTakesOver()
{
    TestGame game({"duel", "clock=off"});
    QVERIFY(game.play("A:throw A:keep B:throw"));
    QCOMPARE(game.state().personCount(), 2);
    QCOMPARE(game->changeSeat(1, testSeats("pc")[1]), accepted);
    QCOMPARE(game.state().personCount(), 1);
    // Card, dice and turn stay with the seat.
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game.faces(1), QByteArray("12346"));
    QVERIFY(game.play("B:ones A:throw"));
    QCOMPARE(game->changeSeat(1, testSeats("pp")[1]), accepted);
    QCOMPARE(game.state().personCount(), 2);
}

void TestGamePeople::theSeatInTurnChanges()
{
    TestGame game({"duel"});
    QVERIFY(game.play("A:throw"));
    game.clock().advance(6000);
    QCOMPARE(game->changeSeat(0, testSeats("c").front()), accepted);
    QCOMPARE(game->remainingMs(), 9000);
    QVERIFY(game.play("A:ones"));
    QCOMPARE(game.state().at(0).thinkingMs, 6000);
}

QTEST_GUILESS_MAIN(TestGamePeople)
#include "tst_game_people.moc"
