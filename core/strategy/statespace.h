#pragma once

#include "base/result.h"
#include "rules/card.h"
#include "rules/ruleset.h"
#include "strategy/solveerror.h"
#include "strategy/uppersums.h"

#include <span>
#include <vector>

/// All positions before the first throw of a turn, as far as they differ in what is still to come: which rows are
/// filled, the class of the upper sum, and whether rows on which others depend hold points. Each has a number;
/// positions with as many filled rows follow each other ("a stage"), those with the same rows too ("a group").
class StateSpace {
public:
    /// Positions that differ only in the class of their upper sum, the lowest first.
    struct Group {
        quint32 firstState = 0;
        quint32 filled = 0; ///< rows that are filled
        quint16 held = 0;   ///< watched rows that hold points, see heldAfter()
        quint16 upperSet = 0;
        [[nodiscard]] friend bool operator<(const Group &a, const Group &b) { return a.firstState < b.firstState; }
    };

    /// Larger rule sets are refused: their table would not fit into the memory of a usual PC.
    static constexpr int MaxRows = 18;
    static constexpr int MaxWatched = 3;

    [[nodiscard]] static Result<StateSpace, SolveError> make(const RuleSet &rules);

    [[nodiscard]] const RuleSet &rules() const { return m_rules; }
    [[nodiscard]] const UpperSums &upperSums() const { return m_upper; }

    [[nodiscard]] quint32 stateCount() const { return m_stateCount; }
    /// Positions with an open row that the rules tell apart: upper sums up to the bonus, and what watched rows
    /// hold. Several of them may share a state.
    [[nodiscard]] qint64 positionCount() const { return m_positionCount; }

    /// @param filledRows 0..rowCount()
    [[nodiscard]] std::span<const Group> stage(int filledRows) const;
    /// First state that is not in the stage any more.
    [[nodiscard]] quint32 stageEnd(int filledRows) const;

    /// First state of a group that can be reached.
    [[nodiscard]] quint32 firstState(quint32 filled, quint32 held) const
    {
        return m_first[(filled << m_watched.size()) | held];
    }
    /// Which watched rows hold points after one more row is filled.
    /// @param points whether it is filled with points, not with 0
    [[nodiscard]] quint32 heldAfter(quint32 filled, quint32 held, int row, bool points) const;
    /// Whether a watched row holds points.
    [[nodiscard]] bool holds(quint32 held, int row) const;

    /// Whether rows can be filled in such an order that just those of the card are.
    [[nodiscard]] bool reaches(const Card &card) const;
    /// The state of a card that is reached, with points that the rules can give.
    [[nodiscard]] quint32 stateOf(const Card &card) const;

private:
    explicit StateSpace(const RuleSet &rules);

    void findWatched();
    void number();
    [[nodiscard]] quint32 relevant(quint32 filled) const;
    void addGroups(quint32 filled);

    RuleSet m_rules;
    UpperSums m_upper;
    std::vector<int> m_watched;          // rows of which it matters later whether they hold points
    std::vector<RowMask> m_watchedUntil; // for each: it matters while one of these rows is open
    std::vector<quint32> m_first;        // by filled rows and held bits
    std::vector<Group> m_groups;
    std::vector<std::size_t> m_stageBegin; // index of each stage's first group; one more at the end
    quint32 m_stateCount = 0;
    qint64 m_positionCount = 0;
};
