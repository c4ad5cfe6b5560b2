#pragma once

#include "game/game.h"
#include "players/strategy.h"
#include "players/tablesource.h"

#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

/// Lets the computer seats of a game act. It follows the game's signals by itself; whoever owns it only tells it
/// how long to wait and when to hold still. Seats of persons are never touched.
///
/// An act is one command: the cup is thrown, dice are kept, a row is filled. Before each one the driver waits
/// for pauseMs(); a seat that will throw again first shows its locks and then waits once more. It acts only
/// from its own timer, never from inside a signal of the game.
///
/// A seat that wants a value table gets it from the TableSource that hints and the coach use too; until it is there,
/// which takes a fraction of a second once in a game, the seat throws but does not decide, and the event loop goes on.
class TurnDriver : public QObject {
    Q_OBJECT

public:
    /// @param game must outlive the driver, or at least never be acted for after its end: a driver whose game is
    ///        destroyed stays silent
    /// @param tables must outlive the driver
    TurnDriver(Game &game, TableSource &tables, QObject *parent = nullptr);

    /// Waiting time before each act, ms, at least 0. Holds from the next wait on.
    void setPauseMs(int ms) { m_pauseMs = qMax(0, ms); }
    [[nodiscard]] int pauseMs() const { return m_pauseMs; }

    /// Holds still while dice move, a dialog is open or the players look at an earlier moment. Afterwards the
    /// wait begins anew; what the seat has decided stays decided.
    void setSuspended(bool suspended);
    [[nodiscard]] bool suspended() const { return m_suspended; }

    /// True when a computer seat is to act in a game that runs.
    [[nodiscard]] bool hasTurn() const;

    /// For games without a window: acts at once, again and again, until a person is to act, the game is paused or
    /// over, or the driver is suspended. Waits for the table where one is needed.
    void playAll();

private:
    struct Player {
        QString level;
        std::unique_ptr<Strategy> strategy;
    };

    void onTurnChanged();
    void wait();
    void onTimeout();
    /// Gives the one command that is due.
    std::optional<CommandError> act();
    const Decision &decide();
    Strategy &strategyOf(int seat);
    /// True when the seat in turn needs the table and it is neither there nor refused.
    bool lacksTable();
    /// Hands the table to the players, once it is there, or learns that it is refused.
    void seekTable();
    void onTableFinished();

    Game &m_game;
    TableSource &m_tables;
    QTimer m_timer;
    std::vector<Player> m_players;             // by seat; made when first needed
    std::optional<Decision> m_decision;        // of the seat in turn, from the moment it was made until it is acted on
    std::shared_ptr<const ValueTable> m_table; // once some seat has needed it
    bool m_tableRefused = false;               // the rules are too large to be solved: players help themselves
    bool m_locksShown = false;
    int m_pauseMs = 0;
    bool m_suspended = false;
    bool m_gameGone = false;
    bool m_playingAll = false;
};
