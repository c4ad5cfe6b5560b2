#include "game/gamestate.h"

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
    return static_cast<int>(std::count_if(specs.begin(), specs.end(),
                                          [](const SeatSpec &spec) { return spec.kind == PlayerKind::Person; }));
}

bool sameGame(const GameState &a, const GameState &b)
{
    const auto sameSeat = [](SeatState x, const SeatState &y) {
        x.thinkingMs = y.thinkingMs;
        x.hints = y.hints;
        return x == y;
    };
    const bool sameRules = a.rules == b.rules || *a.rules == *b.rules;
    return sameRules && a.specs == b.specs && a.starter == b.starter && a.round == b.round && a.seat == b.seat
           && a.phase == b.phase && a.finishReason == b.finishReason && a.servedWinner == b.servedWinner
           && a.paused == b.paused && a.closed == b.closed
           && std::equal(a.seats.begin(), a.seats.end(), b.seats.begin(), b.seats.end(), sameSeat);
}

Result<GameState, EventError> startState(const GameStarted &start)
{
    if (start.format != JournalFormat)
        return EventError::NewerFormat;
    const auto rules = RuleCatalog::make(start.ruleSet, start.options);
    if (!rules)
        return EventError::UnknownRules;
    if (rules->fingerprint() != start.fingerprint)
        return EventError::OtherRules;
    if (checkSeats(start.seats) || !namesAreCleaned(start.seats))
        return EventError::BadSeats;
    if (start.starter < 0 || start.starter >= static_cast<int>(start.seats.size()))
        return EventError::BadSeats;
    if (start.seed.size() != SeedBytes || fairnessCode(start.seed) != start.fairnessCode)
        return EventError::BadSeed;

    return openingState(start, std::make_shared<const RuleSet>(*rules));
}

GameState openingState(const GameStarted &start, std::shared_ptr<const RuleSet> rules)
{
    GameState state;
    state.rules = std::move(rules);
    state.specs = start.seats;
    state.seats.resize(start.seats.size());
    state.starter = start.starter;
    state.hintsAllowed = start.hints;
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
    // A turn that has begun is played to its end; in a round that has just begun nobody has thrown.
    if (state.rules->rotation == Rotation::Turn && state.current().throws > 0 && stillActs(state, state.seat))
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
        const bool anyOpen =
            std::any_of(order.begin(), order.end(), [&state](int seat) { return hasOpenRow(state, seat); });
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

struct Applier {
    GameState &state;

    void operator()(const GameStarted &) const {}
    void operator()(const Undone &) const {}
    void operator()(const ChatPosted &) const {}
    void operator()(const Finished &) const { state.closed = true; }
    void operator()(const Paused &event) const { state.paused = event.on; }

    void operator()(const HintGiven &event) const { ++seatState(state, event.seat).hints; }

    void operator()(const SeatChanged &event) const { state.specs[static_cast<std::size_t>(event.seat)] = event.spec; }

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
        seat.card.fill(event.row, event.points, event.extra);
        seat.kept = event.locked;
        seat.done = true;
        advance(state);
    }
};

} // namespace

void applyEvent(GameState &state, const JournalEntry &entry)
{
    std::visit(Applier{state}, entry.event);
    if (const int seat = seatOfMove(entry.event); seat >= 0)
        addThinkingTime(seatState(state, seat), entry.decisionMs);
}

void addThinkingTime(SeatState &seat, qint64 ms)
{
    constexpr qint64 most = qint64(1) << 50; // some 35,000 years
    seat.thinkingMs = std::min(most, seat.thinkingMs + std::clamp(ms, qint64(0), most));
}
