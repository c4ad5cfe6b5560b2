#pragma once

#include "table/tracing.h"

#include <algorithm>
#include <array>
#include <cmath>

// Where a ray meets a cube with rounded edges, in the cube's own axes. All inline: it runs for every pixel.

inline constexpr float DieHalf = 0.5F;
inline constexpr float DieRadius = 0.125F; // of edges and corners
inline constexpr float DieFlat = DieHalf - DieRadius;

struct DieHit {
    Vec point;
    Vec normal;
    float coverage = 0;
    float roundness = 0; // 0 on a flat face, 1 on an edge
};

// The up to three faces that can be seen: in a die's own axes the eye decides the side of each.
struct DieSides {
    std::array<float, 3> plane; // +-0.5

    explicit DieSides(Vec eye)
        : plane{std::copysign(DieHalf, eye.x), std::copysign(DieHalf, eye.y), std::copysign(DieHalf, eye.z)}
    {}
};

struct DieEntry {
    float along;
    int axis;
};

// Where a ray comes into the cube, if it does.
inline DieEntry entryOf(Vec o, Vec d, const DieSides &sides)
{
    const auto to = [](float plane, float from, float direction) {
        // Only planes the ray comes to from outside.
        return plane * direction < 0 ? (plane - from) / direction : -1e9F;
    };
    DieEntry entry{to(sides.plane[0], o.x, d.x), 0};
    const float y = to(sides.plane[1], o.y, d.y);
    if (y > entry.along)
        entry = {y, 1};
    const float z = to(sides.plane[2], o.z, d.z);
    if (z > entry.along)
        entry = {z, 2};
    return entry;
}

// The two coordinates on a face.
inline float faceU(Vec p, int axis)
{
    return axis == 0 ? p.y : p.x;
}

inline float faceV(Vec p, int axis)
{
    return axis == 2 ? p.y : p.z;
}

inline bool onFlatFace(Vec p, int axis)
{
    return std::abs(faceU(p, axis)) <= DieFlat && std::abs(faceV(p, axis)) <= DieFlat;
}

inline Vec axisNormal(int axis, const DieSides &sides)
{
    const float sign = sides.plane[static_cast<std::size_t>(axis)] * 2;
    return {axis == 0 ? sign : 0, axis == 1 ? sign : 0, axis == 2 ? sign : 0};
}

// Distance from the rounded cube's surface; `outside` is how far the point is beyond the flat parts.
inline float dieDistance(Vec p, Vec &outside)
{
    const Vec q{std::abs(p.x) - DieFlat, std::abs(p.y) - DieFlat, std::abs(p.z) - DieFlat};
    outside = {std::max(q.x, 0.0F), std::max(q.y, 0.0F), std::max(q.z, 0.0F)};
    return std::sqrt(dot(outside, outside)) - DieRadius;
}

inline DieHit finished(Vec point, Vec outside, float coverage)
{
    DieHit hit;
    hit.point = point;
    hit.coverage = coverage;
    hit.normal = normalized(
        {std::copysign(outside.x, point.x), std::copysign(outside.y, point.y), std::copysign(outside.z, point.z)});
    const float largest = std::max(std::abs(hit.normal.x), std::max(std::abs(hit.normal.y), std::abs(hit.normal.z)));
    hit.roundness = std::min(1.0F, (1 - largest) * 4);
    return hit;
}

// A near miss counts as partly covered, which smooths the outline.
inline float coverageAt(float away, float pixel)
{
    return std::clamp(1 - away / pixel, 0.0F, 1.0F);
}

// Walks along the ray step by step; always right, used for corners.
inline DieHit march(Vec from, Vec ray, float pixel)
{
    Vec best;
    Vec normal;
    float nearest = 1e9F;
    float along = 0;
    const float enough = 0.2F * pixel;
    for (int step = 0; step < 10; ++step) {
        const Vec p = from + ray * along;
        Vec outside;
        const float away = dieDistance(p, outside);
        if (away >= nearest)
            break; // leaving again
        nearest = away;
        best = p;
        normal = outside;
        if (away < enough)
            break;
        along += away;
    }
    return finished(best, normal, coverageAt(nearest - enough, pixel));
}

// The ray came in through face `axis` beside its flat part, but not near a corner: one step to the quarter of a
// cylinder that rounds the edge. `side` is the other axis the edge lies between.
inline bool meetEdge(Vec from, Vec ray, int axis, int side, float pixel, DieHit &hit)
{
    const std::array<float, 3> p = {from.x, from.y, from.z};
    const std::array<float, 3> d = {ray.x, ray.y, ray.z};
    const auto a = static_cast<std::size_t>(axis);
    const auto b = static_cast<std::size_t>(side);
    const float oa = p[a] - std::copysign(DieFlat, p[a]);
    const float ob = p[b] - std::copysign(DieFlat, p[b]);
    const float squared = d[a] * d[a] + d[b] * d[b];
    const float middle = (oa * d[a] + ob * d[b]) / squared;
    const float rest = oa * oa + ob * ob - middle * middle * squared; // squared distance of the ray from the axis
    const float inside = DieRadius * DieRadius - rest;
    const float along = inside > 0 ? -middle - std::sqrt(inside / squared) : -middle;
    const Vec point = from + ray * along;
    const auto third = static_cast<std::size_t>(3 - axis - side);
    const std::array<float, 3> q = {point.x, point.y, point.z};
    if (std::abs(q[third]) > DieFlat || std::abs(q[a]) < DieFlat || std::abs(q[b]) < DieFlat)
        return false;
    Vec outside{std::max(std::abs(point.x) - DieFlat, 0.0F), std::max(std::abs(point.y) - DieFlat, 0.0F),
                std::max(std::abs(point.z) - DieFlat, 0.0F)};
    hit = finished(point, outside, inside > 0 ? 1 : coverageAt(std::sqrt(rest) - DieRadius, pixel));
    return true;
}

inline DieHit roundHit(Vec from, Vec ray, int axis, float pixel)
{
    const bool x = axis != 0 && std::abs(from.x) > DieFlat;
    const bool y = axis != 1 && std::abs(from.y) > DieFlat;
    const bool z = axis != 2 && std::abs(from.z) > DieFlat;
    DieHit hit;
    if (int(x) + int(y) + int(z) == 1 && meetEdge(from, ray, axis, x ? 0 : y ? 1 : 2, pixel, hit))
        return hit;
    return march(from, ray, pixel);
}
