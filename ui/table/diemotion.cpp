#include "table/diemotion.h"

#include "table/smallrandom.h"

#include <QtMath>
#include <algorithm>
#include <cmath>

namespace {

constexpr double Quarter = M_PI / 2;

quint64 mixed(quint64 seed, int die, quint32 purpose)
{
    return (seed << 24U) ^ (quint64(purpose) << 8U) ^ quint64(die + 1);
}

// Seed of one way to pour a throw; 32 bits of throw above a few of variant.
quint64 wayOf(quint32 seed, int variant)
{
    return (quint64(seed) << 5U) | quint64(variant & 31);
}

QVector2D vector(double x, double y)
{
    return {static_cast<float>(x), static_cast<float>(y)};
}

// How far a cube has moved on after rolling `angle` over its edges without slipping: 1 for every quarter turn.
double rolledDistance(double angle)
{
    const double quarters = std::floor(angle / Quarter);
    const double rest = angle - quarters * Quarter;
    return quarters + 0.5 - M_SQRT1_2 * std::cos(M_PI / 4 + rest);
}

// Throws a coordinate that would leave the felt back from its rim.
double folded(double value, double low, double high)
{
    if (value < low)
        value = 2 * low - value;
    if (value > high)
        value = 2 * high - value;
    return std::clamp(value, low, high);
}

// Position of this die among those thrown, in an order that changes with the seed.
int pourRank(quint64 way, int die, DiceMask thrown)
{
    SmallRandom mine(mixed(way, die, 1));
    const quint64 key = mine.next();
    int rank = 0;
    for (int other = 0; other < DiceCount; ++other) {
        if (other == die || !thrown.has(other))
            continue;
        SmallRandom theirs(mixed(way, other, 1));
        rank += theirs.next() < key ? 1 : 0;
    }
    return rank;
}

double pourTime(quint64 way, int die, DiceMask thrown)
{
    return 0.13 + 0.045 * pourRank(way, die, thrown);
}

} // namespace

RestPlace restPlace(quint32 seed, int die, const ThrowTable &table)
{
    SmallRandom random(mixed(seed, die, 2));
    RestPlace rest;
    const double spread = double(table.spread);
    rest.position = table.places[static_cast<std::size_t>(die)]
                    + vector(random.between(-spread, spread), random.between(-spread, spread));
    rest.yaw = random.between(-MaxYaw, MaxYaw) + Quarter * random.below(4);
    return rest;
}

DieMotion::DieMotion(quint32 seed, int die, DiceMask thrown, int face, const ThrowTable &table, int variant)
    : m_mouth(table.mouth)
    , m_felt(table.felt)
    , m_rest(restPlace(seed, die, table))
    , m_final(restOrientation(face, m_rest.yaw))
{
    const quint64 way = wayOf(seed, variant);
    planTimes(way, die, thrown);
    planRoll(die);
    planKnocks(seed, way, die, thrown, table);

    SmallRandom random(mixed(way, die, 3));
    const double turn = random.between(0, 2 * M_PI);
    const double lift = random.between(-0.8, 0.8);
    m_tumbleAxis =
        QVector3D(static_cast<float>(std::cos(turn)), static_cast<float>(std::sin(turn)), static_cast<float>(lift))
            .normalized();
    m_tumbleTotal = random.between(3.5, 6.5);
    m_height1 = random.between(0.5, 0.95);
    m_height2 = m_height1 * random.between(0.22, 0.38);
}

void DieMotion::planTimes(quint64 way, int die, DiceMask thrown)
{
    SmallRandom random(mixed(way, die, 4));
    m_start = pourTime(way, die, thrown);
    m_end = random.between(0.93, 1.0);
    m_land = random.between(0.24, 0.30);
    m_hop1 = m_land + random.between(0.19, 0.23);
    m_hop2 = m_hop1 + random.between(0.09, 0.13);
}

void DieMotion::planRoll(int die)
{
    // It rolls over an edge, so only the four directions of its own edges are open: take the one nearest
    // to where it is going. The outer dice come back from beyond their places instead, and every die turns over
    // just once: on its last way none passes through another.
    const QVector2D mouth(m_mouth.x(), m_mouth.y());
    QVector2D going = (m_rest.position - mouth).normalized();
    const bool outer = die == 0 || die == DiceCount - 1;
    if (outer)
        going.setX(-going.x());

    float best = -2;
    for (int k = 0; k < 4; ++k) {
        const QVector2D edge = vector(std::cos(m_rest.yaw + k * Quarter), std::sin(m_rest.yaw + k * Quarter));
        const float along = QVector2D::dotProduct(edge, going);
        if (along > best) {
            best = along;
            m_rollDirection = edge;
        }
    }
    m_rollAxis = QVector3D(-m_rollDirection.y(), m_rollDirection.x(), 0);
    m_rollTotal = Quarter;
    m_rollStart = m_rest.position - m_rollDirection * static_cast<float>(rolledDistance(m_rollTotal));

    m_landing = mouth + (m_rollStart - mouth) * 0.62F;
    m_bounce = (m_landing - mouth) * static_cast<float>(0.55 / m_land);
}

