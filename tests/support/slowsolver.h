#pragma once

#include "support/naivescorer.h"

#include <array>
#include <map>
#include <string>
#include <vector>

/// A second solver, written for the tests and on purpose in another way than the program's: dice in order, all 32
/// sets of dice to keep, every outcome of the dice that are thrown again, cards as they are, and the tests' own
/// reading of the rules. It shares no code and no table with the program, and is slow: for the ends of games.
class SlowSolver {
public:
    SlowSolver(std::string ruleSet, Naive::Options options);

    /// Expected points from open rows and beside them, and the upper bonus if the rows reach it.
    double value(const Naive::Card &card);

    /// Every card with an open row that value() has met, and its value.
    [[nodiscard]] const std::map<std::string, std::pair<Naive::Card, double>> &known() const { return m_known; }

private:
    using ByOrder = std::vector<double>; // by the 7776 orders of five dice

    [[nodiscard]] std::string keyOf(const Naive::Card &card) const;
    [[nodiscard]] int upperSum(const Naive::Card &card) const;
    [[nodiscard]] double bonus(const Naive::Card &card) const;
    double turn(const Naive::Card &card);
    ByOrder bestRows(const Naive::Card &card, int throwNumber);
    double bestRow(const Naive::Card &card, const std::string &sorted, int throwNumber);
    [[nodiscard]] std::vector<double> means(const ByOrder &values) const;
    void raiseToBestKeep(ByOrder &values, const std::vector<double> &means) const;

    std::string m_ruleSet;
    Naive::Options m_options;
    std::vector<std::string> m_rows;
    std::map<std::string, std::pair<Naive::Card, double>> m_known;
    std::map<std::string, int> m_points; // row, dice, throw and what the points depend on -> points
};
