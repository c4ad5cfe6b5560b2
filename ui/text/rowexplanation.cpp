#include "rules/examples.h"
#include "rules/scoring.h"
#include "text/names.h"
#include "text/rowwords.h"

#include <bit>

using namespace Qt::StringLiterals;

namespace {

/// Whether words alone leave a reader in doubt which dice are meant.
bool needsExample(const RowRule &rule)
{
    switch (rule.pattern) {
    case Pattern::TwoPairs:
    case Pattern::FullHouse:
    case Pattern::FiveDifferent:
    case Pattern::WildAceStraight:
        return true;
    default:
        return false;
    }
}

/// The dice of the row's examples that count, without those that need a first throw or another row.
QStringList exampleDice(const RuleSet &rules, int row)
{
    QStringList dice;
    for (const ScoringExample &example : examplesOf(rules, row)) {
        if (example.points > 0 && example.card == Card() && example.lesson != Lesson::FullHouse)
            dice << Names::diceList(example.dice);
    }
    dice.removeDuplicates();
    return dice;
}

} // namespace

QString Names::rowExplanation(const RuleSet &rules, int row)
{
    const RowRule &rule = rules.row(row);
    QStringList sentences{RowWords::condition(rule)};
    if (needsExample(rule))
        //: %1 are dice: "5-5-5-3-3"
        sentences << tr("For example %1.").arg(exampleDice(rules, row).join(u", "_s));
    sentences << RowWords::gain(rule) << RowWords::remarks(rules, row);
    if (rule.upper && rules.bonus)
        sentences << tr("The upper rows earn %1 extra from a sum of %2 on.")
                         .arg(rules.bonus->points)
                         .arg(rules.bonus->threshold);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString Names::rowBar(const RuleSet &rules, int row, const Card &card, const Dice &dice)
{
    const auto nameOf = [&rules](RowMask rows) { return Names::row(rules.row(std::countr_zero(rows)).id); };
    switch (::rowBar(rules, row, card, dice)) {
    case RowBar::None:
    case RowBar::Filled:
        return {};
    case RowBar::Order:
        //: %1 is the name of a row
        return tr("Rows are filled from top to bottom: “%1” comes first.").arg(nameOf(nextRows(rules, card.filled())));
    case RowBar::Joker:
        break;
    }
    const RowMask rows = fillableRows(rules, card, dice);
    if (std::popcount(rows) == 1)
        //: %1 is the name of a row
        return tr("These five alike are a joker, which has to go into “%1” now.").arg(nameOf(rows));
    return tr("These five alike are a joker, which has to go into an open lower row first.");
}
