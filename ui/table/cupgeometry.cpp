#include "table/cupgeometry.h"

#include "table/convexhull.h"

#include <QtMath>
#include <cmath>

QQuaternion cupLean(double forward, double sideways)
{
    // Forward turns the axis from +z towards -y, that is about +x.
    return QQuaternion::fromAxisAndAngle({0, 1, 0}, static_cast<float>(sideways))
           * QQuaternion::fromAxisAndAngle({1, 0, 0}, static_cast<float>(forward));
}

QPolygonF cupCircle(const TableCamera &camera, const CupPose &pose, float height, float radius)
{
    constexpr int points = 48;
    QPolygonF circle;
    circle.reserve(points);
    for (int k = 0; k < points; ++k) {
        const double angle = 2 * M_PI * k / points;
        const QVector3D own(radius * static_cast<float>(std::cos(angle)), radius * static_cast<float>(std::sin(angle)),
                            height);
        circle << camera.project(pose.base + pose.orientation.rotatedVector(own));
    }
    return circle;
}

QPolygonF cupOutline(const TableCamera &camera, const CupPose &pose)
{
    QPolygonF all = cupCircle(camera, pose, -CupWall, CupBaseRadius);
    all += cupCircle(camera, pose, 0, CupBaseRadius + CupWall);
    all += cupCircle(camera, pose, CupHeight, CupRimRadius + CupWall);
    all += cupCircle(camera, pose, CupHeight + CupWall, CupRimRadius);
    return convexHull(all);
}
