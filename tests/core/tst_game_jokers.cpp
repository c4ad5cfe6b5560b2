#include "game/replay.h"
#include "game/standings.h"
#include "rules/scoring.h"
#include "storage/eventreader.h"
#include "storage/journalfile.h"
#include "support/errortext.h"
#include "support/ruletext.h"
#include "support/testgame.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Rows that may not be filled with these dice: jokers and a forced order, in a running game; and the points that a
/// further five alike earns beside its row.
class TestGameJokers : public QObject {
    Q_OBJECT

private slots:
    void whereAJokerGoes_data();
    void whereAJokerGoes();
    void extraPoints_data();
    void extraPoints();
    void extraPointsAreNoUpperPoints();
    void zeroInTheLastOpenRow();
    void undoTakesOneExtraBack();
    void savedAndLoaded();
    void wrongExtraInAFile_data();
    void wrongExtraInAFile();
    void theClockFillsWhatAJokerMay();
    void fromTopToBottom();
    void theClockFillsTheNextRow();
};

namespace {

constexpr std::array Fives{5, 5, 5, 5, 5};
constexpr std::array Fours{4, 4, 4, 4, 4};

/// A game for one on "yahtzee" whose rows are filled from "row=dice …", a throw a row; then these dice lie.
class Practice {
public:
    Practice(const QByteArray &card, const std::array<int, DiceCount> &last, const QByteArray &options = {},
             const QByteArray &ruleSet = "yahtzee")
        : m_game({ruleSet, options, "p"}, scriptOf(card, last))
    {
        for (const OptionChoice &row : choicesFrom(card))
            m_ready = m_ready && m_game.play("throw " + row.name.toLatin1());
        m_ready = m_ready && m_game.play("throw");
    }

    [[nodiscard]] bool ready() const { return m_ready; }
    TestGame *operator->() { return &m_game; }
    [[nodiscard]] CardTotals sums() const { return totals(*m_game.state().rules, m_game.state().at(0).card); }

private:
    static ScriptedDice scriptOf(const QByteArray &card, const std::array<int, DiceCount> &last)
    {
        ScriptedDice dice;
        int round = 1;
        for (const OptionChoice &row : choicesFrom(card)) {
            const Dice faces = diceFrom(row.value.toLatin1());
            dice.at(0, round++, 1, {faces[0], faces[1], faces[2], faces[3], faces[4]});
        }
        return dice.at(0, round, 1, last);
    }

    TestGame m_game;
    bool m_ready = true;
};

} // namespace

void TestGameJokers::whereAJokerGoes_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("points"); // -1: refused
    const auto add = [](const char *name, const char *card, const char *row, int points, const char *options = "") {
        QTest::newRow(name) << QByteArray(options) << QByteArray(card) << QByteArray(row) << points;
    };
    const char *none = "twos=22345";
    add("no joker yet, full house", none, "full-house", 0);
    add("no joker yet, ones", none, "ones", 0);
    add("no joker yet, yatzy", none, "yatzy", 50);
    const char *open = "yatzy=66666";
    add("its upper row", open, "fives", 25);
    add("not another upper row", open, "sixes", -1);
    add("no lower row while the upper one is open", open, "large-straight", -1);
    add("no chance either", open, "chance", -1);
    const char *scratched = "yatzy=12346";
    add("scratched: its upper row", scratched, "fives", 25);
    add("scratched: no lower row yet", scratched, "full-house", -1);
    const char *upperFilled = "yatzy=66666 fives=55512";
    add("full house", upperFilled, "full-house", 25);
    add("small straight", upperFilled, "small-straight", 30);
    add("large straight", upperFilled, "large-straight", 40);
    add("three alike", upperFilled, "three-alike", 25);
    add("four alike", upperFilled, "four-alike", 25);
    add("chance", upperFilled, "chance", 25);
    add("no upper row while a lower one is open", upperFilled, "ones", -1);
    add("scratched: large straight", "yatzy=12346 fives=55512", "large-straight", 40);
    const char *lowerFilled = "yatzy=66666 fives=55512 three-alike=11122 four-alike=11112 full-house=11122 "
                              "small-straight=12346 large-straight=12345 chance=12346";
    add("a scratch at last", lowerFilled, "ones", 0);
    add("a scratch in any upper row", lowerFilled, "sixes", 0);
    const char *off = "extra-yatzy=off";
    add("off: any row", open, "ones", 0, off);
    add("off: full house gives nothing", upperFilled, "full-house", 0, off);
    add("off: four alike as ever", open, "four-alike", 25, off);
}

