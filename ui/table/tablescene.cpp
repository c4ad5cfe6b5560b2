#include "table/tablescene.h"

#include "table/smallrandom.h"

#include <QtMath>
#include <algorithm>
#include <cmath>

namespace {

// When in a throw the cup has tipped over, begins to rise again, and stands still.
constexpr double Tipped = 0.17;
constexpr double Rising = 0.44;
constexpr double Standing = 0.78;

// Share of the cup's own shake in which the dice come back to it.
constexpr double Gathering = 0.6;
// When on its way back a die is above the mouth and begins to drop in.
constexpr double OverMouth = 0.72;

double eased(double s)
{
    s = std::clamp(s, 0.0, 1.0);
    return s * s * (3 - 2 * s);
}

CupPose between(const CupPose &a, const CupPose &b, double share)
{
    const auto s = static_cast<float>(share);
    return {a.base + (b.base - a.base) * s, QQuaternion::slerp(a.orientation, b.orientation, s)};
}

// Dice that nobody threw before our eyes (a game taken up again) lie by their faces.
quint32 seedFor(const Dice &dice)
{
    quint32 seed = 17;
    for (const quint8 face : dice.faces)
        seed = seed * 31 + face;
    return seed;
}

} // namespace

void TableScene::setLayout(const TableLayout &layout)
{
    m_layout = layout;
    if (!m_throwing && !m_held)
        m_cup = layout.cupAtRest();
    m_cupAway = m_cupAway && m_held;
    m_homeMs = 0;
    for (Die &die : m_dice)
        die.slide = 1;
    if (m_throwing)
        planFlights();
}

void TableScene::setDice(const Dice &dice, DiceMask onTable, DiceMask locked, int slideMs, qint64 now)
{
    m_now = now;
    for (int k = 0; k < DiceCount; ++k) {
        Die &die = at(k);
        const bool lies = onTable.has(k) && dice[k] >= 1 && dice[k] <= 6;
        const bool same = die.onTable && lies && die.face == dice[k];
        if (lies && !same) {
            die.seed = die.face == dice[k] && die.seed != 0 ? die.seed : seedFor(dice);
            die.face = dice[k];
            die.locked = locked.has(k);
            die.slide = 1;
        }
        die.onTable = lies;
        die.gathered = die.gathered && same;
        if (same)
            setLocked(die, k, locked.has(k), slideMs);
    }
}

void TableScene::setLocked(Die &die, int number, bool locked, int slideMs)
{
    if (die.locked == locked)
        return;
    die.slideFrom = poseOf(number);
    die.locked = locked;
    die.slide = slideMs > 0 ? 0 : 1;
    m_slideMs = slideMs;
}

DiePose TableScene::restPose(int number) const
{
    const Die &die = at(number);
    const RestPlace rest = restPlace(die.seed, number, m_layout.throwTable(0));
    return die.locked ? m_layout.trayPose(number, die.face, rest.yaw) : m_layout.lyingPose(die.face, rest);
}

DiePose TableScene::poseOf(int number) const
{
    const Die &die = at(number);
    if (die.gathered)
        return gatherPose(number);
    if (die.flying)
        return m_plan.die(number).at(m_t);
    const DiePose end = restPose(number);
    if (die.slide >= 1)
        return end;
    const auto s = static_cast<float>(eased(die.slide));
    return {die.slideFrom.position + (end.position - die.slideFrom.position) * s,
            QQuaternion::slerp(die.slideFrom.orientation, end.orientation, s)};
}

void TableScene::takeCup(QPointF hand, int gatherMs, qint64 now)
{
    m_held = true;
    m_cupAway = true;
    m_homeMs = 0;
    m_now = now;
    DiceMask thrown;
    for (int k = 0; k < DiceCount; ++k) {
        if (!at(k).locked)
            thrown = thrown.with(k);
    }
    gather(thrown, gatherMs);
    m_hand = hand;
    m_speed = {};
    m_grip = m_cup.base - m_layout.camera.unproject(hand, 0.4);
    m_grip.setZ(0);
}

void TableScene::gather(DiceMask dice, int gatherMs)
{
    m_gatherMs = gatherMs;
    for (int k = 0; k < DiceCount; ++k) {
        Die &die = at(k);
        if (!dice.has(k) || !die.onTable || die.gathered)
            continue;
        die.gatherFrom = poseOf(k);
        die.gathered = true;
        die.gather = gatherMs > 0 ? 0 : 1;
    }
}

void TableScene::ungather()
{
    for (Die &die : m_dice)
        die.gathered = false;
}

double TableScene::gatherShare(int number) const
{
    // One after the other.
    return std::clamp(at(number).gather * 1.4 - 0.1 * number, 0.0, 1.0);
}

