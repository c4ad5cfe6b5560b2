#include "game/replay.h"
#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/simpleplayer.h"

#include <QtTest>
#include <functional>

using namespace Qt::StringLiterals;

using Damage = std::function<void(Journal &)>;
Q_DECLARE_METATYPE(Damage)

/// Damaged journals: the longest valid part is found and the right reason given.
class TestReplay : public QObject {
    Q_OBJECT

private slots:
    void wholeGames_data();
    void wholeGames();
    void everyPrefixIsAGame();
    void start_data();
    void start();
    void moves_data();
    void moves();
    void chatAndPauses_data();
    void chatAndPauses();
    void holes();
    void impossibleTimes();
    void scriptedDiceAreNotTheSeeds();
};

namespace {

/// The event at a place, to be changed.
template <typename T>
T &at(Journal &journal, std::size_t index)
{
    return std::get<T>(journal[index].event);
}

/// Entries of the journal that the damage is done to, a duel of two persons:
/// 0 start, 1 A throws, 2 A keeps, 3 B throws, 4 B keeps, 5 A throws, 6 A keeps, 7 B throws, 8 B keeps,
/// 9 A throws, 10 A fills a row, 11 B throws, 12 B fills a row, 13 A throws round 2, …
const Journal &sound()
{
    static const Journal journal = [] {
        SeededGame game({"duel", "clock=off"});
        game.simpleMoves();
        return game.journal();
    }();
    return journal;
}

void addDamageColumns()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<int>("valid");
    QTest::addColumn<int>("error");
}

void addDamage(const char *name, int valid, EventError error, const Damage &damage)
{
    QTest::newRow(name) << damage << valid << static_cast<int>(error);
}

/// Checks what replay() makes of the sound journal after the current row's damage.
bool damageIsFound(const Journal &from)
{
    QFETCH(Damage, damage);
    QFETCH(int, valid);
    QFETCH(int, error);
    Journal journal = from;
    damage(journal);
    const Replay found = replay(journal);
    if (found.validEntries != static_cast<std::size_t>(valid) || found.error != static_cast<EventError>(error)) {
        qWarning("%d valid entries, then %s", static_cast<int>(found.validEntries),
                 found.error ? nameOf(*found.error) : "nothing wrong");
        return false;
    }
    if (valid == 0)
        return !found.state.has_value();
    const Journal part(journal.begin(), journal.begin() + valid);
    const Replay again = replay(part);
    return again.complete() && sameGame(*again.state, *found.state)
        && sameGame(stateOf(part, part.size()), *found.state);
}

} // namespace

void TestReplay::wholeGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("options");
    for (const char *rules : {"duel", "classic", "nordic"})
        QTest::newRow(rules) << QByteArray(rules) << QByteArray();
    QTest::newRow("duel, own dice") << QByteArray("duel") << QByteArray("dice=own");
    QTest::newRow("duel by turn") << QByteArray("duel") << QByteArray("rotation=turn");
}

void TestReplay::wholeGames()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, options);
    SeededGame game({ruleSet, options, "ppc", 2});
    QVERIFY(game.simpleMoves());
    QVERIFY(game.state().over());
    const Replay found = replay(game.journal());
    QVERIFY(found.complete());
    QCOMPARE(found.validEntries, game.journal().size());
    QVERIFY(sameGame(*found.state, game.state()));
    QVERIFY(found.state->closed);
}

void TestReplay::everyPrefixIsAGame()
{
    for (std::size_t entries = 1; entries <= sound().size(); ++entries) {
        const Journal part(sound().begin(), sound().begin() + static_cast<std::ptrdiff_t>(entries));
        const Replay found = replay(part);
        QVERIFY2(found.complete(), QByteArray::number(qulonglong(entries)).constData());
        QVERIFY(sameGame(*found.state, stateOf(sound(), entries)));
    }
    QVERIFY(!replay({}).complete());
}