void TestGameJokers::whereAJokerGoes()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, card);
    QFETCH(QByteArray, row);
    QFETCH(int, points);
    Practice game(card, Fives, options);
    QVERIFY(game.ready());
    const GameState before = game->state();
    const auto answer = game->command(row);
    QCOMPARE(answer, points < 0 ? refused(EventError::JokerElsewhere) : accepted);
    QCOMPARE(game->points(0, row), points);
    if (points < 0)
        QVERIFY(sameGame(game->state(), before));
}

void TestGameJokers::extraPoints_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<int>("extra");
    const QByteArray on;
    const QByteArray off = "extra-yatzy=off";
    QTest::newRow("the first") << on << QByteArray("ones=11234") << QByteArray("yatzy") << 0;
    QTest::newRow("elsewhere while yatzy is open") << on << QByteArray("ones=11234") << QByteArray("fives") << 0;
    QTest::newRow("the second") << on << QByteArray("yatzy=66666") << QByteArray("fives") << 100;
    QTest::newRow("the third") << on << QByteArray("yatzy=66666 sixes=66666") << QByteArray("fives") << 200;
    QTest::newRow("after a scratch") << on << QByteArray("yatzy=12346") << QByteArray("fives") << 0;
    QTest::newRow("off") << off << QByteArray("yatzy=66666") << QByteArray("fives") << 0;
}

void TestGameJokers::extraPoints()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, card);
    QFETCH(QByteArray, row);
    QFETCH(int, extra);
    Practice game(card, Fives, options);
    QVERIFY(game.ready());
    const CardTotals before = game.sums();
    QVERIFY(game->play(row));
    QCOMPARE(game.sums().extra, extra);
    const int given = game->points(0, row);
    QCOMPARE(given, row == "yatzy" ? 50 : 25);
    QCOMPARE(game.sums().total, before.total + given + (extra - before.extra));
    QCOMPARE(standings(game->state()).front().total, game.sums().total);
}

// H07
void TestGameJokers::extraPointsAreNoUpperPoints()
{
    Practice game("yatzy=66666 ones=11123 twos=22213 threes=33312 fours=44412", Fives);
    QVERIFY(game.ready());
    QCOMPARE(game.sums(), (CardTotals{30, 0, 80}));
    QVERIFY(game->play("fives"));
    QCOMPARE(game->points(0, "fives"), 25);
    QCOMPARE(game.sums(), (CardTotals{55, 0, 205, 100}));
}

// H08
void TestGameJokers::zeroInTheLastOpenRow()
{
    Practice game("yatzy=66666 ones=11123 threes=33312 fours=44412 fives=55512 sixes=66612 three-alike=11122 "
                  "four-alike=11112 full-house=11122 small-straight=12346 large-straight=12345 chance=12346",
                  Fours);
    QVERIFY(game.ready());
    const CardTotals before = game.sums();
    QCOMPARE(fillableRows(*game->state().rules, game->state().at(0).card, game->state().at(0).dice),
             RowMask(1) << game->row("twos"));
    QVERIFY(game->play("twos"));
    QCOMPARE(game->points(0, "twos"), 0);
    QCOMPARE(game.sums().total, before.total + 100);
    QVERIFY(game->state().over());
}

// H20
void TestGameJokers::undoTakesOneExtraBack()
{
    Practice game("yatzy=66666 sixes=66666", Fives);
    QVERIFY(game.ready());
    const GameState before = game->state();
    QCOMPARE(game.sums(), (CardTotals{30, 0, 180, 100}));
    QVERIFY(game->play("fives"));
    QCOMPARE(game.sums(), (CardTotals{55, 0, 305, 200}));
    QCOMPARE((*game.operator->())->undo(), accepted);
    QVERIFY(sameGame(game->state(), before));
    QCOMPARE(game->points(0, "yatzy"), 50);
    QCOMPARE(game.sums(), (CardTotals{30, 0, 180, 100}));
    QVERIFY(game->play("fives"));
    QCOMPARE(game.sums(), (CardTotals{55, 0, 305, 200}));
    QVERIFY(replay(game->journal(), game->dice()).complete());
}

