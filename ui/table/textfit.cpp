#include "table/textfit.h"

#include "theme/fonts.h"

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
