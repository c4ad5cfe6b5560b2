#include "game/dicesource.h"

#include <QCryptographicHash>
#include <QtTest>
#include <array>
#include <cmath>
#include <functional>
#include <memory>

/// Six million faces of the game's dice against the two questions that cheats and bad generators fail: is
/// every face as likely (chi-square), and does a face tell nothing about the next one (runs)? The seeds are
/// fixed, so the answers are too. Dice that are loaded a little must be found by the same questions.
class TestFairDice : public QObject {
    Q_OBJECT

private slots:
    void statistics();
    void gameDiceAreFair();
    void sharedDiceAreFair();
    void loadedDiceAreFound_data();
    void loadedDiceAreFound();
};

namespace {

// Critical values at 0.1 %: what fair dice exceed once in a thousand seeds.
constexpr double ChiSquare5 = 20.515;    ///< 5 degrees of freedom: six faces
constexpr double ChiSquare450 = 548.432; ///< 450 degrees: six faces in each of 90 groups
constexpr double Normal = 3.291;         ///< on either side

constexpr std::size_t Faces = 6;
constexpr int Rounds = 15;
constexpr int ThrowsOfGame = MaxSeats * Rounds * MaxThrows;
constexpr int Games = 4445; // of 1350 faces each: 6,000,750

using Counts = std::array<qint64, Faces>;

/// Pearson's statistic: the sum of (counted - expected)² / expected over six equally likely faces; 0 for
/// none.
double chiSquare(const Counts &counts)
{
    qint64 sum = 0;
    for (const qint64 count : counts)
        sum += count;
    if (sum == 0)
        return 0;
    const double expected = static_cast<double>(sum) / Faces;
    double result = 0;
    for (const qint64 count : counts)
        result += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected) / expected;
    return result;
}

/// The test of Wald and Wolfowitz: a run is as many faces one after another as are all low (1 to 3) or all
/// high. Of n low and m high ones in any order there are 1 + 2nm/(n+m) on average; too few or too many tell
/// that faces hang together.
class Runs {
public:
    void add(int face)
    {
        const std::size_t half = face > 3 ? 1 : 0;
        m_runs += m_count[0] + m_count[1] == 0 || half != m_last ? 1 : 0;
        m_last = half;
        ++m_count[half];
    }
    /// The number of runs, in standard deviations from its mean; 0 where there cannot be more than one.
    [[nodiscard]] double deviation() const
    {
        const auto low = static_cast<double>(m_count[0]);
        const auto high = static_cast<double>(m_count[1]);
        if (m_count[0] == 0 || m_count[1] == 0)
            return 0;
        const double all = low + high;
        const double mean = 1 + 2 * low * high / all;
        const double variance = (mean - 1) * (mean - 2) / (all - 1);
        return (static_cast<double>(m_runs) - mean) / std::sqrt(variance);
    }

private:
    std::array<qint64, 2> m_count{};
    std::size_t m_last = 0;
    qint64 m_runs = 0;
};

/// Faces by where they fell.
class Examination {
public:
    void add(int seat, int throwNumber, int die, int face)
    {
        const auto s = static_cast<std::size_t>(seat);
        const auto t = static_cast<std::size_t>(throwNumber - 1);
        const auto d = static_cast<std::size_t>(die);
        const auto f = static_cast<std::size_t>(face - 1);
        ++m_byDie[d][f];
        ++m_bySeat[s][f];
        ++m_byThrow[t][f];
        ++m_byAll[(s * MaxThrows + t) * DiceCount + d][f];
        m_runsOfDie[d].add(face);
        m_runsOfSeat[s].add(face);
        m_runsOfThrow[t].add(face);
    }

    /// What is not as it should be, such as "die 3: chi-square 31.4"; empty for fair dice.
    [[nodiscard]] QByteArrayList faults() const
    {
        QByteArrayList found;
        judge("die", m_byDie, m_runsOfDie, found);
        judge("seat", m_bySeat, m_runsOfSeat, found);
        judge("throw", m_byThrow, m_runsOfThrow, found);
        double sum = 0;
        for (const Counts &counts : m_byAll)
            sum += chiSquare(counts);
        if (sum > ChiSquare450)
            found += "all groups: chi-square " + QByteArray::number(sum);
        return found;
    }

private:
    template <std::size_t Groups>
    static void judge(const QByteArray &name, const std::array<Counts, Groups> &counts,
                      const std::array<Runs, Groups> &runs, QByteArrayList &found)
    {
        for (std::size_t group = 0; group < Groups; ++group) {
            const QByteArray where = name + ' ' + QByteArray::number(qulonglong(group + 1));
            if (const double value = chiSquare(counts[group]); value > ChiSquare5)
                found += where + ": chi-square " + QByteArray::number(value);
            if (const double value = runs[group].deviation(); std::abs(value) > Normal)
                found += where + ": runs " + QByteArray::number(value);
        }
    }

