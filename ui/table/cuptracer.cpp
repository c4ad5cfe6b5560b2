#include "table/cuptracer.h"

#include "table/noise.h"
#include "table/tracing.h"

#include <QtMath>
#include <algorithm>
#include <thread>

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

struct Sight {
    Surface hit;
    Surface graze; // an edge the ray passed so closely that the pixel shows a bit of it; coverage 0 = none
};

// Follows the ray to the leather by the distances it reads on the way.
class March {
public:
    March(Vec eye, Vec ray, float pixel)
        : m_eye(eye)
        , m_ray(ray)
        , m_pixel(pixel)
    {}

    Sight run(float along, float to)
    {
        const float enough = std::max(0.004F, 0.2F * m_pixel);
        float last = 1e9F;
        bool leaving = false;
        Sight sight;
        for (int step = 0; step < 40 && along < to; ++step) {
            const Vec p = m_eye + m_ray * along;
            const float r = std::sqrt(p.x * p.x + p.y * p.y);
            const Profile profile = profileAt(r, p.z);
            if (profile.away < last) {
                leaving = false;
                m_best = p;
                m_bestProfile = profile;
                m_bestR = r;
            } else if (!leaving) {
                leaving = true; // past an edge without touching it
                if (last < m_pixel)
                    sight.graze = surface(1 - last / m_pixel);
            }
            last = profile.away;
            if (profile.away < enough) {
                sight.hit = surface(1);
                return sight;
            }
            along += profile.away;
        }
        // Out of steps while creeping along a wall: that is the wall.
        if (along < to && last < 6 * m_pixel)
            sight.hit = surface(1);
        return sight;
    }

private:
    [[nodiscard]] Surface surface(float coverage) const
    {
        const float k = m_bestR > 1e-5F ? m_bestProfile.dr / m_bestR : 0;
        Surface found;
        found.point = m_best;
        found.normal = normalized({m_best.x * k, m_best.y * k, m_bestProfile.dh});
        found.coverage = coverage;
        found.inside = m_bestProfile.dr < 0 || (m_bestProfile.dh > 0 && m_bestR < CupBaseRadius);
        return found;
    }

    Vec m_eye;
    Vec m_ray;
    float m_pixel;
    Vec m_best;
    Profile m_bestProfile{};
    float m_bestR = 0;
};

struct Skin {
    Vec albedo;
    float gloss = 0;
    float bump = 0; // slope of the surface, for the light
};

// Pictures of more pixels are traced by two threads.
constexpr int SharedPicture = 20'000;

// Pixels wider than this (in edges), as of a cup in motion, are wider than the finer creases: those even out then.
constexpr float FineCrease = 0.02F;

float grain(float turn, float height, bool fine)
{
    // Cells of leather: two sizes of noise, sharpened into creases.
    const float coarse = std::abs(valueNoise(turn * 44, height * 12, 44, 1 << 16, 3) - 0.5F);
    const float small = fine ? valueNoise(turn * 110, height * 30, 110, 1 << 16, 4) : 0.5F;
    return coarse * 1.3F + small * 0.5F;
}

// A dashed thread: strength of the stitch at `along` (in stitches) and `across` (in thread widths).
float stitch(float along, float across)
{
    const float phase = along - std::floor(along);
    const float ends = smoothStep(0.10F, 0.18F, phase) * (1 - smoothStep(0.72F, 0.80F, phase));
    return ends * (1 - smoothStep(0.6F, 1.0F, std::abs(across)));
}

