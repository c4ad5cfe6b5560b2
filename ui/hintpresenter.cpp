#include "hintpresenter.h"

#include "rules/scoring.h"
#include "strategy/rowodds.h"
#include "text/decimal.h"
#include "text/names.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t ShownActions = 3;
// A chance below this is nothing to play for, one above is no hope but a fact.
constexpr double LeastHope = 0.05;
constexpr double MostHope = 0.999;

} // namespace

HintState HintPresenter::present(const GameState &state, const std::vector<Advice> &actions)
{
    HintState hint;
    hint.shown = true;
    hint.sentence = reason(state, actions);
    for (std::size_t k = 0; k < std::min(ShownActions, actions.size()); ++k)
        //: %1 is a number of points: what the card's total will be on the average
        hint.actions.push_back({action(state, actions[k]), tr("total %1").arg(oneDecimal(actions[k].value))});
    if (!actions.front().fills())
        hint.keep = actions.front().kept;
    return hint;
}

QString HintPresenter::reason(const GameState &state, const std::vector<Advice> &actions)
{
    const Advice &best = actions.front();
    QStringList sentences{best.fills() ? reasonToFill(state, best) : reasonToKeep(state, best)};
    sentences << comparison(state, actions);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString HintPresenter::reasonToFill(const GameState &state, const Advice &best)
{
    const int points = pointsOf(state, best.row);
    if (points == 0)
        return tr("Scratch %1: it is the row you will miss least.").arg(rowName(state, best.row));
    return tr("Write %1 for %2.").arg(rowName(state, best.row), Names::points(points));
}

QString HintPresenter::reasonToKeep(const GameState &state, const Advice &best)
{
    const Dice &dice = state.current().dice;
    const QString keep = best.kept == DiceMask::none() ? tr("Throw all dice again")
                                                       : tr("Keep %1").arg(Names::diceList(dice, best.kept));
    const auto hope = hopeOf(state, best);
    if (!hope)
        //: %1 is "Keep 6-6"
        return tr("%1: it leaves the most ways open.").arg(keep);
    //: %1 is "Keep 5-5-5", %2 a number, %3 a row: "Keep 5-5-5: 31 % for Poker."
    return tr("%1: %2 % for %3.").arg(keep, QLocale().toString(qRound(hope->chance * 100)), rowName(state, hope->row));
}

QString HintPresenter::comparison(const GameState &state, const std::vector<Advice> &actions)
{
    const Advice &best = actions.front();
    // What a player is torn between: writing now or throwing on; after the last throw, this row or that.
    const bool last = state.current().throws >= MaxThrows;
    const auto other = std::find_if(actions.begin() + 1, actions.end(), [&best, last](const Advice &advice) {
        return last ? advice.fills() : advice.fills() != best.fills();
    });
    if (other == actions.end())
        return {};
    const QString less = oneDecimal(best.value - other->value);
    if (other->fills())
        //: %1 is a row, %2 a number of points
        return tr("Writing %1 now is worth %2 points less in the end.").arg(rowName(state, other->row), less);
    return tr("Throwing again is worth %1 points less in the end.").arg(less);
}

QString HintPresenter::action(const GameState &state, const Advice &advice)
{
    if (!advice.fills()) {
        if (advice.kept == DiceMask::none())
            return tr("Throw all dice again");
        return tr("Keep %1").arg(Names::diceList(state.current().dice, advice.kept));
    }
    const int points = pointsOf(state, advice.row);
    if (points == 0)
        return tr("Scratch %1").arg(rowName(state, advice.row));
    return tr("%1: %2", "row and points").arg(rowName(state, advice.row), Names::points(points));
}

QString HintPresenter::rowName(const GameState &state, int row)
{
    return Names::row(state.rules->row(row).id);
}

int HintPresenter::pointsOf(const GameState &state, int row)
{
    const SeatState &seat = state.current();
    return score(*state.rules, row, seat.dice, seat.throws, seat.card);
}

std::optional<HintPresenter::Hope> HintPresenter::hopeOf(const GameState &state, const Advice &best)
{
    const SeatState &seat = state.current();
    const auto chances = rowChances(*state.rules, seat.card, seat.dice, best.kept, seat.throws);
    const PointTable table(*state.rules, RollSpace());
    std::optional<Hope> hope;
    double most = 0;
    for (int row = 0; row < state.rules->rowCount(); ++row) {
        const double chance = chances[static_cast<std::size_t>(row)];
        if (chance < LeastHope || chance > MostHope)
            continue;
        const double weight = chance * table.most(row);
        if (weight > most) {
            most = weight;
            hope = Hope{row, chance};
        }
    }
    return hope;
}
