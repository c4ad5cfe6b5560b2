#include "players/splitmix64.h"
#include "strategy/solver.h"
#include "support/ruletext.h"
#include "support/slowsolver.h"

#include <QtTest>

/// The value table against a solver that shares nothing with it, on the ends of games.
class TestSolverSlow : public QObject {
    Q_OBJECT

private slots:
    void endsOfGames_data();
    void endsOfGames();
};

namespace {

constexpr std::size_t EnoughPositions = 300;
constexpr int OpenRows = 5;
constexpr int OpenRowsInOrder = 12; // where each row has but one successor
constexpr double Tolerance = 1e-9;

Naive::Options naiveOptions(const RuleSet &rules)
{
    Naive::Options options;
    for (const OptionChoice &choice : rules.options)
        options[choice.name.toStdString()] = choice.value.toStdString();
    return options;
}

/// Rows that are open; the last ones where the order is forced.
std::vector<bool> openRowsOf(std::size_t rows, std::size_t open, bool inOrder, SplitMix64 &chance)
{
    std::vector<bool> isOpen(rows, false);
    if (inOrder) {
        std::fill(isOpen.end() - static_cast<std::ptrdiff_t>(open), isOpen.end(), true);
        return isOpen;
    }
    while (open > 0) {
        const auto row = static_cast<std::size_t>(chance.below(static_cast<int>(rows)));
        open -= isOpen[row] ? 0 : 1;
        isOpen[row] = true;
    }
    return isOpen;
}

/// A card with points that dice could give; rows that are hard to meet hold points in half of the cards.
Naive::Card randomCard(const std::string &ruleSet, const Naive::Options &options, SplitMix64 &chance)
{
    const auto rows = Naive::rows(ruleSet, options);
    const auto combinations = Naive::allCombinations();
    const bool inOrder = options.count("order") != 0 && options.at("order") == "forced";
    const int most = inOrder ? OpenRowsInOrder : OpenRows;
    const auto open = openRowsOf(rows.size(), std::size_t(1 + chance.below(most)), inOrder, chance);
    Naive::Card card;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (open[row])
            continue;
        int points = 0;
        for (int tries = 0; points == 0 && tries < 40; ++tries) {
            const auto dice = static_cast<std::size_t>(chance.below(static_cast<int>(combinations.size())));
            points = Naive::points(ruleSet, options, rows[row], combinations[dice], 3, card);
        }
        card[rows[row]] = points;
    }
    return card;
}

} // namespace

void TestSolverSlow::endsOfGames_data()
{
    QTest::addColumn<QByteArray>("ruleSet");
    QTest::addColumn<QByteArray>("options");
    for (const QString &id : RuleCatalog::ids()) {
        const QByteArray ruleSet = id.toUtf8();
        QTest::newRow(ruleSet.constData()) << ruleSet << QByteArray();
        for (const OptionSpec &spec : RuleCatalog::options(id)) {
            // Neither the clock nor who throws when changes what is best.
            if (spec.name == u"clock" || spec.name == u"rotation" || spec.name == u"dice"
                || spec.name == u"instant-win")
                continue;
            for (const QString &value : spec.values.mid(1)) {
                const QByteArray option = (spec.name + u'=' + value).toUtf8();
                QTest::newRow((ruleSet + ' ' + option).constData()) << ruleSet << option;
            }
        }
    }
}

void TestSolverSlow::endsOfGames()
{
    QFETCH(QByteArray, ruleSet);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(ruleSet, options);
    const auto table = solve(rules);
    QVERIFY(table.ok());
    SlowSolver slow(ruleSet.toStdString(), naiveOptions(rules));
    SplitMix64 chance(ruleSet + options);
    for (int cards = 0; slow.known().size() < EnoughPositions && cards < 200; ++cards)
        slow.value(randomCard(ruleSet.toStdString(), naiveOptions(rules), chance));
    QVERIFY(slow.known().size() >= EnoughPositions);
    for (const auto &[key, known] : slow.known()) {
        Card card;
        int onCard = 0;
        for (const auto &[row, points] : known.first) {
            card.fill(rules.rowIndex(QString::fromStdString(row)), points);
            onCard += points;
        }
        const double value = (*table)->expectedTotal(card) - onCard;
        QVERIFY2(std::abs(value - known.second) < Tolerance, key.c_str());
    }
}

QTEST_GUILESS_MAIN(TestSolverSlow)
#include "tst_solver_slow.moc"