    std::array<Counts, DiceCount> m_byDie{};
    std::array<Counts, MaxSeats> m_bySeat{};
    std::array<Counts, MaxThrows> m_byThrow{};
    std::array<Counts, std::size_t{MaxSeats} * MaxThrows * DiceCount> m_byAll{};
    std::array<Runs, DiceCount> m_runsOfDie{};
    std::array<Runs, MaxSeats> m_runsOfSeat{};
    std::array<Runs, MaxThrows> m_runsOfThrow{};
};

/// The seed of a game of this test: nothing but its number, so that the dice have no randomness to borrow.
QByteArray seedOf(int game)
{
    return QByteArray::number(game).rightJustified(SeedBytes, '\0');
}

/// Changes a face that was thrown.
using Cheat = std::function<int(int seat, int throwNumber, int die, int face)>;

/// @param seats that throw, from the first; of shared dice one is enough
Examination examine(DiceSharing sharing, int games, int seats, const Cheat &cheat = {})
{
    Examination result;
    for (int game = 0; game < games; ++game) {
        const SeededDice dice(seedOf(game), sharing);
        for (int throwOfGame = 0; throwOfGame < seats * Rounds * MaxThrows; ++throwOfGame) {
            const int throwNumber = throwOfGame % MaxThrows + 1;
            const int seat = throwOfGame / MaxThrows % seats;
            const auto faces = dice.faces(seat, throwOfGame / (MaxThrows * seats) + 1, throwNumber);
            for (int die = 0; die < DiceCount; ++die) {
                const int face = faces[static_cast<std::size_t>(die)];
                result.add(seat, throwNumber, die, cheat ? cheat(seat, throwNumber, die, face) : face);
            }
        }
    }
    return result;
}

/// Makes something true once in so many times, in no rhythm with the dice.
class Seldom {
public:
    explicit Seldom(quint32 times)
        : m_times(times)
    {}
    bool operator()()
    {
        m_state = m_state * 1664525U + 1013904223U;
        return (m_state >> 8) % m_times == 0;
    }

private:
    quint32 m_times;
    quint32 m_state = 1;
};

Cheat cheatNamed(const QByteArray &name)
{
    auto seldom = std::make_shared<Seldom>(name == "each" ? 200U : 100U);
    if (name == "die") // one of the five is heavy on the side of its 1
        return [seldom](int, int, int die, int face) { return die == 2 && face == 1 && (*seldom)() ? 6 : face; };
    if (name == "seat") // somebody is lucky
        return [seldom](int seat, int, int, int face) { return seat == 5 && face == 2 && (*seldom)() ? 5 : face; };
    if (name == "throw") // the last throw helps
        return [seldom](int, int number, int, int face) { return number == 3 && face < 4 && (*seldom)() ? 4 : face; };
    // Every face is as likely, but now and then the one before comes again.
    auto last = std::make_shared<int>(1);
    return [seldom, last](int, int, int, int face) { return *last = (*seldom)() ? *last : face; };
}

} // namespace

void TestFairDice::statistics()
{
    // Worked out by hand: expected 10 each, differences 5, -5, 2, -2, 0, 0.
    QCOMPARE(chiSquare({15, 5, 12, 8, 10, 10}), (25 + 25 + 4 + 4) / 10.0);
    QCOMPARE(chiSquare({7, 7, 7, 7, 7, 7}), 0.0);
    // Four low and six high in the runs 1 | 4 5 | 2 3 | 6 6 6 | 1 | 4: six runs, mean 5.8, variance 4.8 · 3.8
    // / 9.
    Runs runs;
    for (const int face : {1, 4, 5, 2, 3, 6, 6, 6, 1, 4})
        runs.add(face);
    QCOMPARE(runs.deviation(), (6 - 5.8) / std::sqrt(4.8 * 3.8 / 9));
}

void TestFairDice::gameDiceAreFair()
{
    static_assert(Games * ThrowsOfGame * DiceCount >= 6'000'000);
    QCOMPARE(examine(DiceSharing::Own, Games, MaxSeats).faults().join(", "), QByteArray());
}

void TestFairDice::sharedDiceAreFair()
{
    // One seat's share: 1,000,125 faces. The groups of the other seats stay empty and say nothing.
    const QByteArrayList faults = examine(DiceSharing::Shared, Games, 1).faults();
    QCOMPARE(faults.join(", "), QByteArray());
}

void TestFairDice::loadedDiceAreFound_data()
{
    QTest::addColumn<QByteArray>("fault"); // that must be among those found
    QTest::newRow("die") << QByteArray("die 3: chi-square");
    QTest::newRow("seat") << QByteArray("seat 6: chi-square");
    QTest::newRow("throw") << QByteArray("throw 3: chi-square");
    QTest::newRow("each") << QByteArray("seat 1: runs");
}

void TestFairDice::loadedDiceAreFound()
{
    QFETCH(QByteArray, fault);
    const QByteArray all =
        examine(DiceSharing::Own, Games, MaxSeats, cheatNamed(QTest::currentDataTag())).faults().join(", ");
    QVERIFY2(all.contains(fault), all.constData());
}

QTEST_GUILESS_MAIN(TestFairDice)
#include "tst_fairdice.moc"
