#pragma once

#include "rules/ruleset.h"

#include <QStringList>

/// What a row asks for and gives, in sentences of the language of the moment; all numbers are those of the
/// rule set.
namespace RowWords {

/// What the dice must show. Empty for a row that counts a face.
[[nodiscard]] QString condition(const RowRule &row);
/// What the row gives for them.
[[nodiscard]] QString gain(const RowRule &row);
/// What else is to be known about the row: first throws, rows that it depends on, jokers. The upper bonus is
/// not among it.
[[nodiscard]] QStringList remarks(const RuleSet &rules, int row);

} // namespace RowWords
