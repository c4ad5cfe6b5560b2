#include "rules/scoring.h"
#include "strategy/rowodds.h"
#include "support/ruletext.h"

#include <QtTest>
#include <algorithm>
#include <map>

/// The chance of each row against published figures, and against counting every order in which dice can fall.
class TestRowOdds : public QObject {
    Q_OBJECT

private slots:
    void knownFigures_data();
    void knownFigures();
    void againstCounting_data();
    void againstCounting();
    void nothingToHope();
    void jokersMakeMore();
    void moreThrowsNeverHurt();
};

namespace {

/// Counts orders instead of walking a lattice.
class Counted {
public:
    Counted(const RuleSet &rules, int row)
        : m_rules(rules)
        , m_row(row)
    {}

    double chance(const QByteArray &kept, int throwsLeft)
    {
        if (throwsLeft == 0)
            return made(kept) ? 1 : 0;
        QByteArray key = kept;
        std::sort(key.begin(), key.end());
        const auto place = std::pair(key, throwsLeft);
        if (const auto known = m_known.find(place); known != m_known.end())
            return known->second;
        double sum = 0;
        int orders = 0;
        fall(kept, [&](const QByteArray &faces) {
            sum += best(faces, throwsLeft - 1);
            ++orders;
        });
        return m_known[place] = sum / orders;
    }

private:
    template <typename Each>
    void fall(const QByteArray &kept, const Each &each)
    {
        if (kept.size() == DiceCount) {
            each(kept);
            return;
        }
        for (char face = '1'; face <= '6'; ++face)
            fall(kept + face, each);
    }
    double best(const QByteArray &faces, int throwsLeft)
    {
        if (throwsLeft == 0 || made(faces))
            return made(faces) ? 1 : 0;
        double best = 0;
        for (unsigned mask = 0; mask < 32; ++mask) {
            QByteArray kept;
            for (int die = 0; die < DiceCount; ++die) {
                if (((mask >> die) & 1U) != 0)
                    kept += faces.at(die);
            }
            best = std::max(best, chance(kept, throwsLeft));
        }
        return best;
    }
    bool made(const QByteArray &faces) const
    {
        const RowRule &rule = m_rules.row(m_row);
        const int goal = rule.pattern == Pattern::Face ? 3 * rule.number : 1;
        return score(m_rules, m_row, diceFrom(faces), MaxThrows, Card()) >= goal;
    }

    const RuleSet &m_rules;
    int m_row;
    std::map<std::pair<QByteArray, int>, double> m_known;
};

double oddsOf(const RuleSet &rules, const QByteArray &row, const QByteArray &faces, DiceMask kept, int throwNumber)
{
    const auto chances = rowChances(rules, Card(), diceFrom(faces), kept, throwNumber);
    return chances[static_cast<std::size_t>(rules.rowIndex(QString::fromUtf8(row)))];
}

} // namespace

void TestRowOdds::knownFigures_data()
{
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("faces");
    QTest::addColumn<DiceMask>("kept");
    QTest::addColumn<int>("throwNumber");
    QTest::addColumn<double>("chance");
    const DiceMask four = maskOf({0, 1, 2, 3});
    QTest::newRow("five alike in one throw")
        << QByteArray("generala") << QByteArray("12345") << DiceMask() << 2 << 6.0 / 7776;
    QTest::newRow("five alike in two") << QByteArray("generala") << QByteArray("12346") << DiceMask() << 1
                                       << 0.01263146;
    QTest::newRow("the fifth in one") << QByteArray("generala") << QByteArray("44442") << four << 2 << 1.0 / 6;
    QTest::newRow("the fifth in two") << QByteArray("generala") << QByteArray("44442") << four << 1 << 11.0 / 36;
    QTest::newRow("open straight") << QByteArray("straight") << QByteArray("23451") << four << 2 << 2.0 / 6;
    QTest::newRow("open straight in two") << QByteArray("straight") << QByteArray("23455") << four << 1 << 20.0 / 36;
    QTest::newRow("two pairs to a full house")
        << QByteArray("full-house") << QByteArray("22553") << four << 1 << 20.0 / 36;
    QTest::newRow("one die to a poker") << QByteArray("poker") << QByteArray("33345") << four << 2 << 1.0 / 6;
    QTest::newRow("poker kept") << QByteArray("poker") << QByteArray("33335") << DiceMask::all() << 2 << 1.0;
    QTest::newRow("after the last throw") << QByteArray("poker") << QByteArray("33345") << DiceMask() << 3 << 0.0;
    QTest::newRow("upper: three of a face")
        << QByteArray("sixes") << QByteArray("66123") << maskOf({0, 1}) << 2 << 1 - 125.0 / 216;
}

