#include "game/replay.h"
#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/simpleplayer.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace Qt::StringLiterals;

/// What may stand at the end of a journal, undo markers that name the wrong entry, and damage at random.
class TestReplayEnd : public QObject {
    Q_OBJECT

private slots:
    void afterTheEnd_data();
    void afterTheEnd();
    void theReasonMustBeRight();
    void chatAfterTheEnd();
    void anEndThatWasNotNoted();
    void undoTargets_data();
    void undoTargets();
    void anUndoWithNothingToUndo_data();
    void anUndoWithNothingToUndo();
    void randomDamage();
};

namespace {

Journal finishedJournal(const QByteArray &ruleSet = "nordic")
{
    SeededGame game({ruleSet, "clock=off", "pp"});
    game.simpleMoves();
    return game.journal();
}

/// One field somewhere gets another value.
void damage(JournalEntry &entry, QRandomGenerator &random)
{
    const auto any = [&random] { return static_cast<int>(random.generate()); };
    const auto small = [&random] { return random.bounded(-2, 20); };
    if (auto *thrown = std::get_if<DiceThrown>(&entry.event)) {
        switch (random.bounded(5)) {
        case 0:
            thrown->seat = small();
            break;
        case 1:
            thrown->round = any();
            break;
        case 2:
            thrown->throwNumber = small();
            break;
        case 3:
            thrown->kept = DiceMask(static_cast<unsigned>(any()));
            break;
        default:
            thrown->dice.set(random.bounded(DiceCount), small());
            break;
        }
    } else if (auto *kept = std::get_if<DiceKept>(&entry.event)) {
        if (random.bounded(2) == 0)
            kept->seat = any();
        else
            kept->kept = DiceMask(static_cast<unsigned>(any()));
    } else if (auto *filled = std::get_if<RowFilled>(&entry.event)) {
        switch (random.bounded(3)) {
        case 0:
            filled->seat = small();
            break;
        case 1:
            filled->row = random.bounded(2) == 0 ? any() : small();
            break;
        default:
            filled->points = any();
            break;
        }
    } else if (auto *start = std::get_if<GameStarted>(&entry.event)) {
        if (random.bounded(2) == 0)
            start->starter = small();
        else
            start->seed[random.bounded(SeedBytes)] = static_cast<char>(any());
    } else {
        entry.event = Undone{random.bounded(2) == 0 ? any() : small()};
    }
}

} // namespace

void TestReplayEnd::afterTheEnd_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("throw") << 0;
    QTest::newRow("keep") << 1;
    QTest::newRow("row") << 2;
    QTest::newRow("pause") << 3;
    QTest::newRow("seat") << 4;
    QTest::newRow("a second end") << 5;
    QTest::newRow("undo") << 6;
    QTest::newRow("start") << 7;
}

void TestReplayEnd::afterTheEnd()
{
    QFETCH(int, kind);
    Journal journal = finishedJournal();
    const std::size_t size = journal.size();
    const int seat = replay(journal).state->seat;
    const std::array<GameEvent, 8> events{
        DiceThrown{seat, 11, 1, DiceMask::none(), diceFrom("12346"), Actor::Person},
        DiceKept{seat, DiceMask::none(), Actor::Person},
        RowFilled{seat, 0, 0, DiceMask::none(), Actor::Person},
        Paused{true},
        SeatChanged{0, testSeats("c").front()},
        Finished{FinishReason::Complete},
        Undone{static_cast<int>(size) - 2},
        journal.front().event,
    };
    journal.push_back({events[static_cast<std::size_t>(kind)], 0, 0});
    const Replay found = replay(journal);
    QCOMPARE(found.validEntries, size);
    const EventError expected = kind == 6   ? EventError::NothingToUndo
                                : kind == 7 ? EventError::SecondStart
                                            : EventError::GameOver;
    QCOMPARE(found.error, refused(expected));
}

void TestReplayEnd::theReasonMustBeRight()
{
    Journal journal = finishedJournal();
    std::get<Finished>(journal.back().event).reason = FinishReason::ServedWin;
    const Replay found = replay(journal);
    QCOMPARE(found.validEntries, journal.size() - 1);
    QCOMPARE(found.error, refused(EventError::NotOver));
    QVERIFY(found.state->over());
}

