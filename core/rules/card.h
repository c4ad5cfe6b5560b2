#pragma once

#include <QtGlobal>
#include <array>
#include <bit>

/// The largest card of the family: Yamb's 4 columns of 12 rows.
constexpr int MaxRows = 48;

/// A set of rows of one rule set: bit k stands for the row at index k in card order.
using RowMask = quint64;

/// The rows of a set, from the top of the card down: `for (const int row : rowsIn(mask))`.
class RowsIn {
public:
    class Iterator {
    public:
        explicit constexpr Iterator(RowMask left)
            : m_left(left)
        {}
        constexpr int operator*() const { return std::countr_zero(m_left); }
        constexpr Iterator &operator++()
        {
            m_left &= m_left - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        RowMask m_left;
    };

    explicit constexpr RowsIn(RowMask rows)
        : m_rows(rows)
    {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_rows); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

private:
    RowMask m_rows;
};

[[nodiscard]] constexpr RowsIn rowsIn(RowMask rows)
{
    return RowsIn(rows);
}

/// One seat's card: which rows are filled, and with how many points. Rows are indices in card order.
class Card {
public:
    [[nodiscard]] constexpr bool isFilled(int row) const { return ((m_filled >> row) & 1U) != 0; }
    /// Points written in a row, 0 in an open one.
    [[nodiscard]] constexpr int points(int row) const { return m_points[static_cast<std::size_t>(row)]; }
    [[nodiscard]] constexpr RowMask filled() const { return m_filled; }
    [[nodiscard]] constexpr int filledCount() const { return std::popcount(m_filled); }

    /// Points earned beside the rows so far, see RuleSet::extraFiveAlike.
    [[nodiscard]] constexpr int extra() const { return m_extra; }

    /// @param extra points that these dice earn beside the row
    constexpr void fill(int row, int points, int extra = 0)
    {
        m_extra += extra;
        m_filled |= RowMask(1) << row;
        m_points[static_cast<std::size_t>(row)] = static_cast<qint16>(points);
    }

    friend constexpr bool operator==(const Card &, const Card &) = default;

private:
    RowMask m_filled = 0;
    std::array<qint16, MaxRows> m_points{};
    int m_extra = 0;
};
