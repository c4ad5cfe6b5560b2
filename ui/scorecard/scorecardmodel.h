#pragma once

#include "game/gamestate.h"

#include <QAbstractTableModel>
#include <QLocale>
#include <vector>

/// What a line of the card is. Lines are what players see; rows are what rule sets know.
enum class CardLineKind { Row, Bonus, Extra, Total };

struct CardLine {
    CardLineKind kind = CardLineKind::Row;
    int row = -1;  ///< index in card order, for CardLineKind::Row
    int face = 0;  ///< 1..6 where the row counts one face, else 0
    int fixed = 0; ///< the points that the line gives whenever it does, 0 where they depend on the dice
};

/// What one cell of a seat's column shows.
enum class CardCellKind {
    Open,      ///< not filled, nothing to show
    Preview,   ///< not filled; `points` is what the dice on the table would give
    Filled,    ///< `points` more than 0 are written
    Scratched, ///< filled with 0
    Bonus,     ///< `upper` of `threshold`; `points` is the bonus, 0 until it is reached
    Extra,     ///< `points` earned beside the rows, 0 when there are none yet
    Total      ///< `points` is the sum
};

struct CardCell {
    CardCellKind kind = CardCellKind::Open;
    int points = 0;
    int upper = 0;
    int threshold = 0;
    bool inTurn = false;      ///< in the column of the seat in turn
    bool lastWritten = false; ///< the seat's latest row
};

/// The cards of all seats as a table: a line for each row of the rule set, the bonus after the upper rows and the
/// extra points before the total where the rules have them, the total last; column 0 names the lines, column 1 + k is seat k. Empty until setState().
///
/// Every text is made in data() in the language and number format of that moment.
class ScorecardModel : public QAbstractTableModel {
    Q_OBJECT

public:
    static constexpr int NameColumn = 0;

    using QAbstractTableModel::QAbstractTableModel;

    /// Shows another state. The model is reset when rules or the number of seats change, else cells are changed.
    /// @param previews show what the dice of the seat in turn would give in its open rows
    /// @param latestRows for each seat the row that it wrote last, or -1; these are marked
    void setState(const GameState &state, bool previews, const std::vector<int> &latestRows = {});
    /// Number format of the cells.
    void setLocale(const QLocale &locale);
    /// To be called when the language has changed.
    void retranslate();

    [[nodiscard]] int lineCount() const { return static_cast<int>(m_lines.size()); }
    [[nodiscard]] const CardLine &line(int line) const { return m_lines[static_cast<std::size_t>(line)]; }
    /// Line of a row of the rule set, or -1.
    [[nodiscard]] int lineOfRow(int row) const;
    [[nodiscard]] int seatCount() const { return m_state.seatCount(); }
    [[nodiscard]] const SeatSpec &spec(int seat) const { return m_state.spec(seat); }
    [[nodiscard]] const std::vector<SeatSpec> &specs() const { return m_state.specs; }
    /// The column of the seat in turn, -1 before setState() and after the game's end.
    [[nodiscard]] int columnInTurn() const;
    /// True when the seat in turn may write these dice into the line.
    [[nodiscard]] bool isChoosable(int line) const;
    /// What a cell of a seat's column shows.
    [[nodiscard]] CardCell cell(int line, int seat) const;
    [[nodiscard]] QString lineName(int line) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    /// DisplayRole, ToolTipRole (rich text, escaped), AccessibleTextRole, AccessibleDescriptionRole.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void buildLines();
    [[nodiscard]] bool diceLie() const;
    [[nodiscard]] CardCell sumCell(const CardLine &line, const Card &card) const;
    [[nodiscard]] QString explanation(int line, int column) const;
    [[nodiscard]] QString display(const CardCell &cell) const;
    [[nodiscard]] QString spoken(int line, int seat) const;

    GameState m_state;
    bool m_previews = false;
    std::vector<CardLine> m_lines;
    std::vector<int> m_latestRows; // as long as there are seats
    QLocale m_locale;
};
