#pragma once

#include "rules/ruleset.h"

#include <QString>
#include <optional>

/// The total that a computer player reaches on the average when it plays alone, in whole points: measured over 20,000
/// games by tests/bench/levels, whose cards are played to the end even where a served Generala would win at once. Of
/// the level that plays exactly it is what the rules are worth, see solve().
/// @param rules one of the catalogue's with all its default options; for others nothing was measured
/// @param level one of computerLevels(); nothing for other strategies
[[nodiscard]] std::optional<int> meanTotal(const RuleSet &rules, const QString &level);
