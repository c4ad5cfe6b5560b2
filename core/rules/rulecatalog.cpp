#include "rules/rulecatalog.h"

#include <array>

using namespace Qt::StringLiterals;

bool OptionSpec::accepts(const QString &value) const
{
    if (values.contains(value))
        return true;
    if (rangeTo <= 0)
        return false;
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    // Only the plain spelling: "+20" or "020" would make two names for one game.
    return isNumber && number >= rangeFrom && number <= rangeTo && QString::number(number) == value;
}

namespace {

RowRule faceRow(const QString &id, int face, bool countsForBonus)
{
    RowRule row;
    row.id = id;
    row.pattern = Pattern::Face;
    row.number = face;
    row.payment = Payment::Matching;
    row.upper = countsForBonus;
    return row;
}

RowRule sumRow(const QString &id, Pattern pattern, int number = 0)
{
    RowRule row;
    row.id = id;
    row.pattern = pattern;
    row.number = number;
    row.payment = Payment::Sum;
    return row;
}

RowRule fixedRow(const QString &id, Pattern pattern, int number, int points, int served = 0)
{
    RowRule row = sumRow(id, pattern, number);
    row.payment = Payment::Fixed;
    row.points = points;
    row.served = served;
    return row;
}

void addFaceRows(RuleSet &rules, bool countForBonus)
{
    const std::array names{u"ones"_s, u"twos"_s, u"threes"_s, u"fours"_s, u"fives"_s, u"sixes"_s};
    for (std::size_t i = 0; i < names.size(); ++i)
        rules.rows.push_back(faceRow(names[i], static_cast<int>(i) + 1, countForBonus));
}

OptionSpec clockOption(const QString &defaultValue)
{
    QStringList values{defaultValue};
    if (defaultValue != u"off"_s)
        values << u"off"_s;
    return {u"clock"_s, values, 5, 120};
}

// Generala Duel: strategy decides, since all seats throw the same dice. A Spanish rule set of 15 rows.
std::vector<OptionSpec> duelOptions()
{
    return {{u"rotation"_s, {u"throw"_s, u"turn"_s}},
            {u"dice"_s, {u"shared"_s, u"own"_s}},
            clockOption(u"15"_s),
            {u"two-pairs"_s, {u"different-faces"_s, u"four-alike-counts"_s}},
            {u"full-house"_s, {u"different-faces"_s, u"five-alike-counts"_s}}};
}

void buildDuel(RuleSet &rules)
{
    addFaceRows(rules, true);
    rules.bonus = UpperBonus{63, 35};
    rules.rows.push_back(sumRow(u"one-pair"_s, Pattern::Alike, 2));
    rules.rows.push_back(sumRow(u"two-pairs"_s, Pattern::TwoPairs));
    rules.rows.back().fourAlikeIsTwoPairs = rules.option(u"two-pairs") == u"four-alike-counts"_s;
    rules.rows.push_back(sumRow(u"three-alike"_s, Pattern::Alike, 3));
    rules.rows.push_back(sumRow(u"four-alike"_s, Pattern::Alike, 4));
    rules.rows.push_back(fixedRow(u"full-house"_s, Pattern::FullHouse, 0, 25));
    rules.rows.back().fiveAlikeIsFullHouse = rules.option(u"full-house") == u"five-alike-counts"_s;
    rules.rows.push_back(fixedRow(u"small-straight"_s, Pattern::Sequence, 4, 30));
    rules.rows.push_back(fixedRow(u"large-straight"_s, Pattern::Sequence, 5, 40));
    rules.rows.push_back(sumRow(u"chance"_s, Pattern::Anything));
    rules.rows.push_back(fixedRow(u"yatzy"_s, Pattern::Alike, 5, 50));
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
            clockOption(u"off"_s)};
}

