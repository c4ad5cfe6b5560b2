#include "table/dietracer.h"

#include "table/tracing.h"

#include <array>

namespace {

constexpr float Half = 0.5F;
constexpr float Radius = 0.125F;     // of edges and corners
constexpr float Flat = Half - Radius;
constexpr float PipPitch = 0.235F;
constexpr float PipRadius = 0.092F;

// Which places of the 3x3 grid carry a pip; bit (row + 1) * 3 + (column + 1).
constexpr std::array<unsigned, 7> PipGrid = {0,
                                             0b000010000,
                                             0b100000001,
                                             0b100010001,
                                             0b101000101,
                                             0b101010101,
                                             0b111000111};

struct Colours {
    Vec face;
    Vec edge;
    Vec pip;
    Vec bounce; // light thrown back by the felt
};

struct Hit {
    Vec point;
    Vec normal;
    float coverage = 0;
    float roundness = 0; // 0 on a flat face, 1 on an edge
};

// Distance from the rounded cube's surface.
float distance(Vec p)
{
    const Vec q{std::abs(p.x) - Flat, std::abs(p.y) - Flat, std::abs(p.z) - Flat};
    const Vec outside{std::max(q.x, 0.0F), std::max(q.y, 0.0F), std::max(q.z, 0.0F)};
    const float inside = std::min(std::max(q.x, std::max(q.y, q.z)), 0.0F);
    return std::sqrt(dot(outside, outside)) + inside - Radius;
}

Vec roundNormal(Vec p)
{
    const Vec q{std::max(std::abs(p.x) - Flat, 0.0F), std::max(std::abs(p.y) - Flat, 0.0F),
                std::max(std::abs(p.z) - Flat, 0.0F)};
    return normalized({std::copysign(q.x, p.x), std::copysign(q.y, p.y), std::copysign(q.z, p.z)});
}

struct Span {
    float from;
    float to;
    int axis; // of the face where the ray comes in
};

// Where the ray crosses the box round the die.
Span boxSpan(Vec o, Vec d)
{
    const std::array<float, 3> origin = {o.x, o.y, o.z};
    const std::array<float, 3> direction = {d.x, d.y, d.z};
    Span span{-1e9F, 1e9F, 0};
    for (int axis = 0; axis < 3; ++axis) {
        const auto k = static_cast<std::size_t>(axis);
        const float step = std::abs(direction[k]) < 1e-7F ? 1e-7F : direction[k];
        const float reach = Half / std::abs(step);
        const float middle = -origin[k] / step;
        if (middle - reach > span.from) {
            span.from = middle - reach;
            span.axis = axis;
        }
        span.to = std::min(span.to, middle + reach);
    }
    return span;
}

bool onFlatFace(Vec p, int axis)
{
    const float u = std::abs(axis == 0 ? p.y : p.x);
    const float v = std::abs(axis == 2 ? p.y : p.z);
    return u <= Flat && v <= Flat;
}

Vec axisNormal(Vec p, int axis)
{
    return {axis == 0 ? std::copysign(1.0F, p.x) : 0, axis == 1 ? std::copysign(1.0F, p.y) : 0,
            axis == 2 ? std::copysign(1.0F, p.z) : 0};
}

// Walks along the ray to the rounded edge; a near miss counts as partly covered, which smooths the outline.
Hit march(Vec eye, Vec ray, Span span, float pixel)
{
    Hit hit;
    float along = span.from;
    float nearest = 1e9F;
    for (int step = 0; step < 12 && along < span.to + 0.01F; ++step) {
        const Vec p = eye + ray * along;
        const float away = distance(p);
        if (away < nearest) {
            nearest = away;
            hit.point = p;
        }
        if (away < 0.001F)
            break;
        along += away;
    }
    hit.coverage = nearest < 0.001F ? 1.0F : std::clamp(1.0F - nearest / pixel, 0.0F, 1.0F);
    hit.normal = roundNormal(hit.point);
    const float largest = std::max(std::abs(hit.normal.x), std::max(std::abs(hit.normal.y), std::abs(hit.normal.z)));
    hit.roundness = std::min(1.0F, (1 - largest) * 4);
    return hit;
}

Hit cast(Vec eye, Vec ray, float pixel)
{
    const Span span = boxSpan(eye, ray);
    if (span.from > span.to)
        return {};
    const Vec entry = eye + ray * span.from;
    if (onFlatFace(entry, span.axis))
        return {entry, axisNormal(entry, span.axis), 1, 0};
    return march(eye, ray, span, pixel);
}

int faceOn(Vec p, int axis)
{
    switch (axis) {
    case 0:
        return p.x > 0 ? 1 : 6;
    case 1:
        return p.y > 0 ? 2 : 5;
    default:
        return p.z > 0 ? 3 : 4;
    }
}

// Share of pip colour at the point (0..1); bends the normal into the hollow.
float pipAt(Hit &hit, float pixel)
{
    const Vec a{std::abs(hit.point.x), std::abs(hit.point.y), std::abs(hit.point.z)};
    const int axis = a.x > a.y && a.x > a.z ? 0 : (a.y > a.z ? 1 : 2);
    const float u = axis == 0 ? hit.point.y : hit.point.x;
    const float v = axis == 2 ? hit.point.y : hit.point.z;
    const int face = faceOn(hit.point, axis);
    const float pitch = PipPitch;
    const int column = static_cast<int>(std::lround(std::clamp(u / pitch, -1.0F, 1.0F)));
    const int row = static_cast<int>(std::lround(std::clamp(v / pitch, -1.0F, 1.0F)));
    if (((PipGrid[static_cast<std::size_t>(face)] >> static_cast<unsigned>((row + 1) * 3 + column + 1)) & 1U) == 0)
        return 0;
    const float radius = face == 1 ? PipRadius * 1.35F : PipRadius;
    const float du = u - static_cast<float>(column) * pitch;
    const float dv = v - static_cast<float>(row) * pitch;
    const float away = std::sqrt(du * du + dv * dv);
    const float soft = std::max(pixel, 0.006F);
    if (away > radius + soft)
        return 0;
    // A bowl: steep near its rim, level in the middle.
    const float steep = -1.1F * std::min(away / radius, 1.0F) / std::max(away, 1e-4F);
    const Vec lean = axis == 0 ? Vec{0, du, dv} : axis == 1 ? Vec{du, 0, dv} : Vec{du, dv, 0};
    hit.normal = normalized(hit.normal + lean * steep);
    return 1 - smoothStep(radius - soft, radius + soft, away);
}

float power16(float x)
{
    const float x2 = x * x;
    const float x4 = x2 * x2;
    const float x8 = x4 * x4;
    return x8 * x8;
}

Vec shade(Hit hit, const RayFrame &frame, const Colours &colours, float centreHeight)
{
    const Lamp &lamp = frame.lamp;
    const Vec flatNormal = hit.normal;
    const float pip = hit.roundness < 0.5F ? pipAt(hit, frame.pixel) : 0;
    const Vec normal = mixed(flatNormal, hit.normal, pip);

    const float facing = dot(normal, lamp.key);
    const float sky = 0.5F + 0.5F * dot(normal, lamp.up);
    const float diffuse = std::max(0.0F, facing * 0.85F + 0.15F);
    // Near the felt less of the room is seen.
    const float height = centreHeight + dot(hit.point, lamp.up);
    const float open = 0.62F + 0.38F * smoothStep(-0.05F, 0.55F, height);

    const Vec warm{1.0F, 0.985F, 0.95F};
    const Vec cool{0.92F, 0.96F, 1.0F};
    Vec light = warm * (diffuse * 0.64F) + cool * ((0.28F + 0.19F * sky) * open)
        + colours.bounce * ((1 - sky) * 0.35F * open);

    Vec base = mixed(colours.face, colours.edge, hit.roundness * 0.55F);
    base = mixed(base, colours.pip, pip);
    Vec result = base * light;

    const float mirror = std::max(0.0F, dot(normal, lamp.half));
    const float broad = power16(mirror);
    const float tight = power16(broad);
    const float grazing = 1 - std::max(0.0F, dot(normal, lamp.eye));
    const float rim = grazing * grazing * grazing * 0.10F * sky;
    const float gloss = broad * 0.05F + tight * 0.55F + rim;
    return result + warm * gloss;
}

} // namespace

void traceDie(QImage &target, const TableCamera &camera, const DiePose &pose, const Theme &theme, QPointF corner,
              double step)
{
    const RayFrame frame = rayFrame(camera, pose.position, pose.orientation, corner, step);
    const Colours colours{linear(theme.dieFace), linear(theme.dieEdge), linear(theme.diePip),
                          linear(theme.feltLight) * 0.9F};
    const int width = target.width();
    for (int y = 0; y < target.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(target.scanLine(y));
        Vec ray = frame.first + frame.down * static_cast<float>(y);
        for (int x = 0; x < width; ++x, ray = ray + frame.right) {
            const Hit hit = cast(frame.eye, ray, frame.pixel);
            line[x] = hit.coverage <= 0 ? 0
                                        : toPixel(shade(hit, frame, colours, pose.position.z()), hit.coverage);
        }
    }
}