void TestReplay::start_data()
{
    addDamageColumns();
    const auto add = [](const char *name, EventError error, const std::function<void(GameStarted &)> &change) {
        addDamage(name, 0, error, [change](Journal &journal) { change(at<GameStarted>(journal, 0)); });
    };
    addDamage("empty", 0, EventError::NoStart, [](Journal &journal) { journal.clear(); });
    addDamage("start missing", 0, EventError::NoStart, [](Journal &journal) { journal.erase(journal.begin()); });
    add("newer format", EventError::NewerFormat, [](GameStarted &start) { start.format = 2; });
    add("format 0", EventError::NewerFormat, [](GameStarted &start) { start.format = 0; });
    add("unknown rule set", EventError::UnknownRules, [](GameStarted &start) { start.ruleSet = u"yatzee"_s; });
    add("unknown option", EventError::UnknownRules,
        [](GameStarted &start) { start.options.push_back({u"size"_s, u"5"_s}); });
    add("bad option value", EventError::UnknownRules, [](GameStarted &start) { start.options[2].value = u"4"_s; });
    add("other option", EventError::OtherRules, [](GameStarted &start) { start.options[2].value = u"20"_s; });
    add("other rule set", EventError::OtherRules, [](GameStarted &start) {
        start.ruleSet = u"classic"_s;
        start.options.clear();
    });
    add("wrong fingerprint", EventError::OtherRules, [](GameStarted &start) { start.fingerprint[0] = 'g'; });
    add("no fingerprint", EventError::OtherRules, [](GameStarted &start) { start.fingerprint.clear(); });
    add("no seats", EventError::BadSeats, [](GameStarted &start) { start.seats.clear(); });
    add("99 seats", EventError::BadSeats, [](GameStarted &start) { start.seats.resize(99, start.seats[0]); });
    add("empty name", EventError::BadSeats, [](GameStarted &start) { start.seats[1].name.clear(); });
    add("equal names", EventError::BadSeats, [](GameStarted &start) { start.seats[1].name = u"a"_s; });
    add("a name of two lines", EventError::BadSeats, [](GameStarted &start) { start.seats[1].name = u"B\nb"_s; });
    add("starter beyond", EventError::BadSeats, [](GameStarted &start) { start.starter = 2; });
    add("starter negative", EventError::BadSeats, [](GameStarted &start) { start.starter = -1; });
    add("short seed", EventError::BadSeed, [](GameStarted &start) { start.seed.chop(1); });
    add("long seed", EventError::BadSeed, [](GameStarted &start) { start.seed += 'x'; });
    add("short seed with its code", EventError::BadSeed, [](GameStarted &start) {
        start.seed.chop(1);
        start.fairnessCode = fairnessCode(start.seed);
    });
    add("other seed", EventError::BadSeed, [](GameStarted &start) { start.seed[0] = 'x'; });
    add("wrong code", EventError::BadSeed, [](GameStarted &start) { start.fairnessCode[63] = '-'; });
    addDamage("another seed and its code", 1, EventError::WrongDice, [](Journal &journal) {
        auto &start = at<GameStarted>(journal, 0);
        start.seed[0] = 'x';
        start.fairnessCode = fairnessCode(start.seed);
    });
    addDamage("another starter", 1, EventError::NotInTurn,
              [](Journal &journal) { at<GameStarted>(journal, 0).starter = 1; });
}

void TestReplay::start()
{
    QVERIFY(damageIsFound(sound()));
}

void TestReplay::moves_data()
{
    addDamageColumns();
    const auto thrown = [](const char *name, int index, EventError error, void (*change)(DiceThrown &)) {
        addDamage(name, index, error, [index, change](Journal &journal) {
            change(at<DiceThrown>(journal, static_cast<std::size_t>(index)));
        });
    };
    thrown("die 7", 1, EventError::WrongDice, [](DiceThrown &event) { event.dice.set(4, 7); });
    thrown("die 0", 3, EventError::WrongDice, [](DiceThrown &event) { event.dice.set(0, 0); });
    thrown("die 255", 3, EventError::WrongDice, [](DiceThrown &event) { event.dice.set(0, 255); });
    thrown("not the seed's face", 5, EventError::WrongDice,
           [](DiceThrown &event) { event.dice.set(0, event.dice[0] % 6 + 1); });
    thrown("two dice swapped", 1, EventError::WrongDice, [](DiceThrown &event) {
        int other = 1;
        while (event.dice[other] == event.dice[0])
            ++other;
        std::swap(event.dice.faces[0], event.dice.faces[static_cast<std::size_t>(other)]);
    });
    thrown("other dice stayed", 5, EventError::WrongKept,
           [](DiceThrown &event) { event.kept = event.kept.inverted(); });
    thrown("kept on the first throw", 1, EventError::WrongKept, [](DiceThrown &event) { event.kept = maskOf({0}); });
    thrown("round 2 too early", 1, EventError::WrongThrow, [](DiceThrown &event) { event.round = 2; });
    thrown("round 1 again", 13, EventError::WrongThrow, [](DiceThrown &event) { event.round = 1; });
    thrown("throw 2 first", 1, EventError::WrongThrow, [](DiceThrown &event) { event.throwNumber = 2; });
    thrown("throw 4", 9, EventError::WrongThrow, [](DiceThrown &event) { event.throwNumber = 4; });
    thrown("wrong seat", 3, EventError::NotInTurn, [](DiceThrown &event) { event.seat = 0; });
    thrown("no such seat", 3, EventError::NoSuchSeat, [](DiceThrown &event) { event.seat = 2; });
    thrown("negative seat", 3, EventError::NoSuchSeat, [](DiceThrown &event) { event.seat = -1; });
    addDamage("a throw twice", 2, EventError::NotThrowing,
              [](Journal &journal) { journal.insert(journal.begin() + 2, journal[1]); });
    addDamage("a keep twice", 3, EventError::NotInTurn,
              [](Journal &journal) { journal.insert(journal.begin() + 3, journal[2]); });
    addDamage("all dice kept", 4, EventError::AllDiceKept,
              [](Journal &journal) { at<DiceKept>(journal, 4).kept = DiceMask::all(); });
    addDamage("kept after the third throw", 10, EventError::NoThrowsLeft,
              [](Journal &journal) { journal[10].event = DiceKept{0, maskOf({0}), Actor::Person}; });
    addDamage("one point too many", 10, EventError::WrongPoints,
              [](Journal &journal) { ++at<RowFilled>(journal, 10).points; });
    addDamage("9999 points", 12, EventError::WrongPoints,
              [](Journal &journal) { at<RowFilled>(journal, 12).points = 9999; });
    addDamage("negative points", 12, EventError::WrongPoints,
              [](Journal &journal) { at<RowFilled>(journal, 12).points = -1; });
    addDamage("no such row", 10, EventError::NoSuchRow,
              [](Journal &journal) { at<RowFilled>(journal, 10).row = 15; });
    addDamage("negative row", 10, EventError::NoSuchRow,
              [](Journal &journal) { at<RowFilled>(journal, 10).row = INT_MIN; });
    addDamage("row without a throw", 3, EventError::NotDeciding,
              [](Journal &journal) { journal[3].event = RowFilled{1, 0, 0, DiceMask::none(), Actor::Person}; });
    addDamage("second start", 7, EventError::SecondStart,
              [](Journal &journal) { journal.insert(journal.begin() + 7, journal[0]); });
    addDamage("ended too early", 12, EventError::NotOver,
              [](Journal &journal) { journal[12].event = Finished{FinishReason::Complete}; });
}

