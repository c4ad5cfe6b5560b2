#pragma once

#include "table/cupgeometry.h"
#include "table/diepainter.h"
#include "table/softshadow.h"
#include "theme/theme.h"

#include <QPainter>
#include <QPainterPath>

/// Draws the cup in any pose. The picture of a cup that stands still is kept until pose, camera, theme or device pixel
/// ratio change.
class CupPainter {
public:
    explicit CupPainter(const Theme &theme) : m_theme(theme) {}
    void setTheme(const Theme &theme);

    void paintShadow(QPainter &painter, const TableCamera &camera, const CupPose &pose);
    void paint(QPainter &painter, const TableCamera &camera, const CupPose &pose, bool moving);

    /// Where something that comes out of the mouth may be seen: the opening and all that lies before it.
    static QPainterPath mouthWindow(const TableCamera &camera, const CupPose &pose);
    static QRectF bounds(const TableCamera &camera, const CupPose &pose);

private:
    Theme m_theme;
    SoftShadow m_shadow;
    QImage m_image;
    QPointF m_corner;
    CupPose m_pose;
    TableCamera m_camera;
    double m_step = 0;
};
