#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QRectF>
#include <QString>
#include <memory>
#include <vector>

class QPaintEngine;
class QWidget;

/// One piece of text as a widget drew it: a line, or the part of a line in one font. Rectangles are in the pixels of the screen.
struct DrawnText {
    QString text;
    QFont font;
    QColor colour; ///< of the pen, its transparency included
    QRectF ink;    ///< what the letters cover
    QRectF seen;   ///< the part of the screen on which they can show: clip of the painter and of all widgets above
    double contrast = 0; ///< with what was painted there before: the worst but for a tenth of the letters' pixels
    const QWidget *widget = nullptr;
};

/// A screen drawn twice at once: every text into a list, everything else into a picture, so that each text can be
/// compared with the ground it lies on.
struct ScreenRecord {
    std::vector<DrawnText> texts; ///< in the order of painting
    QImage ground;                ///< the screen without its texts
};

/// Draws a shown widget with all its visible children, each in turn, as QWidget::render() does.
[[nodiscard]] ScreenRecord recordScreen(QWidget &screen);
