#pragma once

#include "rules/dice.h"
#include "table/diemotion.h"
#include "table/tablelayout.h"
#include "table/throwplan.h"

#include <array>
#include <vector>

/// Everything that can move on the table: five dice and the cup. Owns no timer and draws nothing: it is told the time
/// (ms on any steady scale) and answers where things are.
class TableScene {
public:
    struct Throw {
        Dice faces;
        DiceMask kept;
        quint32 seed = 0;
        int shakeMs = 0;
        int throwMs = 0;
    };

    /// A die to draw.
    struct Seen {
        int die = 0;
        DiePose pose;
        bool moving = false;
        bool fast = false;    ///< too fast to make out details
        bool fromCup = false; ///< coming out of the mouth or dropping in: only to be seen through it
    };

    /// What could be heard since the last call; 0 = nothing, 1 = as loud as it gets.
    struct Noise {
        double rattle = 0; ///< dice in the cup
        double felt = 0;   ///< dice on the felt
        double clash = 0;  ///< dice on dice
    };

    void setLayout(const TableLayout &layout);
    /// Dice as they lie. A die that gets locked or unlocked slides; one that changes its face gets a new place.
    void setDice(const Dice &dice, DiceMask onTable, DiceMask locked, int slideMs, qint64 now);

    /// The hand takes the cup; dice that will be thrown again leave the table for it within `gatherMs`.
    void takeCup(QPointF hand, int gatherMs, qint64 now);
    void moveCup(QPointF hand) { m_hand = hand; }
    /// The hand lets go: the cup waits where it is until a throw begins or sendCupHome().
    void releaseCup() { m_held = false; }
    void sendCupHome(int durationMs, qint64 now);
    [[nodiscard]] bool cupHeld() const { return m_held; }
    [[nodiscard]] bool cupAway() const { return m_cupAway; }

    void startThrow(const Throw &request, qint64 now);
    /// Moves everything on. True in the one step in which a throw comes to rest.
    bool advance(qint64 now);
    /// Puts everything at its end at once. True if a throw was running.
    bool finish();

    [[nodiscard]] bool throwing() const { return m_throwing; }
    /// Something is under way: go on calling advance().
    [[nodiscard]] bool moving() const;

    [[nodiscard]] const CupPose &cup() const { return m_cup; }
    [[nodiscard]] bool cupMoving() const { return m_held || m_throwing || m_homeMs > 0; }
    /// Dice in the cup that can be seen through its mouth.
    [[nodiscard]] std::vector<DiePose> diceInCup() const;
    /// Dice outside the cup, far ones first.
    [[nodiscard]] std::vector<Seen> dice() const;
    /// Where die `die` lies or is sliding to.
    [[nodiscard]] DiePose restPose(int die) const;
    [[nodiscard]] bool onTable(int die) const { return at(die).onTable; }
    /// The die is on its way from the table back to the cup, or has arrived there.
    [[nodiscard]] bool gathered(int die) const { return at(die).gathered; }
    /// What moving things may cover now, shadows included; logical pixels.
    [[nodiscard]] QRegion movingRegion() const;
    Noise takeNoise();

private:
    struct Die {
        bool onTable = false;
        bool locked = false;
        bool flying = false;
        int face = 0;
        quint32 seed = 0;
        DiePose slideFrom;
        double slide = 1; // 1 = has arrived
        bool gathered = false;
        DiePose gatherFrom;
        double gather = 0; // 0 on the table .. 1 in the cup
    };

    [[nodiscard]] const Die &at(int die) const { return m_dice[static_cast<std::size_t>(die)]; }
    [[nodiscard]] Die &at(int die) { return m_dice[static_cast<std::size_t>(die)]; }
    [[nodiscard]] DiePose poseOf(int die) const;
    void planFlights();
    void gather(DiceMask dice, int gatherMs);
    void ungather();
    [[nodiscard]] static bool onTheWay(const Die &die) { return die.gathered && die.gather < 1; }
    [[nodiscard]] double gatherShare(int die) const;
    [[nodiscard]] bool dropsIn(int die) const;
    [[nodiscard]] DiePose gatherPose(int die) const;
    [[nodiscard]] bool hasLeft(int die) const;
    void setLocked(Die &die, int number, bool locked, int slideMs);
    void followHand(double seconds);
    void moveThrow(qint64 now);
    void hearDice(double before);
    [[nodiscard]] CupPose shakenCup(double share) const;
    [[nodiscard]] CupPose pouringCup(double t) const;
    [[nodiscard]] QRectF dieRegion(const DiePose &pose) const;

    TableLayout m_layout;
    std::array<Die, DiceCount> m_dice;
    CupPose m_cup;
    CupPose m_cupFrom; // where a pour or a way home began
    bool m_cupAway = false;

    bool m_held = false;
    QPointF m_hand;
    QVector3D m_grip;  // from the hand's point on the table to the cup's bottom
    QVector3D m_speed; // of the cup, edges per second

    bool m_throwing = false;
    Throw m_throw;
    ThrowPlan m_plan;
    double m_lean = 0;
    double m_t = 0; // of the throw, 0..1
    bool m_poured = false;
    quint32 m_touching = 0; // pairs of dice that touch, a bit each
    qint64 m_start = 0;

    int m_slideMs = 0;
    int m_gatherMs = 0;
    int m_homeMs = 0;
    qint64 m_homeStart = 0;
    qint64 m_now = 0;
    double m_wobble = 0; // turns the dice inside the cup
    Noise m_noise;
};
