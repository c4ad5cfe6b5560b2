#include "strategy/statespace.h"

#include "rules/scoring.h"

#include <algorithm>
#include <bit>

namespace {

constexpr quint32 Nowhere = ~quint32(0);

bool isSupported(const RuleSet &rules)
{
    int upperRows = 0;
    for (const RowRule &row : rules.rows) {
        const bool countsFace = row.pattern == Pattern::Face && row.payment == Payment::Matching;
        if (row.upper && rules.bonus && (!countsFace || ++upperRows > UpperSums::MaxRows))
            return false;
        // A joker's value is not told apart by throws.
        if (row.served != 0 && (rules.jokerRow >= 0 || rules.extraFiveAlike))
            return false;
    }
    return !rules.rows.empty();
}

} // namespace

Result<StateSpace, SolveError> StateSpace::make(const RuleSet &rules)
{
    if (rules.rowCount() > MaxRows)
        return SolveError::TooLarge;
    if (!isSupported(rules))
        return SolveError::Unsupported;
    StateSpace space(rules);
    if (space.m_watched.size() > std::size_t(MaxWatched))
        return SolveError::TooLarge;
    space.number();
    return space;
}

StateSpace::StateSpace(const RuleSet &rules)
    : m_rules(rules)
    , m_upper(rules)
{
    findWatched();
}

void StateSpace::findWatched()
{
    const auto watch = [this](int row, RowMask until) {
        const auto found = std::find(m_watched.begin(), m_watched.end(), row);
        if (found != m_watched.end()) {
            m_watchedUntil[static_cast<std::size_t>(found - m_watched.begin())] |= until;
            return;
        }
        m_watched.push_back(row);
        m_watchedUntil.push_back(until);
    };
    for (int row = 0; row < m_rules.rowCount(); ++row) {
        const int needed = m_rules.row(row).needsRow;
        if (needed >= 0)
            watch(needed, RowMask(1) << row);
    }
    if (m_rules.extraFiveAlike)
        watch(m_rules.extraFiveAlike->row, m_rules.allRows());
}

/// Watched rows whose points still matter, as held bits.
quint32 StateSpace::relevant(quint32 filled) const
{
    quint32 bits = 0;
    for (std::size_t i = 0; i < m_watched.size(); ++i) {
        const bool isFilled = ((filled >> m_watched[i]) & 1U) != 0;
        if (isFilled && (m_watchedUntil[i] & ~RowMask(filled)) != 0)
            bits |= quint32(1) << i;
    }
    return bits;
}

void StateSpace::number()
{
    const int rows = m_rules.rowCount();
    const auto all = static_cast<quint32>(m_rules.allRows());
    std::vector<bool> reached(std::size_t(all) + 1, false);
    reached[0] = true;
    std::vector<std::vector<quint32>> byCount(static_cast<std::size_t>(rows) + 1);
    for (quint32 filled = 0; filled <= all; ++filled) {
        if (!reached[filled])
            continue;
        byCount[static_cast<std::size_t>(std::popcount(filled))].push_back(filled);
        for (const int row : rowsIn(nextRows(m_rules, filled)))
            reached[filled | (1U << row)] = true;
    }
    m_first.assign((std::size_t(all) + 1) << m_watched.size(), Nowhere);
    for (const auto &masks : byCount) {
        m_stageBegin.push_back(m_groups.size());
        for (const quint32 filled : masks)
            addGroups(filled);
    }
    m_stageBegin.push_back(m_groups.size());
}

void StateSpace::addGroups(quint32 filled)
{
    const int set = m_upper.setOf(filled);
    const quint32 bits = relevant(filled);
    for (quint32 held = 0; held <= bits; ++held) {
        if ((held & ~bits) != 0)
            continue;
        m_first[(filled << m_watched.size()) | held] = m_stateCount;
        m_groups.push_back({m_stateCount, filled, static_cast<quint16>(held), static_cast<quint16>(set)});
        m_stateCount += static_cast<quint32>(m_upper.classCount(set));
    }
    if (filled == m_rules.allRows())
        return;
    int watchedFilled = 0;
    for (const int row : m_watched)
        watchedFilled += static_cast<int>((filled >> row) & 1U);
    m_positionCount += qint64(m_upper.sumCount(set)) << watchedFilled;
}

std::span<const StateSpace::Group> StateSpace::stage(int filledRows) const
{
    const auto index = static_cast<std::size_t>(filledRows);
    return std::span(m_groups).subspan(m_stageBegin[index], m_stageBegin[index + 1] - m_stageBegin[index]);
}

quint32 StateSpace::stageEnd(int filledRows) const
{
    const std::size_t next = m_stageBegin[static_cast<std::size_t>(filledRows) + 1];
    return next == m_groups.size() ? m_stateCount : m_groups[next].firstState;
}

quint32 StateSpace::heldAfter(quint32 filled, quint32 held, int row, bool points) const
{
    if (m_watched.empty())
        return 0;
    if (points) {
        for (std::size_t i = 0; i < m_watched.size(); ++i)
            held |= quint32(m_watched[i] == row ? 1 : 0) << i;
    }
    return held & relevant(filled | (quint32(1) << row));
}

bool StateSpace::holds(quint32 held, int row) const
{
    for (std::size_t i = 0; i < m_watched.size(); ++i) {
        if (m_watched[i] == row)
            return ((held >> i) & 1U) != 0;
    }
    return false;
}

bool StateSpace::reaches(const Card &card) const
{
    return (card.filled() & ~m_rules.allRows()) == 0 && firstState(static_cast<quint32>(card.filled()), 0) != Nowhere;
}

quint32 StateSpace::stateOf(const Card &card) const
{
    const auto filled = static_cast<quint32>(card.filled());
    quint32 held = 0;
    for (std::size_t i = 0; i < m_watched.size(); ++i)
        held |= quint32(card.points(m_watched[i]) > 0 ? 1 : 0) << i;
    held &= relevant(filled);
    int sum = 0;
    for (int row = 0; row < m_rules.rowCount(); ++row)
        sum += m_upper.numberOf(row) >= 0 ? card.points(row) : 0;
    return firstState(filled, held) + static_cast<quint32>(m_upper.classOf(m_upper.setOf(filled), sum));
}
