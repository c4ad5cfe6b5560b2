#pragma once

#include "arguments.h"
#include "rules/card.h"
#include "rules/dice.h"
#include "rules/ruleset.h"

#include <QByteArray>

/// Values on the command line, checked. Each failure says what was given and what was expected.

/// Parameters that several commands share, for their Usage.
[[nodiscard]] Parameter rulesParameter();
[[nodiscard]] Parameter optionParameter();
[[nodiscard]] Parameter cardParameter();
[[nodiscard]] Parameter seedParameter();

/// A rule set by its id, with the --option choices.
[[nodiscard]] Result<RuleSet, Failure> readRules(const QString &id, const Arguments &arguments);

/// --dice: five faces.
[[nodiscard]] Result<Dice, Failure> readDice(const Arguments &arguments);

/// --card: filled rows with points that the rows can give; an empty card when it was not given.
[[nodiscard]] Result<Card, Failure> readCard(const Arguments &arguments, const RuleSet &rules);

/// --seed: up to 64 hex digits, padded with zeros at the end to 32 bytes.
[[nodiscard]] Result<QByteArray, Failure> readSeed(const Arguments &arguments);

/// A whole number within bounds; `standard` when it was not given.
[[nodiscard]] Result<int, Failure> readNumber(const Arguments &arguments, const QString &name, int from, int to,
                                              int standard);
