#pragma once

#include "table/tablecamera.h"

#include <QColor>
#include <QPolygonF>
#include <QQuaternion>
#include <QRgb>
#include <algorithm>
#include <cmath>

// What the two small ray tracers (dice, cup) share. Plain floats, all inline: this runs for every pixel.

struct Vec {
    float x = 0, y = 0, z = 0;

    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend Vec operator*(Vec a, Vec b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
    friend Vec operator*(Vec a, float k) { return {a.x * k, a.y * k, a.z * k}; }
};

inline float dot(Vec a, Vec b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

inline Vec cross(Vec a, Vec b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

inline Vec normalized(Vec a)
{
    return a * (1.0F / std::sqrt(std::max(dot(a, a), 1e-12F)));
}

inline Vec mixed(Vec a, Vec b, float share)
{
    return a + (b - a) * share;
}

inline float smoothStep(float low, float high, float value)
{
    const float s = std::clamp((value - low) / (high - low), 0.0F, 1.0F);
    return s * s * (3 - 2 * s);
}

inline Vec toVec(const QVector3D &v)
{
    return {v.x(), v.y(), v.z()};
}

/// Colours are shaded in (roughly) linear light: squares of the stored values.
inline Vec linear(const QColor &colour)
{
    const Vec c{static_cast<float>(colour.redF()), static_cast<float>(colour.greenF()),
                static_cast<float>(colour.blueF())};
    return c * c;
}

/// Back to a stored, premultiplied pixel.
inline QRgb toPixel(Vec light, float coverage)
{
    const auto channel = [coverage](float value) {
        return static_cast<int>(std::sqrt(std::clamp(value, 0.0F, 1.0F)) * 255.0F * coverage + 0.5F);
    };
    return qRgba(channel(light.x), channel(light.y), channel(light.z), static_cast<int>(coverage * 255.0F + 0.5F));
}

/// Lamp and surroundings as an object sees them in its own axes.
struct Lamp {
    Vec key;  ///< towards the lamp
    Vec up;   ///< the world's vertical
    Vec half; ///< between lamp and eye, for highlights
    Vec eye;  ///< towards the eye
};

/// Towards the lamp, in the world: above, a little to the left and in front.
inline QVector3D lampDirection()
{
    return QVector3D(-0.42F, -0.22F, 0.88F).normalized();
}

/// Rays through a block of pixels in an object's own axes.
struct RayFrame {
    Vec eye;
    Vec first; ///< direction through the middle of pixel (0, 0)
    Vec right; ///< added per pixel
    Vec down;
    float pixel = 0; ///< width of a pixel at the object
    Lamp lamp;
};

/// `corner` is the top left corner of the block on the screen, `step` its pixels' width, both in logical pixels.
RayFrame rayFrame(const TableCamera &camera, const QVector3D &centre, const QQuaternion &orientation, QPointF corner,
                  double step);

/// Pixels `from`..`to`-1 of a row of a block that a convex outline (logical pixels) may touch.
struct PixelReach {
    int from;
    int to;
};
PixelReach reachOn(const QPolygonF &outline, QPointF corner, double step, int row, int width);
