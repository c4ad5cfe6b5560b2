#include "theme/pips.h"

#include "theme/contrast.h"

#include <QApplication>
#include <QPainterPath>
#include <QTransform>
#include <array>

bool hasPip(int face, int column, int row)
{
    constexpr std::array<unsigned, 7> grid = {0,           0b000010000, 0b001000100, 0b001010100,
                                              0b101000101, 0b101010101, 0b101101101};
    return ((grid[static_cast<std::size_t>(face)] >> static_cast<unsigned>(row * 3 + column)) & 1U) != 0;
}

void paintPips(QPainter &painter, const QRectF &box, int face, qreal pitch, qreal radius)
{
    if (face < 1 || face > 6)
        return;
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column) {
            if (hasPip(face, column, row))
                painter.drawEllipse(box.center()
                                        + QPointF((column - 1) * box.width(), (row - 1) * box.height()) * pitch,
                                    radius, radius);
        }
    }
}

QPainterPath numeralPath(int face, qreal height)
{
    QFont font = QApplication::font();
    font.setBold(true);
    font.setPixelSize(64);
    QPainterPath figure;
    figure.addText(0, 0, font, QString::number(face));
    const QRectF box = figure.boundingRect();
    const qreal scale = height / qMax(1.0, box.height());
    return (QTransform::fromTranslate(-box.center().x(), -box.center().y()) * QTransform::fromScale(scale, scale))
        .map(figure);
}

void paintFace(QPainter &painter, const QRectF &box, int face, bool numerals)
{
    if (face < 1 || face > 6)
        return;
    if (numerals)
        painter.drawPath(numeralPath(face, box.height() * 0.72).translated(box.center()));
    else
        paintPips(painter, box, face, 0.26, qMax(1.1, box.width() * 0.1));
}

QColor flatDieEdge(const Theme &theme)
{
    constexpr double darkGround = 0.2; // luminance
    return luminance(theme.dieFace) < darkGround ? theme.dieEdge : theme.dieEdge.darker(125);
}
