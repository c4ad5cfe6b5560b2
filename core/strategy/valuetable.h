#pragma once

#include "strategy/statespace.h"

#include <memory>

/// What every position of a rule set is worth under best play for the highest expected total: made by solve().
/// Never changes; shared between threads, seats and games.
class ValueTable {
public:
    /// @param values one for each state of the space
    ValueTable(StateSpace space, std::unique_ptr<const double[]> values)
        : m_space(std::move(space))
        , m_values(std::move(values))
    {}

    [[nodiscard]] const RuleSet &rules() const { return m_space.rules(); }
    [[nodiscard]] const StateSpace &space() const { return m_space; }

    /// Expected points still to come from open rows, before the first throw of a turn, and the whole upper bonus if
    /// it is reached or still will be. A full card is worth its bonus.
    [[nodiscard]] double value(quint32 state) const { return m_values[state]; }
    /// All values, indexed by state.
    [[nodiscard]] const double *values() const { return m_values.get(); }

    /// Expected final total of a card before the first throw of a turn.
    /// @param card one that the rules can give
    [[nodiscard]] double expectedTotal(const Card &card) const;

private:
    StateSpace m_space;
    std::unique_ptr<const double[]> m_values;
};
