#include "game/gamestate.h"

#include <algorithm>

namespace {

/// Seat and actor of a decision; seat -1 for every other event.
struct Decider {
    int seat = -1;
    Actor by = Actor::Person;
};

Decider deciderOf(const GameEvent &event)
{
    if (const auto *kept = std::get_if<DiceKept>(&event))
        return {kept->seat, kept->by};
    if (const auto *filled = std::get_if<RowFilled>(&event))
        return {filled->seat, filled->by};
    return {};
}

/// With shared dice a later throw may show faces that the undoing seat would throw next.
bool tellsNextFaces(const GameState &state, const DiceThrown &later, const DiceThrown &own)
{
    if (state.rules->sharing == DiceSharing::Own)
        return false;
    return std::pair(later.round, later.throwNumber) > std::pair(own.round, own.throwNumber);
}

} // namespace

std::optional<int> undoTarget(const Journal &journal, const GameState &state)
{
    if (state.over() || state.paused)
        return std::nullopt;
    const std::vector<bool> undone = undoneEntries(journal);
    const auto isPerson = [&state](int seat) { return state.spec(seat).kind == PlayerKind::Person; };
    std::vector<DiceThrown> answers; // throws of computer seats after the decision
    int target = -1;
    for (std::size_t i = journal.size(); i-- > 0;) {
        if (undone[i])
            continue;
        const auto *thrown = std::get_if<DiceThrown>(&journal[i].event);
        if (target >= 0) {
            // The throw on which the decision was made: nothing after it may have told more.
            if (thrown == nullptr || thrown->seat != deciderOf(journal[static_cast<std::size_t>(target)].event).seat)
                continue;
            const bool told = std::any_of(answers.begin(), answers.end(), [&](const DiceThrown &answer) {
                return tellsNextFaces(state, answer, *thrown);
            });
            return told ? std::nullopt : std::optional(target);
        }
        if (thrown != nullptr) {
            // A seat may have changed hands since: a person saw the dice that a person threw.
            if (thrown->by == Actor::Person || isPerson(thrown->seat))
                return std::nullopt;
            answers.push_back(*thrown);
            continue;
        }
        const Decider decider = deciderOf(journal[i].event);
        if (decider.seat < 0 || decider.by == Actor::Computer || !isPerson(decider.seat))
            continue;
        if (decider.by == Actor::Clock && state.personCount() > 1)
            return std::nullopt;
        target = static_cast<int>(i);
    }
    return std::nullopt;
}

DecisionPast decisionPast(const Journal &journal, const GameState &state)
{
    DecisionPast past;
    if (state.phase != Phase::Deciding)
        return past;
    // Which entries are decisions of this seat on the dice that lie now.
    std::vector<bool> same(journal.size(), false);
    bool sameThrow = false;
    for (std::size_t i = 0; i < journal.size(); ++i) {
        if (const auto *thrown = std::get_if<DiceThrown>(&journal[i].event);
            thrown != nullptr && thrown->seat == state.seat)
            sameThrow = thrown->round == state.round && thrown->throwNumber == state.current().throws;
        same[i] = sameThrow && deciderOf(journal[i].event).seat == state.seat;
        const auto *undone = std::get_if<Undone>(&journal[i].event);
        if (undone == nullptr || !same[static_cast<std::size_t>(undone->target)])
            continue;
        ++past.undone;
        past.spentMs += journal[static_cast<std::size_t>(undone->target)].decisionMs + journal[i].decisionMs;
    }
    return past;
}