void TestRowOdds::knownFigures()
{
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, faces);
    QFETCH(DiceMask, kept);
    QFETCH(int, throwNumber);
    QFETCH(double, chance);
    const double odds = oddsOf(rulesFrom("nordic"), row, faces, kept, throwNumber);
    QVERIFY2(std::abs(odds - chance) < 1e-7, qPrintable(QString::number(odds, 'g', 10)));
}

void TestRowOdds::againstCounting_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    for (const char *id : {"nordic", "duel", "yatzy", "yacht", "yahtzee"})
        QTest::newRow(id) << QByteArray(id);
}

void TestRowOdds::againstCounting()
{
    QFETCH(QByteArray, ruleSet);
    const RuleSet rules = rulesFrom(ruleSet);
    const QByteArray faces = "25536";
    for (int row = 0; row < rules.rowCount(); ++row) {
        const QByteArray id = rules.row(row).id.toUtf8();
        if (rules.row(row).needsRow >= 0)
            continue; // nothing to hope on an empty card
        Counted counted(rules, row);
        QVERIFY(std::abs(oddsOf(rules, id, faces, maskOf({1, 2}), 1) - counted.chance("55", 2)) < 1e-12);
        QVERIFY(std::abs(oddsOf(rules, id, faces, maskOf({0, 1, 3}), 1) - counted.chance("253", 2)) < 1e-12);
        QVERIFY(std::abs(oddsOf(rules, id, faces, DiceMask(), 2) - counted.chance("", 1)) < 1e-12);
        QVERIFY(std::abs(oddsOf(rules, id, faces, DiceMask(), 1) - counted.chance("", 2)) < 1e-12);
        QVERIFY(std::abs(oddsOf(rules, id, faces, maskOf({4}), 2) - counted.chance("6", 1)) < 1e-12);
    }
}

void TestRowOdds::nothingToHope()
{
    const RuleSet rules = rulesFrom("nordic");
    const int generala = rules.rowIndex(u"generala");
    const int twice = rules.rowIndex(u"double-generala");
    const auto chances = [&](const Card &card) {
        return rowChances(rules, card, diceFrom("44444"), DiceMask::all(), 2);
    };
    Card card;
    QCOMPARE(chances(card)[std::size_t(generala)], 1.0);
    QCOMPARE(chances(card)[std::size_t(twice)], 0.0); // the first one is not written yet
    card.fill(generala, 50);
    QCOMPARE(chances(card)[std::size_t(generala)], 0.0); // filled
    QCOMPARE(chances(card)[std::size_t(twice)], 1.0);
    Card scratched;
    scratched.fill(generala, 0);
    QCOMPARE(chances(scratched)[std::size_t(twice)], 0.0);
}

void TestRowOdds::jokersMakeMore()
{
    const RuleSet rules = rulesFrom("yahtzee");
    const auto straight = static_cast<std::size_t>(rules.rowIndex(u"large-straight"));
    Card card;
    const auto chance = [&] { return rowChances(rules, card, diceFrom("33332"), maskOf({0, 1, 2, 3}), 2)[straight]; };
    QCOMPARE(chance(), 0.0);
    card.fill(rules.rowIndex(u"yatzy"), 50);
    QCOMPARE(chance(), 1.0 / 6);
}

void TestRowOdds::moreThrowsNeverHurt()
{
    const RuleSet rules = rulesFrom("duel");
    const RollSpace space;
    const RowOdds odds(space, PointTable(rules, space), rules, false);
    for (int row = 0; row < rules.rowCount(); ++row) {
        for (int keep = 0; keep < RollSpace::KeepCount; ++keep) {
            QVERIFY(odds.chance(row, keep, 2) >= odds.chance(row, keep, 1) - 1e-12);
            QVERIFY(odds.chance(row, keep, 2) <= 1 + 1e-12);
        }
    }
}

QTEST_GUILESS_MAIN(TestRowOdds)
#include "tst_rowodds.moc"
