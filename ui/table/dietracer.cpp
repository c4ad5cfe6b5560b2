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

struct Hit {
    Vec point;
    Vec normal;
    float coverage = 0;
    float roundness = 0; // 0 on a flat face, 1 on an edge
};

// The up to three faces that can be seen: in a die's own axes the eye decides the side of each.
struct Sides {
    std::array<float, 3> plane; // +-0.5

    explicit Sides(Vec eye)
        : plane{std::copysign(Half, eye.x), std::copysign(Half, eye.y), std::copysign(Half, eye.z)}
    {
    }
};

struct Entry {
    float along;
    int axis;
};

// Where a ray comes into the cube, if it does.
Entry entryOf(Vec o, Vec d, const Sides &sides)
{
    const auto to = [](float plane, float from, float direction) {
        // Only planes the ray comes to from outside.
        return plane * direction < 0 ? (plane - from) / direction : -1e9F;
    };
    Entry entry{to(sides.plane[0], o.x, d.x), 0};
    const float y = to(sides.plane[1], o.y, d.y);
    if (y > entry.along)
        entry = {y, 1};
    const float z = to(sides.plane[2], o.z, d.z);
    if (z > entry.along)
        entry = {z, 2};
    return entry;
}

// The two coordinates on a face.
float faceU(Vec p, int axis)
{
    return axis == 0 ? p.y : p.x;
}

float faceV(Vec p, int axis)
{
    return axis == 2 ? p.y : p.z;
}

bool onFlatFace(Vec p, int axis)
{
    return std::abs(faceU(p, axis)) <= Flat && std::abs(faceV(p, axis)) <= Flat;
}

Vec axisNormal(int axis, const Sides &sides)
{
    const float sign = sides.plane[static_cast<std::size_t>(axis)] * 2;
    return {axis == 0 ? sign : 0, axis == 1 ? sign : 0, axis == 2 ? sign : 0};
}

// Distance from the rounded cube's surface; `outside` is how far the point is beyond the flat parts.
float distance(Vec p, Vec &outside)
{
    const Vec q{std::abs(p.x) - Flat, std::abs(p.y) - Flat, std::abs(p.z) - Flat};
    outside = {std::max(q.x, 0.0F), std::max(q.y, 0.0F), std::max(q.z, 0.0F)};
    return std::sqrt(dot(outside, outside)) - Radius;
}

Hit finished(Vec point, Vec outside, float coverage)
{
    Hit hit;
    hit.point = point;
    hit.coverage = coverage;
    hit.normal = normalized({std::copysign(outside.x, point.x), std::copysign(outside.y, point.y),
                             std::copysign(outside.z, point.z)});
    const float largest = std::max(std::abs(hit.normal.x), std::max(std::abs(hit.normal.y), std::abs(hit.normal.z)));
    hit.roundness = std::min(1.0F, (1 - largest) * 4);
    return hit;
}

// A near miss counts as partly covered, which smooths the outline.
float coverageAt(float away, float pixel)
{
    return std::clamp(1 - away / pixel, 0.0F, 1.0F);
}

