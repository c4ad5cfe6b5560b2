#pragma once

#include "strategy/pointtable.h"
#include "strategy/turnkernel.h"

#include <array>
#include <map>
#include <tuple>
#include <vector>

/// Tells a TurnKernel how to find the best row of every roll. Rows that count one face are the kernel's own business;
/// for the others, rolls that give the same points in all of them share one node, and nodes share their
/// beginnings: a handful of steps for each of some hundred nodes instead of every row for each of 252 rolls.
///
/// Node 0 is the best row filled with nothing, which every roll can have; node 1 + k is what `otherRows()[k]` leads to
/// when it is filled with points, without these points. The best of a roll is then the maximum of its node
/// and of the face rows of the faces that it shows. Where nearly every roll would need a node of its own for the sake of
/// a row that pays the sum of any dice, that row is left to the kernel, too.
class RowProgram {
public:
    /// @param lanes of the kernel that the program is for
    RowProgram(const RuleSet &rules, const PointTable &table, int lanes);
    RowProgram(const RowProgram &) = delete; // steps() points into it
    RowProgram &operator=(const RowProgram &) = delete;

    /// The row that counts each face 1..6, or -1; index 0..5.
    [[nodiscard]] const std::array<int, RollSpace::Faces> &faceRows() const { return m_faceRows; }
    /// All other rows in card order.
    [[nodiscard]] const std::vector<int> &otherRows() const { return m_otherRows; }
    /// Nodes in all, those of the steps included.
    [[nodiscard]] int nodeCount() const { return m_inputs + static_cast<int>(m_steps.size()); }
    /// For a kernel; valid as long as the program lives.
    [[nodiscard]] RowSteps steps() const;

private:
    using Rows = std::vector<std::uint16_t>; // input nodes of rows that give the same points
    struct Term {
        int points;
        Rows rows;
        [[nodiscard]] friend bool operator<(const Term &a, const Term &b)
        {
            return std::tie(a.points, a.rows) < std::tie(b.points, b.rows);
        }
    };

    void sortRows(const RuleSet &rules);
    [[nodiscard]] int sumInput(const PointTable &table) const;
    void build(const PointTable &table, int sumInput);
    [[nodiscard]] std::vector<Term> terms(const PointTable &table, int roll, bool served) const;
    [[nodiscard]] std::uint16_t node(std::vector<Term> terms, const std::map<Term, int> &frequency);
    [[nodiscard]] std::uint16_t step(std::uint16_t a, std::uint16_t b, int points);
    void placeNodes(int lanes);

    std::array<int, RollSpace::Faces> m_faceRows{};
    std::vector<int> m_otherRows;
    int m_inputs = 0;
    int m_sumInput = 0; // as in RowSteps
    std::vector<RowStep> m_steps;
    std::map<std::tuple<int, int, int>, std::uint16_t> m_known; // node of each step so far
    std::array<std::uint16_t, RollSpace::RollCount> m_rollPlace{};
    std::vector<ServedRoll> m_served;
};
