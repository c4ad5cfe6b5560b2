#pragma once

#include "rules/rulecatalog.h"

#include <vector>

/// Every rule set with every combination of its options; of a range, its first and last number.
/// @param without options that keep their default
inline std::vector<RuleSet> everyRuleSet(const QStringList &without = {})
{
    std::vector<RuleSet> all;
    for (const QString &id : RuleCatalog::ids()) {
        std::vector<std::vector<OptionChoice>> choices{{}};
        for (const OptionSpec &spec : RuleCatalog::options(id)) {
            QStringList values = without.contains(spec.name) ? QStringList{spec.defaultValue()} : spec.values;
            if (spec.rangeTo > 0 && values.size() > 1)
                values << QString::number(spec.rangeFrom) << QString::number(spec.rangeTo);
            std::vector<std::vector<OptionChoice>> longer;
            for (const std::vector<OptionChoice> &choice : choices) {
                for (const QString &value : values) {
                    longer.push_back(choice);
                    longer.back().push_back({spec.name, value});
                }
            }
            choices = std::move(longer);
        }
        for (const std::vector<OptionChoice> &choice : choices) {
            if (const auto rules = RuleCatalog::make(id, choice))
                all.push_back(*rules); // some options exclude each other
        }
    }
    return all;
}

/// "classic straight=plain served=10", for the name of a test's row.
inline QByteArray nameOf(const RuleSet &rules)
{
    QString name = rules.id;
    for (const OptionChoice &choice : rules.options)
        name += u' ' + choice.name + u'=' + choice.value;
    return name.toLatin1();
}
