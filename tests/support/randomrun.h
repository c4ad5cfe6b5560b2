#pragma once

#include "support/flowmodel.h"
#include "support/naivescorer.h"
#include "support/simpleplayer.h"

#include <QRandomGenerator>

/// One game of random options, seats and commands, sensible and senseless ones, on the dice of a random seed. After
/// every command it checks what must always hold, against a second model of the flow and of the points.
class RandomRun {
public:
    RandomRun(const QByteArray &ruleSet, quint32 seed);

    /// Plays to the end. Empty when everything held, else what did not, and where.
    QByteArray run();

    int commandCount() const { return m_commands; }
    int undoCount() const { return m_undos; }
    int clockCount() const { return m_clockMoves; }
    bool servedWin() const { return m_game.state().servedWinner >= 0; }

private:
    RandomRun(const QByteArray &ruleSet, quint32 seed, QRandomGenerator random);

    // One step each. They return what is wrong, or nothing.
    QByteArray step();
    QByteArray move(bool sensible);
    QByteArray undo();
    QByteArray pause();
    QByteArray chat();
    QByteArray changeSeat();
    QByteArray turnClock();
    QByteArray hold();

    QByteArray afterCommand(std::optional<CommandError> error, bool legal);
    QByteArray follow();
    QByteArray followUndo(int target);
    bool diceAllow(const GameState &state, int row) const;
    QByteArray checkPoints(const RowFilled &filled) const;
    QByteArray checkState() const;
    QByteArray checkEnd() const;
    QByteArray checkTimes() const;
    bool late() const;
    int pick(int below) { return static_cast<int>(m_random.bounded(below)); }

    QRandomGenerator m_random;
    QByteArray m_name;
    QByteArray m_options;
    SeededGame m_game;
    FlowModel m_flow;
    Naive::Options m_naive;
    GameState m_last;                     // after the last command
    std::vector<FlowModel> m_flowBefore;  // before each entry of the journal
    std::vector<GameState> m_stateBefore; // likewise
    qint64 m_spent = 0;                   // on the open decision, ms
    bool m_held = false;
    int m_commands = 0;
    int m_undos = 0;
    int m_clockMoves = 0;
};
