#include "table/dietracer.h"

#include "table/dieshape.h"

#include <array>

namespace {

constexpr float PipPitch = 0.235F;
constexpr float PipRadius = 0.092F;

// Which places of the 3x3 grid carry a pip; bit (row + 1) * 3 + (column + 1).
constexpr std::array<unsigned, 7> PipGrid = {0,           0b000010000, 0b100000001, 0b100010001,
                                             0b101000101, 0b101010101, 0b111000111};

int faceOn(int axis, const DieSides &sides)
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
float pipAt(DieHit &hit, int axis, int face, float pixel)
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
    DieShader(const RayFrame &frame, const Theme &theme, const Numerals *numerals, float centreHeight)
        : m_frame(frame)
        , m_sides(frame.eye)
        , m_numerals(numerals)
        , m_height(centreHeight)
        , m_shine(theme.dieShine)
        , m_face(linear(theme.dieFace))
        , m_edge(linear(theme.dieEdge))
        , m_pip(linear(theme.diePip))
        , m_bounce(linear(theme.feltLight) * 0.9F)
    {
        for (int axis = 0; axis < 3; ++axis) {
            fillTones(axis);
            if (numerals != nullptr)
                m_upright[static_cast<std::size_t>(axis)] = uprightOn(axis);
        }
    }

    [[nodiscard]] QRgb pixel(Vec ray) const
    {
        const DieEntry entry = entryOf(m_frame.eye, ray, m_sides);
        const Vec point = m_frame.eye + ray * entry.along;
        if (onFlatFace(point, entry.axis))
            return flatPixel(point, entry.axis);
        const DieHit hit = roundHit(point, ray, entry.axis, m_frame.pixel);
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
            m_tones[static_cast<std::size_t>(axis)][static_cast<std::size_t>(k)] =
                toPixel(shade(normal, m_face, height), 1);
        }
    }

    [[nodiscard]] QRgb flatPixel(Vec point, int axis) const
    {
        const float height = m_height + dot(point, m_frame.lamp.up);
        DieHit hit{point, axisNormal(axis, m_sides), 1, 0};
        const int face = faceOn(axis, m_sides);
        const float pip = m_numerals != nullptr ? numeralAt(point, axis, face) : pipAt(hit, axis, face, m_frame.pixel);
        if (pip > 0) {
            const Vec normal = mixed(axisNormal(axis, m_sides), hit.normal, pip);
            return toPixel(shade(normal, mixed(m_face, m_pip, pip), height), 1);
        }
        const float tone = (height - TonesFrom) * ((Tones - 1) / TonesSpan);
        const int index = std::clamp(static_cast<int>(tone + 0.5F), 0, Tones - 1);
        return m_tones[static_cast<std::size_t>(axis)][static_cast<std::size_t>(index)];
    }

    // Which way a face's figure stands.
    struct Upright {
        Vec right;
        Vec up;
    };

    // Of the four ways along a face's edges the one that comes closest to upright on the screen.
    [[nodiscard]] Upright uprightOn(int axis) const
    {
        const std::array<Vec, 3> axes = {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}};
        const Vec normal = axisNormal(axis, m_sides);
        Vec up{};
        float best = -1;
        for (int other = 0; other < 3; ++other) {
            const Vec along = axes[static_cast<std::size_t>(other)];
            const float upwards = -dot(along, m_frame.down);
            if (other == axis || std::abs(upwards) <= best)
                continue;
            best = std::abs(upwards);
            up = upwards < 0 ? along * -1.0F : along;
        }
        return {cross(up, normal), up};
    }

    [[nodiscard]] float numeralAt(Vec point, int axis, int face) const
    {
        const Upright &upright = m_upright[static_cast<std::size_t>(axis)];
        return m_numerals->at(face, dot(point, upright.right), dot(point, upright.up));
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
        const Vec light =
            warm * (diffuse * 0.64F) + cool * ((0.28F + 0.19F * sky) * open) + m_bounce * ((1 - sky) * 0.22F * open);

        const float broad = power16(std::max(0.0F, dot(normal, lamp.half)));
        const float tight = power16(broad);
        const float grazing = 1 - std::max(0.0F, dot(normal, lamp.eye));
        const float rim = grazing * grazing * grazing * 0.10F * sky;
        return base * light + warm * ((broad * 0.05F + tight * 0.55F) * m_shine + rim);
    }

    const RayFrame &m_frame;
    DieSides m_sides;
    const Numerals *m_numerals; // or null: pips
    float m_height;
    float m_shine;
    Vec m_face;
    Vec m_edge;
    Vec m_pip;
    Vec m_bounce; // light thrown back by the felt
    std::array<std::array<QRgb, Tones>, 3> m_tones{};
    std::array<Upright, 3> m_upright{}; // by axis
};

} // namespace

void traceDie(QImage &target, const TableCamera &camera, const DiePose &pose, const Theme &theme,
              const Numerals *numerals, const QPolygonF &outline, QPointF corner, double step)
{
    const RayFrame frame = rayFrame(camera, pose.position, pose.orientation, corner, step);
    const DieShader shader(frame, theme, numerals, pose.position.z());
    target.fill(Qt::transparent);
    for (int y = 0; y < target.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(target.scanLine(y));
        const PixelReach reach = reachOn(outline, corner, step, y, target.width());
        Vec ray = frame.first + frame.down * static_cast<float>(y) + frame.right * static_cast<float>(reach.from);
        for (int x = reach.from; x < reach.to; ++x, ray = ray + frame.right)
            line[x] = shader.pixel(ray);
    }
}
