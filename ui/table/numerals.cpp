#include "table/numerals.h"

#include "theme/pips.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

// Of a die's edge; the widest figure, 4, still keeps clear of the rounded edges.
constexpr double FigureHeight = 0.60;

} // namespace

Numerals::Numerals(int size)
    : m_size(size)
{
    const double scale = size / double(Side);
    for (int face = 1; face <= 6; ++face) {
        QImage image(size, size, QImage::Format_Grayscale8);
        image.fill(0);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(size / 2.0, size / 2.0);
        painter.fillPath(numeralPath(face, FigureHeight * scale), Qt::white);
        painter.end();
        auto &mask = m_masks[static_cast<std::size_t>(face)];
        mask.reserve(static_cast<std::size_t>(size * size));
        for (int row = 0; row < size; ++row) {
            const uchar *line = image.constScanLine(row);
            mask.insert(mask.end(), line, line + size);
        }
    }
}
