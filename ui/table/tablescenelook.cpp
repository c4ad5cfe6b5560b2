// The part of TableScene that answers what is to be seen.
#include "table/tablescene.h"

#include "table/softshadow.h"

#include <QRegion>
#include <algorithm>
#include <cmath>
#include <utility>

namespace {

// Share of a throw after which dice are slow enough to be drawn with all details.
constexpr double FastUntil = 0.78;

} // namespace

std::vector<DiePose> TableScene::diceInCup() const
{
    // Two are enough to see that the cup is not empty; deeper ones hide in the dark.
    std::vector<DiePose> seen;
    const bool pouring = m_throwing && m_poured;
    const std::size_t most = pouring ? 1 : 2;
    const bool shaken = m_held || (m_throwing && !m_poured);
    for (int k = 0; k < DiceCount && seen.size() < most; ++k) {
        const Die &die = at(k);
        const bool outside = die.gathered ? onTheWay(die) : die.flying ? hasLeft(k) : die.onTable;
        if (outside)
            continue;
        const double turn = 2.4 * k + 0.5 + (shaken || pouring ? m_wobble * 1.7 : 0);
        const double bob = shaken ? 0.10 * std::sin(m_wobble * 5 + k * 2) : 0;
        const double depth = (shaken ? 0.52 : 0.80) - bob + 0.1 * k;
        const QVector3D own(static_cast<float>(0.27 * std::cos(turn)), static_cast<float>(0.27 * std::sin(turn)),
                            static_cast<float>(CupHeight - depth));
        const auto spin = QQuaternion::fromAxisAndAngle(QVector3D(1, 0.4F * float(k), 0.7F).normalized(),
                                                        static_cast<float>(50 * k + 70 * (shaken ? m_wobble : 1)));
        seen.push_back({m_cup.base + m_cup.orientation.rotatedVector(own), (m_cup.orientation * spin).normalized()});
    }
    std::sort(seen.begin(), seen.end(), [this](const DiePose &a, const DiePose &b) {
        return m_layout.camera.depth(a.position) > m_layout.camera.depth(b.position);
    });
    return seen;
}

std::vector<TableScene::Seen> TableScene::dice() const
{
    std::vector<Seen> seen;
    for (int k = 0; k < DiceCount; ++k) {
        const Die &die = at(k);
        if (onTheWay(die)) {
            seen.push_back({k, poseOf(k), true, true, dropsIn(k)});
            continue;
        }
        if (die.gathered || !die.onTable || (die.flying && !hasLeft(k)))
            continue;
        const DieMotion &motion = m_plan.die(k);
        const bool fromCup = die.flying && m_t < motion.leaves() + 0.2 * (motion.lands() - motion.leaves());
        seen.push_back({k, poseOf(k), die.flying || die.slide < 1, die.flying && m_t < FastUntil, fromCup});
    }
    std::sort(seen.begin(), seen.end(), [this](const Seen &a, const Seen &b) {
        return m_layout.camera.depth(a.pose.position) > m_layout.camera.depth(b.pose.position);
    });
    return seen;
}

QRectF TableScene::dieRegion(const DiePose &pose) const
{
    const QVector3D ground(pose.position.x() + pose.position.z() * 0.48F, pose.position.y(), 0);
    const double margin = m_layout.camera.pixelsPerEdge() * (1.15 + 0.45 * double(pose.position.z()));
    const QRectF points = QRectF(m_layout.camera.project(pose.position), QSizeF(0, 0))
                              .united(QRectF(m_layout.camera.project(ground), QSizeF(0.1, 0.1)));
    return points.adjusted(-margin, -margin, margin, margin);
}

QRegion TableScene::movingRegion() const
{
    QRegion region;
    if (cupMoving()) {
        // Dice stand out of the mouth by less than one edge.
        const double edge = m_layout.camera.pixelsPerEdge();
        const QRectF mouth(m_layout.camera.project(m_cup.mouth()), QSizeF(0.1, 0.1));
        region += mouth.adjusted(-edge, -edge, edge, edge)
                      .united(cupOutline(m_layout.camera, m_cup).boundingRect())
                      .united(SoftShadow::cupBounds(m_layout.camera, m_cup))
                      .adjusted(-4, -4, 4, 4)
                      .toAlignedRect();
    }
    for (const Seen &die : dice()) {
        if (die.moving)
            region += dieRegion(die.pose).toAlignedRect();
    }
    return region;
}

TableScene::Noise TableScene::takeNoise()
{
    return std::exchange(m_noise, Noise());
}
