#include "table/textfit.h"

#include "theme/fonts.h"

QFont fittedFont(const QPainter &painter, const QRectF &box, const QString &text, const QFont &font)
{
    QFont fitting = font;
    for (int attempt = 0; attempt < 14; ++attempt) {
        const QRectF needed = QFontMetricsF(fitting, painter.device()).boundingRect(box, Qt::TextWordWrap, text);
        if (needed.width() <= box.width() + 0.5 && needed.height() <= box.height() + 0.5)
            break;
        fitting = scaledFont(fitting, 0.93);
    }
    return fitting;
}

void drawFitted(QPainter &painter, const QRectF &box, const QString &text, const QFont &font, Qt::Alignment alignment)
{
    if (text.isEmpty() || box.isEmpty())
        return;
    painter.setFont(fittedFont(painter, box, text, font));
    painter.drawText(box, static_cast<int>(alignment) | Qt::TextWordWrap, text);
}
