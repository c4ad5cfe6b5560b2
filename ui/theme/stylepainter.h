#pragma once

#include "theme/theme.h"

#include <QStyleOption>

class QPainter;

/// How AppStyle draws the parts of standard widgets. Plain functions of the option and the theme.
namespace StylePainter {

/// Height of a line of the option's font: the unit of all sizes.
[[nodiscard]] int unit(const QStyleOption &option);

void focusRing(QPainter &painter, const QRect &rect, const QPalette &palette, qreal radius);
void button(QPainter &painter, const QStyleOption &option, const Theme &theme, bool primary);
void field(QPainter &painter, const QStyleOption &option, const Theme &theme, bool invalid);
void comboBox(QPainter &painter, const QStyleOptionComboBox &option, const QRect &arrow, const Theme &theme);
void slider(QPainter &painter, const QStyleOptionSlider &option, const QRect &groove, const QRect &handle);
void scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &handle);
void checkBox(QPainter &painter, const QStyleOption &option);
void radioButton(QPainter &painter, const QStyleOption &option);
void tab(QPainter &painter, const QStyleOptionTab &option);
void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option);
/// A rounded box with a hairline: menus, tool tips.
void panel(QPainter &painter, const QStyleOption &option, const QBrush &ground, qreal radius);

} // namespace StylePainter
