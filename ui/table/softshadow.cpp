#include "table/softshadow.h"

#include "table/convexhull.h"
#include "table/tracing.h"

#include <QtMath>
#include <algorithm>
#include <cmath>
#include <utility>

namespace {

// Signed distance from a convex polygon's outline, positive outside; corners are rounded outside.
class HullDistance {
public:
    explicit HullDistance(const QPolygonF &hull)
    {
        for (qsizetype k = 0; k < hull.size(); ++k) {
            const QPointF from = hull[k];
            const QPointF along = hull[(k + 1) % hull.size()] - from;
            const double length = std::max(1e-6, std::hypot(along.x(), along.y()));
            m_edges.push_back({float(from.x()), float(from.y()), float(along.x() / length), float(along.y() / length),
                               float(length)});
        }
    }

    [[nodiscard]] float at(float x, float y) const
    {
        float inside = -1e9F;
        float outside = 1e9F;
        for (const Edge &e : m_edges) {
            const float dx = x - e.x;
            const float dy = y - e.y;
            const float across = dx * e.dy - dy * e.dx;
            inside = std::max(inside, across);
            const float beyond = dx * e.dx + dy * e.dy;
            const float end = beyond - std::clamp(beyond, 0.0F, e.length);
            outside = std::min(outside, across * across + end * end);
        }
        return inside <= 0 ? inside : std::sqrt(outside);
    }

private:
    struct Edge {
        float x, y, dx, dy, length;
    };
    std::vector<Edge> m_edges;
};

QVector<QVector3D> dieCorners(const DiePose &pose)
{
    QVector<QVector3D> corners;
    // Rounded corners throw a slightly smaller shadow than sharp ones.
    for (int k = 0; k < 8; ++k) {
        const QVector3D corner((k & 1) != 0 ? 0.46F : -0.46F, (k & 2) != 0 ? 0.46F : -0.46F,
                               (k & 4) != 0 ? 0.46F : -0.46F);
        corners << pose.position + pose.orientation.rotatedVector(corner);
    }
    return corners;
}

QVector<QVector3D> cupPoints(const CupPose &pose)
{
    QVector<QVector3D> points;
    constexpr int count = 20;
    for (int k = 0; k < count; ++k) {
        const double angle = 2 * M_PI * k / count;
        const auto x = static_cast<float>(std::cos(angle));
        const auto y = static_cast<float>(std::sin(angle));
        points << pose.base + pose.orientation.rotatedVector({x * CupBaseRadius, y * CupBaseRadius, 0})
               << pose.base + pose.orientation.rotatedVector({x * CupRimRadius, y * CupRimRadius, CupHeight});
    }
    return points;
}

} // namespace

SoftShadow::Pair SoftShadow::pairFor(const TableCamera &camera, const QVector<QVector3D> &points)
{
    const QVector3D lamp = lampDirection();
    float lowest = 1e9F;
    for (const QVector3D &p : points)
        lowest = std::min(lowest, p.z());
    lowest = std::max(0.0F, lowest);

    QPolygonF thrown;
    QPolygonF under;
    for (const QVector3D &p : points) {
        const QVector3D ground = p - lamp * (p.z() / lamp.z());
        thrown << camera.project({ground.x(), ground.y(), 0});
        // Only what is near the felt darkens it by nearness.
        if (p.z() < lowest + 0.7F)
            under << camera.project({p.x(), p.y(), 0});
    }
    const double edge = camera.pixelsPerEdge();
    const double height = double(lowest);
    Pair pair;
    pair.cast.hull = convexHull(thrown);
    pair.cast.blur = edge * (0.13 + 0.30 * height);
    pair.cast.alpha = 0.50 / (1 + 0.9 * height);
    pair.contact.hull = convexHull(under);
    pair.contact.blur = edge * (0.16 + 0.45 * height);
    pair.contact.alpha = 0.55 / (1 + 5 * height);
    return pair;
}

SoftShadow::Pair SoftShadow::diePair(const TableCamera &camera, const DiePose &pose)
{
    return pairFor(camera, dieCorners(pose));
}

SoftShadow::Pair SoftShadow::cupPair(const TableCamera &camera, const CupPose &pose)
{
    Pair pair = pairFor(camera, cupPoints(pose));
    pair.cast.blur *= 1.5;
    return pair;
}

