#include "table/tabletexts.h"

#include "table/textfit.h"
#include "theme/fonts.h"

#include <algorithm>

namespace {

void paintBanner(QPainter &painter, const QRectF &box, const QString &text, const Theme &theme, const QFont &font)
{
    const double radius = box.height() * 0.28;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRoundedRect(box, radius, radius);
    painter.setPen(theme.onAccent);
    drawFitted(painter, box.adjusted(radius, 0, -radius, 0), text, scaledFont(font, 1, true));
}

// A pill just as wide as its sentence needs.
void paintBadge(QPainter &painter, const QRectF &box, const QString &text, const Theme &theme, const QFont &font,
                const SvgIcon &sameDice)
{
    const QFontMetricsF metrics(font);
    const double side = metrics.height() * 0.8;
    const double icon = metrics.height() * 0.75;
    const double most = box.width() - 2 * side - 1.5 * icon;
    const double wanted = std::min(most, metrics.horizontalAdvance(text) + 4);
    QRectF pill(0, 0, wanted + 2 * side + 1.5 * icon, box.height());
    pill.moveCenter(box.center());
    const double radius = std::min(pill.height() / 2, metrics.height() * 0.9);
    QColor ground = theme.plateActive;
    painter.setBrush(ground);
    QColor edge = theme.accent;
    edge.setAlpha(120);
    painter.setPen(QPen(edge, 1));
    painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);

    // Two equal dice: the same for everybody.
    sameDice.paint(painter, QRectF(pill.left() + side, pill.center().y() - icon / 2, icon, icon), theme.accent);
    painter.setPen(theme.onPlate);
    drawFitted(painter, QRectF(pill.left() + side + 1.5 * icon, pill.top(), wanted, pill.height()), text, font);
}

void paintOnFelt(QPainter &painter, const QRectF &box, const QString &text, const QColor &colour, const QFont &font,
                 Qt::Alignment alignment)
{
    if (text.isEmpty())
        return;
    const int flags = static_cast<int>(alignment) | Qt::TextWordWrap;
    painter.setFont(fittedFont(painter, box, text, font));
    // A soft edge of shadow keeps the letters sharp against the cloth.
    painter.setPen(QColor(0, 0, 0, 110));
    painter.drawText(box.translated(0, 1), flags, text);
    painter.setPen(colour);
    painter.drawText(box, flags, text);
}

} // namespace

void paintTableSigns(QPainter &painter, const TableState &state, const TableLayout &layout, const Theme &theme,
                     const QFont &font, const SvgIcon &sameDice, const QRect &area)
{
    if (!state.banner.isEmpty() && layout.banner.intersects(area))
        paintBanner(painter, layout.banner, state.banner, theme, font);
    if (!state.badge.isEmpty() && layout.badge.intersects(area))
        paintBadge(painter, layout.badge, state.badge, theme, scaledFont(font, 0.95), sameDice);
}

void paintTableWords(QPainter &painter, const TableState &state, const TableLayout &layout, const Theme &theme,
                     const QFont &font, const QRect &area)
{
    if (layout.headline.intersects(area))
        paintOnFelt(painter, layout.headline, state.headline, theme.onFelt, scaledFont(font, 1.28),
                    Qt::AlignHCenter | Qt::AlignBottom);
    if (layout.detail.intersects(area))
        paintOnFelt(painter, layout.detail, state.detail, theme.onFeltDim, font, Qt::AlignHCenter | Qt::AlignTop);
}
