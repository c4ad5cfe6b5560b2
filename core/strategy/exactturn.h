#pragma once

#include "rules/card.h"
#include "strategy/pointtable.h"
#include "strategy/rollspace.h"

#include <array>
#include <functional>
#include <vector>

/// One turn on one card for whoever knows what a card is worth after it: what every roll, keep and row is worth at
/// every throw, exactly. With the values of a ValueTable that is best play to the end of the game; see Advisor.
/// All values are final card totals, points that are on the card included. Takes some ten microseconds to
/// make; the decisions of one turn share it.
class ExactTurn {
public:
    /// Points that a card can still expect after the turn, and the whole upper bonus as far as it can be expected.
    using ValueAfter = std::function<double(const Card &)>;

    /// @param space, points need not outlive the turn; points are those of the rules
    /// @param card with an open row
    /// @param valueAfter asked only here, for each row and each number of points that matters
    ExactTurn(const RollSpace &space, const PointTable &points, const RuleSet &rules, const Card &card,
              const ValueAfter &valueAfter);

    /// Before the first throw.
    [[nodiscard]] double beforeThrow() const { return m_onCard + m_beforeThrow; }
    /// When a roll lies, under the best action.
    /// @param throwNumber which throw of the turn the roll is, 1..MaxThrows
    [[nodiscard]] double afterThrow(int roll, int throwNumber) const;
    /// When a keep stays and the other dice are thrown again.
    /// @param keep fewer than five dice
    /// @param throwNumber the throw after which this is decided, 1 or 2
    [[nodiscard]] double keepValue(int keep, int throwNumber) const { return m_onCard + keepToCome(keep, throwNumber); }
    /// When a row is filled with a roll.
    /// @param row one of rowsFor(roll)
    [[nodiscard]] double rowValue(int row, int roll, int throwNumber) const
    {
        return m_onCard + rowToCome(row, roll, throwNumber);
    }
    /// The same without the points that are on the card: cards with the same future have the same values to the last
    /// bit.
    [[nodiscard]] double keepToCome(int keep, int throwNumber) const
    {
        return (throwNumber == 1 ? m_keepAfterFirst : m_keepAfterSecond)[static_cast<std::size_t>(keep)];
    }
    [[nodiscard]] double rowToCome(int row, int roll, int throwNumber) const;
    /// The rows that may be filled with a roll.
    [[nodiscard]] RowMask rowsFor(int roll) const;

private:
    using Keeps = std::array<double, RollSpace::KeepCount>;
    using Rolls = std::array<double, RollSpace::RollCount>;

    /// What filling a row leads to.
    struct Row {
        bool open = false;
        bool counts = true;           // gives points at all on this card
        int step = 0;                 // points of one die in an upper row; 0 = other rows
        std::array<double, 6> next{}; // value afterwards: by dice of the face, or by 0 = nothing, 1 = points
        const PointTable::Points *plain = nullptr;
        const PointTable::Points *served = nullptr;
    };
    /// A five alike: the only rolls that may have rules of their own.
    struct FiveAlike {
        int roll = 0;
        RowMask rows = 0;
        int extra = 0;
    };

    void linkRow(const PointTable &points, const RuleSet &rules, const Card &card, int row, const ValueAfter &after);
    [[nodiscard]] const FiveAlike *fiveAlike(int roll) const;
    [[nodiscard]] double gain(const Row &row, std::size_t roll, bool served) const;
    [[nodiscard]] Rolls bestRows(bool served) const;

    RowMask m_nextRows = 0;
    double m_onCard = 0; // points that are on the card, without the bonus; not contained in what follows
    std::array<FiveAlike, RollSpace::Faces> m_fives{};
    std::vector<Row> m_rows;
    Rolls m_afterFirst{};
    Rolls m_afterSecond{};
    Rolls m_afterThird{};
    Keeps m_keepAfterFirst{};
    Keeps m_keepAfterSecond{};
    double m_beforeThrow = 0;
};