Skin leatherAt(const Surface &surface, const Vec &leather, float pixel)
{
    const Vec &p = surface.point;
    const float turn = 0.5F + std::atan2(p.y, p.x) * static_cast<float>(0.5 / M_PI);
    const float height = p.z / CupHeight;
    Skin skin;
    const bool fine = pixel < FineCrease;
    const float cells = grain(turn, p.z, fine);
    const float worn = valueNoise(turn * 9, p.z * 4, 9, 1 << 16, 8);
    skin.albedo = leather * (0.55F + 0.42F * cells + 0.22F * worn);
    skin.bump = fine ? (grain(turn, p.z + 0.012F, fine) - cells) * 1.1F : 0;
    skin.gloss = 0.14F + 0.10F * worn;
    // Grooves beside the band, the rim's roll and the foot.
    for (const float groove : {0.592F, 0.743F, 0.90F, 0.10F}) {
        const float d = (height - groove) / 0.011F;
        if (std::abs(d) < 3) // beyond, nothing is left of it
            skin.albedo = skin.albedo * (1 - 0.5F * std::exp(-d * d));
    }
    // Thread round rim and foot, and the seam up one side.
    const Vec thread{0.62F, 0.44F, 0.22F};
    const float ringThread =
        std::max(stitch(turn * 46, (height - 0.945F) / 0.011F), stitch(turn * 38, (height - 0.06F) / 0.011F));
    const float seamAway = (turn - 0.335F) * 2 * static_cast<float>(M_PI) * (CupBaseRadius + SideX * height);
    const bool seamZone = height > 0.10F && height < 0.90F;
    if (seamZone) {
        const float crease = seamAway / 0.014F;
        if (std::abs(crease) < 3)
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

// How much of a pixel `wide` (in heights) the golden band covers.
float bandShare(float height, float wide)
{
    constexpr float low = 0.605F;
    constexpr float high = 0.73F;
    return smoothStep(low - wide, low + wide, height) * (1 - smoothStep(high - wide, high + wide, height));
}

// Brushed metal on a round wall: streaks of light run along the axis where the wall faces lamp and eye.
Vec bandLight(const Surface &surface, const Lamp &lamp, const Vec &gold)
{
    const auto level = [](Vec v) { return normalized({v.x, v.y, 0}); };
    const Vec normal = level(surface.normal);
    const float shine = std::max(0.0F, dot(normal, level(lamp.half)));
    const float lit = 0.5F + 0.5F * dot(normal, level(lamp.key));
    const float height = surface.point.z / CupHeight;
    const float rolled = smoothStep(0.605F, 0.64F, height) * (1 - 0.8F * smoothStep(0.70F, 0.73F, height));
    const float turn = std::atan2(surface.point.y, surface.point.x);
    const float brushed = 0.94F + 0.12F * valueNoise(turn * 3, surface.point.z * 120, 1 << 16, 1 << 16, 21);
    const Vec body =
        gold * ((0.16F + 0.50F * lit * lit + 0.75F * power(shine, 4)) * brushed * (0.70F + 0.30F * rolled));
    return body + Vec{1.0F, 0.92F, 0.70F} * (0.35F * power(shine, 6) * rolled);
}

Vec shade(const Surface &surface, const RayFrame &frame, const Vec &leather, const Vec &gold, const Vec &bounce)
{
    const Lamp &lamp = frame.lamp;
    const float depth = std::clamp(1 - surface.point.z / CupHeight, 0.0F, 1.0F);
    // 1 outside and on the rolled rim, 0 down inside, where the light dies off quickly.
    const float rim = surface.inside ? smoothStep(CupHeight - Wall * 0.8F, CupHeight, surface.point.z) : 1.0F;
    Skin skin;
    if (rim > 0)
        skin = leatherAt(surface, leather, frame.pixel);
    if (rim < 1) {
        const float left = (1 - depth) * (1 - depth);
        skin.albedo = mixed(leather * (0.35F * left * left + 0.012F), skin.albedo, rim);
        skin.gloss *= rim;
        skin.bump *= rim;
    }
    // The bump tilts the normal along the axis.
    Vec normal = surface.normal;
    if (rim > 0)
        normal = normalized(normal + Vec{0, 0, -skin.bump * 0.8F});

    const float facing = std::max(0.0F, dot(normal, lamp.key) * 0.8F + 0.2F);
    const float sky = 0.5F + 0.5F * dot(normal, lamp.up);
    const float low = surface.inside ? 1.0F : 0.55F + 0.45F * smoothStep(-0.1F, 0.5F, surface.point.z);
    const Vec light = Vec{1.0F, 0.97F, 0.92F} * (facing * 0.95F) + Vec{0.95F, 0.97F, 1.0F} * (0.24F * sky * low)
                      + bounce * ((1 - sky) * 0.5F);
    const float mirror = std::max(0.0F, dot(normal, lamp.half));
    const float gloss = skin.gloss * (0.35F * power(mirror, 4) + 0.25F * power(mirror, 6));
    const float grazing = 1 - std::max(0.0F, dot(normal, lamp.eye));
    const Vec shown = skin.albedo * light + Vec{1, 0.93F, 0.84F} * (gloss + 0.035F * grazing * grazing * grazing * sky);
    const float band = surface.inside ? 0 : bandShare(surface.point.z / CupHeight, frame.pixel * 0.5F);
    return band > 0 ? mixed(shown, bandLight(surface, lamp, gold), band) : shown;
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

    uchar *const pixels = target.bits(); // detaches before threads share it
    const auto traceRows = [&](int from, int to) {
        for (int y = from; y < to; ++y) {
            auto *line = reinterpret_cast<QRgb *>(pixels + y * target.bytesPerLine());
            const PixelReach reach = reachOn(outline, corner, step, y, target.width());
            for (int x = reach.from; x < reach.to; ++x) {
                const Vec ray = frame.first + frame.right * static_cast<float>(x) + frame.down * static_cast<float>(y);
                const Sight sight = March(frame.eye, ray, frame.pixel).run(middle - ball, middle + ball);
                Vec colour;
                if (sight.hit.coverage > 0)
                    colour = shade(sight.hit, frame, leather, gold, bounce);
                float coverage = sight.hit.coverage;
                if (sight.graze.coverage > 0) {
                    const Vec edge = shade(sight.graze, frame, leather, gold, bounce);
                    colour = coverage > 0 ? mixed(colour, edge, sight.graze.coverage) : edge;
                    coverage = std::max(coverage, sight.graze.coverage);
                }
                if (coverage > 0)
                    line[x] = toPixel(colour, coverage);
            }
        }
    };
    // The large picture of a resting cup is a good part of the first picture of all: two share the work.
    const int half = target.width() * target.height() > SharedPicture ? target.height() / 2 : 0;
    std::thread above;
    if (half > 0)
        above = std::thread(traceRows, 0, half);
    traceRows(half, target.height());
    if (above.joinable())
        above.join();
}
