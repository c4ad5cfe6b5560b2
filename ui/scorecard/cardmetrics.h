#pragma once

#include <QFont>
#include <QRectF>
#include <QSize>
#include <vector>

class ScorecardModel;

/// Measures of a card that fills a given space, logical px. Lines and columns as in ScorecardModel.
struct CardMetrics {
    QFont font; ///< of names and numbers; its pixel size is set
    int headerHeight = 0;
    std::vector<int> lineHeights;
    std::vector<int> columnWidths;
    int padding = 0; ///< left and right of a cell's text

    /// The smaller font of the bonus line.
    [[nodiscard]] QFont smallFont() const;
    /// The same size and upright weight as font, but heavier.
    [[nodiscard]] QFont boldFont() const;
    /// What a seat's name may fill of its section in the header.
    [[nodiscard]] QRectF nameBox(const QRectF &section) const;
};

/// Divides a space among the lines and columns of a card. Text grows with generous space and shrinks, down to a
/// legible floor, before anything is cut; what gives way after that are the names, never the numbers.
/// @param base the widget's font: its size is the wanted one
[[nodiscard]] CardMetrics fitCard(const ScorecardModel &model, const QFont &base, QSize space);

/// The space in which the card looks best at the size of `base`.
[[nodiscard]] QSize comfortableCardSize(const ScorecardModel &model, const QFont &base);

/// The smallest space in which the whole card can be read.
[[nodiscard]] QSize smallestCardSize(const ScorecardModel &model);
