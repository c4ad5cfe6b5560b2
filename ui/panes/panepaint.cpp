#include "panes/panepaint.h"

#include "theme/contrast.h"
#include "theme/pips.h"
#include "theme/theme.h"

#include <QFontInfo>
#include <QScrollBar>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// Type gets no smaller than that.
constexpr int SmallestPx = 9;
constexpr int GroupPadding = 3;
constexpr int DieGap = 2;
constexpr int GroupGap = 5;

void paintDie(QPainter &painter, const QRectF &rect, int face, const Theme &theme)
{
    const qreal radius = rect.width() * 0.2;
    painter.setPen(QPen(flatDieEdge(theme), 1));
    painter.setBrush(theme.dieFace);
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.diePip);
    paintFace(painter, rect, face, theme.dieNumerals);
}

} // namespace

QColor readableOn(const QColor &colour, const QColor &ground)
{
    const bool darkGround = luminance(ground) < 0.2;
    float hue = 0, saturation = 0, lightness = 0, alpha = 1;
    colour.getHslF(&hue, &saturation, &lightness, &alpha);
    QColor readable = colour;
    while (contrast(readable, ground) < ReadableContrast && lightness > 0 && lightness < 1) {
        lightness = std::clamp(lightness + (darkGround ? 0.02F : -0.02F), 0.0F, 1.0F);
        readable = QColor::fromHslF(qMax(0.0F, hue), saturation, lightness);
    }
    return readable;
}

QColor seatTextColour(const QString &stored, const QColor &ground, const QColor &fallback)
{
    const QColor colour(stored);
    return colour.isValid() ? readableOn(colour, ground) : fallback;
}

int diceWidth(int dieSize)
{
    return DiceCount * dieSize + (DiceCount - 1) * DieGap + 2 * GroupPadding + GroupGap;
}

void paintDice(QPainter &painter, int left, int centreY, int dieSize, const Dice &dice, DiceMask locked,
               const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int step = dieSize + DieGap;
    const int top = centreY - dieSize / 2;
    int x = left;
    if (locked.count() > 0) {
        const int width = locked.count() * step - DieGap + 2 * GroupPadding;
        painter.setPen(QPen(theme.accentDeep, 1));
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(QRectF(x + 0.5, top - GroupPadding + 0.5, width - 1, dieSize + 2 * GroupPadding - 1), 5,
                                5);
        x += GroupPadding;
    }
    for (const bool wanted : {true, false}) {
        for (int die = 0; die < DiceCount; ++die) {
            if (locked.has(die) != wanted)
                continue;
            paintDie(painter, QRectF(x, top, dieSize, dieSize), dice[die], theme);
            x += step;
        }
        if (wanted && locked.count() > 0)
            x += GroupPadding - DieGap + GroupGap;
    }
    painter.restore();
}

void styleScrollBar(QScrollBar &bar, const Theme &theme)
{
    const QColor handle = theme.dark ? theme.panelLine.lighter(135) : theme.panelLine.darker(115);
    bar.setStyleSheet(
        u"QScrollBar:vertical { background: %1; width: 11px; margin: 0; }"
        "QScrollBar::handle:vertical { background: %2; min-height: 28px; margin: 2px; border-radius: 3px; }"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: none; }"_s.arg(theme.panel.name(), handle.name()));
}

int paintLine(QPainter &painter, const QRect &rect, const QString &text)
{
    const QFont wanted = painter.font();
    QFont font = wanted;
    for (int px = QFontInfo(wanted).pixelSize();
         px > SmallestPx && QFontMetrics(font).horizontalAdvance(text) > rect.width();)
        font.setPixelSize(--px);
    painter.setFont(font);
    const QFontMetrics metrics = painter.fontMetrics();
    const QString shown = metrics.elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
    painter.setFont(wanted);
    return metrics.horizontalAdvance(shown);
}
