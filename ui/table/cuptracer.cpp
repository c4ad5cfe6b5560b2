#include "table/cuptracer.h"

#include "table/noise.h"
#include "table/tracing.h"

#include <QtMath>
#include <algorithm>

namespace {

constexpr float Wall = CupWall;

struct Surface {
    Vec point;
    Vec normal;
    float coverage = 0;
    bool inside = false;
};

// The cup is a profile (distance from its axis, height) turned round: the side from bottom to rim, and the bottom.
constexpr float SideX = CupRimRadius - CupBaseRadius;
constexpr float SideLength2 = SideX * SideX + CupHeight * CupHeight;

struct Profile {
    float away;   // distance from the leather
    float dr, dh; // from the nearest point of the middle of the wall
};

Profile profileAt(float r, float h)
{
    const float along = std::clamp(((r - CupBaseRadius) * SideX + h * CupHeight) / SideLength2, 0.0F, 1.0F);
    const float dr = r - (CupBaseRadius + SideX * along);
    const float dh = h - CupHeight * along;
    const float side = dr * dr + dh * dh;
    const float br = std::max(r - CupBaseRadius, 0.0F);
    const float bottom = br * br + h * h;
    if (bottom < side)
        return {std::sqrt(bottom) - Wall, br, h};
    return {std::sqrt(side) - Wall, dr, dh};
}

Surface march(Vec eye, Vec ray, float from, float to, float pixel)
{
    Surface surface;
    float along = from;
    float nearest = 1e9F;
    for (int step = 0; step < 40 && along < to; ++step) {
        const Vec p = eye + ray * along;
        const float r = std::sqrt(p.x * p.x + p.y * p.y);
        const Profile profile = profileAt(r, p.z);
        if (profile.away < nearest) {
            nearest = profile.away;
            const float k = r > 1e-5F ? profile.dr / r : 0;
            surface.point = p;
            surface.normal = {p.x * k, p.y * k, profile.dh};
            surface.inside = profile.dr < 0 || (profile.dh > 0 && r < CupBaseRadius);
        }
        if (profile.away < 0.004F)
            break;
        along += profile.away;
    }
    surface.normal = normalized(surface.normal);
    surface.coverage = nearest < 0.004F ? 1.0F : std::clamp(1.0F - nearest / pixel, 0.0F, 1.0F);
    return surface;
}

struct Skin {
    Vec albedo;
    float gloss = 0;
    float bump = 0;  // slope of the surface, for the light
    bool metal = false;
};

float grain(float turn, float height)
{
    // Cells of leather: two sizes of noise, sharpened into creases.
    const float coarse = std::abs(valueNoise(turn * 44, height * 12, 44, 1 << 16, 3) - 0.5F);
    const float fine = valueNoise(turn * 110, height * 30, 110, 1 << 16, 4);
    return coarse * 1.3F + fine * 0.5F;
}

// A dashed thread: strength of the stitch at `along` (in stitches) and `across` (in thread widths).
float stitch(float along, float across)
{
    const float phase = along - std::floor(along);
    const float ends = smoothStep(0.10F, 0.18F, phase) * (1 - smoothStep(0.72F, 0.80F, phase));
    return ends * (1 - smoothStep(0.6F, 1.0F, std::abs(across)));
}

Skin skinAt(const Surface &surface, const Vec &leather, const Vec &gold)
{
    const Vec &p = surface.point;
    const float turn = 0.5F + std::atan2(p.y, p.x) * static_cast<float>(0.5 / M_PI);
    const float height = p.z / CupHeight;
    Skin skin;
    if (height > 0.60F && height < 0.735F) {
        skin.albedo = gold;
        skin.metal = true;
        skin.gloss = 0.9F;
        // Rolled edges of the band.
        skin.bump = smoothStep(0.715F, 0.735F, height) - smoothStep(0.62F, 0.60F, height);
        return skin;
    }
    const float cells = grain(turn, p.z);
    const float worn = valueNoise(turn * 9, p.z * 4, 9, 1 << 16, 8);
    skin.albedo = leather * (0.55F + 0.42F * cells + 0.22F * worn);
    skin.bump = (grain(turn, p.z + 0.012F) - cells) * 1.1F;
    skin.gloss = 0.14F + 0.10F * worn;
    // Grooves beside the band, the rim's roll and the foot.
    for (const float groove : {0.592F, 0.743F, 0.90F, 0.10F}) {
        const float d = (height - groove) / 0.011F;
        skin.albedo = skin.albedo * (1 - 0.5F * std::exp(-d * d));
    }
    // Thread round rim and foot, and the seam up one side.
    const Vec thread{0.62F, 0.44F, 0.22F};
    const float ringThread = std::max(stitch(turn * 46, (height - 0.945F) / 0.011F), stitch(turn * 38, (height - 0.06F) / 0.011F));
    const float seamAway = (turn - 0.335F) * 2 * static_cast<float>(M_PI) * (CupBaseRadius + SideX * height);
    const bool seamZone = height > 0.10F && height < 0.90F;
    if (seamZone) {
        const float crease = seamAway / 0.014F;
        skin.albedo = skin.albedo * (1 - 0.6F * std::exp(-crease * crease));
    }
    const float beside = std::abs(std::abs(seamAway) - 0.055F) / 0.014F;
    const float seam = seamZone ? stitch(p.z / 0.115F, beside) : 0;
    const float sewn = std::max(ringThread, seam);
    skin.albedo = mixed(skin.albedo, thread, sewn);
    skin.gloss *= 1 - sewn;
    return skin;
}

float power(float x, int doublings)
{
    for (int k = 0; k < doublings; ++k)
        x *= x;
    return x;
}

// What polished metal mirrors: a bright room above, the dark table below, a lamp.
Vec mirrored(Vec normal, const Lamp &lamp, const Vec &gold)
{
    const Vec back = normal * (2 * dot(normal, lamp.eye)) - lamp.eye;
    const float up = dot(back, lamp.up);
    const float key = std::max(0.0F, dot(back, lamp.key));
    // The band mostly sees the lit table in front of the cup, and a little room above it.
    const float table = 0.42F + 0.34F * smoothStep(-0.2F, 0.9F, dot(normal, lamp.key));
    const float room = table + 0.30F * smoothStep(0.0F, 0.25F, up);
    return gold * (room + 1.5F * power(key, 3)) + Vec{1, 0.95F, 0.8F} * (0.8F * power(key, 6));
}

Vec shade(const Surface &surface, const RayFrame &frame, const Vec &leather, const Vec &gold, const Vec &bounce)
{
    const Lamp &lamp = frame.lamp;
    const float depth = std::clamp(1 - surface.point.z / CupHeight, 0.0F, 1.0F);
    const bool rim = surface.point.z > CupHeight - Wall * 0.4F;
    Skin skin;
    if (surface.inside && !rim) {
        // Inside the light dies off quickly.
        const float left = (1 - depth) * (1 - depth);
        skin.albedo = leather * (0.35F * left * left + 0.012F);
    } else {
        skin = skinAt(surface, leather, gold);
    }
    // The bump tilts the normal along the axis.
    Vec normal = surface.normal;
    if (!surface.inside || rim)
        normal = normalized(normal + Vec{0, 0, -skin.bump * (skin.metal ? 0.9F : 0.8F)});

    const float facing = std::max(0.0F, dot(normal, lamp.key) * 0.8F + 0.2F);
    const float sky = 0.5F + 0.5F * dot(normal, lamp.up);
    const float low = surface.inside ? 1.0F : 0.55F + 0.45F * smoothStep(-0.1F, 0.5F, surface.point.z);
    if (skin.metal && !surface.inside)
        return mirrored(normal, lamp, gold) * (0.45F + 0.55F * facing);
    const Vec light = Vec{1.0F, 0.97F, 0.92F} * (facing * 0.95F) + Vec{0.95F, 0.97F, 1.0F} * (0.24F * sky * low)
        + bounce * ((1 - sky) * 0.5F);
    const float mirror = std::max(0.0F, dot(normal, lamp.half));
    const float gloss = skin.gloss * (0.35F * power(mirror, 4) + 0.25F * power(mirror, 6));
    const float grazing = 1 - std::max(0.0F, dot(normal, lamp.eye));
    return skin.albedo * light + Vec{1, 0.93F, 0.84F} * (gloss + 0.035F * grazing * grazing * grazing * sky);
}

// Left and right end of a convex outline on a line of pixels.
struct Reach {
    int from;
    int to;
};

Reach reachOn(const QPolygonF &outline, double y, double left, double step, int width)
{
    double low = 1e9;
    double high = -1e9;
    for (qsizetype k = 0; k < outline.size(); ++k) {
        const QPointF a = outline[k];
        const QPointF b = outline[(k + 1) % outline.size()];
        if ((a.y() < y) == (b.y() < y))
            continue;
        const double x = a.x() + (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y());
        low = std::min(low, x);
        high = std::max(high, x);
    }
    if (low > high)
        return {0, 0};
    return {std::max(0, qFloor((low - left) / step) - 2), std::min(width, qCeil((high - left) / step) + 3)};
}

} // namespace

void traceCup(QImage &target, const TableCamera &camera, const CupPose &pose, const Theme &theme, QPointF corner,
              double step)
{
    target.fill(Qt::transparent);
    const RayFrame frame = rayFrame(camera, pose.base, pose.orientation, corner, step);
    const Vec leather = linear(QColor(0xa8, 0x5f, 0x2c));
    const Vec gold = linear(theme.accent);
    const Vec bounce = linear(theme.feltLight);
    const QPolygonF outline = cupOutline(camera, pose);
    // The cup fits in a ball of this size round its bottom; start there.
    const float middle = std::sqrt(dot(frame.eye, frame.eye));
    const float ball = 2.1F;

    for (int y = 0; y < target.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(target.scanLine(y));
        const Reach reach = reachOn(outline, corner.y() + (y + 0.5) * step, corner.x(), step, target.width());
        for (int x = reach.from; x < reach.to; ++x) {
            const Vec ray = frame.first + frame.right * static_cast<float>(x) + frame.down * static_cast<float>(y);
            const Surface surface = march(frame.eye, ray, middle - ball, middle + ball, frame.pixel);
            if (surface.coverage > 0)
                line[x] = toPixel(shade(surface, frame, leather, gold, bounce), surface.coverage);
        }
    }
}
