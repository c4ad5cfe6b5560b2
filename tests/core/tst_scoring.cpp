#include "rules/rulecatalog.h"
#include "rules/scoring.h"
#include "support/naivescorer.h"
#include "support/ruletext.h"

#include <QtTest>
#include <algorithm>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(std::vector<OptionChoice>)

/// The scoring code against a second, naive reading of the rules: every fall of the dice, every row, every way
/// to choose the options.
class TestScoring : public QObject {
    Q_OBJECT

private slots:
    void allCombinations_data();
    void allCombinations();
    void allOrdersGiveTheSame_data();
    void allOrdersGiveTheSame();
    void fillableRowsOfEveryCard_data();
    void fillableRowsOfEveryCard();
    void thereAre252Combinations();
};

namespace {

using Choices = std::vector<OptionChoice>;

/// Values of one option that a player may choose; of a range the ends and one in between.
QStringList valuesOf(const OptionSpec &spec)
{
    QStringList values = spec.values;
    if (spec.rangeTo > 0)
        values << QString::number(spec.rangeFrom) << u"60"_s << QString::number(spec.rangeTo);
    return values;
}

bool changesPoints(const OptionSpec &spec)
{
    return !QStringList{u"rotation"_s, u"dice"_s, u"clock"_s, u"instant-win"_s, u"order"_s}.contains(spec.name);
}

/// Every combination of the options that change points, then every value of the others by itself.
std::vector<Choices> allChoices(const QString &id)
{
    std::vector<Choices> all{{}};
    for (const OptionSpec &spec : RuleCatalog::options(id)) {
        std::vector<Choices> longer;
        for (const Choices &choices : all) {
            for (const QString &value : changesPoints(spec) ? valuesOf(spec) : QStringList()) {
                longer.push_back(choices);
                longer.back().push_back({spec.name, value});
            }
        }
        if (!longer.empty())
            all = longer;
    }
    for (const OptionSpec &spec : RuleCatalog::options(id)) {
        for (const QString &value : changesPoints(spec) ? QStringList() : valuesOf(spec))
            all.push_back({{spec.name, value}});
    }
    return all;
}

QByteArray textOf(const QString &id, const Choices &choices)
{
    QByteArray text = id.toUtf8();
    for (const OptionChoice &choice : choices)
        text += ' ' + choice.name.toUtf8() + '=' + choice.value.toUtf8();
    return text;
}

/// The options as the naive scorer wants them: every one named, the defaults included.
Naive::Options naiveOptions(const RuleSet &rules)
{
    Naive::Options options;
    for (const OptionChoice &choice : rules.options)
        options[choice.name.toStdString()] = choice.value.toStdString();
    return options;
}

/// The card that the naive one stands for; rows that the rule set has not are left out.
Card cardOf(const RuleSet &rules, const Naive::Card &rows)
{
    Card card;
    for (const auto &[id, points] : rows) {
        if (const int row = rules.rowIndex(QString::fromStdString(id)); row >= 0)
            card.fill(row, points);
    }
    return card;
}

QByteArray textOf(const Naive::Card &card)
{
    QByteArray text = "card";
    for (const auto &[id, points] : card)
        text += ' ' + QByteArray::fromStdString(id) + '=' + QByteArray::number(points);
    return text;
}

/// Empty when all agrees, else what does not.
QByteArray disagreement(const RuleSet &rules, const std::string &sorted, int throwNumber, const Naive::Card &filled)
{
    const std::string id = rules.id.toStdString();
    const Naive::Options options = naiveOptions(rules);
    const Dice dice = diceFrom(QByteArray::fromStdString(sorted));
    const Card card = cardOf(rules, filled);
    if (extraPoints(rules, dice, card) != Naive::extra(id, options, sorted, filled))
        return QByteArray::fromStdString(sorted) + " gets wrong extra points, " + textOf(filled);
    for (int row = 0; row < rules.rowCount(); ++row) {
        const std::string rowId = rules.row(row).id.toStdString();
        const int expected = Naive::points(id, options, rowId, sorted, throwNumber, filled);
        const int given = score(rules, row, dice, throwNumber, card);
        if (given != expected) {
            return QByteArray::fromStdString(rowId + " with " + sorted) + " on throw " + QByteArray::number(throwNumber)
                   + ", " + textOf(filled) + ": gives " + QByteArray::number(given) + ", should give "
                   + QByteArray::number(expected);
        }
    }
    return {};
}

/// Cards on which the same dice may give other points: the row for five alike is open, scratched or filled.
std::vector<Naive::Card> tellingCards(const std::vector<std::string> &rows)
{
    std::vector<Naive::Card> cards{{}};
    for (const std::string row : {"generala", "yatzy", "yacht"}) {
        if (std::find(rows.begin(), rows.end(), row) == rows.end())
            continue;
        cards.push_back({{row, 0}});
        cards.push_back({{row, 50}});
    }
    return cards;
}

/// The rows of a mask as the naive scorer names them.
std::vector<std::string> idsOf(const RuleSet &rules, RowMask mask)
{
    std::vector<std::string> ids;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (((mask >> row) & 1U) != 0)
            ids.push_back(rules.row(row).id.toStdString());
    }
    return ids;
}

} // namespace

