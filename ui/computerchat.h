#pragma once

#include "game/gamestate.h"
#include "players/moment.h"

#include <QObject>
#include <QPointer>
#include <map>

class GameSession;

/// Lets computer seats say a word about what happens: at most one of them after each turn, not about everything, and
/// not the same line twice in a row. What they say follows from the game's seed and is saved with the game, in the
/// language of the moment.
class ComputerChat : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Listens to another game. The session must live until the next call or until this object is gone.
    void setSession(GameSession *session);
    void setTalking(bool on) { m_talking = on; }

private:
    void onEntry();
    void say(const Moment &moment, quint32 chance);
    [[nodiscard]] int speakerFor(const Moment &moment, quint32 chance) const;

    QPointer<GameSession> m_session;
    GameState m_before;                                  ///< as the last entry left it
    std::map<std::pair<Moment::Kind, bool>, int> m_said; ///< lines said so far, by situation
    int m_turns = 0;                                     ///< rows written since the session began
    bool m_talking = true;
};
