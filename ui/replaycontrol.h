#pragma once

#include "replay/replayplayer.h"
#include "theme/theme.h"

#include <QObject>

class GameSession;
class GameView;
class QKeyEvent;
class ReplayBar;
class TableView;

/// The replay of the game on the table: leads the views through its journal and puts the bar on the table while it
/// lasts. It ends with Esc, with the bar's cross, when the players come back to the present, or with the game.
class ReplayControl : public QObject {
    Q_OBJECT

public:
    /// @param table where the bar goes; it and the view must outlive this object
    ReplayControl(TableView &table, GameView &view, const Theme &theme, ReplayPace pace, QObject *parent);

    /// Goes to the beginning of the session's game.
    /// @param motion whether dice roll at first
    void start(const GameSession &session, bool motion);
    /// Back to the present.
    void stop();
    [[nodiscard]] bool active() const { return m_active; }

    void setTheme(const Theme &theme);
    /// True when the key meant something for the replay.
    bool handleKey(const QKeyEvent &event);

signals:
    /// The replay has ended, whichever way.
    void ended();

private:
    void onMomentShown(int entry);
    void setActive(bool on);

    TableView &m_table;
    GameView &m_view;
    ReplayPlayer m_player;
    ReplayBar *m_bar; // child of the table
    bool m_active = false;
    bool m_leading = false; // the view moves because the player said so
};
