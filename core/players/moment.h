#pragma once

#include "game/gamestate.h"

#include <optional>

/// Something in a game that players would say a word about.
struct Moment {
    enum class Kind {
        FirstTurn, ///< the seat has written its first row
        FiveAlike, ///< … five alike, with points
        Served,    ///< … a combination that is paid extra on the first throw, made there
        BigRow,    ///< … many points
        Scratched, ///< … a zero
        TookLead,  ///< the seat leads alone, and did not before; not in the first rounds
        LastRow,   ///< the seat has one row left
        ByClock,   ///< the clock decided for the seat
        TakenBack, ///< the seat's last decision was taken back
        Won,       ///< the game is over; the seat has won
        CloseEnd   ///< the game is over; the seat has won by next to nothing, or shares the first place
    };
    Kind kind = Kind::FirstTurn;
    int seat = 0;

    friend bool operator==(const Moment &, const Moment &) = default;
};

/// The most notable thing about an event, if there is one.
/// @param before, after the states around it
[[nodiscard]] std::optional<Moment> notableMoment(const GameState &before, const GameEvent &event,
                                                  const GameState &after);