RowRule straightRow(const QString &kind, int served)
{
    if (kind == u"any-five-different"_s)
        return fixedRow(u"straight"_s, Pattern::FiveDifferent, 5, 20, served);
    if (kind == u"wild-ace"_s)
        return fixedRow(u"straight"_s, Pattern::WildAceStraight, 5, 20, served);
    return fixedRow(u"straight"_s, Pattern::Sequence, 5, 20, served);
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
    addFaceRows(rules, false);
    rules.rows.push_back(straightRow(terms.straight, terms.served));
    rules.rows.push_back(fixedRow(u"full-house"_s, Pattern::FullHouse, 0, 30, terms.served));
    rules.rows.push_back(fixedRow(u"poker"_s, Pattern::Alike, 4, 40, terms.served));
    rules.rows.push_back(fixedRow(u"generala"_s, Pattern::Alike, 5, terms.generala));
    const int generalaRow = rules.rowCount() - 1;
    if (terms.doubleGenerala) {
        rules.rows.push_back(fixedRow(u"double-generala"_s, Pattern::Alike, 5, 2 * terms.generala));
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
    return {clockOption(u"off"_s)};
}

void buildNordic(RuleSet &rules)
{
    GeneralaTerms terms;
    terms.straight = u"plain"_s;
    buildGenerala(rules, terms);
}

struct CatalogEntry {
    QString id;
    std::vector<OptionSpec> (*options)();
    void (*build)(RuleSet &);
};

std::vector<CatalogEntry> catalog()
{
    return {{u"duel"_s, duelOptions, buildDuel},
            {u"classic"_s, classicOptions, buildClassic},
            {u"nordic"_s, nordicOptions, buildNordic}};
}

std::optional<CatalogEntry> findEntry(const QString &id)
{
    for (const CatalogEntry &entry : catalog()) {
        if (entry.id == id)
            return entry;
    }
    return std::nullopt;
}

void applyFlow(RuleSet &rules)
{
    rules.rotation = rules.option(u"rotation") == u"throw"_s ? Rotation::Throw : Rotation::Turn;
    rules.sharing = rules.option(u"dice") == u"shared"_s ? DiceSharing::Shared : DiceSharing::Own;
    rules.clockSeconds = rules.option(u"clock").toInt(); // "off" reads as 0
}

using OptionsResult = Result<std::vector<OptionChoice>, RuleError>;

OptionsResult resolveOptions(const std::vector<OptionSpec> &specs, const std::vector<OptionChoice> &choices)
{
    std::vector<OptionChoice> resolved;
    for (const OptionSpec &spec : specs)
        resolved.push_back({spec.name, spec.defaultValue()});
    bool sharingChosen = false;
    for (const OptionChoice &choice : choices) {
        std::size_t index = 0;
        while (index < specs.size() && specs[index].name != choice.name)
            ++index;
        if (index == specs.size())
            return RuleError{RuleError::Kind::UnknownOption, choice.name, choice.value};
        if (!specs[index].accepts(choice.value))
            return RuleError{RuleError::Kind::BadOptionValue, choice.name, choice.value};
        resolved[index].value = choice.value;
        sharingChosen = sharingChosen || choice.name == u"dice"_s;
    }
    // Shared dice need a rotation by throw: a later seat would know the throw beforehand.
    const auto valueOf = [&resolved](const QString &name) -> QString * {
        for (OptionChoice &choice : resolved) {
            if (choice.name == name)
                return &choice.value;
        }
        return nullptr;
    };
    QString *rotation = valueOf(u"rotation"_s);
    QString *sharing = valueOf(u"dice"_s);
    if (rotation != nullptr && sharing != nullptr && *rotation == u"turn"_s && *sharing == u"shared"_s) {
        if (sharingChosen)
            return RuleError{RuleError::Kind::ConflictingOptions, u"dice"_s, u"rotation=turn"_s};
        *sharing = u"own"_s;
    }
    return resolved;
}

} // namespace

QStringList RuleCatalog::ids()
{
    QStringList ids;
    for (const CatalogEntry &entry : catalog())
        ids << entry.id;
    return ids;
}

std::vector<OptionSpec> RuleCatalog::options(const QString &id)
{
    const auto entry = findEntry(id);
    return entry ? entry->options() : std::vector<OptionSpec>();
}

Result<RuleSet, RuleError> RuleCatalog::make(const QString &id, const std::vector<OptionChoice> &choices)
{
    const auto entry = findEntry(id);
    if (!entry)
        return RuleError{RuleError::Kind::UnknownRuleSet, id, {}};
    const OptionsResult options = resolveOptions(entry->options(), choices);
    if (!options)
        return options.error();
    RuleSet rules;
    rules.id = id;
    rules.options = *options;
    entry->build(rules);
    applyFlow(rules);
    return rules;
}
