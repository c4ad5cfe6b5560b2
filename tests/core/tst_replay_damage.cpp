#include "game/replay.h"
#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/simpleplayer.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Damaged journals: the longest valid part is found and the right reason given.
class TestReplayDamage : public QObject {
    Q_OBJECT

private slots:
    void start_data();
    void start();
    void moves_data();
    void moves();
    void otherEntries_data();
    void otherEntries();
};

namespace {

/// One way to damage the sound journal: how many entries stay valid, and what is wrong with the next one.
struct Damage {
    const char *name;
    std::size_t valid;
    EventError error;
    void (*apply)(Journal &journal);
};

/// A duel of two persons: 0 start, 1 A throws, 2 A keeps, 3 B throws, 4 B keeps, 5 A throws, 6 A keeps, 7 B throws,
/// 8 B keeps, 9 A throws, 10 A fills a row, 11 B throws, 12 B fills a row, 13 A throws in round 2, …
const Journal &sound()
{
    static const Journal journal = [] {
        SeededGame game({"duel", "clock=off"});
        game.simpleMoves();
        return game.journal();
    }();
    return journal;
}

template <typename T>
T &at(Journal &journal, std::size_t index)
{
    return std::get<T>(journal[index].event);
}

GameStarted &startOf(Journal &journal)
{
    return at<GameStarted>(journal, 0);
}

DiceThrown &throwAt(Journal &journal, std::size_t index)
{
    return at<DiceThrown>(journal, index);
}

void put(Journal &journal, int index, const GameEvent &event)
{
    journal.insert(journal.begin() + index, JournalEntry{event, 0, 0});
}

void swapTwoUnlikeDice(Dice &dice)
{
    int other = 1;
    while (dice[other] == dice[0])
        ++other;
    std::swap(dice.faces[0], dice.faces[static_cast<std::size_t>(other)]);
}

const Damage startDamages[] = {
    {"empty", 0, EventError::NoStart, [](Journal &j) { j.clear(); }},
    {"start missing", 0, EventError::NoStart, [](Journal &j) { j.erase(j.begin()); }},
    {"newer format", 0, EventError::NewerFormat, [](Journal &j) { startOf(j).format = 2; }},
    {"format 0", 0, EventError::NewerFormat, [](Journal &j) { startOf(j).format = 0; }},
    {"unknown rule set", 0, EventError::UnknownRules, [](Journal &j) { startOf(j).ruleSet = u"yatzee"_s; }},
    {"unknown option", 0, EventError::UnknownRules,
     [](Journal &j) {
         startOf(j).options.push_back({u"size"_s, u"5"_s});
     }},
    {"bad option value", 0, EventError::UnknownRules, [](Journal &j) { startOf(j).options[2].value = u"4"_s; }},
    {"other option", 0, EventError::OtherRules, [](Journal &j) { startOf(j).options[2].value = u"20"_s; }},
    {"other rule set", 0, EventError::OtherRules,
     [](Journal &j) {
         startOf(j).ruleSet = u"classic"_s;
         startOf(j).options.clear();
     }},
    {"wrong fingerprint", 0, EventError::OtherRules, [](Journal &j) { startOf(j).fingerprint[0] = 'g'; }},
    {"no fingerprint", 0, EventError::OtherRules, [](Journal &j) { startOf(j).fingerprint.clear(); }},
    {"no seats", 0, EventError::BadSeats, [](Journal &j) { startOf(j).seats.clear(); }},
    {"99 seats", 0, EventError::BadSeats, [](Journal &j) { startOf(j).seats.resize(99, startOf(j).seats[0]); }},
    {"empty name", 0, EventError::BadSeats, [](Journal &j) { startOf(j).seats[1].name.clear(); }},
    {"equal names", 0, EventError::BadSeats, [](Journal &j) { startOf(j).seats[1].name = u"a"_s; }},
    {"a name of two lines", 0, EventError::BadSeats, [](Journal &j) { startOf(j).seats[1].name = u"B\nb"_s; }},
    {"starter beyond", 0, EventError::BadSeats, [](Journal &j) { startOf(j).starter = 2; }},
    {"starter negative", 0, EventError::BadSeats, [](Journal &j) { startOf(j).starter = -1; }},
    {"another starter", 1, EventError::NotInTurn, [](Journal &j) { startOf(j).starter = 1; }},
    {"short seed", 0, EventError::BadSeed, [](Journal &j) { startOf(j).seed.chop(1); }},
    {"long seed", 0, EventError::BadSeed, [](Journal &j) { startOf(j).seed += 'x'; }},
    {"short seed with its code", 0, EventError::BadSeed,
     [](Journal &j) {
         startOf(j).seed.chop(1);
         startOf(j).fairnessCode = fairnessCode(startOf(j).seed);
     }},
    {"other seed", 0, EventError::BadSeed, [](Journal &j) { startOf(j).seed[0] = 'x'; }},
    {"wrong code", 0, EventError::BadSeed, [](Journal &j) { startOf(j).fairnessCode[63] = '-'; }},
    {"another seed with its code", 1, EventError::WrongDice,
     [](Journal &j) {
         startOf(j).seed[0] = 'x';
         startOf(j).fairnessCode = fairnessCode(startOf(j).seed);
     }},
};

const Damage moveDamages[] = {
    {"die 7", 1, EventError::WrongDice, [](Journal &j) { throwAt(j, 1).dice.set(4, 7); }},
    {"die 0", 3, EventError::WrongDice, [](Journal &j) { throwAt(j, 3).dice.set(0, 0); }},
    {"die 255", 3, EventError::WrongDice, [](Journal &j) { throwAt(j, 3).dice.set(0, 255); }},
    {"not the seed's face", 5, EventError::WrongDice,
     [](Journal &j) { throwAt(j, 5).dice.set(0, throwAt(j, 5).dice[0] % 6 + 1); }},
    {"two dice swapped", 1, EventError::WrongDice, [](Journal &j) { swapTwoUnlikeDice(throwAt(j, 1).dice); }},
    {"other dice stayed", 5, EventError::WrongKept,
     [](Journal &j) { throwAt(j, 5).kept = throwAt(j, 5).kept.inverted(); }},
    {"kept on the first throw", 1, EventError::WrongKept, [](Journal &j) { throwAt(j, 1).kept = maskOf({0}); }},
    {"round 2 too early", 1, EventError::WrongThrow, [](Journal &j) { throwAt(j, 1).round = 2; }},
    {"round 1 again", 13, EventError::WrongThrow, [](Journal &j) { throwAt(j, 13).round = 1; }},
    {"throw 2 first", 1, EventError::WrongThrow, [](Journal &j) { throwAt(j, 1).throwNumber = 2; }},
    {"throw 4", 9, EventError::WrongThrow, [](Journal &j) { throwAt(j, 9).throwNumber = 4; }},
    {"wrong seat", 3, EventError::NotInTurn, [](Journal &j) { throwAt(j, 3).seat = 0; }},
    {"no such seat", 3, EventError::NoSuchSeat, [](Journal &j) { throwAt(j, 3).seat = 2; }},
    {"negative seat", 3, EventError::NoSuchSeat, [](Journal &j) { throwAt(j, 3).seat = -1; }},
    {"a throw twice", 2, EventError::NotThrowing, [](Journal &j) { put(j, 2, j[1].event); }},
    {"a keep twice", 3, EventError::NotInTurn, [](Journal &j) { put(j, 3, j[2].event); }},
    {"all dice kept", 4, EventError::AllDiceKept, [](Journal &j) { at<DiceKept>(j, 4).kept = DiceMask::all(); }},
    {"kept after the third throw", 10, EventError::NoThrowsLeft,
     [](Journal &j) {
         put(j, 10, DiceKept{0, maskOf({0}), Actor::Person});
     }},
    {"one point too many", 10, EventError::WrongPoints, [](Journal &j) { ++at<RowFilled>(j, 10).points; }},
    {"9999 points", 12, EventError::WrongPoints, [](Journal &j) { at<RowFilled>(j, 12).points = 9999; }},
    {"negative points", 12, EventError::WrongPoints, [](Journal &j) { at<RowFilled>(j, 12).points = -1; }},
    {"no such row", 10, EventError::NoSuchRow, [](Journal &j) { at<RowFilled>(j, 10).row = 15; }},
    {"negative row", 10, EventError::NoSuchRow, [](Journal &j) { at<RowFilled>(j, 10).row = INT_MIN; }},
    {"row of another seat", 10, EventError::NotInTurn, [](Journal &j) { at<RowFilled>(j, 10).seat = 1; }},
    {"row without a throw", 3, EventError::NotDeciding,
     [](Journal &j) {
         put(j, 3, RowFilled{1, 0, 0, DiceMask::none(), Actor::Person});
     }},
};

const Damage otherDamages[] = {
    {"second start", 7, EventError::SecondStart, [](Journal &j) { put(j, 7, j[0].event); }},
    {"ended too early", 12, EventError::NotOver, [](Journal &j) { put(j, 12, Finished{FinishReason::Complete}); }},
    {"nothing said", 2, EventError::EmptyMessage,
     [](Journal &j) {
         put(j, 2, ChatPosted{0, u"  "_s});
     }},
    {"too much said", 2, EventError::MessageTooLong,
     [](Journal &j) {
         put(j, 2, ChatPosted{0, QString(501, u'x')});
     }},
    {"said by nobody", 2, EventError::NoSuchSeat,
     [](Journal &j) {
         put(j, 2, ChatPosted{2, u"boo"_s});
     }},
    {"run on without a pause", 2, EventError::GamePaused, [](Journal &j) { put(j, 2, Paused{false}); }},
    {"a move in a pause", 3, EventError::GamePaused, [](Journal &j) { put(j, 2, Paused{true}); }},
    {"a seat of nobody", 2, EventError::NoSuchSeat,
     [](Journal &j) {
         put(j, 2, SeatChanged{-1, {}});
     }},
    {"a seat without a name", 2, EventError::BadSeats,
     [](Journal &j) {
         put(j, 2, SeatChanged{1, {}});
     }},
    {"a seat's name of two lines", 2, EventError::BadSeats,
     [](Journal &j) {
         put(j, 2, SeatChanged{1, {u"x\ny"_s, {}, PlayerKind::Person, {}}});
     }},
};

template <std::size_t N>
void addRows(const Damage (&damages)[N])
{
    QTest::addColumn<const Damage *>("damage");
    for (const Damage &damage : damages)
        QTest::newRow(damage.name) << &damage;
}

/// What replay() makes of the sound journal after the current row's damage.
bool damageIsFound()
{
    QFETCH(const Damage *, damage);
    Journal journal = sound();
    damage->apply(journal);
    const Replay found = replay(journal);
    if (found.validEntries != damage->valid || found.error != damage->error) {
        qWarning("%d valid entries, then %s", static_cast<int>(found.validEntries),
                 found.error ? nameOf(*found.error) : "nothing wrong");
        return false;
    }
    if (damage->valid == 0)
        return !found.state.has_value();
    journal.resize(damage->valid);
    const Replay again = replay(journal);
    return again.complete() && sameGame(*again.state, *found.state)
           && sameGame(stateOf(journal, journal.size()), *found.state);
}

} // namespace

void TestReplayDamage::start_data()
{
    addRows(startDamages);
}

void TestReplayDamage::start()
{
    QVERIFY(damageIsFound());
}

void TestReplayDamage::moves_data()
{
    addRows(moveDamages);
}

void TestReplayDamage::moves()
{
    QVERIFY(damageIsFound());
}

void TestReplayDamage::otherEntries_data()
{
    addRows(otherDamages);
}

void TestReplayDamage::otherEntries()
{
    QVERIFY(damageIsFound());
}

QTEST_GUILESS_MAIN(TestReplayDamage)
#include "tst_replay_damage.moc"
