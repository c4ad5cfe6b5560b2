#include "totalcommand.h"

#include "inputs.h"
#include "rules/scoring.h"

using namespace Qt::StringLiterals;

QString TotalCommand::name() const
{
    return u"total"_s;
}

QString TotalCommand::summary() const
{
    return u"adds up a card"_s;
}

QString TotalCommand::description() const
{
    return u"\"upper\", points and \"bonus\", points, where the rule set has a bonus for its upper rows; then\n"
           "\"total\", points.\n"_s;
}

Usage TotalCommand::usage() const
{
    Parameter card = cardParameter();
    card.presence = Parameter::Presence::Required;
    card.help = u"the rows that are filled"_s;
    return {{rulesParameter(), card, optionParameter()}, {}, false};
}

std::optional<Failure> TotalCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &) const
{
    const auto rules = readRules(arguments.value(u"rules"_s), arguments);
    if (!rules)
        return rules.error();
    const auto card = readCard(arguments, *rules);
    if (!card)
        return card.error();
    const CardTotals sums = totals(*rules, *card);
    if (rules->bonus)
        out << "upper\t" << sums.upper << "\nbonus\t" << sums.bonus << '\n';
    out << "total\t" << sums.total << '\n';
    return std::nullopt;
}
