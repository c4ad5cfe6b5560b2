#include "access/tabstops.h"

#include <QLayout>
#include <QScrollArea>
#include <QWidget>

namespace {

void collect(QList<QWidget *> &stops, QWidget *widget);

void collect(QList<QWidget *> &stops, const QLayout &layout)
{
    for (int index = 0; index < layout.count(); ++index) {
        QLayoutItem *item = layout.itemAt(index);
        if (item->widget() != nullptr)
            collect(stops, item->widget());
        else if (item->layout() != nullptr)
            collect(stops, *item->layout());
    }
}

void collectChildren(QList<QWidget *> &stops, const QWidget &widget)
{
    const auto *area = qobject_cast<const QScrollArea *>(&widget);
    if (area != nullptr && area->widget() != nullptr)
        collect(stops, area->widget());
    else if (widget.layout() != nullptr)
        collect(stops, *widget.layout());
}

void collect(QList<QWidget *> &stops, QWidget *widget)
{
    if (!widget->isVisible() || !widget->isEnabled())
        return;
    // What stands in for others, such as a row for its switch, is no stop itself.
    if ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->focusProxy() == nullptr)
        stops << widget;
    collectChildren(stops, *widget);
}

} // namespace

QList<QWidget *> tabStops(const QWidget &root)
{
    QList<QWidget *> stops;
    collectChildren(stops, root);
    return stops;
}

bool focusNextStop(const QWidget &window, bool next)
{
    const QList<QWidget *> stops = tabStops(window);
    if (stops.isEmpty())
        return false;
    const qsizetype here = stops.indexOf(window.focusWidget());
    const qsizetype count = stops.size();
    const qsizetype start = here >= 0 ? here : (next ? -1 : count);
    QWidget *stop = stops.at((start + (next ? 1 : -1) + count) % count);
    stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}
