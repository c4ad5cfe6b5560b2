#include "table/diepainter.h"

#include "table/convexhull.h"
#include "table/dietracer.h"
#include "table/enlarged.h"

#include <QPaintDevice>
#include <QtMath>
#include <algorithm>

namespace {

// Device pixels per die edge up to which a moving die is drawn at full resolution, and a fast one.
constexpr double SharpMovingDieEdge = 58;
constexpr double SharpFastEdge = 33;

double deviceRatio(const QPainter &painter)
{
    return painter.device()->devicePixelRatioF();
}

} // namespace

void DiePainter::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_resting = {};
    m_numerals.clear();
}

void DiePainter::paintShadow(QPainter &painter, const TableCamera &camera, const DiePose &pose)
{
    m_shadow.paintDie(painter, camera, pose);
}

void DiePainter::paintMoving(QPainter &painter, const TableCamera &camera, const DiePose &pose, bool fast)
{
    const double sharp = 1 / deviceRatio(painter);
    const double step = std::max(sharp, camera.pixelsPerEdge() / (fast ? SharpFastEdge : SharpMovingDieEdge));
    QImage image;
    QPointF corner;
    trace(image, corner, camera, pose, step);
    if (step > sharp) {
        drawEnlarged(painter, corner, step, image);
        return;
    }
    image.setDevicePixelRatio(1 / sharp);
    painter.drawImage(corner, image);
}

void DiePainter::paintResting(QPainter &painter, const TableCamera &camera, const DiePose &pose, int die)
{
    prepareResting(painter, camera, pose, die);
    const Picture &picture = m_resting[static_cast<std::size_t>(die)];
    painter.drawImage(picture.corner, picture.image);
}

bool DiePainter::prepareResting(const QPainter &painter, const TableCamera &camera, const DiePose &pose, int die)
{
    Picture &picture = m_resting[static_cast<std::size_t>(die)];
    const double ratio = deviceRatio(painter);
    const bool sameRatio = !(picture.ratio < ratio) && !(picture.ratio > ratio);
    if (!picture.image.isNull() && picture.pose == pose && picture.camera == camera && sameRatio)
        return false;
    trace(picture.image, picture.corner, camera, pose, 1 / ratio);
    picture.image.setDevicePixelRatio(ratio);
    picture.pose = pose;
    picture.camera = camera;
    picture.ratio = ratio;
    return true;
}

QPolygonF DiePainter::corners(const TableCamera &camera, const DiePose &pose)
{
    QPolygonF corners;
    for (int k = 0; k < 8; ++k) {
        const QVector3D corner((k & 1) != 0 ? 0.5F : -0.5F, (k & 2) != 0 ? 0.5F : -0.5F, (k & 4) != 0 ? 0.5F : -0.5F);
        corners << camera.project(pose.position + pose.orientation.rotatedVector(corner));
    }
    return corners;
}

QRectF DiePainter::bounds(const TableCamera &camera, const DiePose &pose)
{
    return corners(camera, pose).boundingRect();
}

void DiePainter::trace(QImage &image, QPointF &corner, const TableCamera &camera, const DiePose &pose, double step)
{
    // Aligned to the pixel grid so that resting dice are copied pixel by pixel.
    const QPolygonF outline = convexHull(corners(camera, pose));
    const QRectF area = outline.boundingRect();
    const QPointF first(std::floor(area.left() / step) - 1, std::floor(area.top() / step) - 1);
    const QSize size(qCeil(area.right() / step) - int(first.x()) + 1, qCeil(area.bottom() / step) - int(first.y()) + 1);
    corner = first * step;
    image = QImage(size, QImage::Format_ARGB32_Premultiplied);
    traceDie(image, camera, pose, m_theme, numeralsFor(camera, step), outline, corner, step);
}

const Numerals *DiePainter::numeralsFor(const TableCamera &camera, double step)
{
    if (!m_theme.dieNumerals)
        return nullptr;
    constexpr int grain = 16; // so that every size of the table does not need figures of its own
    const int size = std::clamp(qCeil(camera.pixelsPerEdge() * double(Numerals::Side) / step / grain) * grain, 32, 512);
    return &m_numerals.try_emplace(size, size).first->second;
}
