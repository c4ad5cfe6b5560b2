#pragma once

#include "rules/dice.h"
#include "table/diegeometry.h"

#include <QRectF>
#include <QVector2D>
#include <array>

/// What a throw needs to know about the table; units and axes as in diegeometry.h.
struct ThrowTable {
    QVector3D mouth;                           ///< middle of the cup's mouth while it pours
    QRectF felt;                               ///< centres of dice stay inside; top() is the edge near the viewer
    std::array<QVector2D, DiceCount> places{}; ///< middle of each die's lying place, left to right
    std::array<QVector2D, DiceCount> tray{};   ///< middle of each die's place while it is kept
    float spread = 0;                          ///< how far from its place a die may come to rest, along x and y
};

/// Where and how a die comes to lie.
struct RestPlace {
    QVector2D position;
    double yaw = 0; ///< radians; within `MaxYaw` of a multiple of a quarter turn

    friend bool operator==(const RestPlace &, const RestPlace &) = default;
};

constexpr double MaxYaw = 0.33;

/// A pure function of its arguments: no two seeds lie alike, no two dice overlap.
RestPlace restPlace(quint32 seed, int die, const ThrowTable &table);

/// The way of one die from the cup's mouth to its place, planned backwards from the face that must lie on top.
/// A value; everything about it follows from the constructor's arguments.
class DieMotion {
public:
    DieMotion() = default;
    /// `thrown` are all dice of this throw: it decides the order of pouring and who knocks against whom.
    /// `variant` is another way to the same place; ThrowPlan chooses one for all dice of a throw.
    DieMotion(quint32 seed, int die, DiceMask thrown, int face, const ThrowTable &table, int variant = 0);

    /// `t` in 0..1 over the whole throw. Until leaves() the die waits in the mouth; at 1 it lies flat, `face` up.
    [[nodiscard]] DiePose at(double t) const;

    /// When it leaves the cup and when it hits the felt first, on the scale of `t`.
    [[nodiscard]] double leaves() const { return m_start; }
    [[nodiscard]] double lands() const { return m_start + m_land * (m_end - m_start); }

    /// A moment at which it hits the felt, and how hard, 0..1.
    struct Touch {
        double t = 0;
        double strength = 0;
    };
    /// Where it lands, and where each of its two hops ends.
    [[nodiscard]] std::array<Touch, 3> touches() const;

private:
    void planTimes(quint64 way, int die, DiceMask thrown);
    void planRoll(int die);
    void planKnocks(quint32 seed, quint64 way, int die, DiceMask thrown, const ThrowTable &table);
    [[nodiscard]] double rollAngle(double own) const;
    [[nodiscard]] QQuaternion orientationAt(double own) const;
    [[nodiscard]] QVector2D groundAt(double own) const;
    [[nodiscard]] double hopAt(double own) const;

    // Shares of the throw.
    double m_start = 0;
    double m_end = 1;
    // Shares of this die's own time.
    double m_land = 0.3;
    double m_hop1 = 0.5;
    double m_hop2 = 0.62;

    QVector3D m_mouth;
    QRectF m_felt;
    QVector2D m_landing; // where it touches the felt first
    QVector2D m_bounce;  // velocity after that touch, per own time
    QVector2D m_rollStart;
    QVector2D m_rollDirection;
    RestPlace m_rest;
    QQuaternion m_final;
    QVector3D m_rollAxis;
    QVector3D m_tumbleAxis;
    double m_rollTotal = 0; // radians still to roll when the hops are over
    double m_tumbleTotal = 0;
    double m_height1 = 0;
    double m_height2 = 0;
};
