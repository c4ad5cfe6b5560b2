#pragma once

#include "rules/dice.h"
#include "table/diegeometry.h"
#include "table/numerals.h"
#include "table/softshadow.h"
#include "table/tablecamera.h"
#include "theme/theme.h"

#include <QImage>
#include <QPainter>
#include <array>
#include <map>

/// Draws dice as seen by a camera. Pictures of dice that lie still are kept and used again while pose, camera, theme
/// and device pixel ratio stay the same; moving ones are drawn anew each frame.
class DiePainter {
public:
    explicit DiePainter(const Theme &theme)
        : m_theme(theme)
    {}
    void setTheme(const Theme &theme);

    void paintShadow(QPainter &painter, const TableCamera &camera, const DiePose &pose);
    /// A die in motion. A large one that is `fast` is drawn coarser: nobody can see that, and it keeps 60 frames.
    void paintMoving(QPainter &painter, const TableCamera &camera, const DiePose &pose, bool fast);
    /// Die number `die` (0..4), which lies still.
    void paintResting(QPainter &painter, const TableCamera &camera, const DiePose &pose, int die);
    /// Makes ready what paintResting() will want on this painter's device. False when it was ready already.
    bool prepareResting(const QPainter &painter, const TableCamera &camera, const DiePose &pose, int die);

    /// The eight corners as seen (of the cube before its edges were rounded), in logical pixels.
    static QPolygonF corners(const TableCamera &camera, const DiePose &pose);
    /// What the die itself may cover, in logical pixels.
    static QRectF bounds(const TableCamera &camera, const DiePose &pose);

private:
    struct Picture {
        QImage image;
        QPointF corner;
        DiePose pose;
        TableCamera camera;
        double ratio = 0;
    };

    void trace(QImage &image, QPointF &corner, const TableCamera &camera, const DiePose &pose, double step);
    [[nodiscard]] const Numerals *numeralsFor(const TableCamera &camera, double step);

    Theme m_theme;
    SoftShadow m_shadow;
    std::array<Picture, DiceCount> m_resting;
    std::map<int, Numerals> m_numerals; // by size; a few at most, as lying and moving dice differ
};
