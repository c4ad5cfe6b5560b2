#include "strategy/rowprogram.h"

#include <algorithm>

namespace {

/// To add a sum to every roll costs a kernel about as much as this many steps.
constexpr std::size_t StepsWorthSums = 120;

} // namespace

RowProgram::RowProgram(const RuleSet &rules, const PointTable &table, int lanes)
{
    sortRows(rules);
    m_inputs = 1 + static_cast<int>(m_otherRows.size());
    build(table, 0);
    const std::size_t allSteps = m_steps.size();
    if (const int input = sumInput(table); input > 0) {
        build(table, input);
        if (allSteps - m_steps.size() < StepsWorthSums)
            build(table, 0);
    }
    placeNodes(lanes);
}

/// The input of a row that pays the sum of any dice, and no more when they are served; 0 for none.
int RowProgram::sumInput(const PointTable &table) const
{
    const RollSpace rolls;
    for (std::size_t i = 0; i < m_otherRows.size(); ++i) {
        bool sums = true;
        for (int roll = 0; roll < RollSpace::RollCount && sums; ++roll) {
            const auto at = static_cast<std::size_t>(roll);
            const int sum = rolls.dice(roll).sum();
            sums = table.row(m_otherRows[i], false)[at] == sum && table.row(m_otherRows[i], true)[at] == sum;
        }
        if (sums)
            return static_cast<int>(i) + 1;
    }
    return 0;
}

void RowProgram::build(const PointTable &table, int sumInput)
{
    m_sumInput = sumInput;
    m_steps.clear();
    m_known.clear();
    m_served.clear();
    // What many rolls have comes first, so that they share it.
    std::map<Term, int> frequency;
    for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
        for (const Term &term : terms(table, roll, false))
            frequency[term] += 1;
    }
    for (int roll = 0; roll < RollSpace::RollCount; ++roll)
        m_rollPlace[static_cast<std::size_t>(roll)] = node(terms(table, roll, false), frequency);
    for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
        if (auto served = terms(table, roll, true); !served.empty())
            m_served.push_back(
                {static_cast<std::uint16_t>(RollSpace::FirstRoll + roll), node(std::move(served), frequency)});
    }
}

/// From the numbers of nodes to where their values lie.
void RowProgram::placeNodes(int lanes)
{
    const auto place = [lanes](std::uint16_t &node) { node = static_cast<std::uint16_t>(node * lanes); };
    std::for_each(m_rollPlace.begin(), m_rollPlace.end(), place);
    for (RowStep &step : m_steps) {
        place(step.a);
        place(step.b);
    }
    for (ServedRoll &served : m_served)
        place(served.node);
}

void RowProgram::sortRows(const RuleSet &rules)
{
    m_faceRows.fill(-1);
    for (int row = 0; row < rules.rowCount(); ++row) {
        const RowRule &rule = rules.row(row);
        // In a rule set with a bonus the face rows are the upper rows: their filling moves the upper sum.
        const bool plain = (!rules.bonus || rule.upper) && rule.pattern == Pattern::Face
                           && rule.payment == Payment::Matching && rule.served == 0 && rule.needsRow < 0
                           && rule.number >= 1 && rule.number <= RollSpace::Faces;
        if (plain && m_faceRows[static_cast<std::size_t>(rule.number - 1)] < 0)
            m_faceRows[static_cast<std::size_t>(rule.number - 1)] = row;
        else
            m_otherRows.push_back(row);
    }
}

/// What the other rows give for a roll, by points; for served rolls only rows that then give more.
std::vector<RowProgram::Term> RowProgram::terms(const PointTable &table, int roll, bool served) const
{
    std::map<int, Rows> byPoints;
    for (std::size_t i = 0; i < m_otherRows.size(); ++i) {
        if (static_cast<int>(i) + 1 == m_sumInput)
            continue;
        const int plain = table.row(m_otherRows[i], false)[static_cast<std::size_t>(roll)];
        const int points = table.row(m_otherRows[i], served)[static_cast<std::size_t>(roll)];
        if (points > (served ? plain : 0))
            byPoints[points].push_back(static_cast<std::uint16_t>(i + 1));
    }
    std::vector<Term> terms;
    for (const auto &[points, rows] : byPoints)
        terms.push_back({points, rows});
    return terms;
}

std::uint16_t RowProgram::node(std::vector<Term> terms, const std::map<Term, int> &frequency)
{
    const auto count = [&frequency](const Term &term) {
        const auto found = frequency.find(term);
        return found == frequency.end() ? 0 : found->second;
    };
    std::stable_sort(terms.begin(), terms.end(),
                     [&count](const Term &a, const Term &b) { return count(a) > count(b); });
    std::uint16_t best = 0;
    for (const Term &term : terms) {
        std::uint16_t rows = term.rows.front();
        for (std::size_t i = 1; i < term.rows.size(); ++i)
            rows = step(rows, term.rows[i], 0);
        best = step(best, rows, term.points);
    }
    return best;
}

std::uint16_t RowProgram::step(std::uint16_t a, std::uint16_t b, int points)
{
    const auto next = static_cast<std::uint16_t>(nodeCount());
    const auto [place, isNew] = m_known.try_emplace({a, b, points}, next);
    if (isNew)
        m_steps.push_back({a, b, static_cast<double>(points)});
    return place->second;
}

RowSteps RowProgram::steps() const
{
    RowSteps steps;
    steps.inputs = m_inputs;
    steps.sumInput = m_sumInput;
    steps.steps = m_steps.data();
    steps.stepCount = static_cast<int>(m_steps.size());
    steps.rollPlace = m_rollPlace.data();
    steps.served = m_served.data();
    steps.servedCount = static_cast<int>(m_served.size());
    return steps;
}
