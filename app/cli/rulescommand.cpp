#include "rulescommand.h"

#include "englishnames.h"
#include "inputs.h"
#include "rules/rulecatalog.h"

using namespace Qt::StringLiterals;

namespace {

void printAll(QTextStream &out)
{
    for (const QString &id : RuleCatalog::ids()) {
        const auto rules = RuleCatalog::make(id);
        if (rules)
            out << id << '\t' << englishRuleSet(id) << '\t' << rules->rowCount() << '\n';
    }
}

void printOne(const RuleSet &rules, QTextStream &out)
{
    for (const RowRule &row : rules.rows)
        out << "row\t" << row.id << '\t' << englishRow(row.id) << '\n';
    for (const OptionSpec &option : RuleCatalog::options(rules.id)) {
        QStringList others = option.values.mid(1);
        if (option.rangeTo > 0)
            others << u"%1-%2"_s.arg(option.rangeFrom).arg(option.rangeTo);
        out << "option\t" << option.name << '\t' << option.defaultValue() << '\t' << others.join(u'|') << '\n';
    }
}

} // namespace

QString RulesCommand::name() const
{
    return u"rules"_s;
}

QString RulesCommand::summary() const
{
    return u"rule sets, or the rows and options of one"_s;
}

QString RulesCommand::description() const
{
    return u"Without ID a line for each rule set: id, English name, number of rows.\n"
           "With ID a line for each row in card order: \"row\", id, English name; then a line for each option:\n"
           "\"option\", name, default, the other values parted by |.\n"_s;
}

Usage RulesCommand::usage() const
{
    return {{optionParameter()}, u"ID"_s, false};
}

std::optional<Failure> RulesCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &) const
{
    if (!arguments.hasOperand()) {
        if (arguments.has(u"option"_s))
            return Failure::usage(u"rules: --option needs a rule set: rules ID --option NAME=VALUE"_s);
        printAll(out);
        return std::nullopt;
    }
    const auto rules = readRules(arguments.operand(), arguments);
    if (!rules)
        return rules.error();
    printOne(*rules, out);
    return std::nullopt;
}
