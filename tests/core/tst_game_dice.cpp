#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Which faces come, in games with the dice of a seed.
class TestGameDice : public QObject {
    Q_OBJECT

private slots:
    void sharedDiceForDifferentKeeps();
    void ownDiceDiffer();
    void theSameSeedGivesTheSameGame();
    void undoCannotChangeLuck();
    void waitingDoesNotChangeLuck();
};

namespace {

std::unique_ptr<Game> seededGame(const QByteArray &options, const QByteArray &seats, const Clock &clock)
{
    const Journal journal = testJournal({"duel", options, seats}, clock);
    const auto rules = rulesFrom("duel", options);
    return std::make_unique<Game>(journal, std::make_unique<SeededDice>(testSeed(), rules.sharing), clock);
}

/// Throws for the seat in turn and tells the faces of the dice that flew, in die order.
QByteArray flown(Game &game)
{
    const DiceMask kept = game.state().current().kept;
    const int seat = game.state().seat;
    if (game.throwDice(seat, Actor::Person))
        return "refused";
    QByteArray faces;
    for (int die = 0; die < DiceCount; ++die) {
        if (!kept.has(die))
            faces += QByteArray::number(game.state().at(seat).dice[die]);
    }
    return faces;
}

} // namespace

void TestGameDice::sharedDiceForDifferentKeeps()
{
    ManualClock clock;
    const auto game = seededGame("clock=off", "ppp", clock);
    const std::vector<std::vector<DiceMask>> keeps{
        {maskOf({0, 1}), maskOf({3}), DiceMask::none()},          // after throw 1
        {maskOf({0, 1, 2, 3}), maskOf({2, 4}), maskOf({0, 3, 4})} // after throw 2
    };
    for (int round = 1; round <= 4; ++round) {
        for (std::size_t throwNumber = 0; throwNumber < 3; ++throwNumber) {
            const auto all =
                SeededDice(testSeed(), DiceSharing::Shared).faces(0, round, static_cast<int>(throwNumber) + 1);
            QByteArray expected;
            for (const int face : all)
                expected += QByteArray::number(face);
            for (int seat = 0; seat < 3; ++seat) {
                QCOMPARE(game->state().seat, seat);
                const QByteArray faces = flown(*game);
                // The k-th die that flies shows the k-th face, whichever die it is.
                QCOMPARE(faces, expected.left(faces.size()));
                if (throwNumber < 2)
                    QCOMPARE(game->keepDice(seat, keeps[throwNumber][static_cast<std::size_t>(seat)], Actor::Person),
                             accepted);
                else
                    QCOMPARE(game->fillRow(seat, round - 1, Actor::Person), accepted);
            }
        }
    }
}

void TestGameDice::ownDiceDiffer()
{
    ManualClock clock;
    const auto game = seededGame("clock=off dice=own", "pp", clock);
    const QByteArray first = flown(*game);
    QCOMPARE(game->keepDice(0, DiceMask::none(), Actor::Person), accepted);
    const QByteArray second = flown(*game);
    QVERIFY2(first != second, first.constData());
}

void TestGameDice::theSameSeedGivesTheSameGame()
{
    ManualClock clock;
    const auto one = seededGame("clock=off", "pp", clock);
    clock.advance(3600'000);
    const auto two = seededGame("clock=off", "pp", clock);
    for (int round = 1; round <= 15; ++round) {
        for (int seat = 0; seat < 2; ++seat) {
            QCOMPARE(flown(*one), flown(*two));
            QCOMPARE(one->fillRow(seat, round - 1, Actor::Person), accepted);
            QCOMPARE(two->fillRow(seat, round - 1, Actor::Person), accepted);
        }
    }
    QVERIFY(sameGame(one->state(), two->state()));
}

void TestGameDice::undoCannotChangeLuck()
{
    ManualClock clock;
    const auto game = seededGame("clock=off dice=own", "pc", clock);
    flown(*game);
    const QByteArray all = [&] {
        QByteArray text;
        for (const int face : SeededDice(testSeed(), DiceSharing::Own).faces(0, 1, 2))
            text += QByteArray::number(face);
        return text;
    }();
    for (const DiceMask kept : {DiceMask::none(), maskOf({2}), maskOf({0, 4})}) {
        QCOMPARE(game->keepDice(0, kept, Actor::Person), accepted);
        QCOMPARE(game->undo(), accepted);
    }
    QCOMPARE(game->keepDice(0, maskOf({1, 3}), Actor::Person), accepted);
    flown(*game); // the computer
    QCOMPARE(game->fillRow(1, 0, Actor::Computer), accepted);
    QCOMPARE(flown(*game), all.left(3));
}

void TestGameDice::waitingDoesNotChangeLuck()
{
    ManualClock clock;
    const auto quick = seededGame("clock=off", "p", clock);
    const QByteArray faces = flown(*quick);
    const auto slow = seededGame("clock=off", "p", clock);
    clock.advance(123'456);
    clock.setUtc(0);
    QCOMPARE(flown(*slow), faces);
}

QTEST_GUILESS_MAIN(TestGameDice)
#include "tst_game_dice.moc"
