#include "table/feltaccess.h"

#include "table/seatplate.h"
#include "table/tableview.h"

#include <QPointer>

namespace {

/// One sentence on the felt.
class FeltText : public QAccessibleInterface {
public:
    FeltText(TableView *table, std::size_t index)
        : m_table(table)
        , m_index(index)
    {
    }

    [[nodiscard]] bool isValid() const override { return !m_table.isNull(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return parent() ? parent()->window() : nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_table);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::StaticText; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name && isValid() ? written().text : QString();
    }
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override
    {
        return isValid() ? QRect(m_table->mapToGlobal(written().place.topLeft()), written().place.size()) : QRect();
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.invisible = !isValid() || !m_table->isVisible() || written().text.isEmpty();
        state.readOnly = true;
        return state;
    }

private:
    [[nodiscard]] TableView::Written written() const { return m_table->written()[m_index]; }

    QPointer<TableView> m_table;
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
