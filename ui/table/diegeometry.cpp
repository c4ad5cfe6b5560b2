#include "table/diegeometry.h"

#include <QtMath>
#include <array>
#include <cmath>

QVector3D faceNormal(int face)
{
    static constexpr std::array<std::array<float, 3>, 6> normals = {{
        {1, 0, 0},
        {0, 1, 0},
        {0, 0, 1},
        {0, 0, -1},
        {0, -1, 0},
        {-1, 0, 0},
    }};
    const auto &n = normals[static_cast<std::size_t>(qBound(1, face, 6) - 1)];
    return {n[0], n[1], n[2]};
}

int faceUp(const QQuaternion &orientation)
{
    int best = 1;
    float bestZ = -2;
    for (int face = 1; face <= 6; ++face) {
        const float z = orientation.rotatedVector(faceNormal(face)).z();
        if (z > bestZ) {
            bestZ = z;
            best = face;
        }
    }
    return best;
}

QQuaternion restOrientation(int face, double yaw)
{
    const QVector3D up(0, 0, 1);
    const auto turn = QQuaternion::fromAxisAndAngle(up, static_cast<float>(qRadiansToDegrees(yaw)));
    return (turn * QQuaternion::rotationTo(faceNormal(face), up)).normalized();
}

float supportHeight(const QQuaternion &orientation)
{
    // The vertical reach of a cube is the sum of the vertical parts of its three half axes.
    const float reach = std::abs(orientation.rotatedVector({1, 0, 0}).z())
                        + std::abs(orientation.rotatedVector({0, 1, 0}).z())
                        + std::abs(orientation.rotatedVector({0, 0, 1}).z());
    return 0.5F * reach;
}
