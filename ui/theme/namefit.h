#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>

/// How a name goes into a small box: in one line where it fits, if need be in hardly smaller type, else in smaller
/// type and in as many lines as the box is high, broken between words or, where a word is wider than the box, within
/// it. Never within a character.
struct NameFit {
    QFont font;
    QStringList lines;
    double step = 0; ///< from one line's base to the next, px
    /// False when even that did not help: then the name is one line in the wanted font, elided.
    bool whole = true;
};

/// @param font wanted; the name is never larger
[[nodiscard]] NameFit fitName(const QString &name, const QFont &font, QSizeF box);

/// Draws a name into the box in the painter's pen, centred vertically; capitals sit in the middle of a single line.
void drawName(QPainter &painter, const QRectF &box, const QString &name, const QFont &font, Qt::Alignment horizontal);
