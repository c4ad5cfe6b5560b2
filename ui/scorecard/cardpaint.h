#pragma once

#include <QColor>
#include <QPainter>
#include <QString>

/// Corner radius of the card's paper, px.
constexpr qreal CardRadius = 10;

/// Which corners of a cell are corners of the paper.
struct PaperCorners {
    bool topLeft = false;
    bool topRight = false;
    bool bottomRight = false;
    bool bottomLeft = false;
};

/// Fills a cell's ground and rounds off the given corners, so that what is behind the card shows there.
void paintPaper(QPainter &painter, const QRect &rect, const QColor &colour, PaperCorners corners);

/// One line of text, optically centred on its capitals and digits; elided at whole characters when it does not
/// fit.
void paintText(QPainter &painter, const QRect &rect, Qt::Alignment horizontal, const QString &text);

/// A small outlined die, for rows that count one face.
void paintDieGlyph(QPainter &painter, const QRectF &rect, int face, const QColor &colour);

/// A rounded bar, filled from the left to `share` (0..1).
void paintProgress(QPainter &painter, const QRectF &rect, qreal share, const QColor &ground, const QColor &filled);