void TestReplay::moves()
{
    QVERIFY(damageIsFound(sound()));
}

void TestReplay::chatAndPauses_data()
{
    addDamageColumns();
    const auto put = [](const char *name, int index, EventError error, const GameEvent &event) {
        addDamage(name, index, error, [index, event](Journal &journal) {
            journal.insert(journal.begin() + index, JournalEntry{event, 0, 0});
        });
    };
    put("nothing said", 2, EventError::EmptyMessage, ChatPosted{0, u"  "_s});
    put("too much said", 2, EventError::MessageTooLong, ChatPosted{0, QString(501, u'x')});
    put("said by nobody", 2, EventError::NoSuchSeat, ChatPosted{2, u"boo"_s});
    put("run on without a pause", 2, EventError::GamePaused, Paused{false});
    put("a pause that does not end", 3, EventError::GamePaused, Paused{true}); // entry 2 is the pause
    put("a seat of nobody", 2, EventError::NoSuchSeat, SeatChanged{-1, {}});
    put("a seat without a name", 2, EventError::BadSeats, SeatChanged{1, {}});
    put("a name of two lines", 2, EventError::BadSeats, SeatChanged{1, {u"x\ny"_s, {}, PlayerKind::Person, {}}});
}

void TestReplay::chatAndPauses()
{
    QFETCH(int, valid);
    QFETCH(int, error);
    // A pause alone is fine; the move after it is not.
    const bool pauses = QTest::currentDataTag() == QByteArray("a pause that does not end");
    if (!pauses) {
        QVERIFY(damageIsFound(sound()));
        return;
    }
    Journal journal = sound();
    journal.insert(journal.begin() + 2, JournalEntry{Paused{true}, 0, 0});
    const Replay found = replay(journal);
    QCOMPARE(found.validEntries, static_cast<std::size_t>(valid));
    QCOMPARE(found.error, refused(static_cast<EventError>(error)));
}

void TestReplay::holes()
{
    // Whichever entry is lost, the journal is valid exactly up to the hole: no later entry fits by chance. The
    // last one only notes the end.
    for (std::size_t lost = 1; lost + 1 < sound().size(); ++lost) {
        Journal journal = sound();
        journal.erase(journal.begin() + static_cast<std::ptrdiff_t>(lost));
        const Replay found = replay(journal);
        QVERIFY2(!found.complete(), QByteArray::number(qulonglong(lost)).constData());
        QCOMPARE(found.validEntries, lost);
    }
}

void TestReplay::impossibleTimes()
{
    Journal journal = sound();
    journal[1].decisionMs = std::numeric_limits<qint64>::max();
    journal[2].decisionMs = std::numeric_limits<qint64>::max();
    journal[3].decisionMs = std::numeric_limits<qint64>::min();
    journal[5].decisionMs = std::numeric_limits<qint64>::max();
    journal[7].decisionMs = 5;
    const Replay found = replay(journal);
    QVERIFY(found.complete());
    QVERIFY(found.state->at(0).thinkingMs > qint64(1'000'000'000'000));
    QCOMPARE(found.state->at(1).thinkingMs, 5);
}

void TestReplay::scriptedDiceAreNotTheSeeds()
{
    TestGame game({"classic"}, ScriptedDice().at(0, 1, 1, {6, 6, 6, 6, 5}));
    QVERIFY(game.play("A:throw A:poker"));
    QVERIFY(replay(game.journal(), game.dice()).complete());
    const Replay found = replay(game.journal());
    QCOMPARE(found.error, refused(EventError::WrongDice));
    QCOMPARE(found.validEntries, std::size_t(1));
    QCOMPARE(replay({}, game.dice()).error, refused(EventError::NoStart));
}

QTEST_GUILESS_MAIN(TestReplay)
#include "tst_replay.moc"
