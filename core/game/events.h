#pragma once

#include "game/seat.h"
#include "rules/dice.h"
#include "rules/ruleset.h"

#include <QByteArray>
#include <QString>
#include <variant>
#include <vector>

/// Who decided.
enum class Actor { Person, Computer, Clock };

/// Why a game ended.
enum class FinishReason {
    Complete,  ///< every card is full
    ServedWin, ///< five alike on a first throw
};

/// The version of the journal that this program writes.
constexpr int JournalFormat = 1;

// Everything that happens in a game is one of these events. Seats are indices from 0, rounds and throws count
// from 1, rows are indices in card order. What follows from earlier events (dice from the seed, points from the
// rules) is stored only as a check.

/// Always the first event, and only there.
struct GameStarted {
    int format = JournalFormat;
    QString ruleSet;
    std::vector<OptionChoice> options;
    QByteArray fingerprint; ///< RuleSet::fingerprint(), hex
    std::vector<SeatSpec> seats;
    int starter = 0;         ///< the seat that begins each round
    QByteArray seed;         ///< 32 bytes
    QByteArray fairnessCode; ///< SHA-256 of the seed, hex
    bool hints = true;       ///< whether seats may be told what is best
    friend bool operator==(const GameStarted &, const GameStarted &) = default;
};

struct DiceThrown {
    int seat = 0;
    int round = 1;
    int throwNumber = 1;
    DiceMask kept; ///< dice that stayed on the table
    Dice dice;     ///< all five after the throw
    Actor by = Actor::Person;
    friend bool operator==(const DiceThrown &, const DiceThrown &) = default;
};

/// The decision to throw again and keep these dice. The throw itself is an event of its own.
struct DiceKept {
    int seat = 0;
    DiceMask kept; ///< never all five
    Actor by = Actor::Person;
    friend bool operator==(const DiceKept &, const DiceKept &) = default;
};

struct RowFilled {
    int seat = 0;
    int row = 0;
    int points = 0;
    DiceMask locked; ///< locks that were closed at this moment; they come back with an undo
    Actor by = Actor::Person;
    int extra = 0; ///< points earned beside the row, see RuleSet::extraFiveAlike
    friend bool operator==(const RowFilled &, const RowFilled &) = default;
};

struct ChatPosted {
    int seat = 0;
    QString text; ///< plain text as typed, 1..500 characters
    friend bool operator==(const ChatPosted &, const ChatPosted &) = default;
};

/// A computer takes a seat over, or a person takes it back.
struct SeatChanged {
    int seat = 0;
    SeatSpec spec;
    friend bool operator==(const SeatChanged &, const SeatChanged &) = default;
};

/// Takes back the event at index `target` of the journal and every move after it. Chat, pauses and
/// thinking time stay. The time that passed since the last decision goes to the seat that decides anew.
struct Undone {
    int target = 0;
    friend bool operator==(const Undone &, const Undone &) = default;
};

struct Paused {
    bool on = false;
    friend bool operator==(const Paused &, const Paused &) = default;
};

struct Finished {
    FinishReason reason = FinishReason::Complete;
    friend bool operator==(const Finished &, const Finished &) = default;
};

/// The seat asked what is best and was told: its result is marked for it.
struct HintGiven {
    int seat = 0;
    friend bool operator==(const HintGiven &, const HintGiven &) = default;
};

using GameEvent = std::variant<GameStarted, DiceThrown, DiceKept, RowFilled, ChatPosted, SeatChanged, Undone, Paused,
                               Finished, HintGiven>;
