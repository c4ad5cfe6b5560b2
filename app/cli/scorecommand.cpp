#include "scorecommand.h"

#include "inputs.h"
#include "rules/scoring.h"

using namespace Qt::StringLiterals;

QString ScoreCommand::name() const
{
    return u"score"_s;
}

QString ScoreCommand::summary() const
{
    return u"what each open row gives for these dice"_s;
}

QString ScoreCommand::description() const
{
    return u"A line for each row that may be filled now, in card order: id, points for exactly this throw.\n"_s;
}

Usage ScoreCommand::usage() const
{
    return {{rulesParameter(),
             {u"dice"_s, u"1,1,3,4,5"_s, u"the five faces"_s, Parameter::Presence::Required},
             {u"throw"_s, u"1|2|3"_s, u"which throw of the turn these dice are; 1 when left out"_s, {}},
             cardParameter(),
             optionParameter()},
            {},
            false};
}

std::optional<Failure> ScoreCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &) const
{
    const auto rules = readRules(arguments.value(u"rules"_s), arguments);
    if (!rules)
        return rules.error();
    const auto dice = readDice(arguments);
    if (!dice)
        return dice.error();
    const auto throwNumber = readNumber(arguments, u"throw"_s, 1, MaxThrows, 1);
    if (!throwNumber)
        return throwNumber.error();
    const auto card = readCard(arguments, *rules);
    if (!card)
        return card.error();
    const RowMask fillable = fillableRows(*rules, *card, *dice);
    for (int row = 0; row < rules->rowCount(); ++row) {
        if (((fillable >> row) & 1U) != 0)
            out << rules->row(row).id << '\t' << score(*rules, row, *dice, *throwNumber, *card) << '\n';
    }
    return std::nullopt;
}
