#include "rules/rulecatalog.h"

#include "rules/ruletables.h"

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

/// The order in which players see them.
std::vector<RuleTable> ruleTables()
{
    std::vector<RuleTable> tables = generalaTables();
    const std::vector<RuleTable> relatives = yatzyTables();
    tables.insert(tables.end(), relatives.begin(), relatives.end());
    return tables;
}

std::optional<RuleTable> findTable(const QString &id)
{
    for (const RuleTable &table : ruleTables()) {
        if (table.id == id)
            return table;
    }
    return std::nullopt;
}

void applyFlow(RuleSet &rules)
{
    rules.rotation = rules.option(u"rotation") == u"throw"_s ? Rotation::Throw : Rotation::Turn;
    rules.sharing = rules.option(u"dice") == u"shared"_s ? DiceSharing::Shared : DiceSharing::Own;
    rules.forcedOrder = rules.option(u"order") == u"forced"_s;
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
    for (const RuleTable &table : ruleTables())
        ids << table.id;
    return ids;
}

std::vector<OptionSpec> RuleCatalog::options(const QString &id)
{
    const auto table = findTable(id);
    return table ? table->options() : std::vector<OptionSpec>();
}

Result<RuleSet, RuleError> RuleCatalog::make(const QString &id, const std::vector<OptionChoice> &choices)
{
    const auto table = findTable(id);
    if (!table)
        return RuleError{RuleError::Kind::UnknownRuleSet, id, {}};
    const OptionsResult options = resolveOptions(table->options(), choices);
    if (!options)
        return options.error();
    RuleSet rules;
    rules.id = id;
    rules.options = *options;
    table->build(rules);
    applyFlow(rules);
    return rules;
}

bool RuleCatalog::isUsual(const RuleSet &rules)
{
    const auto usual = make(rules.id);
    return usual && *usual == rules;
}