void DieMotion::planKnocks(quint32 seed, quint64 way, int die, DiceMask thrown, const ThrowTable &table)
{
    // In about every second throw two neighbours meet where they land and knock each other apart.
    SmallRandom random(mixed(way, 0, 5));
    if (random.below(2) == 0)
        return;
    const int left = random.below(DiceCount - 1);
    if ((die != left && die != left + 1) || !thrown.has(left) || !thrown.has(left + 1))
        return;
    const int other = die == left ? left + 1 : left;
    const RestPlace otherRest = restPlace(seed, other, table);
    const QVector2D mouth(m_mouth.x(), m_mouth.y());
    const QVector2D meeting = mouth + ((m_rest.position + otherRest.position) / 2 - mouth) * 0.6F;
    const float side = die == left ? -1.0F : 1.0F;
    m_landing = meeting + QVector2D(side * 0.7F, 0);
    m_bounce = QVector2D(side * 2.6F, -1.2F);

    const double together = std::max(m_start, pourTime(way, other, thrown)) + 0.21;
    m_land = (together - m_start) / (m_end - m_start);
    m_hop1 = m_land + 0.2;
    m_hop2 = m_hop1 + 0.1;
}

std::array<DieMotion::Touch, 3> DieMotion::touches() const
{
    const auto when = [this](double own) { return m_start + own * (m_end - m_start); };
    // Speed grows with the root of the height it falls from.
    return {Touch{when(m_land), 0.5}, Touch{when(m_hop1), 0.35 * std::sqrt(m_height1)},
            Touch{when(m_hop2), 0.35 * std::sqrt(m_height2)}};
}

DiePose DieMotion::at(double t) const
{
    const double own = std::clamp((t - m_start) / (m_end - m_start), 0.0, 1.0);
    const QQuaternion orientation = orientationAt(own);
    const QVector2D ground = groundAt(own);
    // In the air the centre flies; on the felt the lowest corner carries it. The higher of both never sinks in.
    const double height =
        own <= 0 ? double(m_mouth.z()) : std::max(double(supportHeight(orientation)), 0.5 + hopAt(own));
    return {QVector3D(ground.x(), ground.y(), static_cast<float>(height)), orientation};
}

double DieMotion::rollAngle(double own) const
{
    // Runs out like a parabola at the end and goes on backwards in time with the speed it has there.
    const double length = 1 - m_hop2;
    const double left = (1 - own) / length;
    if (left <= 1)
        return m_rollTotal * left * left;
    return m_rollTotal + 2 * m_rollTotal * (left - 1);
}

QQuaternion DieMotion::orientationAt(double own) const
{
    constexpr double toDegrees = 180 / M_PI;
    const double airLeft = std::clamp((m_hop2 - own) / m_hop2, 0.0, 1.0);
    const double tumble = m_tumbleTotal * airLeft * airLeft;
    const auto roll = QQuaternion::fromAxisAndAngle(m_rollAxis, static_cast<float>(-rollAngle(own) * toDegrees));
    const auto spin = QQuaternion::fromAxisAndAngle(m_tumbleAxis, static_cast<float>(-tumble * toDegrees));
    return (roll * spin * m_final).normalized();
}

QVector2D DieMotion::groundAt(double own) const
{
    const QVector2D mouth(m_mouth.x(), m_mouth.y());
    QVector2D point;
    if (own < m_land) {
        point = mouth + (m_landing - mouth) * static_cast<float>(own / m_land);
    } else if (own < m_hop2) {
        // A Hermite curve that leaves with the bounce and arrives with the speed of the roll.
        const double span = m_hop2 - m_land;
        const auto s = static_cast<float>((own - m_land) / span);
        const double rollSpeed = 0.5 * 2 * m_rollTotal / (1 - m_hop2);
        const QVector2D out = m_bounce * static_cast<float>(span);
        const QVector2D in = m_rollDirection * static_cast<float>(rollSpeed * span);
        const float s2 = s * s;
        const float s3 = s2 * s;
        point = m_landing * (2 * s3 - 3 * s2 + 1) + out * (s3 - 2 * s2 + s) + m_rollStart * (3 * s2 - 2 * s3)
                + in * (s3 - s2);
    } else {
        point = m_rest.position - m_rollDirection * static_cast<float>(rolledDistance(rollAngle(own)));
    }
    return vector(folded(double(point.x()), m_felt.left(), m_felt.right()),
                  folded(double(point.y()), m_felt.top(), m_felt.bottom()));
}

double DieMotion::hopAt(double own) const
{
    const auto hop = [own](double from, double to, double height) {
        const double s = (own - from) / (to - from);
        return 4 * height * s * (1 - s);
    };
    if (own < m_land) {
        const double s = own / m_land;
        return (double(m_mouth.z()) - 0.5) * (1 - s) * (1 + 0.7 * s);
    }
    if (own < m_hop1)
        return hop(m_land, m_hop1, m_height1);
    if (own < m_hop2)
        return hop(m_hop1, m_hop2, m_height2);
    return 0;
}