// Walks along the ray step by step; always right, used for corners.
Hit march(Vec from, Vec ray, float pixel)
{
    Vec best;
    Vec normal;
    float nearest = 1e9F;
    float along = 0;
    const float enough = 0.2F * pixel;
    for (int step = 0; step < 10; ++step) {
        const Vec p = from + ray * along;
        Vec outside;
        const float away = distance(p, outside);
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
bool meetEdge(Vec from, Vec ray, int axis, int side, float pixel, Hit &hit)
{
    const std::array<float, 3> p = {from.x, from.y, from.z};
    const std::array<float, 3> d = {ray.x, ray.y, ray.z};
    const auto a = static_cast<std::size_t>(axis);
    const auto b = static_cast<std::size_t>(side);
    const float oa = p[a] - std::copysign(Flat, p[a]);
    const float ob = p[b] - std::copysign(Flat, p[b]);
    const float squared = d[a] * d[a] + d[b] * d[b];
    const float middle = (oa * d[a] + ob * d[b]) / squared;
    const float rest = oa * oa + ob * ob - middle * middle * squared; // squared distance of the ray from the axis
    const float inside = Radius * Radius - rest;
    const float along = inside > 0 ? -middle - std::sqrt(inside / squared) : -middle;
    const Vec point = from + ray * along;
    const auto third = static_cast<std::size_t>(3 - axis - side);
    const std::array<float, 3> q = {point.x, point.y, point.z};
    if (std::abs(q[third]) > Flat || std::abs(q[a]) < Flat || std::abs(q[b]) < Flat)
        return false;
    Vec outside{std::max(std::abs(point.x) - Flat, 0.0F), std::max(std::abs(point.y) - Flat, 0.0F),
                std::max(std::abs(point.z) - Flat, 0.0F)};
    hit = finished(point, outside, inside > 0 ? 1 : coverageAt(std::sqrt(rest) - Radius, pixel));
    return true;
}

Hit roundHit(Vec from, Vec ray, int axis, float pixel)
{
    const bool x = axis != 0 && std::abs(from.x) > Flat;
    const bool y = axis != 1 && std::abs(from.y) > Flat;
    const bool z = axis != 2 && std::abs(from.z) > Flat;
    Hit hit;
    if (int(x) + int(y) + int(z) == 1 && meetEdge(from, ray, axis, x ? 0 : y ? 1 : 2, pixel, hit))
        return hit;
    return march(from, ray, pixel);
}

int faceOn(int axis, const Sides &sides)
{
    static constexpr std::array<int, 3> positive = {1, 2, 3};
    const auto k = static_cast<std::size_t>(axis);
    return sides.plane[k] > 0 ? positive[k] : 7 - positive[k];
}

// -1, 0 or 1: the nearest line of the pip grid.
int gridLine(float value)
{
    return value > PipPitch / 2 ? 1 : value < -PipPitch / 2 ? -1 : 0;
}

// Share of pip colour at a point of a flat face (0..1); bends the normal into the hollow.
float pipAt(Hit &hit, int axis, int face, float pixel)
{
    const float u = faceU(hit.point, axis);
    const float v = faceV(hit.point, axis);
    const int column = gridLine(u);
    const int row = gridLine(v);
    if (((PipGrid[static_cast<std::size_t>(face)] >> static_cast<unsigned>((row + 1) * 3 + column + 1)) & 1U) == 0)
        return 0;
    const float radius = face == 1 ? PipRadius * 1.35F : PipRadius;
    const float du = u - static_cast<float>(column) * PipPitch;
    const float dv = v - static_cast<float>(row) * PipPitch;
    const float soft = std::max(pixel, 0.006F);
    const float away2 = du * du + dv * dv;
    if (away2 > (radius + soft) * (radius + soft))
        return 0;
    const float away = std::sqrt(away2);
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

class DieShader {
public:
    DieShader(const RayFrame &frame, const Theme &theme, float centreHeight)
        : m_frame(frame)
        , m_sides(frame.eye)
        , m_height(centreHeight)
        , m_face(linear(theme.dieFace))
        , m_edge(linear(theme.dieEdge))
        , m_pip(linear(theme.diePip))
        , m_bounce(linear(theme.feltLight) * 0.9F)
    {
        for (int axis = 0; axis < 3; ++axis)
            fillTones(axis);
    }

    [[nodiscard]] QRgb pixel(Vec ray) const
    {
        const Entry entry = entryOf(m_frame.eye, ray, m_sides);
        const Vec point = m_frame.eye + ray * entry.along;
        if (onFlatFace(point, entry.axis))
            return flatPixel(point, entry.axis);
        const Hit hit = roundHit(point, ray, entry.axis, m_frame.pixel);
        if (hit.coverage <= 0)
            return 0;
        const float height = m_height + dot(hit.point, m_frame.lamp.up);
        return toPixel(shade(hit.normal, mixed(m_face, m_edge, hit.roundness * 0.55F), height), hit.coverage);
    }

private:
    // A flat face differs only by height above the felt, so its colours are worked out once.
    static constexpr int Tones = 96;
    static constexpr float TonesFrom = -0.1F;
    static constexpr float TonesSpan = 0.8F;

    void fillTones(int axis)
    {
        const Vec normal = axisNormal(axis, m_sides);
        for (int k = 0; k < Tones; ++k) {
            const float height = TonesFrom + TonesSpan * static_cast<float>(k) / (Tones - 1);
            m_tones[static_cast<std::size_t>(axis)][static_cast<std::size_t>(k)] = toPixel(shade(normal, m_face, height), 1);
        }
    }

    [[nodiscard]] QRgb flatPixel(Vec point, int axis) const
    {
        const float height = m_height + dot(point, m_frame.lamp.up);
        Hit hit{point, axisNormal(axis, m_sides), 1, 0};
        const float pip = pipAt(hit, axis, faceOn(axis, m_sides), m_frame.pixel);
        if (pip > 0) {
            const Vec normal = mixed(axisNormal(axis, m_sides), hit.normal, pip);
            return toPixel(shade(normal, mixed(m_face, m_pip, pip), height), 1);
        }
        const float tone = (height - TonesFrom) * ((Tones - 1) / TonesSpan);
        const int index = std::clamp(static_cast<int>(tone + 0.5F), 0, Tones - 1);
        return m_tones[static_cast<std::size_t>(axis)][static_cast<std::size_t>(index)];
    }

    [[nodiscard]] Vec shade(Vec normal, Vec base, float height) const
    {
        const Lamp &lamp = m_frame.lamp;
        const float facing = dot(normal, lamp.key);
        const float sky = 0.5F + 0.5F * dot(normal, lamp.up);
        const float diffuse = std::max(0.0F, facing * 0.85F + 0.15F);
        // Near the felt less of the room is seen.
        const float open = 0.62F + 0.38F * smoothStep(-0.05F, 0.55F, height);
        const Vec warm{1.0F, 0.985F, 0.95F};
        const Vec cool{0.98F, 0.975F, 0.95F};
        const Vec light = warm * (diffuse * 0.64F) + cool * ((0.28F + 0.19F * sky) * open)
            + m_bounce * ((1 - sky) * 0.22F * open);

        const float broad = power16(std::max(0.0F, dot(normal, lamp.half)));
        const float tight = power16(broad);
        const float grazing = 1 - std::max(0.0F, dot(normal, lamp.eye));
        const float rim = grazing * grazing * grazing * 0.10F * sky;
        return base * light + warm * (broad * 0.05F + tight * 0.55F + rim);
    }

    const RayFrame &m_frame;
    Sides m_sides;
    float m_height;
    Vec m_face;
    Vec m_edge;
    Vec m_pip;
    Vec m_bounce; // light thrown back by the felt
    std::array<std::array<QRgb, Tones>, 3> m_tones{};
};

} // namespace

void traceDie(QImage &target, const TableCamera &camera, const DiePose &pose, const Theme &theme,
              const QPolygonF &outline, QPointF corner, double step)
{
    const RayFrame frame = rayFrame(camera, pose.position, pose.orientation, corner, step);
    const DieShader shader(frame, theme, pose.position.z());
    target.fill(Qt::transparent);
    for (int y = 0; y < target.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(target.scanLine(y));
        const PixelReach reach = reachOn(outline, corner, step, y, target.width());
        Vec ray = frame.first + frame.down * static_cast<float>(y) + frame.right * static_cast<float>(reach.from);
        for (int x = reach.from; x < reach.to; ++x, ray = ray + frame.right)
            line[x] = shader.pixel(ray);
    }
}