bool TableScene::dropsIn(int number) const
{
    return gatherShare(number) > OverMouth;
}

DiePose TableScene::gatherPose(int number) const
{
    // Up in an arc to a point above the mouth, then down into it.
    const Die &die = at(number);
    const double own = gatherShare(number);
    const auto over = static_cast<float>(eased(own / OverMouth));
    const auto into = static_cast<float>(std::clamp((own - OverMouth) / (1 - OverMouth), 0.0, 1.0));
    const QVector3D above = m_cup.mouth() + m_cup.axis() * 0.75F;
    DiePose pose;
    pose.position = die.gatherFrom.position + (above - die.gatherFrom.position) * over
                    + QVector3D(0, 0, 0.9F * over * (1 - over)) - m_cup.axis() * (1.5F * into * into);
    const auto spin = QQuaternion::fromAxisAndAngle(QVector3D(1, 0.3F * float(number - 2), 0.2F).normalized(),
                                                    static_cast<float>(-200 * own));
    pose.orientation = (spin * die.gatherFrom.orientation).normalized();
    return pose;
}

void TableScene::followHand(double seconds)
{
    if (seconds <= 0)
        return;
    const QRectF &felt = m_layout.throwFelt;
    QVector3D goal = m_layout.camera.unproject(m_hand, 0.4) + m_grip;
    goal.setX(std::clamp(goal.x(), float(felt.left()), float(felt.right())));
    goal.setY(std::clamp(goal.y(), float(felt.top() + 0.8), float(felt.bottom() - 0.3)));
    const QVector3D step = (goal - m_cup.base) * static_cast<float>(1 - std::exp(-seconds * 26));
    m_cup.base += step;

    // The mouth stays behind the hand; a turn of direction makes the dice hit the wall.
    const QVector3D speed = step / static_cast<float>(seconds);
    const QVector3D before = m_speed;
    m_speed += (speed - m_speed) * static_cast<float>(1 - std::exp(-seconds * 18));
    if (QVector3D::dotProduct(before, m_speed) < 0 || (speed - before).length() > 7)
        m_noise.rattle = std::max(m_noise.rattle, std::min(1.0, double((speed - before).length()) / 22));
    const double sideways = std::clamp(-double(m_speed.x()) * 3.4, -38.0, 38.0);
    const double forward = std::clamp(double(m_speed.y()) * 3.0, -20.0, 32.0) - 10;
    m_cup.orientation = QQuaternion::slerp(m_cup.orientation, cupLean(forward, sideways),
                                           static_cast<float>(1 - std::exp(-seconds * 20)));
    m_wobble += double(m_speed.length()) * seconds * 0.9;
}

void TableScene::sendCupHome(int durationMs, qint64 now)
{
    m_held = false;
    m_cupAway = false;
    ungather();
    m_cupFrom = m_cup;
    m_homeMs = durationMs;
    m_homeStart = now;
    if (durationMs <= 0)
        m_cup = m_layout.cupAtRest();
}

void TableScene::startThrow(const Throw &request, qint64 now)
{
    m_throw = request;
    m_throwing = true;
    m_held = false;
    m_homeMs = 0;
    m_start = now;
    m_now = now;
    m_t = 0;
    m_poured = false;
    m_touching = 0;
    m_cupFrom = m_cup;
    m_lean = SmallRandom(request.seed).between(-1, 1);
    // What a hand has not gathered yet comes while the cup shakes.
    if (request.shakeMs > 0)
        gather(request.kept.inverted(), qRound(request.shakeMs * Gathering));
    else
        ungather();
    for (int k = 0; k < DiceCount; ++k) {
        Die &die = at(k);
        const int face = request.faces[k];
        if (request.kept.has(k) && die.onTable && die.face == face) {
            setLocked(die, k, true, request.throwMs / 5);
            continue;
        }
        die.onTable = true;
        die.face = face;
        die.seed = request.kept.has(k) ? seedFor(request.faces) : request.seed;
        die.locked = request.kept.has(k);
        die.flying = !die.locked;
        die.slide = 1;
    }
    planFlights();
    if (request.throwMs <= 0)
        finish();
}

void TableScene::planFlights()
{
    DiceMask flying;
    for (int k = 0; k < DiceCount; ++k) {
        if (at(k).flying)
            flying = flying.with(k);
    }
    m_plan = ThrowPlan(m_throw.seed, flying, m_throw.faces, m_layout.throwTable(m_lean));
}

bool TableScene::hasLeft(int die) const
{
    return m_poured && m_t > m_plan.die(die).leaves();
}

