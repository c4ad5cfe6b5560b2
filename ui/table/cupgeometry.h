#pragma once

#include "table/tablecamera.h"

#include <QPolygonF>
#include <QQuaternion>
#include <QVector3D>

// The leather cup, in die edges; axes as in diegeometry.h.

constexpr float CupBaseRadius = 0.60F;
constexpr float CupRimRadius = 0.82F;
constexpr float CupHeight = 1.62F;
/// Half the thickness of the wall.
constexpr float CupWall = 0.055F;

/// Where the cup is and how it leans.
struct CupPose {
    QVector3D base;          ///< middle of its bottom
    QQuaternion orientation; ///< turns the cup's own axis, +z from bottom to mouth

    /// From bottom to mouth, length 1.
    [[nodiscard]] QVector3D axis() const { return orientation.rotatedVector({0, 0, 1}); }
    [[nodiscard]] QVector3D mouth() const { return base + axis() * CupHeight; }

    friend bool operator==(const CupPose &, const CupPose &) = default;
};

/// Lean `forward` (towards the viewer) and `sideways` (to the right), in degrees.
QQuaternion cupLean(double forward, double sideways);

/// A circle round the cup's axis as it is seen, `height` above the bottom (0..CupHeight).
QPolygonF cupCircle(const TableCamera &camera, const CupPose &pose, float height, float radius);
/// The seen outline of the whole cup, wall included.
QPolygonF cupOutline(const TableCamera &camera, const CupPose &pose);
