#include "game/gamestate.h"

#include "base/text.h"

namespace {

std::optional<EventError> checkTurn(const GameState &state, int seat)
{
    if (seat < 0 || seat >= state.seatCount())
        return EventError::NoSuchSeat;
    if (state.over())
        return EventError::GameOver;
    if (state.paused)
        return EventError::GamePaused;
    if (seat != state.seat)
        return EventError::NotInTurn;
    return std::nullopt;
}

bool keptDiceMoved(const GameState &state, const DiceThrown &event)
{
    const SeatState &seat = state.at(event.seat);
    for (int die = 0; die < DiceCount; ++die) {
        if (event.kept.has(die) && event.dice[die] != seat.dice[die])
            return true;
    }
    return false;
}

struct Checker {
    const GameState &state;
    using Answer = std::optional<EventError>;

    Answer operator()(const GameStarted &) const { return EventError::SecondStart; }

    Answer operator()(const DiceThrown &event) const
    {
        if (const auto error = checkTurn(state, event.seat))
            return error;
        if (state.phase != Phase::Throwing)
            return EventError::NotThrowing;
        if (event.round != state.round || event.throwNumber != state.current().throws + 1)
            return EventError::WrongThrow;
        if (event.kept != state.current().kept)
            return EventError::WrongKept;
        if (!event.dice.thrown() || keptDiceMoved(state, event))
            return EventError::WrongDice;
        return std::nullopt;
    }

    Answer operator()(const DiceKept &event) const
    {
        if (const auto error = checkTurn(state, event.seat))
            return error;
        if (state.phase != Phase::Deciding)
            return EventError::NotDeciding;
        if (state.current().throws >= MaxThrows)
            return EventError::NoThrowsLeft;
        if (event.kept == DiceMask::all())
            return EventError::AllDiceKept;
        return std::nullopt;
    }

    Answer operator()(const RowFilled &event) const
    {
        if (const auto error = checkTurn(state, event.seat))
            return error;
        if (state.phase != Phase::Deciding)
            return EventError::NotDeciding;
        if (event.row < 0 || event.row >= state.rules->rowCount())
            return EventError::NoSuchRow;
        const SeatState &seat = state.current();
        switch (rowBar(*state.rules, event.row, seat.card, seat.dice)) {
        case RowBar::Filled:
            return EventError::RowFilledAlready;
        case RowBar::Order:
            return EventError::RowOutOfOrder;
        case RowBar::Joker:
            return EventError::JokerElsewhere;
        case RowBar::None:
            break;
        }
        const bool rightPoints = event.points == score(*state.rules, event.row, seat.dice, seat.throws, seat.card);
        const bool rightExtra = event.extra == extraPoints(*state.rules, seat.dice, seat.card);
        return rightPoints && rightExtra ? std::nullopt : Answer(EventError::WrongPoints);
    }

    Answer operator()(const ChatPosted &event) const
    {
        if (event.seat < 0 || event.seat >= state.seatCount())
            return EventError::NoSuchSeat;
        if (!hasVisibleCharacter(event.text))
            return EventError::EmptyMessage;
        if (exceeds(event.text, MaxMessageCharacters))
            return EventError::MessageTooLong;
        return std::nullopt;
    }

    Answer operator()(const SeatChanged &event) const
    {
        if (event.seat < 0 || event.seat >= state.seatCount())
            return EventError::NoSuchSeat;
        if (state.over())
            return EventError::GameOver;
        std::vector<SeatSpec> specs = state.specs;
        specs[static_cast<std::size_t>(event.seat)] = event.spec;
        return checkSeats(specs) || !namesAreCleaned(specs) ? Answer(EventError::BadSeats) : std::nullopt;
    }

    Answer operator()(const Undone &) const { return EventError::NothingToUndo; } // needs the journal

    Answer operator()(const Paused &event) const
    {
        if (state.over())
            return EventError::GameOver;
        return event.on == state.paused ? Answer(EventError::GamePaused) : std::nullopt;
    }

    Answer operator()(const HintGiven &event) const
    {
        if (!state.hintsAllowed)
            return EventError::NoHints;
        if (const auto error = checkTurn(state, event.seat))
            return error;
        return state.phase == Phase::Deciding ? std::nullopt : Answer(EventError::NotDeciding);
    }

    Answer operator()(const Finished &event) const
    {
        if (state.closed)
            return EventError::GameOver;
        if (!state.over() || event.reason != state.finishReason)
            return EventError::NotOver;
        return std::nullopt;
    }
};

} // namespace

std::optional<EventError> checkEvent(const GameState &state, const GameEvent &event)
{
    return std::visit(Checker{state}, event);
}
