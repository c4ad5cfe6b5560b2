#pragma once

#include "table/cupgeometry.h"
#include "table/diegeometry.h"
#include "table/tablecamera.h"

#include <QImage>
#include <QPainter>
#include <QVector>
#include <vector>

/// Shadows on the felt: a cast one away from the lamp, wider and fainter the higher the thing is, and a close dark one
/// where it touches. Drawn in a coarse image and enlarged, as they are soft anyway.
class SoftShadow {
public:
    void paintDie(QPainter &painter, const TableCamera &camera, const DiePose &pose);
    void paintCup(QPainter &painter, const TableCamera &camera, const CupPose &pose);

    /// What paintDie() may touch.
    static QRectF dieBounds(const TableCamera &camera, const DiePose &pose);
    static QRectF cupBounds(const TableCamera &camera, const CupPose &pose);

private:
    struct Blob {
        QPolygonF hull;  // on the screen
        double blur = 1; // logical pixels
        double alpha = 0;
    };
    struct Pair {
        Blob cast;
        Blob contact;
    };

    static Pair pairFor(const TableCamera &camera, const QVector<QVector3D> &points);
    static QRectF bounds(const Pair &pair);
    static Pair diePair(const TableCamera &camera, const DiePose &pose);
    static Pair cupPair(const TableCamera &camera, const CupPose &pose);
    void paint(QPainter &painter, const Pair &pair);
    void fillCoarse(const Pair &pair, QPointF corner, QSize size, double step);
    void enlarge(QSize coarse, int factor);

    std::vector<float> m_coarse; // darkness 0..1
    QImage m_image;
};
