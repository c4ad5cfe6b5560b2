#pragma once

#include "base/result.h"
#include "game/events.h"
#include "game/journal.h"
#include "rules/card.h"
#include "rules/scoring.h"

#include <memory>
#include <optional>
#include <vector>

/// What the seat in turn has to do.
enum class Phase {
    Throwing, ///< the cup waits
    Deciding, ///< dice lie: keep some and throw again, or fill a row
    Finished
};

/// One seat's part of the state.
struct SeatState {
    Card card;
    Dice dice;             ///< the last dice thrown; still shown while the next round has not reached the seat
    DiceMask kept;         ///< dice of the last throw or decision that stay on the table
    int throws = 0;        ///< throws made in this round, 0..MaxThrows
    bool done = false;     ///< has filled its row in this round
    int hints = 0;         ///< how often the seat was told what is best; stays after an undo
    qint64 thinkingMs = 0; ///< time spent on all decisions, those taken back included

    friend bool operator==(const SeatState &, const SeatState &) = default;
};

/// A game at one moment: the fold of its journal. A plain value.
struct GameState {
    std::shared_ptr<const RuleSet> rules; ///< never null in a game that has started
    std::vector<SeatSpec> specs;
    std::vector<SeatState> seats;
    int starter = 0;
    bool hintsAllowed = true; ///< see GameStarted::hints
    int round = 1;
    int seat = 0; ///< the seat in turn; the last one that acted when the game is over
    Phase phase = Phase::Throwing;
    FinishReason finishReason = FinishReason::Complete;
    int servedWinner = -1; ///< seat that won at once, or -1
    bool paused = false;
    bool closed = false; ///< Finished has been noted: only chat may follow

    [[nodiscard]] int seatCount() const { return static_cast<int>(seats.size()); }
    [[nodiscard]] int rounds() const { return rules->rowCount(); }
    [[nodiscard]] bool over() const { return phase == Phase::Finished; }
    [[nodiscard]] const SeatState &current() const { return seats[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const SeatState &at(int index) const { return seats[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const SeatSpec &spec(int index) const { return specs[static_cast<std::size_t>(index)]; }
    /// Seat indices in the order in which they act in a round.
    [[nodiscard]] std::vector<int> order() const;
    [[nodiscard]] int personCount() const;
};

/// True when both states are equal but for thinking times and hints: what an undo does not give back.
[[nodiscard]] bool sameGame(const GameState &a, const GameState &b);

/// Why an event cannot follow.
enum class EventError {
    NoStart, ///< the journal does not begin with GameStarted
    SecondStart,
    UnknownRules, ///< no such rule set or options
    OtherRules,   ///< the fingerprint is not that of these rules
    BadSeats,
    BadSeed,     ///< not 32 bytes, or its fairness code does not match
    NewerFormat, ///< a version of the journal that this program does not know
    GameOver,
    NoSuchSeat,
    NotInTurn,   ///< another seat is to act
    NotThrowing, ///< the dice lie already
    NotDeciding, ///< the cup has to be thrown first
    WrongThrow,  ///< round or throw number out of order
    WrongKept,   ///< other dice stayed than were kept
    WrongDice,   ///< not the dice of the seed, or no faces
    NoThrowsLeft,
    AllDiceKept,
    NoSuchRow,
    RowFilledAlready,
    RowOutOfOrder,  ///< rows above this one have to be filled first
    JokerElsewhere, ///< a further five alike has to go into another row
    WrongPoints,
    EmptyMessage,
    MessageTooLong,
    NothingToUndo,
    GamePaused,
    TooLate, ///< time was up: the clock has decided already
    NotOver, ///< Finished while rows are open
    NoHints, ///< this game is played without hints
};
/// Stands behind NoHints, whatever comes to be added before it.
constexpr int EventErrorCount = static_cast<int>(EventError::NoHints) + 1;

constexpr int MaxMessageCharacters = 500;

/// The state right after a GameStarted event, or why it cannot be played.
[[nodiscard]] Result<GameState, EventError> startState(const GameStarted &start);

/// The same without any check, for a start that is known to be good, with its rules.
[[nodiscard]] GameState openingState(const GameStarted &start, std::shared_ptr<const RuleSet> rules);

/// Whether `event` may follow. Points are checked against the rules; dice only for plausible faces: whether
/// they come from the seed is the business of whoever has the dice.
[[nodiscard]] std::optional<EventError> checkEvent(const GameState &state, const GameEvent &event);

/// Applies an event that checkEvent() accepts. GameStarted and Undone concern the whole journal: see stateOf().
void applyEvent(GameState &state, const JournalEntry &entry);

/// Adds to a seat's thinking time. Time that no game can have taken (of a damaged file) counts as none or as
/// very much, so that no sum overflows.
void addThinkingTime(SeatState &seat, qint64 ms);

/// Index of the entry that an undo would take back now, if any: the last decision of a person that no
/// later throw of a person followed. The answer of computer seats is taken back with it (their dice come back
/// the same), unless they threw shared dice that the person has not seen yet. Rows that the clock wrote stay
/// when another person plays.
[[nodiscard]] std::optional<int> undoTarget(const Journal &journal, const GameState &state);

/// What the decision that is open now has seen before: undoing is no way to get more time.
struct DecisionPast {
    int undone = 0;     ///< how often it was made and taken back
    qint64 spentMs = 0; ///< on making it, and on taking it back
};

[[nodiscard]] DecisionPast decisionPast(const Journal &journal, const GameState &state);
