#pragma once

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <utility>

class ScorecardView;

/// The card as assistive technology sees it: a table whose first line holds the names of the seats and whose first
/// column those of the rows. Qt's own table has no action that would write a row, counts the hidden vertical header
/// and says that the current cell has the focus wherever the focus is.
class CardAccess : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit CardAccess(ScorecardView *view);
    ~CardAccess() override;
    Q_DISABLE_COPY_MOVE(CardAccess)

    /// Makes cards known as such; once or more often.
    static void install();
    /// Number of the child that stands for a cell of the model; line -1 is the header.
    [[nodiscard]] static int childOf(const ScorecardView &view, int line, int column);

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface *child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override;
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface *focusChild() const override;
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;

    // The lines of the card, without the header.

    [[nodiscard]] QAccessibleInterface *caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *cellAt(int row, int column) const override;
    [[nodiscard]] int columnCount() const override;
    [[nodiscard]] int rowCount() const override;
    [[nodiscard]] QString columnDescription(int column) const override;
    [[nodiscard]] QString rowDescription(int row) const override;
    /// Nothing on a card is ever selected: a cell is written or it is not.
    [[nodiscard]] int selectedCellCount() const override { return 0; }
    [[nodiscard]] QList<QAccessibleInterface *> selectedCells() const override { return {}; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    /// Cells ask the model for everything; those of seats or rows that are gone are no longer valid.
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

private:
    [[nodiscard]] ScorecardView *view() const;

    mutable QHash<std::pair<int, int>, QAccessible::Id> m_cells; // of those that were asked for, by line and column
};
