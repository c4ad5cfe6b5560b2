#include "strategy/uppersums.h"

#include "rules/dice.h"

#include <algorithm>

UpperSums::UpperSums(const RuleSet &rules)
{
    if (rules.bonus) {
        m_threshold = rules.bonus->threshold;
        m_bonus = rules.bonus->points;
        for (int row = 0; row < rules.rowCount(); ++row) {
            const RowRule &rule = rules.row(row);
            if (!rule.upper)
                continue;
            m_rows.push_back(row);
            m_faces.push_back(rule.number);
        }
    }
    m_sets.resize(std::size_t(1) << m_rows.size());
    for (int set = 0; set <= allRows(); ++set)
        classify(set);
    for (int set = 0; set <= allRows(); ++set)
        link(set);
}

int UpperSums::setOf(RowMask filled) const
{
    int set = 0;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        set |= static_cast<int>((filled >> m_rows[i]) & 1U) << i;
    return set;
}

int UpperSums::numberOf(int row) const
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), row);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int UpperSums::classOf(int set, int sum) const
{
    const std::vector<int> &sums = at(set).sums;
    const auto next = std::upper_bound(sums.begin(), sums.end(), std::min(sum, m_threshold));
    return static_cast<int>(next - sums.begin()) - 1;
}

const quint16 *UpperSums::after(int set, int number, int dice) const
{
    return at(set).after[static_cast<std::size_t>(number)][static_cast<std::size_t>(dice)].data();
}

int UpperSums::bonus(int lastClass) const
{
    return at(allRows()).sums[static_cast<std::size_t>(lastClass)] >= m_threshold ? m_bonus : 0;
}

/// Which sums 0..threshold the rows of the set can have; the last stands for all above it too.
std::vector<bool> UpperSums::sumsOf(int set) const
{
    std::vector<bool> possible(static_cast<std::size_t>(m_threshold) + 1, false);
    possible[0] = true;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (((set >> i) & 1) == 0)
            continue;
        std::vector<bool> wider(possible.size(), false);
        for (int sum = 0; sum <= m_threshold; ++sum) {
            for (int dice = 0; dice <= DiceCount && possible[static_cast<std::size_t>(sum)]; ++dice)
                wider[static_cast<std::size_t>(std::min(m_threshold, sum + dice * m_faces[i]))] = true;
        }
        possible = wider;
    }
    return possible;
}

void UpperSums::classify(int set)
{
    Set &result = m_sets[static_cast<std::size_t>(set)];
    const std::vector<bool> possible = sumsOf(set);
    const std::vector<bool> toCome = sumsOf(allRows() & ~set);
    // The least that the open rows have to bring; one more than they can when the bonus is out of reach.
    const auto needed = [&](int sum) {
        int more = m_threshold - sum;
        while (more <= m_threshold && !toCome[static_cast<std::size_t>(more)])
            ++more;
        return more;
    };
    int last = -1;
    for (int sum = 0; sum <= m_threshold; ++sum) {
        if (!possible[static_cast<std::size_t>(sum)])
            continue;
        ++result.sumCount;
        const int more = needed(sum);
        if (result.sums.empty() || more != last)
            result.sums.push_back(sum);
        last = more;
    }
}

void UpperSums::link(int set)
{
    Set &from = m_sets[static_cast<std::size_t>(set)];
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (((set >> row) & 1) != 0)
            continue;
        for (int dice = 0; dice <= DiceCount; ++dice) {
            auto &after = from.after[row][static_cast<std::size_t>(dice)];
            for (const int sum : from.sums)
                after.push_back(static_cast<quint16>(classOf(set | (1 << row), sum + dice * m_faces[row])));
        }
    }
}
