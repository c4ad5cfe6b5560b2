#include "rules/rulerows.h"
#include "rules/ruletables.h"

using namespace Qt::StringLiterals;

namespace {

// Generala Duel: strategy decides, since all seats throw the same dice. A Spanish rule set of 15 rows.
std::vector<OptionSpec> duelOptions()
{
    return {{u"rotation"_s, {u"throw"_s, u"turn"_s}},
            {u"dice"_s, {u"shared"_s, u"own"_s}},
            RuleRows::clockOption(u"15"_s),
            {u"two-pairs"_s, {u"different-faces"_s, u"four-alike-counts"_s}},
            {u"full-house"_s, {u"different-faces"_s, u"five-alike-counts"_s}}};
}

void buildDuel(RuleSet &rules)
{
    RuleRows::addFaces(rules, true);
    rules.bonus = UpperBonus{63, 35};
    rules.rows.push_back(RuleRows::sum(u"one-pair"_s, Pattern::Alike, 2));
    rules.rows.push_back(RuleRows::sum(u"two-pairs"_s, Pattern::TwoPairs));
    rules.rows.back().fourAlikeIsTwoPairs = rules.option(u"two-pairs") == u"four-alike-counts"_s;
    rules.rows.push_back(RuleRows::sum(u"three-alike"_s, Pattern::Alike, 3));
    rules.rows.push_back(RuleRows::sum(u"four-alike"_s, Pattern::Alike, 4));
    rules.rows.push_back(RuleRows::fixed(u"full-house"_s, Pattern::FullHouse, 0, 25));
    rules.rows.back().fiveAlikeIsFullHouse = rules.option(u"full-house") == u"five-alike-counts"_s;
    rules.rows.push_back(RuleRows::fixed(u"small-straight"_s, Pattern::Sequence, 4, 30));
    rules.rows.push_back(RuleRows::fixed(u"large-straight"_s, Pattern::Sequence, 5, 40));
    rules.rows.push_back(RuleRows::sum(u"chance"_s, Pattern::Anything));
    rules.rows.push_back(RuleRows::fixed(u"yatzy"_s, Pattern::Alike, 5, 50));
    rules.timeBonus = true;
}

// Latin-American Generala with its house rules as options.
std::vector<OptionSpec> classicOptions()
{
    return {{u"straight"_s, {u"any-five-different"_s, u"plain"_s, u"wild-ace"_s}},
            {u"generala"_s, {u"50"_s, u"60"_s}},
            {u"double-generala"_s, {u"on"_s, u"off"_s}},
            {u"served"_s, {u"5"_s, u"10"_s, u"0"_s}},
            {u"instant-win"_s, {u"on"_s, u"off"_s}},
            RuleRows::clockOption(u"off"_s)};
}

RowRule straightRow(const QString &kind, int served)
{
    if (kind == u"any-five-different"_s)
        return RuleRows::fixed(u"straight"_s, Pattern::FiveDifferent, 5, 20, served);
    if (kind == u"wild-ace"_s)
        return RuleRows::fixed(u"straight"_s, Pattern::WildAceStraight, 5, 20, served);
    return RuleRows::fixed(u"straight"_s, Pattern::Sequence, 5, 20, served);
}

struct GeneralaTerms {
    QString straight;
    int generala = 50;
    bool doubleGenerala = true;
    int served = 5;
    bool instantWin = true;
};

void buildGenerala(RuleSet &rules, const GeneralaTerms &terms)
{
    RuleRows::addFaces(rules, false);
    rules.rows.push_back(straightRow(terms.straight, terms.served));
    rules.rows.push_back(RuleRows::fixed(u"full-house"_s, Pattern::FullHouse, 0, 30, terms.served));
    rules.rows.push_back(RuleRows::fixed(u"poker"_s, Pattern::Alike, 4, 40, terms.served));
    rules.rows.push_back(RuleRows::fixed(u"generala"_s, Pattern::Alike, 5, terms.generala));
    const int generalaRow = rules.rowCount() - 1;
    if (terms.doubleGenerala) {
        rules.rows.push_back(RuleRows::fixed(u"double-generala"_s, Pattern::Alike, 5, 2 * terms.generala));
        rules.rows.back().needsRow = generalaRow;
    }
    if (terms.instantWin)
        rules.servedWinRow = generalaRow;
}

void buildClassic(RuleSet &rules)
{
    GeneralaTerms terms;
    terms.straight = rules.option(u"straight");
    terms.generala = rules.option(u"generala").toInt();
    terms.doubleGenerala = rules.option(u"double-generala") == u"on"_s;
    terms.served = rules.option(u"served").toInt();
    terms.instantWin = rules.option(u"instant-win") == u"on"_s;
    buildGenerala(rules, terms);
}

// Nordic Generala: the classic game with every house rule fixed.
std::vector<OptionSpec> nordicOptions()
{
    return {RuleRows::clockOption(u"off"_s)};
}

void buildNordic(RuleSet &rules)
{
    GeneralaTerms terms;
    terms.straight = u"plain"_s;
    buildGenerala(rules, terms);
}

} // namespace

std::vector<RuleTable> generalaTables()
{
    return {{u"duel"_s, duelOptions, buildDuel},
            {u"classic"_s, classicOptions, buildClassic},
            {u"nordic"_s, nordicOptions, buildNordic}};
}
