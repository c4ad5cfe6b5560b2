// The part of Names that calls out a lucky throw.
#include "rules/scoring.h"
#include "text/names.h"

QString Names::cheer(const RuleSet &rules, const Dice &dice, int throwNumber)
{
    int best = -1;
    int bestPoints = 0;
    for (int row = 0; row < rules.rowCount(); ++row) {
        const RowRule &rule = rules.row(row);
        if (rule.pattern == Pattern::Alike && rule.number == DiceCount && isFiveAlike(dice)) {
            //: called out across the table; %1 is a row: "Generala!"
            return tr("%1!").arg(Names::row(rule.id));
        }
        const int points = score(rules, row, dice, throwNumber, Card());
        if (throwNumber == 1 && rule.served > 0 && points > bestPoints) {
            best = row;
            bestPoints = points;
        }
    }
    if (best < 0)
        return {};
    //: called out across the table; %1 is a row that is paid extra on the first throw: "Straight on the first throw!"
    return tr("%1 on the first throw!").arg(Names::row(rules.row(best).id));
}
