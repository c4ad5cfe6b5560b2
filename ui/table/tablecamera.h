#pragma once

#include <QPointF>
#include <QVector3D>

/// The eye that looks at the table from above and in front, with mild perspective. World axes: see diegeometry.h.
/// Screen units are logical pixels. A plain value; projecting is exact both ways.
class TableCamera {
public:
    TableCamera() = default;
    /// `origin` is where the world's origin is seen, `pixelsPerEdge` how large one die edge is there.
    TableCamera(QPointF origin, double pixelsPerEdge)
        : m_origin(origin)
        , m_scale(pixelsPerEdge)
    {}

    [[nodiscard]] QPointF project(const QVector3D &point) const;
    /// The point at `height` above the felt that is seen at `screen`.
    [[nodiscard]] QVector3D unproject(QPointF screen, double height = 0) const;

    /// Logical pixels per die edge at this point.
    [[nodiscard]] double scaleAt(const QVector3D &point) const;
    /// Distance along the line of sight; larger is farther away. For sorting.
    [[nodiscard]] double depth(const QVector3D &point) const;
    /// Where the eye is.
    [[nodiscard]] QVector3D eye() const;
    /// From the eye through a pixel; not normalised, linear in `screen`.
    [[nodiscard]] QVector3D ray(QPointF screen) const;

    [[nodiscard]] double pixelsPerEdge() const { return m_scale; }
    [[nodiscard]] QPointF origin() const { return m_origin; }

    friend bool operator==(const TableCamera &, const TableCamera &) = default;

private:
    QPointF m_origin;
    double m_scale = 1;
};
