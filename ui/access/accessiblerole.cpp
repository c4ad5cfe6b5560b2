#include "access/accessiblerole.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace {

constexpr const char *RoleProperty = "accessibleRole";

QAccessibleInterface *withRole(const QString & /*className*/, QObject *object)
{
    const QVariant role = object->property(RoleProperty);
    if (!role.isValid() || !object->isWidgetType())
        return nullptr;
    return new QAccessibleWidget(static_cast<QWidget *>(object), static_cast<QAccessible::Role>(role.toInt()));
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    QAccessible::installFactory(withRole); // once, however often it is asked to
    widget.setProperty(RoleProperty, static_cast<int>(role));
}
