#include "strategy/rollspace.h"

#include <QElapsedTimer>
#include <QtTest>
#include <algorithm>
#include <map>
#include <set>

/// The 252 rolls, the 462 keeps and the lattice between them, against plain counting over ordered dice.
class TestRollSpace : public QObject {
    Q_OBJECT

private slots:
    void everyOrderIsARoll();
    void everyKeepHasItsNumber();
    void positionsDoNotMatter();
    void rollsAreWrittenAscending();
    void neighbours();
    void meanOverThrowsIsExact();
    void meanOfOneRollIsItsProbability();
    void bestOfParts();
    void isBuiltQuickly();

private:
    const RollSpace m_space;
};

namespace {

/// Order number 0..7775 -> five dice.
Dice orderedDice(int order)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die, order /= 6)
        dice.set(die, order % 6 + 1);
    return dice;
}

/// Faces of the kept dice, sorted: what a keep is.
QByteArray sortedFaces(const Dice &dice, DiceMask kept)
{
    QByteArray faces;
    for (int die = 0; die < DiceCount; ++die) {
        if (kept.has(die))
            faces += static_cast<char>('0' + dice[die]);
    }
    std::sort(faces.begin(), faces.end());
    return faces;
}

/// A value for each roll without any pattern.
qint64 valueOf(int roll)
{
    return RollSpace::Orders * ((roll * 7919LL + 13) % 1009);
}

std::array<qint64, RollSpace::KeepCount> rollValues()
{
    std::array<qint64, RollSpace::KeepCount> values{};
    for (int roll = 0; roll < RollSpace::RollCount; ++roll)
        values[static_cast<std::size_t>(RollSpace::FirstRoll + roll)] = valueOf(roll);
    return values;
}

} // namespace

void TestRollSpace::everyOrderIsARoll()
{
    std::array<int, RollSpace::RollCount> seen{};
    for (int order = 0; order < RollSpace::Orders; ++order) {
        const int roll = m_space.rollOf(orderedDice(order));
        QVERIFY(roll >= 0 && roll < RollSpace::RollCount);
        ++seen[static_cast<std::size_t>(roll)];
    }
    int sum = 0;
    for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
        QCOMPARE(m_space.ways(roll), seen[static_cast<std::size_t>(roll)]);
        QVERIFY(m_space.ways(roll) > 0);
        sum += m_space.ways(roll);
    }
    QCOMPARE(sum, RollSpace::Orders);
}

void TestRollSpace::everyKeepHasItsNumber()
{
    std::map<QByteArray, int> numbers;
    std::set<int> used;
    for (int order = 0; order < RollSpace::Orders; ++order) {
        const Dice dice = orderedDice(order);
        for (unsigned bits = 0; bits <= DiceMask::all().bits(); ++bits) {
            const DiceMask kept(bits);
            const int keep = m_space.keepOf(dice, kept);
            QVERIFY(keep >= 0 && keep < RollSpace::KeepCount);
            QCOMPARE(m_space.size(keep), kept.count());
            const auto [found, added] = numbers.emplace(sortedFaces(dice, kept), keep);
            QCOMPARE(found->second, keep);
            used.insert(keep);
        }
    }
    QCOMPARE(numbers.size(), std::size_t(RollSpace::KeepCount));
    QCOMPARE(used.size(), std::size_t(RollSpace::KeepCount));
    for (int keep = 1; keep < RollSpace::KeepCount; ++keep)
        QVERIFY(m_space.size(keep) >= m_space.size(keep - 1));
    QCOMPARE(m_space.size(RollSpace::FirstRoll - 1), DiceCount - 1);
    QCOMPARE(m_space.size(RollSpace::FirstRoll), DiceCount);
}

void TestRollSpace::positionsDoNotMatter()
{
    Dice dice{{1, 3, 3, 4, 6}};
    const int roll = m_space.rollOf(dice);
    while (std::next_permutation(dice.faces.begin(), dice.faces.end()))
        QCOMPARE(m_space.rollOf(dice), roll);
}

