#include "players/selfplay.h"

#include "game/dicesource.h"

namespace {

GameEvent thrown(const GameState &state, const DiceSource &dice)
{
    const SeatState &current = state.current();
    DiceThrown event{state.seat, state.round, current.throws + 1, current.kept, {}, Actor::Computer};
    event.dice = throwDice(dice, current.dice, current.kept, state.seat, event.round, event.throwNumber);
    return event;
}

GameEvent decided(const GameState &state, Strategy &player)
{
    const SeatState &current = state.current();
    const Decision decision = player.decide(*state.rules, current.card, current.dice, current.throws);
    if (!decision.fills())
        return DiceKept{state.seat, decision.kept, Actor::Computer};
    RowFilled event{state.seat, decision.row, 0, current.kept, Actor::Computer};
    if (decision.row < state.rules->rowCount())
        event.points = score(*state.rules, decision.row, current.dice, current.throws, current.card);
    event.extra = extraPoints(*state.rules, current.dice, current.card);
    return event;
}

} // namespace

SelfPlay playOut(Journal journal, GameState opening, const std::vector<Strategy *> &players)
{
    SelfPlay game{std::move(journal), std::move(opening), std::nullopt};
    const auto &start = std::get<GameStarted>(game.journal.front().event);
    const SeededDice dice(start.seed, game.state.rules->sharing);
    const qint64 utcMs = game.journal.front().utcMs;

    const auto eventsPerTurn = static_cast<std::size_t>(2 * MaxThrows);
    const auto turns = static_cast<std::size_t>(game.state.rounds() * game.state.seatCount());
    game.journal.reserve(eventsPerTurn * turns + 2);
    while (!game.state.over()) {
        const bool throws = game.state.phase == Phase::Throwing;
        Strategy &player = *players[static_cast<std::size_t>(game.state.seat)];
        GameEvent event = throws ? thrown(game.state, dice) : decided(game.state, player);
        game.error = checkEvent(game.state, event);
        if (game.error)
            return game;
        game.journal.push_back({std::move(event), 0, utcMs});
        applyEvent(game.state, game.journal.back());
    }
    game.journal.push_back({Finished{game.state.finishReason}, 0, utcMs});
    return game;
}
