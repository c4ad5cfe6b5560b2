#pragma once

#include "rules/rulecatalog.h"

/// What the tables of the rule sets are put together from.
namespace RuleRows {

/// The sum of the dice that show a face.
[[nodiscard]] RowRule face(const QString &id, int number, bool countsForBonus);
/// The sum of all five dice when they show the pattern.
[[nodiscard]] RowRule sum(const QString &id, Pattern pattern, int number = 0);
/// The sum of the dice that make the pattern.
[[nodiscard]] RowRule matching(const QString &id, Pattern pattern, int number = 0);
/// Always the same points. @param served points more on a turn's first throw
[[nodiscard]] RowRule fixed(const QString &id, Pattern pattern, int number, int points, int served = 0);

/// Appends ones to sixes.
void addFaces(RuleSet &rules, bool countForBonus);

/// The decision clock, which every rule set has. @param defaultValue "off" or seconds
[[nodiscard]] OptionSpec clockOption(const QString &defaultValue);

} // namespace RuleRows
