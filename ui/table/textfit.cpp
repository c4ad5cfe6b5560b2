#include "table/textfit.h"

#include <QTextBoundaryFinder>

using namespace Qt::StringLiterals;

QString firstGrapheme(const QString &text)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    const qsizetype end = finder.toNextBoundary();
    return end > 0 ? text.first(end) : text;
}

QString elidedAtGrapheme(const QString &text, const QFontMetricsF &metrics, double width)
{
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    const QString dots = u"\u2026"_s;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    qsizetype fits = 0;
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        if (metrics.horizontalAdvance(text.first(end) + dots) > width)
            break;
        fits = end;
    }
    return text.first(fits) + dots;
}

QFont scaledFont(const QFont &font, double factor, bool bold)
{
    QFont scaled = font;
    if (font.pointSizeF() > 0)
        scaled.setPointSizeF(font.pointSizeF() * factor);
    else
        scaled.setPixelSize(qMax(1, qRound(font.pixelSize() * factor)));
    if (bold)
        scaled.setBold(true);
    return scaled;
}

void drawFitted(QPainter &painter, const QRectF &box, const QString &text, const QFont &font, Qt::Alignment alignment)
{
    if (text.isEmpty() || box.isEmpty())
        return;
    const int flags = static_cast<int>(alignment) | Qt::TextWordWrap;
    QFont fitting = font;
    for (int attempt = 0; attempt < 14; ++attempt) {
        const QRectF needed = QFontMetricsF(fitting, painter.device()).boundingRect(box, flags, text);
        if (needed.width() <= box.width() + 0.5 && needed.height() <= box.height() + 0.5)
            break;
        fitting = scaledFont(fitting, 0.93);
    }
    painter.setFont(fitting);
    painter.drawText(box, flags, text);
}

QString plainToolTip(const QString &text)
{
    return text.isEmpty() ? QString() : u"<qt>"_s + text.toHtmlEscaped() + u"</qt>"_s;
}
