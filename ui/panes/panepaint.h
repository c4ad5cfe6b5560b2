#pragma once

#include "rules/dice.h"
#include "theme/theme.h"

#include <QPainter>
#include <QString>

class QScrollBar;

/// `colour` made lighter or darker until text in it is readable (4.5:1) on `ground`.
[[nodiscard]] QColor readableOn(const QColor &colour, const QColor &ground);

/// A seat's colour as it is stored ("#rrggbb"), readable on `ground`; `fallback` where it is none.
[[nodiscard]] QColor seatTextColour(const QString &stored, const QColor &ground, const QColor &fallback);

/// Width of paintDice() for dice of this size, px: always room for the gold ground, so that lines stay aligned.
[[nodiscard]] int diceWidth(int dieSize);

/// Five small dice in a row, the locked ones first and together on gold, the others after a gap.
/// @param left and centreY where the row begins and its middle, px
void paintDice(QPainter &painter, int left, int centreY, int dieSize, const Dice &dice, DiceMask locked,
               const Theme &theme);

/// A list may get as small as a line, px: the smallest window must hold card and pane even with the largest text.
constexpr int LeastListHeight = 48;

/// A slim scroll bar without arrows.
void styleScrollBar(QScrollBar &bar, const Theme &theme);

/// One line of text, vertically centred; where it does not fit, in smaller type, and after that elided at whole
/// characters. Returns the width it takes, px.
int paintLine(QPainter &painter, const QRect &rect, const QString &text);
