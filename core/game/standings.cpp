#include "game/standings.h"

#include <algorithm>
#include <tuple>

int timeBonus(qint64 thinkingMs)
{
    constexpr qint64 most = MaxTimeBonus;
    return static_cast<int>(std::clamp(most - thinkingMs / 1000, qint64(0), most));
}

int finalPoints(const RuleSet &rules, int total, int timeBonus)
{
    return rules.timeBonus ? FinalPointsFactor * total + timeBonus : total;
}

namespace {

/// What ranks a seat, to be compared. Card and bonus are not added up: the bonus only breaks ties.
auto rankOf(const Standing &standing)
{
    return std::tuple(standing.servedWin, standing.total, standing.timeBonus);
}

} // namespace

std::vector<Standing> standings(const GameState &state)
{
    std::vector<Standing> table;
    for (int seat = 0; seat < state.seatCount(); ++seat) {
        Standing standing;
        standing.seat = seat;
        standing.total = totals(*state.rules, state.at(seat).card).total;
        standing.servedWin = state.over() && state.servedWinner == seat;
        if (state.rules->timeBonus)
            standing.timeBonus = timeBonus(state.at(seat).thinkingMs);
        standing.finalPoints = finalPoints(*state.rules, standing.total, standing.timeBonus);
        table.push_back(standing);
    }
    std::stable_sort(table.begin(), table.end(),
                     [](const Standing &a, const Standing &b) { return rankOf(a) > rankOf(b); });
    for (std::size_t i = 0; i < table.size(); ++i) {
        const bool shared = i > 0 && rankOf(table[i]) == rankOf(table[i - 1]);
        table[i].place = shared ? table[i - 1].place : static_cast<int>(i) + 1;
    }
    return table;
}
