#include "support/games.h"
#include "tablepresenter.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// A state becomes dice in places, open or closed controls, and sentences.
class TestTablePresenter : public QObject {
    Q_OBJECT

private slots:
    void beforeTheFirstThrow();
    void afterAThrow();
    void allLocked();
    void afterTheThirdThrow();
    void cupWaitsForTheRest();
    void nextThrowOfAnotherSeat();
    void computerInTurn();
    void finished();
    void lookingBack();
    void lookingBackToNoThrow();
    void visiting();
    void sharedDiceAreSaid();
    void clockBelongsToTheSeatInTurn();
    void namesWithPlaceMarkers();

private:
    std::unique_ptr<Game> game(const char *rules, int seats, int computers = 0)
    {
        return Games::scripted(Games::setup(rules, Games::seats(seats, computers)), ScriptedDice(), m_clock);
    }
    static TableContext open(const Game &game)
    {
        TableContext context;
        context.inputOpen = true;
        context.locks = game.locks();
        return context;
    }
    ManualClock m_clock;
};

void TestTablePresenter::beforeTheFirstThrow()
{
    const auto running = game("classic", 2);
    const TableState table = TablePresenter::present(running->state(), open(*running));
    QCOMPARE(table.plates.size(), std::size_t(2));
    QVERIFY(table.plates[0].inTurn);
    QVERIFY(!table.plates[1].inTurn);
    QVERIFY(!table.dice.thrown());
    QCOMPARE(table.onTable, DiceMask::none());
    QVERIFY(table.throwOpen);
    QVERIFY(!table.locksOpen);
    QVERIFY(table.buttonEnabled);
    QVERIFY(table.headline.contains(u"Ana"));
    QVERIFY(table.detail.contains(u"1"));
    QVERIFY(table.badge.isEmpty());
}

void TestTablePresenter::afterAThrow()
{
    const auto running = game("classic", 2);
    QVERIFY(!running->throwDice(0, Actor::Person));
    running->setLocks(DiceMask(0b00101));
    TableContext context = open(*running);
    context.throwFollows = true;
    const TableState table = TablePresenter::present(running->state(), context);
    QCOMPARE(table.dice, running->state().current().dice);
    QCOMPARE(table.onTable, DiceMask::all());
    QCOMPARE(table.locked, DiceMask(0b00101));
    QVERIFY(table.locksOpen);
    QVERIFY(table.throwOpen);
    QVERIFY(table.buttonEnabled);
    QVERIFY(table.buttonDetail.contains(u'3'));
    QCOMPARE(table.plates[0].locked, DiceMask(0b00101));
}

void TestTablePresenter::allLocked()
{
    const auto running = game("classic", 2);
    QVERIFY(!running->throwDice(0, Actor::Person));
    running->setLocks(DiceMask::all());
    const TableState table = TablePresenter::present(running->state(), open(*running));
    QVERIFY(!table.buttonEnabled);
    QVERIFY(!table.throwOpen);
    QVERIFY(table.locksOpen);
    QVERIFY(!table.buttonDetail.isEmpty());
}

void TestTablePresenter::afterTheThirdThrow()
{
    const auto running = game("classic", 2);
    for (int i = 0; i < 3; ++i) {
        QVERIFY(!running->throwDice(0, Actor::Person));
        if (i < 2)
            QVERIFY(!running->keepDice(0, DiceMask::none(), Actor::Person));
    }
    const TableState table = TablePresenter::present(running->state(), open(*running));
    QVERIFY(!table.buttonEnabled);
    QVERIFY(!table.locksOpen);
    QVERIFY(!table.throwOpen);
}

void TestTablePresenter::cupWaitsForTheRest()
{
    const auto running = game("classic", 2);
    QVERIFY(!running->throwDice(0, Actor::Person));
    QVERIFY(!running->keepDice(0, DiceMask(0b00011), Actor::Person));
    const TableState table = TablePresenter::present(running->state(), open(*running));
    QCOMPARE(table.onTable, DiceMask(0b00011));
    QCOMPARE(table.locked, DiceMask(0b00011));
    QVERIFY(table.throwOpen);
    QVERIFY(!table.locksOpen);
    QVERIFY(table.buttonDetail.contains(u'3'));
}

