#include "scorecard/cardmetrics.h"

#include "scorecard/scorecardmodel.h"
#include "theme/namefit.h"

#include <QFontInfo>
#include <QFontMetrics>
#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

// Row heights in units of the font's pixel size.
constexpr double TightRow = 1.38;
constexpr double RoomyRow = 1.75;
constexpr double TallestRow = 2.3;
/// Height of the header in rows, and where names need several lines.
constexpr double HeaderRows = 1.4;
constexpr double TallHeaderRows = 2.2;
/// Text grows at most so far beyond the wanted size.
constexpr double MostGrowth = 1.35;
/// … and only while seats' columns stay so wide, in units of the font's pixel size.
constexpr double RoomySeatEms = 4.5;
constexpr int SmallestPx = 8;
/// Rows' names are cut rather than made smaller than this.
constexpr int SmallestNamePx = 11;
constexpr int SmallestSeatWidth = 46;
constexpr int SmallestNameWidth = 100;
constexpr int SmallestRowHeight = 19;
/// So wide is a name's column at most, in units of the font's pixel size: wanted, and where there is room.
constexpr int WantedHeaderEms = 8;
constexpr int WidestHeaderEms = 14;
/// All names together want no more than this, so that six long ones leave the table its room.
constexpr int WantedHeadersEms = 30;

int wantedPx(const QFont &base)
{
    return qMax(SmallestPx, QFontInfo(base).pixelSize());
}

QFont sized(const QFont &base, int px)
{
    QFont font = base;
    font.setPixelSize(px);
    return font;
}

QFont weighted(QFont font, QFont::Weight weight)
{
    font.setWeight(weight);
    return font;
}

int paddingFor(int px)
{
    return qMax(3, px * 5 / 8);
}

/// Width that a die glyph takes at the end of a name.
int glyphWidth(int px)
{
    return px;
}

int nameNeed(const ScorecardModel &model, const QFont &font)
{
    const QFontMetrics metrics(font);
    const int px = font.pixelSize();
    int widest = QFontMetrics(weighted(font, QFont::DemiBold))
                     .horizontalAdvance(model.headerData(ScorecardModel::NameColumn, Qt::Horizontal).toString());
    for (int i = 0; i < model.lineCount(); ++i) {
        int width = metrics.horizontalAdvance(model.lineName(i));
        if (model.line(i).face > 0)
            width += px / 2 + glyphWidth(px);
        else if (model.line(i).fixed > 0)
            width += px / 2 + metrics.horizontalAdvance(model.line(i).fixed > 99 ? u"+000"_s : u"+00"_s);
        widest = qMax(widest, width);
    }
    return widest + 2 * paddingFor(px);
}

int seatNeed(const QFont &font)
{
    CardMetrics metrics;
    metrics.font = font;
    const int number = QFontMetrics(metrics.boldFont()).horizontalAdvance(u"0000"_s);
    const int bonus = QFontMetrics(metrics.smallFont()).horizontalAdvance(u"00/00"_s);
    return qMax(number, bonus) + paddingFor(font.pixelSize());
}

int headerNeed(const QString &name, const QFont &font, int mostEms)
{
    // In turn the name is bold: it must not lose letters then.
    const QFont bold = weighted(font, QFont::Bold);
    const int width = QFontMetrics(bold).horizontalAdvance(name) + 2 * paddingFor(font.pixelSize());
    return qMin(width, mostEms * font.pixelSize());
}

int pxForHeight(int wanted, double row)
{
    const int shrunk = static_cast<int>(row / TightRow);
    const int grown = static_cast<int>(row / RoomyRow);
    return std::clamp(std::clamp(wanted, grown, qMax(grown, shrunk)), SmallestPx,
                      qMax(SmallestPx, static_cast<int>(wanted * MostGrowth)));
}

bool fitsWidth(const ScorecardModel &model, const QFont &font, int width, double seatEms = 0)
{
    const int seat = qMax(qMax(SmallestSeatWidth, seatNeed(font)), static_cast<int>(seatEms * font.pixelSize()));
    return nameNeed(model, font) + model.seatCount() * seat <= width;
}

bool numbersFit(const ScorecardModel &model, const QFont &font, int width)
{
    return model.seatCount() * seatNeed(font) + width / 5 <= width;
}

int pxForWidth(const ScorecardModel &model, const QFont &base, int px, int width)
{
    const int wanted = wantedPx(base);
    while (px > wanted && !fitsWidth(model, sized(base, px), width, RoomySeatEms))
        --px;
    while (px > SmallestNamePx && !fitsWidth(model, sized(base, px), width))
        --px;
    while (px > SmallestPx && !numbersFit(model, sized(base, px), width))
        --px;
    return px;
}

/// Gives `spare` px away, to each column in proportion to its weight; the last one takes what rounding leaves.
void share(std::vector<int> &widths, const std::vector<double> &weights, int spare)
{
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (sum <= 0)
        return;
    double owed = 0;
    int given = 0;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        owed += spare * weights[i] / sum;
        const int part = static_cast<int>(std::lround(owed)) - given;
        widths[i] += part;
        given += part;
    }
}

