#pragma once

#include "base/clock.h"
#include "game/decisiontimer.h"
#include "game/dicesource.h"
#include "game/gamestate.h"
#include "game/journal.h"

#include <QObject>
#include <memory>
#include <optional>

/// What a new game is made of.
struct GameSetup {
    QString ruleSet;
    std::vector<OptionChoice> options;
    std::vector<SeatSpec> seats;
    int starter = 0;
    bool hints = true; ///< see GameStarted::hints
};

/// The first entry of a new game's journal, or why there can be none.
/// @param seed 32 random bytes
[[nodiscard]] Result<Journal, EventError> newJournal(const GameSetup &setup, const QByteArray &seed,
                                                     const Clock &clock);

/// Why a command was refused. Nothing has changed then.
using CommandError = EventError;

/// One running game: commands go in, facts come out. Every command is checked, appended to the journal, applied
/// to the state and only then announced: entryAppended() first, the specific signal last. Views and files read
/// state() and journal(); nothing else is stored.
///
/// Commands must not be given from a slot of these signals; queue them.
class Game : public QObject {
    Q_OBJECT

public:
    /// @param journal a journal that replay() calls complete; a new game's or a resumed one's
    /// @param dice where throws come from; owned
    /// @param clock must outlive the game
    Game(Journal journal, std::unique_ptr<DiceSource> dice, const Clock &clock, QObject *parent = nullptr);

    [[nodiscard]] const GameState &state() const { return m_state; }
    [[nodiscard]] const RuleSet &rules() const { return *m_state.rules; }
    [[nodiscard]] const Journal &journal() const { return m_journal; }

    /// The cup is thrown for the seat in turn.
    std::optional<CommandError> throwDice(int seat, Actor by);
    /// "Next throw": the seat keeps these dice, the others go back into the cup.
    std::optional<CommandError> keepDice(int seat, DiceMask kept, Actor by);
    /// Writes the dice of the seat in turn into a row.
    std::optional<CommandError> fillRow(int seat, int row, Actor by);
    /// Takes back what undoTarget() names.
    std::optional<CommandError> undo();
    [[nodiscard]] bool canUndo() const { return undoTarget(m_journal, m_state).has_value(); }
    std::optional<CommandError> postChat(int seat, const QString &text);
    std::optional<CommandError> setPaused(bool on);
    /// Notes that a seat, which must be about to decide, was told what is best.
    std::optional<CommandError> noteHint(int seat);
    std::optional<CommandError> changeSeat(int seat, const SeatSpec &spec);

    /// Locks of the decision that is open: which dice would be kept. They start as the dice kept last and are no
    /// event until the seat decides. Ignored while nothing is to be decided.
    [[nodiscard]] DiceMask locks() const { return m_locks; }
    void setLocks(DiceMask locks);
    /// May the seat in turn change its locks now?
    [[nodiscard]] bool locksOpen() const;

    /// Time spent on the open decision so far, ms.
    [[nodiscard]] qint64 spentMs() const { return m_timer.elapsedMs(); }
    /// Goes on with the open decision as it was left: these locks, and no less time spent than this. Right after the
    /// game was made.
    void resumeDecision(DiceMask locks, qint64 spentMs);

    /// Holds the decision clock, or lets it run on. Pause is held by setPaused() itself.
    void setHold(HoldReason reason, bool on);
    [[nodiscard]] bool clockHeld() const { return m_timer.held(); }
    /// Time for each decision, ms; 0 = no clock.
    [[nodiscard]] qint64 budgetMs() const { return 1000 * qint64(rules().clockSeconds); }
    /// Time left for this decision, 0..budgetMs(); 0 without a clock. A decision that was taken back goes on with
    /// what it had left, but at least 5 s the first time, and half as much each time more.
    [[nodiscard]] qint64 remainingMs() const;
    /// To be called when time may be up. Acts for the seat in turn if it is, at most once, and tells whether it did.
    bool checkClock();

signals:
    void entryAppended(int index);
    void diceThrown(const DiceThrown &event);
    void diceKept(const DiceKept &event);
    void rowFilled(const RowFilled &event);
    void chatPosted(const ChatPosted &event);
    void locksChanged(DiceMask locks);
    void pausedChanged(bool on);
    /// The seat in turn, or what it has to do, is another one than before the last command.
    void turnChanged(int seat);
    /// Many things changed at once (undo, a seat's player): read everything again, animate nothing.
    void stateReset();
    /// The game is over; emitted once, after everything else.
    void finished();

private:
    /// nullopt when a command may go on: the clock has not decided in the meantime.
    std::optional<CommandError> tooLate(Actor by);
    void append(GameEvent event, qint64 decisionMs);
    void appendMove(GameEvent event, Actor by);
    void beginDecision();
    void endIfOver();
    void actForClock();
    [[nodiscard]] bool mayKeep() const;

    Journal m_journal;
    std::unique_ptr<DiceSource> m_dice;
    const Clock &m_clock;
    GameState m_state;
    DecisionTimer m_timer;
    DiceMask m_locks;
    qint64 m_allowedMs = 0; // for this decision
};