void TestReplayEnd::chatAfterTheEnd()
{
    Journal journal = finishedJournal();
    journal.push_back({ChatPosted{1, u"Again?"_s}, 0, 0});
    QVERIFY(replay(journal).complete());
}

void TestReplayEnd::anEndThatWasNotNoted()
{
    // The program was killed between the last row and the note: the game is over all the same.
    Journal journal = finishedJournal();
    journal.pop_back();
    const Replay found = replay(journal);
    QVERIFY(found.complete());
    QVERIFY(found.state->over());
    QVERIFY(!found.state->closed);
}

void TestReplayEnd::undoTargets_data()
{
    QTest::addColumn<int>("target");
    QTest::addColumn<bool>("right");
    for (const int target : {INT_MIN, -1, 0, 1, 2, 3, 4, 5, 6, 100, INT_MAX})
        QTest::addRow("%d", target) << target << (target == 4);
}

void TestReplayEnd::undoTargets()
{
    QFETCH(int, target);
    QFETCH(bool, right);
    SeededGame game({"duel", "clock=off"});
    // 0 start, 1 A throws, 2 A keeps, 3 B throws, 4 B keeps, 5 chat
    QVERIFY(game.simpleMoves(4));
    QVERIFY(!game->postChat(0, u"hm"_s));
    Journal journal = game.journal();
    QCOMPARE(journal.size(), std::size_t(6));
    journal.push_back({Undone{target}, 0, 0});
    const Replay found = replay(journal);
    QCOMPARE(found.complete(), right);
    QCOMPARE(found.validEntries, right ? std::size_t(7) : std::size_t(6));
    if (!right)
        QCOMPARE(found.error, refused(EventError::NothingToUndo));
}

void TestReplayEnd::anUndoWithNothingToUndo_data()
{
    QTest::addColumn<int>("moves");
    QTest::addColumn<bool>("paused");
    QTest::newRow("new game") << 0 << false;
    QTest::newRow("after a throw") << 1 << false;
    QTest::newRow("after the next throw") << 3 << false;
    QTest::newRow("while paused") << 2 << true;
}

void TestReplayEnd::anUndoWithNothingToUndo()
{
    QFETCH(int, moves);
    QFETCH(bool, paused);
    SeededGame game({"duel", "clock=off"});
    QVERIFY(game.simpleMoves(moves));
    if (paused)
        QVERIFY(!game->setPaused(true));
    Journal journal = game.journal();
    const std::size_t size = journal.size();
    for (std::size_t target = 0; target <= size; ++target) {
        journal.push_back({Undone{static_cast<int>(target)}, 0, 0});
        const Replay found = replay(journal);
        QCOMPARE(found.error, refused(EventError::NothingToUndo));
        QCOMPARE(found.validEntries, size);
        journal.pop_back();
    }
}

void TestReplayEnd::randomDamage()
{
    // Nothing crashes, and what is called valid is.
    QRandomGenerator random(20250612);
    const std::array journals{finishedJournal("duel"), finishedJournal("classic"), finishedJournal("nordic")};
    int found = 0;
    for (int n = 0; n < 3000; ++n) {
        Journal journal = journals[static_cast<std::size_t>(n) % journals.size()];
        const std::size_t place = random.bounded(static_cast<quint32>(journal.size()));
        damage(journal[place], random);
        const Replay result = replay(journal);
        // A change may leave things as they were; what stands before it stays valid in any case.
        QVERIFY(result.validEntries >= place);
        QCOMPARE(result.complete(), result.validEntries == journal.size());
        found += result.complete() ? 0 : 1;
        if (result.validEntries == 0)
            continue;
        journal.resize(result.validEntries);
        const Replay part = replay(journal);
        QVERIFY(part.complete());
        QVERIFY(sameGame(*part.state, *result.state));
    }
    QVERIFY2(found > 2500, QByteArray::number(found).constData());
}

QTEST_GUILESS_MAIN(TestReplayEnd)
#include "tst_replay_end.moc"
