#include "table/tracing.h"

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
