#pragma once

#include "theme/theme.h"

#include <QImage>
#include <QPainter>
#include <QRect>

/// The empty table: wooden rim, felt under a lamp, and the stitched slots for kept dice. One picture, made again only
/// when size, device pixel ratio, theme or geometry change.
class FeltPainter {
public:
    struct Shape {
        QSize size; ///< of the whole table, logical pixels
        int rim = 0;
        QPointF lamp;                ///< brightest spot of the felt
        QVector<QPolygonF> outlines; ///< outlines stitched into the felt

        friend bool operator==(const Shape &, const Shape &) = default;
    };

    explicit FeltPainter(const Theme &theme)
        : m_theme(theme)
    {}
    void setTheme(const Theme &theme);

    /// Paints the part of the table inside `clip`.
    void paint(QPainter &painter, const Shape &shape, const QRect &clip);

private:
    [[nodiscard]] QImage picture(const Shape &shape, double ratio) const;
    void paintFelt(QPainter &painter, const Shape &shape, double ratio) const;
    void paintSlots(QPainter &painter, const Shape &shape) const;

    Theme m_theme;
    Shape m_shape;
    QImage m_picture;
};
