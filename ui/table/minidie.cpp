#include "table/minidie.h"

#include <array>

void paintMiniDie(QPainter &painter, const QRectF &box, int face, bool kept, const Theme &theme)
{
    static constexpr std::array<unsigned, 7> grid = {0,           0b000010000, 0b100000001, 0b100010001,
                                                     0b101000101, 0b101010101, 0b101101101};
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
    painter.setBrush(ground);
    painter.drawRoundedRect(box, radius, radius);
    painter.setBrush(pip);
    const double size = box.width() * 0.20;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            const auto bit = static_cast<unsigned>(row * 3 + column);
            if (((grid[static_cast<std::size_t>(face)] >> bit) & 1U) == 0)
                continue;
            const QPointF centre = box.center() + QPointF(column - 1, row - 1) * (box.width() * 0.27);
            painter.drawEllipse(centre, size / 2, size / 2);
        }
    }
}
