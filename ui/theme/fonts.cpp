#include "theme/fonts.h"

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
