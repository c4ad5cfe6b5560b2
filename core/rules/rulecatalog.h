#pragma once

#include "base/result.h"
#include "rules/ruleset.h"

#include <QStringList>

/// One option of a rule set: its name and what may be chosen.
struct OptionSpec {
    QString name;
    QStringList values; ///< the default first; for a range, the default and the words beside the range
    int rangeFrom = 0;  ///< whole numbers from..to may be chosen as well, where rangeTo > 0
    int rangeTo = 0;

    [[nodiscard]] const QString &defaultValue() const { return values.front(); }
    [[nodiscard]] bool accepts(const QString &value) const;
};

/// Why there is no such rule set.
struct RuleError {
    enum class Kind {
        UnknownRuleSet,     ///< subject = the id
        UnknownOption,      ///< subject = the option's name
        BadOptionValue,     ///< subject = the option's name, value = what was given
        ConflictingOptions, ///< subject = the option that cannot be had, value = the value that excludes it
    };
    Kind kind = Kind::UnknownRuleSet;
    QString subject;
    QString value;
};

/// The rule sets that the program knows. How they are scored and played is in their tables (see ruletables.h);
/// words (ui/text/names), advice (ui/book/booktips) and usual totals (players/levelmeans) go by their ids.
namespace RuleCatalog {

/// Ids of all rule sets, in the order in which players see them.
[[nodiscard]] QStringList ids();

/// Options of a rule set in the order in which they are shown; empty for an unknown id.
[[nodiscard]] std::vector<OptionSpec> options(const QString &id);

/// Builds a rule set. Options that are not named take their default; later choices of one name win.
/// Dice that are shared by default become each seat's own when a rotation by turns is asked for.
[[nodiscard]] Result<RuleSet, RuleError> make(const QString &id, const std::vector<OptionChoice> &choices = {});

/// Whether these are rules of the catalogue with every option at its default.
[[nodiscard]] bool isUsual(const RuleSet &rules);

} // namespace RuleCatalog