void TestScoring::allCombinations_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<Choices>("choices");
    for (const QString &id : RuleCatalog::ids()) {
        for (const Choices &choices : allChoices(id))
            QTest::newRow(textOf(id, choices).constData()) << id << choices;
    }
}

void TestScoring::allCombinations()
{
    QFETCH(QString, id);
    QFETCH(Choices, choices);
    const auto rules = RuleCatalog::make(id, choices);
    QVERIFY(rules.ok());

    const std::vector<std::string> rows = Naive::rows(id.toStdString(), naiveOptions(*rules));
    QCOMPARE(rules->rowCount(), static_cast<int>(rows.size()));
    for (std::size_t row = 0; row < rows.size(); ++row)
        QCOMPARE(rules->rows[row].id.toStdString(), rows[row]);

    for (const std::string &sorted : Naive::allCombinations()) {
        for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber) {
            for (const Naive::Card &card : tellingCards(rows)) {
                const QByteArray wrong = disagreement(*rules, sorted, throwNumber, card);
                QVERIFY2(wrong.isEmpty(), wrong.constData());
            }
        }
    }
}

void TestScoring::allOrdersGiveTheSame_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("duel") << QByteArray("duel") << QByteArray();
    QTest::newRow("duel, all counts") << QByteArray("duel")
                                      << QByteArray("two-pairs=four-alike-counts full-house=five-alike-counts");
    QTest::newRow("classic") << QByteArray("classic") << QByteArray();
    QTest::newRow("classic, wild ace") << QByteArray("classic") << QByteArray("straight=wild-ace");
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray();
    QTest::newRow("yatzy") << QByteArray("yatzy") << QByteArray();
    QTest::newRow("yacht") << QByteArray("yacht") << QByteArray();
    QTest::newRow("yahtzee") << QByteArray("yahtzee") << QByteArray();
    QTest::newRow("yahtzee, no jokers") << QByteArray("yahtzee") << QByteArray("extra-yatzy=off");
}

void TestScoring::allOrdersGiveTheSame()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(id, options);
    const Card card = cardOf(rules, {{"generala", 50}, {"yatzy", 50}});
    int orders = 0;
    for (std::string sorted : Naive::allCombinations()) {
        const Dice inOrder = diceFrom(QByteArray::fromStdString(sorted));
        do {
            ++orders;
            const Dice dice = diceFrom(QByteArray::fromStdString(sorted));
            for (int row = 0; row < rules.rowCount(); ++row) {
                for (const int throwNumber : {1, 2}) {
                    const int points = score(rules, row, dice, throwNumber, card);
                    QVERIFY2(points == score(rules, row, inOrder, throwNumber, card), sorted.c_str());
                }
            }
            QCOMPARE(winsAtOnce(rules, dice, 1, card), winsAtOnce(rules, inOrder, 1, card));
            QCOMPARE(fillableRows(rules, card, dice), fillableRows(rules, card, inOrder));
            QCOMPARE(extraPoints(rules, dice, card), extraPoints(rules, inOrder, card));
        } while (std::next_permutation(sorted.begin(), sorted.end()));
    }
    QCOMPARE(orders, 7776);
}

void TestScoring::fillableRowsOfEveryCard_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::newRow("yahtzee") << QByteArray("yahtzee") << QByteArray();
    QTest::newRow("yahtzee, no jokers") << QByteArray("yahtzee") << QByteArray("extra-yatzy=off");
    QTest::newRow("yatzy") << QByteArray("yatzy") << QByteArray();
    QTest::newRow("yatzy, top to bottom") << QByteArray("yatzy") << QByteArray("order=forced");
    QTest::newRow("yacht") << QByteArray("yacht") << QByteArray();
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray();
}

void TestScoring::fillableRowsOfEveryCard()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(id, options);
    const Naive::Options naive = naiveOptions(rules);
    for (RowMask filled = 0; filled <= rules.allRows(); ++filled) {
        Naive::Card card;
        for (const std::string &row : idsOf(rules, filled))
            card[row] = 0;
        for (const std::string dice : {"11111", "22222", "33333", "44444", "55555", "66666", "23456"}) {
            const RowMask rows = fillableRows(rules, filled, diceFrom(QByteArray::fromStdString(dice)));
            const bool same = idsOf(rules, rows) == Naive::allowedRows(id.toStdString(), naive, dice, card);
            QVERIFY2(same, (QByteArray::fromStdString(dice) + ' ' + textOf(card)).constData());
            QCOMPARE(rows == 0, filled == rules.allRows());
        }
    }
}

void TestScoring::thereAre252Combinations()
{
    QCOMPARE(Naive::allCombinations().size(), std::size_t(252));
}

QTEST_GUILESS_MAIN(TestScoring)
#include "tst_scoring.moc"
