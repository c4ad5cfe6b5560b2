#pragma once

#include "arguments.h"
#include "rules/dice.h"
#include "strategy/valuetable.h"

#include <QTextStream>
#include <functional>
#include <memory>

/// --threads for commands that can use several.
[[nodiscard]] Parameter threadsParameter();
/// 1..256; as many as the machine has when it was not given.
[[nodiscard]] Result<int, Failure> readThreads(const Arguments &arguments);

/// Solves a rule set; shows percents on `err` when that is a terminal.
[[nodiscard]] Result<std::shared_ptr<const ValueTable>, Failure> solveRules(const RuleSet &rules, int threads,
                                                                            QTextStream &err);

/// A value or mean in points as the tool prints it.
[[nodiscard]] QString sixDecimals(double value);

/// The faces of kept dice in ascending order, parted by commas; "-" for none.
[[nodiscard]] QString facesText(const Dice &dice, DiceMask kept);
