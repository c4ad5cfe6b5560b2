#pragma once

#include "strategy/exactturn.h"

#include <array>

/// The best action of one turn for every roll at every throw, in less than a kilobyte.
class TurnPolicy {
public:
    /// Fill a row, or keep and throw again.
    struct Action {
        int row = -1;  ///< -1 = throw again
        int keep = -1; ///< as a keep of RollSpace, when throwing again
    };

    TurnPolicy() = default;
    TurnPolicy(const RollSpace &space, const ExactTurn &turn);

    /// @param throwNumber which throw of the turn the roll is, 1..MaxThrows
    [[nodiscard]] Action action(int roll, int throwNumber) const;

private:
    using Codes = std::array<quint8, RollSpace::RollCount>;

    void rowsFirst(const ExactTurn &turn, int throwNumber);
    void keepsWhereBetter(const RollSpace &space, const ExactTurn &turn, int throwNumber);

    std::array<Codes, MaxThrows> m_codes{}; // rows as they are, keeps from FirstKeep on
};
