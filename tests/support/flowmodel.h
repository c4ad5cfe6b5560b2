#pragma once

#include "game/events.h"

#include <set>
#include <vector>

/// Who may do what in a game, written a second time for the tests: plain loops over rounds, throws and seats
/// instead of the program's fold. It knows neither dice nor points.
class FlowModel {
public:
    FlowModel(int seats, int starter, int rows, bool byThrow);

    [[nodiscard]] bool over() const { return m_served || m_round > m_rows; }
    /// The seat that has to act, -1 when the game is over.
    [[nodiscard]] int turn() const;
    [[nodiscard]] int round() const { return m_round; }
    [[nodiscard]] int throws(int seat) const { return m_seats[static_cast<std::size_t>(seat)].throws; }
    [[nodiscard]] bool paused() const { return m_paused; }

    [[nodiscard]] bool mayThrow(int seat) const { return acts(seat) && !m_deciding; }
    [[nodiscard]] bool mayKeep(int seat, DiceMask kept) const;
    /// Whether the seat may write into this row as far as the flow goes; the dice may forbid it still.
    [[nodiscard]] bool mayFill(int seat, int row) const;

    /// @param servedWin the dice of a throw end the game
    void apply(const GameEvent &event, bool servedWin);
    void setPaused(bool on) { m_paused = on; }

private:
    struct Seat {
        int throws = 0;
        bool done = false;
        std::set<int> rows;
    };

    [[nodiscard]] bool acts(int seat) const { return !over() && !m_paused && seat == turn(); }
    void endRoundIfDone();

    std::vector<Seat> m_seats;
    int m_starter;
    int m_rows;
    bool m_byThrow;
    int m_round = 1;
    bool m_deciding = false;
    int m_decider = -1;
    bool m_served = false;
    bool m_paused = false;
};
