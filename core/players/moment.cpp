#include "players/moment.h"

#include "game/standings.h"

namespace {

constexpr int ManyPoints = 30;
constexpr int FirstRoundWithLead = 4;
/// So many card points are next to nothing.
constexpr int CloseTotal = 5;

/// The seat that leads alone, or -1.
int leader(const GameState &state)
{
    const std::vector<Standing> places = standings(state);
    return places.size() > 1 && places[1].place > 1 ? places[0].seat : -1;
}

Moment endOf(const GameState &state)
{
    const std::vector<Standing> places = standings(state);
    const int seat = places.front().seat;
    const bool alone = places.size() < 2;
    const bool close = !alone && !places.front().servedWin
                       && (places[1].place == 1 || places.front().total - places[1].total <= CloseTotal);
    return {close ? Moment::Kind::CloseEnd : Moment::Kind::Won, seat};
}

std::optional<Moment> momentOf(const GameState &before, const RowFilled &event, const GameState &after)
{
    using Kind = Moment::Kind;
    if (after.over())
        return endOf(after);
    const RowRule &rule = before.rules->row(event.row);
    const SeatState &seat = after.at(event.seat);
    const auto is = [&event](Kind kind) { return Moment{kind, event.seat}; };
    if (event.by == Actor::Clock)
        return is(Kind::ByClock);
    if (rule.pattern == Pattern::Alike && rule.number == DiceCount && event.points > 0)
        return is(Kind::FiveAlike);
    if (rule.served > 0 && event.points > 0 && before.at(event.seat).throws == 1)
        return is(Kind::Served);
    if (event.points == 0)
        return is(Kind::Scratched);
    if (before.round >= FirstRoundWithLead && leader(before) != event.seat && leader(after) == event.seat)
        return is(Kind::TookLead);
    if (event.points >= ManyPoints)
        return is(Kind::BigRow);
    if (seat.card.filledCount() == before.rules->rowCount() - 1)
        return is(Kind::LastRow);
    if (seat.card.filledCount() == 1)
        return is(Kind::FirstTurn);
    return std::nullopt;
}

} // namespace

std::optional<Moment> notableMoment(const GameState &before, const GameEvent &event, const GameState &after)
{
    if (const auto *filled = std::get_if<RowFilled>(&event))
        return momentOf(before, *filled, after);
    if (std::holds_alternative<DiceThrown>(event) && after.over())
        return endOf(after); // a served win
    if (std::holds_alternative<Undone>(event))
        return Moment{Moment::Kind::TakenBack, after.seat};
    return std::nullopt;
}
