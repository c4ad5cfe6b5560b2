#pragma once

#include "game/journal.h"

#include <QObject>
#include <QTimer>
#include <vector>

/// How long a replay rests on what it has shown, at speed 1.
struct ReplayPace {
    int throwMs = 1100;   ///< dice that lie, to be looked at
    int decisionMs = 800; ///< which dice stay, or the row that was written
};

/// Walks through a game's journal, by hand or by itself. A step is a throw, a decision or an undo; position 0 is the
/// beginning of the game, position n the moment after step n. Knows nothing of widgets: it says which entry is to be
/// seen, and is told when a throw that moves lies still.
class ReplayPlayer : public QObject {
    Q_OBJECT

public:
    explicit ReplayPlayer(ReplayPace pace, QObject *parent = nullptr);

    /// The game to walk through, from its beginning and at rest. Says nothing.
    /// @param entries how many entries of the journal people may see
    void setJournal(const Journal &journal, std::size_t entries);

    [[nodiscard]] int stepCount() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] int position() const { return m_position; }
    /// Index in the journal of the last entry that is seen at this position.
    [[nodiscard]] int entry() const;
    [[nodiscard]] bool playing() const { return m_playing; }

    /// @param factor above 0; 2 is twice as fast. Holds from the next rest on.
    void setSpeed(double factor) { m_speed = factor; }
    /// Whether throws move when they are stepped onto from the step before.
    void setMotion(bool on) { m_motion = on; }

    /// Walks on by itself up to the end; from the end it begins anew.
    void play();
    void pause();
    /// By hand: pauses, and stays between beginning and end.
    void stepBy(int steps);
    void jumpTo(int position);
    /// Somebody has gone to an entry by another way: says nothing, pauses.
    void noteEntry(int entry);
    /// The throw of the last moved() lies still.
    void settled();

signals:
    /// @param entry index of the journal's last entry to be seen
    /// @param throwMoves the entry is a throw, and it should be seen how it came
    void moved(int entry, bool throwMoves);
    /// Position or playing() has changed.
    void changed();

private:
    struct Step {
        int entry = 0;
        bool isThrow = false;
    };

    [[nodiscard]] bool isThrow() const;
    void goTo(int position, bool throwMoves);
    void rest();
    void onTimeout();

    ReplayPace m_pace;
    QTimer m_timer;
    std::vector<Step> m_steps;
    int m_position = 0;
    double m_speed = 1;
    bool m_motion = true;
    bool m_playing = false;
    bool m_throwMoves = false;
};
