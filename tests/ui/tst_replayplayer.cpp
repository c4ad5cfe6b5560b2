#include "replay/replayplayer.h"
#include "support/busygame.h"

#include <QSignalSpy>
#include <QTest>

/// The walk through a journal, without anything to see.
class TestReplayPlayer : public QObject {
    Q_OBJECT

private slots:
    void init();
    void stepsAreThrowsDecisionsAndUndos();
    void walksToTheEndByItself();
    void aThrowThatMovesHoldsTheWalk();
    void throwsMoveOnlyWhenSteppedOnto();
    void staysBetweenBeginningAndEnd();
    void handPauses();
    void playAtTheEndBeginsAnew();
    void speedShortensTheRests();
    void historyLeads();
    void onlyWhatPeopleMaySee();
    void gameWithoutSteps();

private:
    [[nodiscard]] std::unique_ptr<ReplayPlayer> make(int restMs = 0) const;
    [[nodiscard]] bool isThrow(int entry) const
    {
        return std::holds_alternative<DiceThrown>(m_journal[static_cast<std::size_t>(entry)].event);
    }

    Journal m_journal;
};

void TestReplayPlayer::init()
{
    m_journal = busyGame("duel", 4);
}

std::unique_ptr<ReplayPlayer> TestReplayPlayer::make(int restMs) const
{
    auto player = std::make_unique<ReplayPlayer>(ReplayPace{restMs, restMs});
    player->setJournal(m_journal, m_journal.size());
    return player;
}

void TestReplayPlayer::stepsAreThrowsDecisionsAndUndos()
{
    int wanted = 0;
    for (const JournalEntry &entry : m_journal) {
        wanted += std::holds_alternative<DiceThrown>(entry.event) || std::holds_alternative<DiceKept>(entry.event)
                  || std::holds_alternative<RowFilled>(entry.event) || std::holds_alternative<Undone>(entry.event);
    }
    QVERIFY(wanted > 50);
    const auto player = make();
    QCOMPARE(player->stepCount(), wanted);
    QCOMPARE(player->position(), 0);
    QVERIFY(!player->playing());
}

void TestReplayPlayer::walksToTheEndByItself()
{
    const auto player = make();
    player->setMotion(false);
    QSignalSpy moved(player.get(), &ReplayPlayer::moved);
    player->play();
    QVERIFY(player->playing());
    QTRY_VERIFY(!player->playing());
    QCOMPARE(player->position(), player->stepCount());
    QCOMPARE(moved.count(), player->stepCount());
    int last = 0;
    for (const QList<QVariant> &arguments : moved) {
        QVERIFY(arguments[0].toInt() > last);
        QCOMPARE(arguments[1].toBool(), false);
        last = arguments[0].toInt();
    }
}

void TestReplayPlayer::aThrowThatMovesHoldsTheWalk()
{
    const auto player = make();
    QSignalSpy moved(player.get(), &ReplayPlayer::moved);
    player->play();
    QTRY_COMPARE(moved.count(), 1); // the first step of a game is a throw
    QCOMPARE(moved[0][1].toBool(), true);
    QTest::qWait(30);
    QCOMPARE(moved.count(), 1);
    player->settled();
    player->settled(); // once more means nothing
    QTRY_VERIFY(moved.count() >= 2);
}

void TestReplayPlayer::throwsMoveOnlyWhenSteppedOnto()
{
    const auto player = make();
    QSignalSpy moved(player.get(), &ReplayPlayer::moved);
    player->stepBy(1);
    QCOMPARE(moved.takeFirst(), (QList<QVariant>{1, true}));
    player->jumpTo(0);
    QCOMPARE(moved.takeFirst(), (QList<QVariant>{0, false}));
    player->jumpTo(1);
    QCOMPARE(moved.takeFirst(), (QList<QVariant>{1, false}));
    player->stepBy(1);
    player->stepBy(-1);
    QCOMPARE(moved.last()[1].toBool(), false);
    player->setMotion(false);
    player->stepBy(-1);
    player->stepBy(1);
    QCOMPARE(moved.last(), (QList<QVariant>{1, false}));
}

void TestReplayPlayer::staysBetweenBeginningAndEnd()
{
    const auto player = make();
    player->stepBy(-5);
    QCOMPARE(player->position(), 0);
    player->jumpTo(100'000);
    QCOMPARE(player->position(), player->stepCount());
    player->stepBy(1);
    QCOMPARE(player->position(), player->stepCount());
}

void TestReplayPlayer::handPauses()
{
    const auto player = make(10);
    player->setMotion(false);
    player->play();
    player->stepBy(1);
    QVERIFY(!player->playing());
    const int position = player->position();
    QTest::qWait(40);
    QCOMPARE(player->position(), position);
}

void TestReplayPlayer::playAtTheEndBeginsAnew()
{
    const auto player = make(10'000);
    player->jumpTo(player->stepCount());
    QSignalSpy moved(player.get(), &ReplayPlayer::moved);
    player->play();
    QVERIFY(player->playing());
    QCOMPARE(player->position(), 0);
    QCOMPARE(moved.count(), 1);
}

void TestReplayPlayer::speedShortensTheRests()
{
    const auto player = make(60'000);
    player->setMotion(false);
    player->setSpeed(6000); // 10 ms
    player->play();
    QTRY_VERIFY(player->position() > 2);
}

void TestReplayPlayer::historyLeads()
{
    const auto player = make();
    QSignalSpy moved(player.get(), &ReplayPlayer::moved);
    player->stepBy(1);
    moved.clear();
    int entry = static_cast<int>(m_journal.size()) / 2;
    while (!isThrow(entry))
        ++entry;
    player->noteEntry(entry);
    QCOMPARE(moved.count(), 0); // it is shown already
    player->stepBy(1);
    QVERIFY(moved[0][0].toInt() > entry);
    player->stepBy(-1);
    QCOMPARE(moved[1][0].toInt(), entry);
}

void TestReplayPlayer::onlyWhatPeopleMaySee()
{
    ReplayPlayer player(ReplayPace{});
    player.setJournal(m_journal, 2);
    QCOMPARE(player.stepCount(), 1);
}

void TestReplayPlayer::gameWithoutSteps()
{
    ReplayPlayer player(ReplayPace{});
    player.setJournal(m_journal, 1);
    QCOMPARE(player.stepCount(), 0);
    player.play();
    QVERIFY(!player.playing());
    player.stepBy(1);
    QCOMPARE(player.position(), 0);
}

QTEST_MAIN(TestReplayPlayer)
#include "tst_replayplayer.moc"
