#include "theme/namefit.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QTextLayout>
#include <cmath>

namespace {

/// Nobody reads less than that on a table.
constexpr int SmallestPx = 9;
/// Lines stand this much closer than the font wants: names have few accents above and tails below.
constexpr double Spacing = 0.86;

QFont sized(const QFont &font, int px)
{
    QFont other = font;
    other.setPixelSize(px);
    return other;
}

double lineHeight(const QFont &font)
{
    return QFontMetricsF(font).height() * Spacing;
}

int linesIn(double height, const QFont &font)
{
    // The first line needs no more than its letters.
    const QFontMetricsF metrics(font);
    return 1 + qMax(0, static_cast<int>((height - metrics.capHeight() - metrics.descent()) / lineHeight(font)));
}

/// The name's lines, or none when they are more than `most` or wider than the box.
QStringList broken(const QString &name, const QFont &font, double width, int most, QTextOption::WrapMode wrap)
{
    QTextLayout layout(name, font);
    QTextOption option;
    option.setWrapMode(wrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() == most || line.naturalTextWidth() > width)
            return {};
        lines << name.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

} // namespace

NameFit fitName(const QString &name, const QFont &font, QSizeF box)
{
    const int wanted = QFontInfo(font).pixelSize();
    for (const QTextOption::WrapMode wrap : {QTextOption::WordWrap, QTextOption::WrapAtWordBoundaryOrAnywhere}) {
        for (int px = wanted; px >= qMin(wanted, SmallestPx); --px) {
            const QFont smaller = px == wanted ? font : sized(font, px);
            const QStringList lines = broken(name, smaller, box.width(), linesIn(box.height(), smaller), wrap);
            if (!lines.isEmpty())
                return {smaller, lines, true};
        }
    }
    return {font, {QFontMetricsF(font).elidedText(name, Qt::ElideRight, box.width())}, false};
}

void drawName(QPainter &painter, const QRectF &box, const QString &name, const QFont &font, Qt::Alignment horizontal)
{
    const NameFit fit = fitName(name, font, box.size());
    painter.setFont(fit.font);
    const QFontMetricsF metrics(fit.font);
    const double step = lineHeight(fit.font);
    const double ink = metrics.capHeight() + step * static_cast<double>(fit.lines.size() - 1);
    double baseline = std::round(box.center().y() + ink / 2 - step * static_cast<double>(fit.lines.size() - 1));
    for (const QString &line : fit.lines) {
        const QRectF place(box.left(), baseline - metrics.ascent(), box.width(), metrics.height());
        painter.drawText(place, static_cast<int>(horizontal | Qt::AlignTop) | Qt::TextSingleLine | Qt::TextDontClip, line);
        baseline += step;
    }
}
