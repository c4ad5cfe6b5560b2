#pragma once

#include "access/accessiblepiece.h"
#include "scorecard/scorecardview.h"

#include <QModelIndex>

/// A cell of the card, or of its header (line -1). Its text is the model's; the cells that may be written now have an
/// action that does so.
class CardCellAccess : public AccessiblePiece<ScorecardView>,
                       public QAccessibleTableCellInterface,
                       public QAccessibleActionInterface {
public:
    CardCellAccess(ScorecardView *view, int line, int column);

    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] QString text(QAccessible::Text which) const override;
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] bool isSelected() const override { return false; }
    [[nodiscard]] QList<QAccessibleInterface *> columnHeaderCells() const override;
    [[nodiscard]] QList<QAccessibleInterface *> rowHeaderCells() const override;
    [[nodiscard]] int columnIndex() const override { return m_column; }
    [[nodiscard]] int rowIndex() const override { return m_line; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface *table() const override { return parent(); }

    [[nodiscard]] QStringList actionNames() const override;
    void doAction(const QString &action) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    [[nodiscard]] QModelIndex index() const;
    [[nodiscard]] bool writable() const;

    int m_line;
    int m_column;
};