void TestRollSpace::rollsAreWrittenAscending()
{
    for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
        const Dice dice = m_space.dice(roll);
        QVERIFY(dice.thrown());
        QVERIFY(std::is_sorted(dice.faces.begin(), dice.faces.end()));
        QCOMPARE(m_space.rollOf(dice), roll);
    }
}

void TestRollSpace::neighbours()
{
    for (int keep = 0; keep < RollSpace::KeepCount; ++keep) {
        int faces = 0;
        for (int face = 1; face <= RollSpace::Faces; ++face) {
            const int smaller = m_space.without(keep, face);
            if (smaller != keep) {
                ++faces;
                QCOMPARE(m_space.size(smaller), m_space.size(keep) - 1);
                QCOMPARE(m_space.with(smaller, face), keep);
            }
            if (keep < RollSpace::FirstRoll) {
                QVERIFY(m_space.with(keep, face) > keep);
                QCOMPARE(m_space.without(m_space.with(keep, face), face), keep);
            }
        }
        QVERIFY(faces <= m_space.size(keep));
        QCOMPARE(faces == 0, keep == 0);
    }
}

void TestRollSpace::meanOverThrowsIsExact()
{
    auto values = rollValues();
    m_space.meanOverThrows(values);
    // Every keep, by throwing the other dice in all orders.
    for (int order = 0; order < RollSpace::Orders; order += 5) {
        const Dice dice = orderedDice(order);
        for (unsigned bits = 0; bits < DiceMask::all().bits(); ++bits) {
            const DiceMask kept(bits);
            if (order != 0 && kept.count() < 3)
                continue; // the small ones take long and are the same for many dice
            qint64 sum = 0;
            int outcomes = 0;
            const auto total = static_cast<int>(std::pow(6, DiceCount - kept.count()) + 0.5);
            for (int outcome = 0; outcome < total; ++outcome, ++outcomes) {
                Dice after = dice;
                int rest = outcome;
                for (int die = 0; die < DiceCount; ++die) {
                    if (kept.has(die))
                        continue;
                    after.set(die, rest % 6 + 1);
                    rest /= 6;
                }
                sum += valueOf(m_space.rollOf(after));
            }
            QCOMPARE(values[static_cast<std::size_t>(m_space.keepOf(dice, kept))] * outcomes, sum);
        }
    }
}

void TestRollSpace::meanOfOneRollIsItsProbability()
{
    double sum = 0;
    for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
        std::array<double, RollSpace::KeepCount> values{};
        values[static_cast<std::size_t>(RollSpace::FirstRoll + roll)] = 1.0;
        m_space.meanOverThrows(values);
        QVERIFY(std::abs(values[0] - double(m_space.ways(roll)) / RollSpace::Orders) < 1e-15);
        sum += values[0];
    }
    QVERIFY(std::abs(sum - 1.0) < 1e-12);
}

void TestRollSpace::bestOfParts()
{
    auto values = rollValues();
    m_space.meanOverThrows(values);
    const auto means = values;
    m_space.bestOfParts(values);
    for (int order = 0; order < RollSpace::Orders; ++order) {
        const Dice dice = orderedDice(order);
        qint64 best = means[static_cast<std::size_t>(m_space.keepOf(dice, DiceMask::none()))];
        for (unsigned bits = 1; bits <= DiceMask::all().bits(); ++bits)
            best = std::max(best, means[static_cast<std::size_t>(m_space.keepOf(dice, DiceMask(bits)))]);
        QCOMPARE(values[static_cast<std::size_t>(m_space.keepOf(dice, DiceMask::all()))], best);
    }
}

void TestRollSpace::isBuiltQuickly()
{
    // The best of several, so that a busy machine does not fail the test; the limit is far above what it takes.
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 20; ++i) {
        QElapsedTimer watch;
        watch.start();
        const RollSpace space;
        QCOMPARE(space.size(0), 0);
        best = std::min(best, watch.nsecsElapsed());
    }
    qInfo("built in %lld us", static_cast<long long>(best / 1000));
    QVERIFY(best < 10'000'000);
}

QTEST_GUILESS_MAIN(TestRollSpace)
#include "tst_rollspace.moc"
