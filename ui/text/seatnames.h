#pragma once

#include "game/seat.h"

#include <QCoreApplication>
#include <vector>

/// Names of seats that nobody has named, in the language that is installed at the moment of the call.
class SeatNames {
    Q_DECLARE_TR_FUNCTIONS(SeatNames)

public:
    /// "Player 2", or the level of a computer unless an earlier seat is called so. @param seat from 0
    [[nodiscard]] static QString usual(const std::vector<SeatSpec> &seats, int seat);
    /// The seats as they are shown: those without a name of their own get their usual one.
    [[nodiscard]] static std::vector<SeatSpec> shown(std::vector<SeatSpec> seats);
    /// The same in place.
    static void show(std::vector<SeatSpec> &seats);
};
