#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

/// `font` where `text` fits into `box` with it, word-wrapped; else the same in smaller type.
[[nodiscard]] QFont fittedFont(const QPainter &painter, const QRectF &box, const QString &text, const QFont &font);

/// Draws `text` centred (or as `flags` say) with word wrap in the painter's pen; where it does not fit, in smaller type.
void drawFitted(QPainter &painter, const QRectF &box, const QString &text, const QFont &font,
                Qt::Alignment alignment = Qt::AlignCenter);
