#include "scorecard/cardpaint.h"

#include "theme/pips.h"

#include <QFontMetrics>
#include <QPainterPath>

namespace {

QPainterPath paperPath(const QRectF &r, PaperCorners corners)
{
    const qreal d = 2 * CardRadius;
    QPainterPath path;
    path.moveTo(r.left() + (corners.topLeft ? CardRadius : 0), r.top());
    path.lineTo(r.right() - (corners.topRight ? CardRadius : 0), r.top());
    if (corners.topRight)
        path.arcTo(r.right() - d, r.top(), d, d, 90, -90);
    path.lineTo(r.right(), r.bottom() - (corners.bottomRight ? CardRadius : 0));
    if (corners.bottomRight)
        path.arcTo(r.right() - d, r.bottom() - d, d, d, 0, -90);
    path.lineTo(r.left() + (corners.bottomLeft ? CardRadius : 0), r.bottom());
    if (corners.bottomLeft)
        path.arcTo(r.left(), r.bottom() - d, d, d, -90, -90);
    path.lineTo(r.left(), r.top() + (corners.topLeft ? CardRadius : 0));
    if (corners.topLeft)
        path.arcTo(r.left(), r.top(), d, d, 180, -90);
    path.closeSubpath();
    return path;
}

} // namespace

void paintPaper(QPainter &painter, const QRect &rect, const QColor &colour, PaperCorners corners)
{
    if (!corners.topLeft && !corners.topRight && !corners.bottomLeft && !corners.bottomRight) {
        painter.fillRect(rect, colour);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(paperPath(rect, corners), colour);
    painter.restore();
}

void paintText(QPainter &painter, const QRect &rect, Qt::Alignment horizontal, const QString &text)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    // AlignVCenter centres the line box, whose accents and descenders make digits sit too low or too high.
    const int baseline = rect.center().y() + (metrics.capHeight() + 1) / 2;
    const QRect line(rect.left(), baseline - metrics.ascent(), rect.width(), metrics.height());
    painter.drawText(line, static_cast<int>(horizontal | Qt::AlignTop) | Qt::TextSingleLine, shown);
}

void paintDieGlyph(QPainter &painter, const QRectF &rect, int face, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, qMax(1.0, rect.width() / 14)));
    painter.setBrush(Qt::NoBrush);
    const QRectF box = rect.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(box, rect.width() * 0.2, rect.width() * 0.2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const qreal radius = qMax(0.9, rect.width() * 0.085);
    paintPips(painter, box, face, 0.24, radius);
    painter.restore();
}

void paintProgress(QPainter &painter, const QRectF &rect, qreal share, const QColor &ground, const QColor &filled)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal radius = rect.height() / 2;
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, radius, radius);
    if (share > 0) {
        QRectF part = rect;
        part.setWidth(qMax(rect.height(), rect.width() * qMin(share, 1.0)));
        painter.setBrush(filled);
        painter.drawRoundedRect(part, radius, radius);
    }
    painter.restore();
}