void TestTablePresenter::nextThrowOfAnotherSeat()
{
    const auto running = game("duel", 2);
    QVERIFY(!running->throwDice(0, Actor::Person));
    const TableState table = TablePresenter::present(running->state(), open(*running));
    QVERIFY(table.locksOpen);
    QVERIFY2(!table.throwOpen, "the cup goes to the other seat first");
    QVERIFY(table.buttonEnabled);
}

void TestTablePresenter::computerInTurn()
{
    const auto running = game("classic", 2, 2);
    TableContext context = open(*running);
    context.inputOpen = false;
    const TableState table = TablePresenter::present(running->state(), context);
    QVERIFY(!table.throwOpen);
    QVERIFY(!table.buttonEnabled);
    QVERIFY(table.plates[0].computer);
    QVERIFY(table.headline.contains(u"Ana"));
}

void TestTablePresenter::finished()
{
    ScriptedDice dice;
    dice.at(0, 1, 1, {6, 6, 6, 6, 6});
    const auto running = Games::scripted(Games::setup("classic", Games::seats(2)), dice, m_clock);
    QVERIFY(!running->throwDice(0, Actor::Person));
    const TableState table = TablePresenter::present(running->state(), open(*running));
    QVERIFY(running->state().over());
    QVERIFY(!table.buttonEnabled);
    QVERIFY(!table.throwOpen);
    QVERIFY(!table.plates[0].inTurn);
    QCOMPARE(table.onTable, DiceMask::all());
}

void TestTablePresenter::lookingBack()
{
    const auto running = game("duel", 2);
    QVERIFY(!running->throwDice(0, Actor::Person));
    TableContext context;
    context.lookingBack = true;
    const TableState table = TablePresenter::present(running->state(), context);
    QVERIFY(!table.banner.isEmpty());
    QVERIFY(table.banner.contains(u"Ana"));
    QVERIFY(table.backOpen);
    QVERIFY(table.buttonEnabled);
    QVERIFY(!table.throwOpen);
    QVERIFY(!table.locksOpen);
}

void TestTablePresenter::sharedDiceAreSaid()
{
    const auto duel = game("duel", 2);
    QVERIFY(!TablePresenter::present(duel->state(), open(*duel)).badge.isEmpty());
    const auto practice = game("duel", 1);
    QVERIFY(TablePresenter::present(practice->state(), open(*practice)).badge.isEmpty());
}

void TestTablePresenter::clockBelongsToTheSeatInTurn()
{
    const auto running = game("duel", 2);
    TableContext context = open(*running);
    context.clock = {0, 4200, 15000};
    const ClockState clock = TablePresenter::present(running->state(), context).clock;
    QCOMPARE(clock.seat, 0);
    QCOMPARE(clock.remainingMs, qint64(4200));
    QCOMPARE(clock.budgetMs, qint64(15000));
}

void TestTablePresenter::namesWithPlaceMarkers()
{
    GameSetup setup = Games::setup("classic", Games::seats(2));
    setup.seats[0].name = u"%1 %2 & <b>"_s;
    const auto running = Games::scripted(setup, ScriptedDice(), m_clock);
    QVERIFY(!running->throwDice(0, Actor::Person));
    TableContext context = open(*running);
    context.lookingBack = true;
    const TableState table = TablePresenter::present(running->state(), context);
    QVERIFY(table.headline.contains(u"%1 %2 & <b>"));
    QVERIFY(table.banner.contains(u"%1 %2 & <b>"));
    QCOMPARE(table.plates[0].name, u"%1 %2 & <b>"_s);
}

void TestTablePresenter::lookingBackToNoThrow()
{
    const auto running = game("classic", 2);
    TableContext context = open(*running);
    context.lookingBack = true;
    const QString banner = TablePresenter::present(running->state(), context).banner;
    QVERIFY2(banner.contains(u"Ana"_s) && !banner.contains(u'0') && !banner.contains(u"throw"_s), qPrintable(banner));
}

/// A game that is looked at while another one waits says how to come back to that.
void TestTablePresenter::visiting()
{
    const auto running = game("classic", 2);
    TableContext context = open(*running);
    context.visiting = true;
    const TableState table = TablePresenter::present(running->state(), context);
    QVERIFY(table.backOpen && table.buttonEnabled);
    QCOMPARE(table.buttonTitle, u"Back to your game"_s);
}

QTEST_MAIN(TestTablePresenter)
#include "tst_tablepresenter.moc"
