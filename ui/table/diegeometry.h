#pragma once

#include <QQuaternion>
#include <QVector3D>

// The world of the table: the edge of a die is 1; x goes right, y away from the viewer, z up; the felt is z = 0.

/// Where a die is and how it is turned.
struct DiePose {
    QVector3D position;      ///< centre of the die; z = 0.5 when it lies flat
    QQuaternion orientation; ///< from the die's own axes to the world

    friend bool operator==(const DiePose &, const DiePose &) = default;
};

/// Outward normal of a face (1..6) in the die's own axes. Opposite faces add up to 7 and 1, 2, 3 run
/// counter-clockwise round their common corner: a western, right-handed die.
QVector3D faceNormal(int face);

/// The face (1..6) that points up most.
int faceUp(const QQuaternion &orientation);

/// Turns a die so that `face` lies on top, then by `yaw` (radians) about the vertical.
QQuaternion restOrientation(int face, double yaw);

/// Height of the centre at which the lowest corner just touches the felt: 0.5 flat, 0.87 on a corner.
float supportHeight(const QQuaternion &orientation);
