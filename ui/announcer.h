#pragma once

#include "game/events.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <cstddef>

class GameSession;
class ScreenReader;

/// Has a screen reader tell what happens in a game: thrown faces, rows, turns, locks, the last seconds, the end.
/// Follows one session, from what happens next on. Sentences that come close together are read as one text, and none
/// is made while nobody listens; who begins to listen is told where the game stands.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// @param reader must outlive this object
    /// @param joinMs how long a sentence waits for others to come, ms
    Announcer(ScreenReader &reader, int joinMs, QObject *parent = nullptr);

    /// Tells of another game from now on; null for none.
    void setSession(GameSession *session);
    /// Reads a sentence that is no event of the game, such as a hint.
    void say(const QString &sentence);

signals:
    /// Somebody listens who has heard nothing so far; what stands on the screen can be said.
    void listeningBegan();

private:
    void onListening();
    void onShown();
    void onLocksChanged(DiceMask locks);
    void onMessage(const ChatPosted &event);
    void onClockTicked();
    void noteShown();
    void read();

    ScreenReader &m_reader;
    int m_joinMs;
    QTimer m_join;
    QStringList m_sentences;
    QPointer<GameSession> m_session;
    std::size_t m_heard = 0; // entries of the session's journal
    int m_seat = -1;
    int m_round = 0;
    DiceMask m_locks;
    bool m_hurryTold = false; // of the decision that is open
};
