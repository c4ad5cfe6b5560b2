#pragma once

#include "rules/dice.h"
#include "rules/rulecatalog.h"

#include <QByteArray>

/// Short spellings that keep data tables readable.

/// "55533" -> the five dice in that order.
inline Dice diceFrom(const QByteArray &faces)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, faces.at(die) - '0');
    return dice;
}

/// "served=10 straight=plain" -> choices in that order.
inline std::vector<OptionChoice> choicesFrom(const QByteArray &text)
{
    std::vector<OptionChoice> choices;
    for (const QByteArray &part : text.split(' ')) {
        const qsizetype sign = part.indexOf('=');
        if (sign >= 0)
            choices.push_back({QString::fromUtf8(part.left(sign)), QString::fromUtf8(part.mid(sign + 1))});
    }
    return choices;
}

/// A rule set that must exist: a mistake in a test's own table throws.
inline RuleSet rulesFrom(const QByteArray &id, const QByteArray &options = {})
{
    return RuleCatalog::make(QString::fromUtf8(id), choicesFrom(options)).value();
}

/// Positions 0..4 -> mask.
inline DiceMask maskOf(std::initializer_list<int> dice)
{
    DiceMask mask;
    for (const int die : dice)
        mask = mask.with(die);
    return mask;
}
