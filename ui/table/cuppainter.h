#pragma once

#include "table/cupgeometry.h"
#include "table/diepainter.h"
#include "table/softshadow.h"
#include "theme/theme.h"

#include <QPainter>
#include <QPainterPath>

/// Draws the cup in any pose. The pictures of a cup that stands still and of its shadow are kept until pose, camera,
/// theme or device pixel ratio change; a moving one is drawn a little coarser.
class CupPainter {
public:
    explicit CupPainter(const Theme &theme)
        : m_theme(theme)
    {}
    void setTheme(const Theme &theme);

    void paintShadow(QPainter &painter, const TableCamera &camera, const CupPose &pose, bool moving);
    void paint(QPainter &painter, const TableCamera &camera, const CupPose &pose, bool moving);

    /// Where something that comes out of the mouth may be seen: the opening and all that lies before it.
    static QPainterPath mouthWindow(const TableCamera &camera, const CupPose &pose);
    static QRectF bounds(const TableCamera &camera, const CupPose &pose);

private:
    struct Picture {
        QImage image;
        QPointF corner;
        CupPose pose;
        TableCamera camera;
        double step = 0;

        [[nodiscard]] bool shows(const TableCamera &camera, const CupPose &pose, double step) const;
    };

    [[nodiscard]] Picture picture(const TableCamera &camera, const CupPose &pose, double step) const;
    [[nodiscard]] Picture stillShadow(const TableCamera &camera, const CupPose &pose, double pixel);

    Theme m_theme;
    SoftShadow m_shadow;
    Picture m_stillShadow;
    Picture m_still;
    Picture m_moving;
};