std::vector<int> columnsFor(const ScorecardModel &model, const QFont &font, int width)
{
    const int seats = model.seatCount();
    int seatWidth = qMax(SmallestSeatWidth, seatNeed(font));
    const int wantedName = nameNeed(model, font);
    const int leastName = qMin(wantedName, width / 5);
    if (leastName + seats * seatWidth > width)
        seatWidth = (width - leastName) / seats;
    std::vector<int> widths(static_cast<std::size_t>(seats + 1), seatWidth);
    widths[0] = std::clamp(width - seats * seatWidth, leastName, qMax(leastName, wantedName));

    const auto spareOf = [&] { return qMax(0, width - std::accumulate(widths.begin(), widths.end(), 0)); };
    // First the seats' names, then comfort, the same for every seat: a column that grew with the turn would make
    // the card jump.
    std::vector<double> wants(widths.size(), 0);
    for (int seat = 0; seat < seats; ++seat)
        wants[static_cast<std::size_t>(seat) + 1] =
            qMax(0, headerNeed(model.spec(seat).name, font, WidestHeaderEms) - seatWidth);
    const double wanted = std::accumulate(wants.begin(), wants.end(), 0.0);
    share(widths, wants, static_cast<int>(qMin(wanted, double(spareOf()))));
    std::vector<double> weights(widths.size(), 1);
    weights[0] = 0.7;
    share(widths, weights, spareOf());
    return widths;
}

/// In turn a name is bold and needs most.
bool namesFit(const ScorecardModel &model, const CardMetrics &metrics)
{
    for (int seat = 0; seat < model.seatCount(); ++seat) {
        const QRectF section(0, 0, metrics.columnWidths[static_cast<std::size_t>(seat) + 1], metrics.headerHeight);
        if (!fitName(model.spec(seat).name, weighted(metrics.font, QFont::Bold), metrics.nameBox(section).size()).whole)
            return false;
    }
    return true;
}

/// Line heights that add up exactly.
std::vector<int> linesFor(int count, int height)
{
    std::vector<int> heights;
    for (int i = 0; i < count; ++i)
        heights.push_back(height * (i + 1) / count - height * i / count);
    return heights;
}

} // namespace

QFont CardMetrics::smallFont() const
{
    return sized(font, qMax(SmallestPx, static_cast<int>(font.pixelSize() * 0.87)));
}

QFont CardMetrics::boldFont() const
{
    return weighted(font, QFont::DemiBold);
}

QRectF CardMetrics::nameBox(const QRectF &section) const
{
    const double side = qMin(double(padding), section.width() / 20);
    return section.adjusted(side, 1, -side, -5); // below is the stripe in the seat's colour
}

namespace {

CardMetrics fitWithHeader(const ScorecardModel &model, const QFont &base, QSize space, double headerRows)
{
    const int lines = model.lineCount();
    CardMetrics metrics;
    const int wanted = wantedPx(base);
    const double row = space.height() / (lines + headerRows);
    const int px = pxForWidth(model, base, pxForHeight(wanted, row), space.width());
    const int height = qMin(space.height(), static_cast<int>(TallestRow * wanted * MostGrowth * (lines + headerRows)));
    metrics.font = sized(base, px);
    metrics.padding = paddingFor(px);
    metrics.headerHeight = static_cast<int>(height * headerRows / (lines + headerRows));
    metrics.lineHeights = linesFor(lines, height - metrics.headerHeight);
    metrics.columnWidths = columnsFor(model, metrics.font, space.width());
    return metrics;
}

} // namespace

CardMetrics fitCard(const ScorecardModel &model, const QFont &base, QSize space)
{
    if (model.lineCount() == 0)
        return {};
    const CardMetrics metrics = fitWithHeader(model, base, space, HeaderRows);
    return namesFit(model, metrics) ? metrics : fitWithHeader(model, base, space, TallHeaderRows);
}

QSize comfortableCardSize(const ScorecardModel &model, const QFont &base)
{
    const int px = wantedPx(base);
    const QFont font = sized(base, px);
    const int most = qMin(WantedHeaderEms, WantedHeadersEms / qMax(1, model.seatCount()));
    int width = nameNeed(model, font) + px * 2;
    for (int seat = 0; seat < model.seatCount(); ++seat)
        width += qMax(qMax(SmallestSeatWidth, seatNeed(font)), headerNeed(model.spec(seat).name, font, most));
    return {width, static_cast<int>(1.66 * px * (model.lineCount() + HeaderRows))};
}

QSize smallestCardSize(const ScorecardModel &model)
{
    return {SmallestNameWidth + model.seatCount() * SmallestSeatWidth,
            static_cast<int>(SmallestRowHeight * (model.lineCount() + HeaderRows))};
}
