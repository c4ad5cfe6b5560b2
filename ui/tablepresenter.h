#pragma once

#include "game/gamestate.h"
#include "table/tablestate.h"

#include <QCoreApplication>

/// What the table needs to know besides the state.
struct TableContext {
    DiceMask locks;            ///< closed locks of the open decision
    bool inputOpen = false;    ///< a person may act
    bool throwFollows = false; ///< "next throw" throws at once: the same seat goes on
    bool firstStart = false;   ///< invite instead of instruct
    bool replaying = false;    ///< the earlier moment is one of a replay
    bool lookingBack = false;  ///< an earlier moment is shown
    bool visiting = false;     ///< another game is the running one, and waits
    HintState hint;
    ClockState clock;
    int unreadChat = 0;
};

/// Turns a game state into what the table shows: which dice lie where, what is open, and every sentence, in the
/// language that is installed at the moment.
class TablePresenter {
    Q_DECLARE_TR_FUNCTIONS(TablePresenter)

public:
    static TableState present(const GameState &state, const TableContext &context);

private:
    static PlateState plate(const GameState &state, int seat, const TableContext &context);
    static void presentDice(TableState &table, const GameState &state, const TableContext &context);
    static void presentWords(TableState &table, const GameState &state, const TableContext &context);
    static void presentButton(TableState &table, const GameState &state, const TableContext &context);
    static QString nextThrowDetail(const GameState &state, DiceMask locks);
    static QString replayBanner(const GameState &state);
    static QString banner(const GameState &state);
};
