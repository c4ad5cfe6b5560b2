#include "game/gamestate.h"

#include "base/text.h"
#include "game/dicesource.h"
#include "rules/rulecatalog.h"

#include <algorithm>

std::vector<int> GameState::order() const
{
    std::vector<int> order;
    for (int i = 0; i < seatCount(); ++i)
        order.push_back((starter + i) % seatCount());
    return order;
}

int GameState::personCount() const
{
    return static_cast<int>(std::count_if(specs.begin(), specs.end(), [](const SeatSpec &spec) {
        return spec.kind == PlayerKind::Person;
    }));
}

bool sameGame(const GameState &a, const GameState &b)
{
    const auto sameSeat = [](SeatState x, const SeatState &y) {
        x.thinkingMs = y.thinkingMs;
        return x == y;
    };
    return *a.rules == *b.rules && a.specs == b.specs && a.starter == b.starter && a.round == b.round
        && a.seat == b.seat && a.phase == b.phase && a.finishReason == b.finishReason
        && a.servedWinner == b.servedWinner && a.paused == b.paused
        && std::equal(a.seats.begin(), a.seats.end(), b.seats.begin(), b.seats.end(), sameSeat);
}

Result<GameState, EventError> startState(const GameStarted &start)
{
    if (start.format > JournalFormat)
        return EventError::NewerFormat;
    const auto rules = RuleCatalog::make(start.ruleSet, start.options);
    if (!rules)
        return EventError::UnknownRules;
    if (rules->fingerprint() != start.fingerprint)
        return EventError::OtherRules;
    if (checkSeats(start.seats) || start.starter < 0 || start.starter >= static_cast<int>(start.seats.size()))
        return EventError::BadSeats;
    if (start.seed.size() != SeedBytes || fairnessCode(start.seed) != start.fairnessCode)
        return EventError::BadSeed;

    GameState state;
    state.rules = std::make_shared<const RuleSet>(*rules);
    state.specs = start.seats;
    state.seats.resize(start.seats.size());
    state.starter = start.starter;
    state.seat = start.starter;
    return state;
}

namespace {

bool hasOpenRow(const GameState &state, int seat)
{
    return openRows(*state.rules, state.at(seat).card) != 0;
}

bool stillActs(const GameState &state, int seat)
{
    return !state.at(seat).done && hasOpenRow(state, seat);
}

/// The one place where the rotations differ: who acts next in this round, or -1 when the round is over.
int nextInRound(const GameState &state)
{
    if (state.rules->rotation == Rotation::Turn && stillActs(state, state.seat))
        return state.seat;
    int next = -1;
    for (const int seat : state.order()) {
        if (!stillActs(state, seat))
            continue;
        if (next < 0 || state.at(seat).throws < state.at(next).throws)
            next = seat;
    }
    return next;
}

void beginRound(GameState &state)
{
    ++state.round;
    for (SeatState &seat : state.seats) {
        seat.done = false;
        seat.throws = 0;
        seat.kept = DiceMask::none();
    }
}

void advance(GameState &state)
{
    int next = nextInRound(state);
    if (next < 0) {
        const auto order = state.order();
        const bool anyOpen = std::any_of(order.begin(), order.end(),
                                         [&state](int seat) { return hasOpenRow(state, seat); });
        if (!anyOpen) {
            state.phase = Phase::Finished;
            state.finishReason = FinishReason::Complete;
            return;
        }
        beginRound(state);
        next = nextInRound(state);
    }
    state.seat = next;
    state.phase = Phase::Throwing;
}

SeatState &seatState(GameState &state, int seat)
{
    return state.seats[static_cast<std::size_t>(seat)];
}

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
        if (((openRows(*state.rules, seat.card) >> event.row) & 1U) == 0)
            return EventError::RowFilledAlready;
        if (event.points != score(*state.rules, event.row, seat.dice, seat.throws, seat.card))
            return EventError::WrongPoints;
        return std::nullopt;
    }

    Answer operator()(const ChatPosted &event) const
    {
        if (event.seat < 0 || event.seat >= state.seatCount())
            return EventError::NoSuchSeat;
        if (event.text.trimmed().isEmpty())
            return EventError::EmptyMessage;
        if (characterCount(event.text) > MaxMessageCharacters)
            return EventError::MessageTooLong;
        return std::nullopt;
    }

    Answer operator()(const SeatChanged &event) const
    {
        if (event.seat < 0 || event.seat >= state.seatCount())
            return EventError::NoSuchSeat;
        std::vector<SeatSpec> specs = state.specs;
        specs[static_cast<std::size_t>(event.seat)] = event.spec;
        return checkSeats(specs) ? Answer(EventError::BadSeats) : std::nullopt;
    }

    Answer operator()(const Undone &) const { return EventError::NothingToUndo; } // needs the journal

    Answer operator()(const Paused &event) const
    {
        if (state.over())
            return EventError::GameOver;
        return event.on == state.paused ? Answer(EventError::GamePaused) : std::nullopt;
    }

    Answer operator()(const Finished &event) const
    {
        if (!state.over() || event.reason != state.finishReason)
            return EventError::NotOver;
        return std::nullopt;
    }
};

struct Applier {
    GameState &state;

    void operator()(const GameStarted &) const {}
    void operator()(const Undone &) const {}
    void operator()(const ChatPosted &) const {}
    void operator()(const Finished &) const {}
    void operator()(const Paused &event) const { state.paused = event.on; }

    void operator()(const SeatChanged &event) const
    {
        state.specs[static_cast<std::size_t>(event.seat)] = event.spec;
    }

    void operator()(const DiceThrown &event) const
    {
        SeatState &seat = seatState(state, event.seat);
        seat.dice = event.dice;
        seat.throws = event.throwNumber;
        state.phase = Phase::Deciding;
        if (winsAtOnce(*state.rules, event.dice, event.throwNumber, seat.card)) {
            state.phase = Phase::Finished;
            state.finishReason = FinishReason::ServedWin;
            state.servedWinner = event.seat;
        }
    }

    void operator()(const DiceKept &event) const
    {
        seatState(state, event.seat).kept = event.kept;
        advance(state);
    }

    void operator()(const RowFilled &event) const
    {
        SeatState &seat = seatState(state, event.seat);
        seat.card.fill(event.row, event.points);
        seat.kept = event.locked;
        seat.done = true;
        advance(state);
    }
};

} // namespace

std::optional<EventError> checkEvent(const GameState &state, const GameEvent &event)
{
    return std::visit(Checker{state}, event);
}

void applyEvent(GameState &state, const JournalEntry &entry)
{
    std::visit(Applier{state}, entry.event);
    if (const int seat = seatOfMove(entry.event); seat >= 0)
        seatState(state, seat).thinkingMs += entry.decisionMs;
}

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
            if (isPerson(thrown->seat))
                return std::nullopt;
            answers.push_back(*thrown);
            continue;
        }
        const Decider decider = deciderOf(journal[i].event);
        if (decider.seat < 0 || !isPerson(decider.seat))
            continue;
        if (decider.by == Actor::Clock && state.personCount() > 1)
            return std::nullopt;
        target = static_cast<int>(i);
    }
    return std::nullopt;
}
