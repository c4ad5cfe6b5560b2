#pragma once

#include "game/gamestate.h"
#include "rules/rulecatalog.h"
#include "rules/ruleset.h"
#include "storage/gamestore.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>

/// Words for what core only knows by id, number or enum, in the language that is installed at the moment of the
/// call. Nothing here is stored: ask again after a change of language.
class Names {
    Q_DECLARE_TR_FUNCTIONS(Names)

public:
    static QString ruleSet(const QString &id);
    /// One paragraph for the new-game dialog.
    static QString ruleSetSummary(const QString &id);
    /// A few words under the name: "15 rows · same dice · 15 s".
    static QString ruleSetFacts(const RuleSet &rules);

    static QString row(const QString &rowId);
    /// One sentence that explains what a row needs and gives, every number taken from the rule set.
    static QString rowExplanation(const RuleSet &rules, int row);

    /// What to call out when these dice lie: for five alike, and for a combination that is paid extra on the first
    /// throw; else empty.
    static QString cheer(const RuleSet &rules, const Dice &dice, int throwNumber);
    /// Why an open row may not be filled with these dice; empty when it may, or is filled.
    static QString rowBar(const RuleSet &rules, int row, const Card &card, const Dice &dice);

    static QString option(const QString &name);
    static QString optionValue(const QString &name, const QString &value);
    /// One line that says what the option does.
    static QString optionHelp(const QString &name);

    static QString face(int face);                                               ///< "five"
    static QString diceList(const Dice &dice, DiceMask which = DiceMask::all()); ///< "5-5-1-3-6"
    static QString level(const QString &strategy);                               ///< of a computer seat
    static QString quotedRow(const QString &rowId); ///< "“Full house”", in the quotes of the language
    /// "33 %", "< 1 %": never 0 where there is a chance, never 100 where there is room for doubt.
    static QString chance(double chance, const QLocale &locale);
    static QString points(int points); ///< "1 point", "25 points" with the language's plural forms

    static QString commandError(EventError error); ///< a sentence for the player
    static QString seatError(const SeatError &error);
    static QString ruleError(const RuleError &error);
    static QString storeError(const StoreError &error);
    /// A game goes on from before the damage. @param line of the file; @param keptAside path of its copy
    static QString damagedGame(int line, const QString &keptAside);
};
