#include "game/replay.h"

#include <algorithm>

namespace {

Journal prefix(const Journal &journal, std::size_t entries)
{
    return Journal(journal.begin(), journal.begin() + static_cast<std::ptrdiff_t>(std::min(entries, journal.size())));
}

bool hasDiceOf(const DiceThrown &event, const GameState &state, const DiceSource &dice)
{
    const Dice expected =
        throwDice(dice, state.at(event.seat).dice, event.kept, event.seat, event.round, event.throwNumber);
    return expected == event.dice;
}

std::optional<EventError> checkEntry(const Journal &journal, std::size_t index, const GameState &state,
                                     const DiceSource &dice)
{
    const GameEvent &event = journal[index].event;
    if (const auto *undo = std::get_if<Undone>(&event)) {
        const auto target = undoTarget(prefix(journal, index), state);
        return target == undo->target ? std::nullopt : std::optional(EventError::NothingToUndo);
    }
    if (const auto error = checkEvent(state, event))
        return error;
    const auto *thrown = std::get_if<DiceThrown>(&event);
    if (thrown != nullptr && !hasDiceOf(*thrown, state, dice))
        return EventError::WrongDice;
    return std::nullopt;
}

Replay replayFrom(const Journal &journal, GameState state, const DiceSource &dice)
{
    Replay result;
    result.validEntries = 1;
    for (std::size_t i = 1; i < journal.size(); ++i) {
        result.error = checkEntry(journal, i, state, dice);
        if (result.error)
            break;
        if (std::holds_alternative<Undone>(journal[i].event))
            state = stateOf(journal, i + 1, state.rules);
        else
            applyEvent(state, journal[i]);
        result.validEntries = i + 1;
    }
    result.state = std::move(state);
    return result;
}

Result<GameState, EventError> firstState(const Journal &journal)
{
    const auto *start = journal.empty() ? nullptr : std::get_if<GameStarted>(&journal.front().event);
    if (start == nullptr)
        return EventError::NoStart;
    return startState(*start);
}

} // namespace

Replay replay(const Journal &journal)
{
    const auto first = firstState(journal);
    if (!first) {
        Replay result;
        result.error = first.error();
        return result;
    }
    const auto &start = std::get<GameStarted>(journal.front().event);
    return replayFrom(journal, *first, SeededDice(start.seed, first->rules->sharing));
}

Replay replay(const Journal &journal, const DiceSource &dice)
{
    const auto first = firstState(journal);
    if (!first) {
        Replay result;
        result.error = first.error();
        return result;
    }
    return replayFrom(journal, *first, dice);
}

namespace {

/// The seat to which an entry's time belongs, or -1.
int seatCharged(const Journal &journal, const GameEvent &event)
{
    if (const auto *undo = std::get_if<Undone>(&event))
        return seatOfMove(journal[static_cast<std::size_t>(undo->target)].event);
    return seatOfMove(event);
}

} // namespace

GameState stateOf(const Journal &journal, std::size_t entries)
{
    const auto first = startState(std::get<GameStarted>(journal.front().event));
    return stateOf(journal, entries, first->rules);
}

GameState stateOf(const Journal &journal, std::size_t entries, std::shared_ptr<const RuleSet> rules)
{
    const Journal part = prefix(journal, entries);
    const std::vector<bool> undone = undoneEntries(part);
    GameState state = openingState(std::get<GameStarted>(part.front().event), std::move(rules));
    for (std::size_t i = 1; i < part.size(); ++i) {
        const bool undo = std::holds_alternative<Undone>(part[i].event);
        if (!undone[i] && !undo) {
            applyEvent(state, part[i]);
            continue;
        }
        // Time stays spent, or an undo would be worth points.
        if (const int seat = seatCharged(part, part[i].event); seat >= 0)
            addThinkingTime(state.seats[static_cast<std::size_t>(seat)], part[i].decisionMs);
    }
    return state;
}
