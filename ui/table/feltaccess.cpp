#include "table/feltaccess.h"

#include "access/accessiblepiece.h"
#include "table/seatplate.h"
#include "table/tableview.h"

namespace {

/// One sentence on the felt.
class FeltText : public AccessiblePiece<TableView> {
public:
    FeltText(TableView *table, std::size_t index)
        : AccessiblePiece(table)
        , m_index(index)
    {}

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::StaticText; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? written().text : QString();
    }
    [[nodiscard]] QRect rect() const override
    {
        return isValid() ? QRect(widget()->mapToGlobal(written().place.topLeft()), written().place.size()) : QRect();
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.invisible = !isValid() || !widget()->isVisible() || written().text.isEmpty();
        state.readOnly = true;
        return state;
    }

private:
    [[nodiscard]] TableView::Written written() const { return widget()->written()[m_index]; }

    std::size_t m_index;
};

} // namespace

FeltAccess::FeltAccess(TableView *table)
    : QAccessibleWidget(table, QAccessible::Grouping)
{
    for (std::size_t index = 0; index < TextCount; ++index)
        m_texts[index] = QAccessible::registerAccessibleInterface(new FeltText(table, index)); // owned by Qt's cache
}

FeltAccess::~FeltAccess()
{
    for (const QAccessible::Id text : m_texts)
        QAccessible::deleteAccessibleInterface(text);
}

QList<QAccessibleInterface *> FeltAccess::children() const
{
    QList<QAccessibleInterface *> plates;
    QList<QAccessibleInterface *> others;
    for (const QAccessible::Id text : m_texts)
        others << QAccessible::accessibleInterface(text);
    for (int index = 0; index < QAccessibleWidget::childCount(); ++index) {
        QAccessibleInterface *child = QAccessibleWidget::child(index);
        const bool plate = child != nullptr && qobject_cast<SeatPlate *>(child->object()) != nullptr;
        (plate ? plates : others) << child;
    }
    return plates + others;
}

int FeltAccess::childCount() const
{
    return QAccessibleWidget::childCount() + static_cast<int>(TextCount);
}

QAccessibleInterface *FeltAccess::child(int index) const
{
    return children().value(index);
}

int FeltAccess::indexOfChild(const QAccessibleInterface *child) const
{
    return static_cast<int>(children().indexOf(child));
}
