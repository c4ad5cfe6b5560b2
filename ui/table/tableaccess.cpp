#include "table/tableaccess.h"

#include "access/accessiblepiece.h"
#include "table/diebutton.h"
#include "table/feltaccess.h"
#include "table/seatplate.h"
#include "table/tableview.h"

#include <QAccessibleWidget>
#include <QLocale>

namespace {

/// A die or a lock. Qt's own interface would check the box by itself; here a press only asks, and the game answers.
class LockAccess : public QAccessibleWidget {
public:
    explicit LockAccess(TableButton *button)
        : QAccessibleWidget(button, QAccessible::CheckBox)
    {}

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button()->isChecked();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override { return {toggleAction(), setFocusAction()}; }
    void doAction(const QString &action) override
    {
        if (action == toggleAction() || action == pressAction())
            button()->click(); // nothing while it is disabled
        else
            QAccessibleWidget::doAction(action);
    }

private:
    [[nodiscard]] TableButton *button() const { return static_cast<TableButton *>(widget()); }
};

/// The decision clock round a plate's avatar: seconds left. It tells no changes by itself, since a screen reader would
/// then count aloud; the last seconds are announced.
class RingAccess : public AccessiblePiece<SeatPlate>, public QAccessibleValueInterface {
public:
    using AccessiblePiece::AccessiblePiece;

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ProgressBar; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        if (which == QAccessible::Name)
            return SeatPlate::tr("Time to decide");
        return which == QAccessible::Value ? SeatPlate::tr("%n second(s) left", nullptr, widget()->secondsLeft())
                                           : QString();
    }
    [[nodiscard]] QRect rect() const override { return parent() ? parent()->rect() : QRect(); }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.invisible = !isValid() || !widget()->isVisible() || widget()->secondsInAll() == 0;
        state.readOnly = true;
        return state;
    }
    [[nodiscard]] void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this) : nullptr;
    }

    [[nodiscard]] QVariant currentValue() const override { return isValid() ? widget()->secondsLeft() : 0; }
    void setCurrentValue(const QVariant &) override {}
    [[nodiscard]] QVariant maximumValue() const override { return isValid() ? widget()->secondsInAll() : 0; }
    [[nodiscard]] QVariant minimumValue() const override { return 0; }
    [[nodiscard]] QVariant minimumStepSize() const override { return 1; }
};

/// A plate: its name tells everything but the clock, which is a child of its own.
class PlateAccess : public QAccessibleWidget {
public:
    explicit PlateAccess(SeatPlate *plate)
        : QAccessibleWidget(plate, QAccessible::Grouping)
        , m_ring(QAccessible::registerAccessibleInterface(new RingAccess(plate))) // owned by Qt's cache
    {}
    ~PlateAccess() override { QAccessible::deleteAccessibleInterface(m_ring); }
    Q_DISABLE_COPY_MOVE(PlateAccess)

    [[nodiscard]] int childCount() const override { return 1; }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        return index == 0 ? QAccessible::accessibleInterface(m_ring) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child != nullptr && child == QAccessible::accessibleInterface(m_ring) ? 0 : -1;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.active = static_cast<SeatPlate *>(widget())->inTurn();
        return state;
    }

private:
    QAccessible::Id m_ring;
};

QAccessibleInterface *tableAccess(const QString & /*className*/, QObject *object)
{
    if (auto *table = qobject_cast<TableView *>(object))
        return new FeltAccess(table);
    if (auto *plate = qobject_cast<SeatPlate *>(object))
        return new PlateAccess(plate);
    auto *button = qobject_cast<TableButton *>(object);
    if (button != nullptr && button->isCheckable())
        return new LockAccess(button);
    return nullptr;
}

} // namespace

void installTableAccess()
{
    QAccessible::installFactory(tableAccess);
}
