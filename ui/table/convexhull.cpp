#include "table/convexhull.h"

#include <algorithm>

namespace {

double cross(QPointF o, QPointF a, QPointF b)
{
    return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

} // namespace

QPolygonF convexHull(const QPolygonF &points)
{
    QPolygonF sorted = points;
    std::sort(sorted.begin(), sorted.end(),
              [](QPointF a, QPointF b) { return a.x() < b.x() || (!(b.x() < a.x()) && a.y() < b.y()); });
    if (sorted.size() < 3)
        return sorted;

    // Andrew's monotone chain: one sweep for each side.
    QPolygonF hull;
    const auto add = [&hull](QPointF point, qsizetype keep) {
        while (hull.size() >= keep + 2 && cross(hull[hull.size() - 2], hull.last(), point) <= 0)
            hull.removeLast();
        hull << point;
    };
    for (const QPointF point : std::as_const(sorted))
        add(point, 0);
    const qsizetype turn = hull.size() - 1;
    for (qsizetype k = sorted.size() - 2; k >= 0; --k)
        add(sorted[k], turn);
    hull.removeLast();
    return hull;
}
