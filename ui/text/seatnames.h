#pragma once

#include "game/seat.h"

#include <QCoreApplication>
#include <vector>

/// Names of seats as they are shown: those that nobody has named, in the language that is installed at the moment of the
/// call, and those that were typed fit to stand in any sentence.
class SeatNames {
    Q_DECLARE_TR_FUNCTIONS(SeatNames)

public:
    /// "Player 2", or the level of a computer unless an earlier seat is called so. @param seat from 0
    [[nodiscard]] static QString usual(const std::vector<SeatSpec> &seats, int seat);
    /// A typed name for a sentence: without marks that turn other words round (old games may have some), and kept by
    /// itself where it is written from right to left.
    [[nodiscard]] static QString typed(const QString &name);
    /// The seats as they are shown: those without a name of their own get their usual one, with a number where somebody
    /// has typed just that, as may come out in another language.
    [[nodiscard]] static std::vector<SeatSpec> shown(std::vector<SeatSpec> seats);
    /// The same in place.
    static void show(std::vector<SeatSpec> &seats);

private:
    [[nodiscard]] static QString free(const std::vector<SeatSpec> &seats, const QString &name);
};