bool TableScene::advance(qint64 now)
{
    const double seconds = std::clamp(static_cast<double>(now - m_now) / 1000, 0.0, 0.1);
    m_now = now;
    for (Die &die : m_dice) {
        if (die.slide < 1)
            die.slide = m_slideMs > 0 ? std::min(1.0, die.slide + seconds * 1000 / m_slideMs) : 1;
        if (onTheWay(die)) {
            die.gather = m_gatherMs > 0 ? std::min(1.0, die.gather + seconds * 1000 / m_gatherMs) : 1;
            if (!onTheWay(die))
                m_noise.rattle = std::max(m_noise.rattle, 0.3);
        }
    }
    if (m_held)
        followHand(seconds);
    if (m_homeMs > 0) {
        const double share = static_cast<double>(now - m_homeStart) / m_homeMs;
        m_cup = between(m_cupFrom, m_layout.cupAtRest(), eased(share));
        if (share >= 1)
            m_homeMs = 0;
    }
    if (!m_throwing)
        return false;
    moveThrow(now);
    return m_t >= 1 && finish();
}

void TableScene::moveThrow(qint64 now)
{
    const qint64 since = now - m_start;
    if (since < m_throw.shakeMs) {
        const double share = static_cast<double>(since) / m_throw.shakeMs;
        const double turnsBefore = std::floor(m_wobble);
        m_wobble = share * 6;
        m_cup = shakenCup(share);
        if (std::floor(m_wobble) > turnsBefore)
            m_noise.rattle = std::max(m_noise.rattle, 0.55);
        return;
    }
    if (!m_poured) {
        m_poured = true;
        ungather();
        m_cupFrom = m_cup;
    }
    const double before = m_t;
    m_t = std::min(1.0, static_cast<double>(since - m_throw.shakeMs) / std::max(1, m_throw.throwMs));
    m_cup = pouringCup(m_t);
    hearDice(before);
}

void TableScene::hearDice(double before)
{
    for (int k = 0; k < DiceCount; ++k) {
        if (!at(k).flying)
            continue;
        for (const DieMotion::Touch &touch : m_plan.die(k).touches()) {
            if (before < touch.t && m_t >= touch.t)
                m_noise.felt = std::min(1.0, m_noise.felt + touch.strength);
        }
    }
    // What happens in the mouth belongs to the pouring.
    const QVector3D mouth = m_layout.throwTable(m_lean).mouth;
    const auto isOut = [this, &mouth](int die) {
        return hasLeft(die) && (poseOf(die).position - mouth).length() > 1.2F;
    };
    quint32 touching = 0;
    quint32 bit = 1;
    for (int a = 0; a < DiceCount; ++a) {
        for (int b = a + 1; b < DiceCount; ++b, bit <<= 1U) {
            // Between a ball in a cube and one around it: where cubes of any turn may touch.
            const bool near = isOut(a) && isOut(b) && (at(a).flying || at(b).flying)
                              && (poseOf(a).position - poseOf(b).position).length() < 1.12F;
            if (near && (m_touching & bit) == 0)
                m_noise.clash = std::min(1.0, m_noise.clash + 0.45 * (1.2 - m_t));
            touching |= near ? bit : 0;
        }
    }
    m_touching = touching;
}

CupPose TableScene::shakenCup(double share) const
{
    const double lift = std::sin(std::min(1.0, share * 3) * M_PI / 2);
    const double swing = std::sin(share * M_PI * 2 * 3) * lift;
    const CupPose home = m_layout.cupAtRest();
    CupPose pose;
    pose.orientation = cupLean(-12 + 6 * std::cos(share * M_PI * 4), 20 * swing);
    pose.base = home.base
                + QVector3D(static_cast<float>(-0.42 * swing), static_cast<float>(-0.10 * lift),
                            static_cast<float>((0.35 + 0.12 * std::cos(share * M_PI * 12)) * lift));
    return between(m_cupFrom, pose, eased(share * 5));
}

CupPose TableScene::pouringCup(double t) const
{
    const CupPose over = m_layout.cupPouring(m_lean);
    if (t < Rising)
        return between(m_cupFrom, over, eased(t / Tipped));
    if (t >= Standing)
        return m_layout.cupAtRest();
    return between(over, m_layout.cupAtRest(), eased((t - Rising) / (Standing - Rising)));
}

bool TableScene::finish()
{
    const bool was = m_throwing;
    m_throwing = false;
    m_homeMs = 0;
    for (Die &die : m_dice) {
        die.flying = false;
        die.slide = 1;
    }
    ungather();
    if (was || !m_held) {
        m_held = false;
        m_cupAway = false;
        m_cup = m_layout.cupAtRest();
    }
    return was;
}

bool TableScene::moving() const
{
    const bool sliding =
        std::any_of(m_dice.begin(), m_dice.end(), [](const Die &die) { return die.slide < 1 || onTheWay(die); });
    return m_throwing || m_held || m_homeMs > 0 || sliding;
}
