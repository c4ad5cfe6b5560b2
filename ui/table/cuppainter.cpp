#include "table/cuppainter.h"

#include "table/convexhull.h"
#include "table/cuptracer.h"
#include "table/enlarged.h"

#include <QPaintDevice>
#include <QtMath>
#include <algorithm>

namespace {

// Device pixels per die edge up to which a moving cup is drawn at full resolution.
constexpr double SharpMovingCupEdge = 36;

} // namespace

void CupPainter::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_still = {};
    m_moving = {};
}

bool CupPainter::Picture::shows(const TableCamera &otherCamera, const CupPose &otherPose, double otherStep) const
{
    return !image.isNull() && pose == otherPose && camera == otherCamera && qFuzzyCompare(step, otherStep);
}

void CupPainter::paintShadow(QPainter &painter, const TableCamera &camera, const CupPose &pose, bool moving)
{
    if (moving) {
        m_shadow.paintCup(painter, camera, pose);
        return;
    }
    const double pixel = 1 / painter.device()->devicePixelRatioF();
    if (!m_stillShadow.shows(camera, pose, pixel))
        m_stillShadow = stillShadow(camera, pose, pixel);
    m_stillShadow.image.setDevicePixelRatio(1 / pixel);
    painter.drawImage(m_stillShadow.corner, m_stillShadow.image);
}

CupPainter::Picture CupPainter::stillShadow(const TableCamera &camera, const CupPose &pose, double pixel)
{
    const SoftShadow::Frame frame = SoftShadow::cupFrame(camera, pose, pixel);
    return {m_shadow.cupPicture(camera, pose, frame), frame.corner, pose, camera, pixel};
}

void CupPainter::paint(QPainter &painter, const TableCamera &camera, const CupPose &pose, bool moving)
{
    const double sharp = 1 / painter.device()->devicePixelRatioF();
    const double step = moving ? std::max(sharp, camera.pixelsPerEdge() / SharpMovingCupEdge) : sharp;
    Picture &picture = moving ? m_moving : m_still;
    if (!picture.shows(camera, pose, step))
        picture = this->picture(camera, pose, step);
    if (step > sharp) {
        drawEnlarged(painter, picture.corner, step, picture.image);
        return;
    }
    picture.image.setDevicePixelRatio(1 / sharp);
    painter.drawImage(picture.corner, picture.image);
}

CupPainter::Picture CupPainter::picture(const TableCamera &camera, const CupPose &pose, double step) const
{
    const QRectF area = bounds(camera, pose);
    const QPointF first(std::floor(area.left() / step) - 1, std::floor(area.top() / step) - 1);
    const QSize size(qCeil(area.right() / step) - int(first.x()) + 1, qCeil(area.bottom() / step) - int(first.y()) + 1);
    Picture picture = {QImage(size, QImage::Format_ARGB32_Premultiplied), first * step, pose, camera, step};
    traceCup(picture.image, camera, pose, m_theme, picture.corner, step);
    return picture;
}

QPainterPath CupPainter::mouthWindow(const TableCamera &camera, const CupPose &pose)
{
    QPolygonF opening = cupCircle(camera, pose, CupHeight, CupRimRadius - CupWall);
    CupPose before = pose;
    before.base += pose.axis() * 3;
    opening += cupCircle(camera, before, CupHeight, CupRimRadius + 1);
    QPainterPath path;
    path.addPolygon(convexHull(opening));
    path.closeSubpath();
    return path;
}

QRectF CupPainter::bounds(const TableCamera &camera, const CupPose &pose)
{
    return cupOutline(camera, pose).boundingRect();
}