void TestGameJokers::savedAndLoaded()
{
    Practice game("yatzy=66666", Fives);
    QVERIFY(game.ready());
    QVERIFY(game->play("fives throw ones"));
    const QByteArray text = toJsonLines(game->journal());
    QCOMPARE(text.count("\"extra\":100"), 1);
    QCOMPARE(text.count("\"extra\""), 1);
    const RuleSet &rules = *game->state().rules;
    Journal read;
    for (const QByteArray &line : text.split('\n')) {
        if (!line.isEmpty())
            read.push_back(*readJsonLine(line, &rules));
    }
    QVERIFY(read == game->journal());
    QCOMPARE(stateOf(read, read.size()).at(0).card.extra(), 100);
}

void TestGameJokers::wrongExtraInAFile_data()
{
    QTest::addColumn<int>("row"); // of the entry that is changed, by its number among the rows filled
    QTest::addColumn<int>("extra");
    QTest::newRow("missing") << 1 << 0;
    QTest::newRow("too much") << 1 << 200;
    QTest::newRow("where there is none") << 0 << 100;
    QTest::newRow("negative") << 1 << -100;
}

void TestGameJokers::wrongExtraInAFile()
{
    QFETCH(int, row);
    QFETCH(int, extra);
    Practice game("yatzy=66666", Fives);
    QVERIFY(game.ready() && game->play("fives"));
    Journal journal = game->journal();
    QVERIFY(replay(journal, game->dice()).complete());
    const std::size_t entry = row == 0 ? 2 : 4; // start, throw, row, throw, row
    std::get<RowFilled>(journal[entry].event).extra = extra;
    const Replay damaged = replay(journal, game->dice());
    QCOMPARE(damaged.error, refused(EventError::WrongPoints));
    QCOMPARE(damaged.validEntries, entry);
}

void TestGameJokers::theClockFillsWhatAJokerMay()
{
    Practice game("yatzy=66666", Fives, "clock=15");
    QVERIFY(game.ready());
    (*game.operator->())->setLocks(DiceMask::all());
    game->clock().advance(15'000);
    QVERIFY((*game.operator->())->checkClock());
    QCOMPARE(game->points(0, "fives"), 25); // four alike would give as much, chance too
    QCOMPARE(game.sums().extra, 100);
}

void TestGameJokers::fromTopToBottom()
{
    TestGame game({"yatzy", "order=forced", "pp"});
    QVERIFY(game.play("A:throw"));
    const GameState before = game.state();
    for (const RowRule &row : game.state().rules->rows) {
        if (row.id != u"ones"_s)
            QCOMPARE(game.command("A:" + row.id.toLatin1()), refused(EventError::RowOutOfOrder));
    }
    QVERIFY(sameGame(game.state(), before));
    QVERIFY(game.play("A:ones B:throw"));
    // Each card has its own place.
    QCOMPARE(game.command("B:twos"), refused(EventError::RowOutOfOrder));
    QVERIFY(game.play("B:ones A:throw"));
    QCOMPARE(game.command("A:ones"), refused(EventError::RowFilledAlready));
    QCOMPARE(game.command("A:threes"), refused(EventError::RowOutOfOrder));
    QVERIFY(game.play("A:twos"));
    QCOMPARE(game->undo(), accepted);
    QVERIFY(game.play("A:twos"));
    // On to the end, always the next row.
    while (!game.state().over()) {
        const RowMask next = nextRows(*game.state().rules, game.state().current().card.filled());
        QCOMPARE(std::popcount(next), 1);
        QVERIFY(game.play("throw " + game.state().rules->row(std::countr_zero(next)).id.toLatin1()));
    }
    QVERIFY(replay(game.journal(), game.dice()).complete());
}

void TestGameJokers::theClockFillsTheNextRow()
{
    TestGame game({"yatzy", "order=forced clock=20", "p"}, ScriptedDice().at(0, 1, 1, {6, 6, 6, 6, 6}));
    QVERIFY(game.play("throw"));
    game->setLocks(DiceMask::all());
    game.clock().advance(20'000);
    QVERIFY(game->checkClock());
    QCOMPARE(game.points(0, "ones"), 0);
    QCOMPARE(game.points(0, "yatzy"), -1);
}

QTEST_GUILESS_MAIN(TestGameJokers)
#include "tst_game_jokers.moc"
