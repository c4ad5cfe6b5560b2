#include "theme/namefit.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QTextLayout>
#include <cmath>

namespace {

/// Nobody reads less than that.
constexpr int SmallestPx = 8;
/// A name stays in one line rather than break when its type need not be smaller than this part of the wanted.
constexpr double HardlySmaller = 0.85;
/// Lines stand this much closer than the font wants: names have few accents above and tails below.
constexpr double Spacing = 0.86;

QFont sized(const QFont &font, int px)
{
    QFont other = font;
    other.setPixelSize(px);
    return other;
}

/// The name's lines, or none when one is wider than the box.
QStringList broken(const QString &name, const QFont &font, double width, QTextOption::WrapMode wrap)
{
    QTextLayout layout(name, font);
    QTextOption option;
    option.setWrapMode(wrap);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (line.naturalTextWidth() > width)
            return {};
        lines << name.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

/// Close, but a tail never touches the accent below it.
double stepFor(const QStringList &lines, const QFontMetricsF &metrics)
{
    double step = metrics.height() * Spacing;
    for (qsizetype i = 1; i < lines.size(); ++i)
        step = qMax(step,
                    metrics.tightBoundingRect(lines[i - 1]).bottom() - metrics.tightBoundingRect(lines[i]).top() + 1);
    return step;
}

} // namespace

NameFit fitName(const QString &name, const QFont &font, QSizeF box)
{
    const int wanted = QFontInfo(font).pixelSize();
    for (int px = wanted; px >= qMax(wanted * HardlySmaller, double(SmallestPx)); --px) {
        const QFont smaller = px == wanted ? font : sized(font, px);
        if (QFontMetricsF(smaller).horizontalAdvance(name) <= box.width())
            return {smaller, {name}, 0, true};
    }
    for (const QTextOption::WrapMode wrap : {QTextOption::WordWrap, QTextOption::WrapAtWordBoundaryOrAnywhere}) {
        for (int px = wanted; px >= qMin(wanted, SmallestPx); --px) {
            const QFont smaller = px == wanted ? font : sized(font, px);
            const QFontMetricsF metrics(smaller);
            const QStringList lines = broken(name, smaller, box.width(), wrap);
            const double step = stepFor(lines, metrics);
            // The first line needs no more than its letters; a single one may always stand.
            const double height =
                metrics.capHeight() + step * static_cast<double>(lines.size() - 1) + metrics.descent();
            if (lines.size() == 1 || (lines.size() > 1 && height <= box.height()))
                return {smaller, lines, step, true};
        }
    }
    return {font, {QFontMetricsF(font).elidedText(name, Qt::ElideRight, box.width())}, 0, false};
}

void drawName(QPainter &painter, const QRectF &box, const QString &name, const QFont &font, Qt::Alignment horizontal)
{
    const NameFit fit = fitName(name, font, box.size());
    painter.setFont(fit.font);
    const QFontMetricsF metrics(fit.font);
    const double under = fit.step * static_cast<double>(fit.lines.size() - 1); // the first line
    double baseline = std::round(box.center().y() + (metrics.capHeight() - under) / 2);
    for (const QString &line : fit.lines) {
        const QRectF place(box.left(), baseline - metrics.ascent(), box.width(), metrics.height());
        painter.drawText(place, static_cast<int>(horizontal | Qt::AlignTop) | Qt::TextSingleLine | Qt::TextDontClip,
                         line);
        baseline += fit.step;
    }
}
