#include "table/tracing.h"

#include <QtMath>

RayFrame rayFrame(const TableCamera &camera, const QVector3D &centre, const QQuaternion &orientation, QPointF corner,
                  double step)
{
    const QQuaternion toOwn = orientation.conjugated();
    const auto own = [&toOwn](const QVector3D &v) { return toVec(toOwn.rotatedVector(v)); };

    // Scaled so that a ray through the object's middle has length 1: distances along rays are then in edges.
    const QVector3D toCentre = centre - camera.eye();
    const float scale = 1.0F / camera.ray(camera.project(centre)).length();
    const QPointF middle = corner + QPointF(step, step) / 2;
    const QVector3D first = camera.ray(middle);

    RayFrame frame;
    frame.eye = own(camera.eye() - centre);
    frame.first = own(first * scale);
    frame.right = own((camera.ray(middle + QPointF(step, 0)) - first) * scale);
    frame.down = own((camera.ray(middle + QPointF(0, step)) - first) * scale);
    frame.pixel = static_cast<float>(step / camera.scaleAt(centre));
    frame.lamp.key = own(lampDirection());
    frame.lamp.up = own({0, 0, 1});
    frame.lamp.eye = own(-toCentre.normalized());
    frame.lamp.half = normalized(frame.lamp.key + frame.lamp.eye);
    return frame;
}

PixelReach reachOn(const QPolygonF &outline, QPointF corner, double step, int row, int width)
{
    // A row is taken to be three pixels high, so that the soft edge above and below the outline is included.
    const double top = corner.y() + (row - 1) * step;
    const double bottom = corner.y() + (row + 2) * step;
    double low = 1e9;
    double high = -1e9;
    const auto include = [&low, &high](double x) {
        low = std::min(low, x);
        high = std::max(high, x);
    };
    for (qsizetype k = 0; k < outline.size(); ++k) {
        const QPointF a = outline[k];
        const QPointF b = outline[k + 1 < outline.size() ? k + 1 : 0];
        if (a.y() >= top && a.y() <= bottom)
            include(a.x());
        for (const double y : {top, bottom}) {
            if ((a.y() < y) != (b.y() < y))
                include(a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()));
        }
    }
    if (low > high)
        return {0, 0};
    return {std::clamp(qFloor((low - corner.x()) / step) - 1, 0, width),
            std::clamp(qCeil((high - corner.x()) / step) + 2, 0, width)};
}
