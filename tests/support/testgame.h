#pragma once

#include "game/game.h"
#include "support/manualclock.h"
#include "support/scripteddice.h"

#include <QByteArray>

/// How a game of a test is set up.
struct TestSetup {
    QByteArray ruleSet = "duel";
    QByteArray options = {}; ///< "clock=off dice=own"
    QByteArray seats = "pp"; ///< one letter a seat: p = person, c = computer; named A, B, C, …
    int starter = 0;
};

/// Seats named A, B, C, … of these kinds.
std::vector<SeatSpec> testSeats(const QByteArray &kinds);

/// A seed that is the same in every run.
QByteArray testSeed();

/// A journal that has just begun.
Journal testJournal(const TestSetup &setup, const Clock &clock);

/// A running game with scripted dice on a clock that the test turns.
class TestGame {
public:
    explicit TestGame(const TestSetup &setup, const ScriptedDice &dice = {});
    /// Goes on with a journal, as after a restart.
    static TestGame resumed(const Journal &journal, const ScriptedDice &dice = {});

    Game *operator->() { return m_game.get(); }
    Game &game() { return *m_game; }
    const GameState &state() const { return m_game->state(); }
    const Journal &journal() const { return m_game->journal(); }
    const ScriptedDice &dice() const { return m_dice; }
    ManualClock &clock() { return m_clock; }

    /// Plays commands that must all be accepted; on the first that is not, prints why and returns false.
    /// A command is "A:throw" (seat A throws), "A:keep" (keeps nothing), "A:keep13" (keeps the first and the
    /// third die) or "A:chance" (fills the row). Without "A:" the seat in turn acts.
    bool play(const QByteArray &script);

    /// The same for one command, with what the game answered.
    std::optional<CommandError> command(const QByteArray &text);

    /// Points in a row of a seat, -1 while it is open.
    int points(int seat, const QByteArray &row) const;
    int row(const QByteArray &id) const { return state().rules->rowIndex(QString::fromLatin1(id)); }
    /// Faces that a seat shows, as "12346".
    QByteArray faces(int seat) const;

private:
    TestGame(const Journal &journal, const ScriptedDice &dice, const ManualClock &clock);

    ManualClock m_clock;
    ScriptedDice m_dice;
    std::unique_ptr<Game> m_game;
};

/// Every signal of a game in the order in which it came, as words.
class SignalLog : public QObject {
public:
    explicit SignalLog(Game &game);

    /// What came since the last call, such as "entry thrown turn:0". "STALE" stands behind a signal that came
    /// before the state and the journal had changed.
    QByteArray take();

private:
    void note(const QByteArray &word);

    Game &m_game;
    QByteArrayList m_words;
};
