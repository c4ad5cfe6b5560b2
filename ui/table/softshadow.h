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

    /// Where the picture of a shadow lies.
    struct Frame {
        QPointF corner;   // top left, logical pixels
        QSize coarse;     // of the grid on which the shadow is worked out
        int factor = 1;   // by which that is enlarged
        double pixel = 1; // width of a device pixel, logical ones

        [[nodiscard]] QSize size() const { return {(coarse.width() - 1) * factor, (coarse.height() - 1) * factor}; }
    };
    /// @param pixel width of a device pixel, logical pixels
    static Frame cupFrame(const TableCamera &camera, const CupPose &pose, double pixel);
    /// The picture that paintCup() would paint there; of the frame's size, one pixel for each of the device.
    [[nodiscard]] QImage cupPicture(const TableCamera &camera, const CupPose &pose, const Frame &frame);
    static constexpr QImage::Format Format = QImage::Format_ARGB32_Premultiplied;

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
    static Frame frameOf(const Pair &pair, double pixel);
    void paint(QPainter &painter, const Pair &pair);
    void draw(const Pair &pair, const Frame &frame);
    void fillCoarse(const Pair &pair, QPointF corner, QSize size, double step);
    void enlarge(const Frame &frame);

    std::vector<float> m_coarse; // darkness 0..1
    QImage m_image;
};