QRectF SoftShadow::bounds(const Pair &pair)
{
    const auto grown = [](const Blob &blob) {
        return blob.hull.boundingRect().adjusted(-blob.blur, -blob.blur, blob.blur, blob.blur);
    };
    return grown(pair.cast).united(grown(pair.contact));
}

QRectF SoftShadow::dieBounds(const TableCamera &camera, const DiePose &pose)
{
    return bounds(diePair(camera, pose));
}

QRectF SoftShadow::cupBounds(const TableCamera &camera, const CupPose &pose)
{
    return bounds(cupPair(camera, pose));
}

void SoftShadow::paintDie(QPainter &painter, const TableCamera &camera, const DiePose &pose)
{
    paint(painter, diePair(camera, pose));
}

void SoftShadow::paintCup(QPainter &painter, const TableCamera &camera, const CupPose &pose)
{
    paint(painter, cupPair(camera, pose));
}

SoftShadow::Frame SoftShadow::cupFrame(const TableCamera &camera, const CupPose &pose, double pixel)
{
    return frameOf(cupPair(camera, pose), pixel);
}

QImage SoftShadow::cupPicture(const TableCamera &camera, const CupPose &pose, const Frame &frame)
{
    draw(cupPair(camera, pose), frame);
    return std::exchange(m_image, {});
}

SoftShadow::Frame SoftShadow::frameOf(const Pair &pair, double pixel)
{
    const QRectF area = bounds(pair);
    // Worked out on a coarse grid and enlarged by a whole number: it is soft anyway.
    const double soft = std::min(pair.cast.blur, pair.contact.blur);
    const int factor = std::clamp(qFloor(soft / 3.0 / pixel), 1, 32);
    const double step = factor * pixel;
    const QPointF corner(std::floor(area.left() / pixel) * pixel, std::floor(area.top() / pixel) * pixel);
    const QSize coarse(qCeil((area.right() - corner.x()) / step) + 2, qCeil((area.bottom() - corner.y()) / step) + 2);
    return {corner, coarse, factor, pixel};
}

void SoftShadow::paint(QPainter &painter, const Pair &pair)
{
    const Frame frame = frameOf(pair, 1 / painter.device()->devicePixelRatioF());
    draw(pair, frame);
    m_image.setDevicePixelRatio(1 / frame.pixel);
    painter.drawImage(frame.corner, m_image);
}

void SoftShadow::draw(const Pair &pair, const Frame &frame)
{
    fillCoarse(pair, frame.corner, frame.coarse, frame.factor * frame.pixel);
    enlarge(frame);
}

void SoftShadow::fillCoarse(const Pair &pair, QPointF corner, QSize size, double step)
{
    const HullDistance cast(pair.cast.hull);
    const HullDistance contact(pair.contact.hull);
    const auto castBlur = float(pair.cast.blur);
    const auto contactBlur = float(pair.contact.blur);
    m_coarse.resize(std::size_t(size.width()) * std::size_t(size.height()));
    float *out = m_coarse.data();
    for (int y = 0; y < size.height(); ++y) {
        const auto py = float(corner.y() + y * step);
        for (int x = 0; x < size.width(); ++x) {
            const auto px = float(corner.x() + x * step);
            const float a = float(pair.cast.alpha) * (1 - smoothStep(-castBlur, castBlur, cast.at(px, py)));
            const float b = float(pair.contact.alpha) * (1 - smoothStep(-contactBlur, contactBlur, contact.at(px, py)));
            *out++ = 1 - (1 - a) * (1 - b);
        }
    }
}

void SoftShadow::enlarge(const Frame &frame)
{
    const QSize size = frame.size();
    const int factor = frame.factor;
    if (m_image.size() != size)
        m_image = QImage(size, Format);
    const auto width = std::size_t(frame.coarse.width());
    std::vector<float> row(width);
    for (int y = 0; y < size.height(); ++y) {
        const float share = float(y % factor) / float(factor);
        const float *above = m_coarse.data() + std::size_t(y / factor) * width;
        for (std::size_t x = 0; x < width; ++x)
            row[x] = 255 * (above[x] + (above[x + width] - above[x]) * share);
        auto *line = reinterpret_cast<QRgb *>(m_image.scanLine(y));
        for (std::size_t x = 0; x + 1 < width; ++x) {
            const float slope = (row[x + 1] - row[x]) / float(factor);
            for (int k = 0; k < factor; ++k)
                *line++ = static_cast<QRgb>(row[x] + slope * float(k) + 0.5F) << 24U;
        }
    }
}
