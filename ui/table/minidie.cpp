#include "table/minidie.h"

#include "theme/pips.h"

void paintMiniDie(QPainter &painter, const QRectF &box, int face, bool kept, const Theme &theme)
{
    if (face < 1 || face > 6)
        return;
    QColor ground = theme.dieFace;
    QColor pip = theme.diePip;
    if (kept) {
        ground = theme.accent;
        pip = theme.onAccent;
    } else {
        ground = QColor::fromRgbF(ground.redF() * 0.90F, ground.greenF() * 0.90F, ground.blueF() * 0.88F);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    const double radius = box.width() * 0.2;
    painter.drawRoundedRect(box.translated(0, box.height() * 0.06), radius, radius);
    if (!kept)
        painter.setPen(QPen(flatDieEdge(theme), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pip);
    paintFace(painter, box, face, theme.dieNumerals);
}
