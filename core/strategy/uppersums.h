#pragma once

#include "rules/card.h"
#include "rules/ruleset.h"

#include <array>
#include <vector>

/// The sums that the upper rows can have, as far as they matter. Sums from the bonus threshold on are one; and two
/// sums are the same class when every possible filling of the rows that are still open takes both over the
/// threshold or neither. This loses nothing: positions of one class have the same value to the last bit.
///
/// Upper rows are counted here from 0 in card order, and a set of them is a mask of these numbers. In a rule set
/// without a bonus there are none: one set, one class.
class UpperSums {
public:
    static constexpr int MaxRows = 6;

    explicit UpperSums(const RuleSet &rules);

    /// Which upper rows are filled on a card whose filled rows are these.
    [[nodiscard]] int setOf(RowMask filled) const;
    /// Number of a row among the upper ones, or -1.
    [[nodiscard]] int numberOf(int row) const;

    [[nodiscard]] int classCount(int set) const { return static_cast<int>(at(set).sums.size()); }
    /// Class of a sum that the rows of the set can have; higher sums have higher numbers.
    [[nodiscard]] int classOf(int set, int sum) const;
    /// How many sums the rows of the set can have, those from the threshold on counted as one.
    [[nodiscard]] int sumCount(int set) const { return at(set).sumCount; }

    /// For each class of the set: the class that it becomes when one more row is filled.
    /// @param number an upper row that is not in the set
    /// @param dice how many dice of the row's face, 0..5
    [[nodiscard]] const quint16 *after(int set, int number, int dice) const;

    /// What the bonus gives in a class when all upper rows are filled.
    [[nodiscard]] int bonus(int lastClass) const;
    /// The set of all upper rows.
    [[nodiscard]] int allRows() const { return static_cast<int>(m_sets.size()) - 1; }

private:
    struct Set {
        std::vector<int> sums; // the lowest sum of each class
        int sumCount = 0;
        std::array<std::array<std::vector<quint16>, 6>, MaxRows> after;
    };

    [[nodiscard]] const Set &at(int set) const { return m_sets[static_cast<std::size_t>(set)]; }
    [[nodiscard]] std::vector<bool> sumsOf(int set) const;
    void classify(int set);
    void link(int set);

    int m_threshold = 0;
    int m_bonus = 0;
    std::vector<int> m_rows; // row index of each upper row
    std::vector<int> m_faces;
    std::vector<Set> m_sets;
};
