#pragma once

#include <QAccessible>

class QWidget;

/// Tells assistive technology what a widget is that draws itself: Qt takes it for a mere container. To be called
/// before anybody can have asked, best in the widget's constructor. Name and description stay the widget's own.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);
