#include "rules/rulerows.h"
#include "rules/ruletables.h"

using namespace Qt::StringLiterals;

namespace {

// Scandinavian Yatzy: most rows count only the dice that fit them.
std::vector<OptionSpec> yatzyOptions()
{
    return {{u"order"_s, {u"free"_s, u"forced"_s}}, RuleRows::clockOption(u"off"_s)};
}

void buildYatzy(RuleSet &rules)
{
    RuleRows::addFaces(rules, true);
    rules.bonus = UpperBonus{63, 50};
    rules.rows.push_back(RuleRows::matching(u"one-pair"_s, Pattern::Alike, 2));
    rules.rows.push_back(RuleRows::matching(u"two-pairs"_s, Pattern::TwoPairs));
    rules.rows.push_back(RuleRows::matching(u"three-alike"_s, Pattern::Alike, 3));
    rules.rows.push_back(RuleRows::matching(u"four-alike"_s, Pattern::Alike, 4));
    rules.rows.push_back(RuleRows::fixed(u"small-straight"_s, Pattern::ExactStraight, 1, 15));
    rules.rows.push_back(RuleRows::fixed(u"large-straight"_s, Pattern::ExactStraight, 2, 20));
    rules.rows.push_back(RuleRows::sum(u"full-house"_s, Pattern::FullHouse));
    rules.rows.push_back(RuleRows::sum(u"chance"_s, Pattern::Anything));
    rules.rows.push_back(RuleRows::fixed(u"yatzy"_s, Pattern::Alike, 5, 50));
}

// Yacht as it was written down in 1938.
std::vector<OptionSpec> yachtOptions()
{
    return {RuleRows::clockOption(u"off"_s)};
}

void buildYacht(RuleSet &rules)
{
    RuleRows::addFaces(rules, false);
    rules.rows.push_back(RuleRows::sum(u"full-house"_s, Pattern::FullHouse));
    rules.rows.push_back(RuleRows::matching(u"four-alike"_s, Pattern::Alike, 4));
    rules.rows.push_back(RuleRows::fixed(u"little-straight"_s, Pattern::ExactStraight, 1, 30));
    rules.rows.push_back(RuleRows::fixed(u"big-straight"_s, Pattern::ExactStraight, 2, 30));
    rules.rows.push_back(RuleRows::sum(u"choice"_s, Pattern::Anything));
    rules.rows.push_back(RuleRows::fixed(u"yacht"_s, Pattern::Alike, 5, 50));
}

// The American game, in which a further five alike is a joker and earns points beside the rows.
std::vector<OptionSpec> yahtzeeOptions()
{
    return {{u"extra-yatzy"_s, {u"on"_s, u"off"_s}}, RuleRows::clockOption(u"off"_s)};
}

void addJokers(RuleSet &rules)
{
    rules.jokerRow = rules.rowIndex(u"yatzy");
    rules.extraFiveAlike = ExtraFiveAlike{rules.jokerRow, 100};
    for (RowRule &row : rules.rows)
        row.metByJoker = row.pattern == Pattern::FullHouse || row.pattern == Pattern::Sequence;
}

void buildYahtzee(RuleSet &rules)
{
    RuleRows::addFaces(rules, true);
    rules.bonus = UpperBonus{63, 35};
    rules.rows.push_back(RuleRows::sum(u"three-alike"_s, Pattern::Alike, 3));
    rules.rows.push_back(RuleRows::sum(u"four-alike"_s, Pattern::Alike, 4));
    rules.rows.push_back(RuleRows::fixed(u"full-house"_s, Pattern::FullHouse, 0, 25));
    rules.rows.push_back(RuleRows::fixed(u"small-straight"_s, Pattern::Sequence, 4, 30));
    rules.rows.push_back(RuleRows::fixed(u"large-straight"_s, Pattern::Sequence, 5, 40));
    rules.rows.push_back(RuleRows::sum(u"chance"_s, Pattern::Anything));
    rules.rows.push_back(RuleRows::fixed(u"yatzy"_s, Pattern::Alike, 5, 50));
    if (rules.option(u"extra-yatzy") == u"on"_s)
        addJokers(rules);
}

} // namespace

std::vector<RuleTable> yatzyTables()
{
    return {{u"yatzy"_s, yatzyOptions, buildYatzy},
            {u"yacht"_s, yachtOptions, buildYacht},
            {u"yahtzee"_s, yahtzeeOptions, buildYahtzee}};
}
