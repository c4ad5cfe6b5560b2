#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QRectF>
#include <QString>

// Texts of any script in boxes of fixed size: cut only between whole characters as people see them.

/// The first character as people see it: a letter with its accents, a whole emoji. Empty for an empty text.
QString firstGrapheme(const QString &text);

/// `text`, or as much of it as fits into `width` with an ellipsis, cut between whole graphemes.
QString elidedAtGrapheme(const QString &text, const QFontMetricsF &metrics, double width);

/// The same font, `factor` times as large, whether its size is in points or pixels.
QFont scaledFont(const QFont &font, double factor, bool bold = false);

/// Draws `text` centred (or as `flags` say) with word wrap in the painter's pen; where it does not fit, in smaller type.
void drawFitted(QPainter &painter, const QRectF &box, const QString &text, const QFont &font,
                Qt::Alignment alignment = Qt::AlignCenter);

/// Plain text for a tooltip: markup in it shows as typed.
QString plainToolTip(const QString &text);
