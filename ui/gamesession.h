#pragma once

#include "game/game.h"
#include "players/turndriver.h"
#include "storage/diskwriter.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

/// One running game as the window plays it: the game, its computer seats, autosave after every event, the clock's
/// ticks, and the answer to "may a person act now?". Knows nothing of widgets; the window shows shown() and hands
/// over what people want.
///
/// What happened is shown when it lies safely on the disk, so that nothing that was seen is lost. A disk that takes too
/// long, or refuses, holds nobody up: the game goes on, unsaved() says so, and saving is tried again until it works.
class GameSession : public QObject {
    Q_OBJECT

public:
    struct Waits {
        int shownMs = 500;      ///< what happened is shown after this time at the latest, kept or not
        int retryMs = 2'000;    ///< first pause before saving is tried again; each one is twice the one before…
        int longestMs = 60'000; ///< …up to this
        int noteMs = 10'000;    ///< so often is time noted that only breaks ties
    };

    /// @param game a game just begun or resumed; owned
    /// @param writer must outlive the session
    /// @param file full path of the game's journal
    /// @param clock the game's clock; must outlive the session
    /// @param tables for computer seats; must outlive the session
    GameSession(std::unique_ptr<Game> game, DiskWriter &writer, QString file, const Clock &clock, TableSource &tables,
                Waits waits, QObject *parent = nullptr);
    ~GameSession() override;

    [[nodiscard]] const Game &game() const { return *m_game; }
    /// Full path of the file in which the game is kept.
    [[nodiscard]] const QString &file() const { return m_file; }

    /// A person's time is limited, or decides about points.
    [[nodiscard]] bool timeCounts() const;
    /// Nothing has happened yet but pauses.
    [[nodiscard]] bool untouched() const;

    /// The state that people may see: while dice move, the one before that throw.
    [[nodiscard]] const GameState &shown() const { return m_shown; }
    /// Another language: usual names in shown() follow. Says nothing, for everybody hears of the language.
    void retranslate();
    /// How many entries of the journal people may see in the history.
    [[nodiscard]] std::size_t shownEntries() const { return m_shownEntries; }
    /// A person may throw, lock or write now.
    [[nodiscard]] bool inputOpen() const;
    /// Dice move, or wait to be shown as they lie.
    [[nodiscard]] bool isMoving() const { return m_moving || m_settling; }
    /// "Next throw" would throw at once, since the same seat goes on.
    [[nodiscard]] bool nextThrowFollows() const;
    [[nodiscard]] bool canUndo() const;

    /// How long a computer seat is seen to think before each act, ms.
    void setComputerPause(int ms);
    /// Computer seats act at once and their dice do not move, until a person is to act, the game is paused or over,
    /// or this is called again.
    void finishComputerTurns();
    [[nodiscard]] bool computerTurn() const { return m_driver.hasTurn(); }

    // What people want. Everything that is not possible now is ignored.

    /// The cup, the big button or Space: throws, or decides for the next throw. While dice move it finishes the
    /// motion, as locks and rows do too. Presses in quick succession count once: a double click never costs a throw.
    void pressThrow();
    void toggleLock(int die);
    void setLocks(DiceMask locks);
    void fillRow(int row);
    void undo();
    void setPaused(bool on);
    /// The seat in turn was told what is best.
    void noteHint();
    void postChat(int seat, const QString &text);

    /// A dialog that must be answered opens; several may be open. The clock stands still and computer seats wait until
    /// what is returned has been called for each: once counts, more often does no harm, nor when the session has gone.
    [[nodiscard]] std::function<void()> holdForDialog();
    /// People look at an earlier moment: computer seats wait, and lose no time by it; a person's clock runs on.
    void setLookingBack(bool on);
    /// Dice that move come to rest at once.
    void finishMotion();
    /// The table says that the dice lie still.
    void settle();
    /// The window closes, or another game comes to the table: where a person's time counts it is kept in the file, by
    /// a pause, so that the decision goes on where it was.
    void keepTime();
    /// This is the game on the table, with which the next start goes on: from now on a note beside its journal says so,
    /// and how its open decision stands. See TableNote.
    void beOnTable();
    /// The game is left: a file of a game in which nothing has happened goes.
    void forgetIfUntouched();
    /// Has the journal written; also done after every event.
    void save();
    /// Waits until everything has been written, and tries once more if it could not be.
    /// @return whether all is kept now
    bool keepAll();
    /// Why what has happened lately is not on the disk; none when it is, or just about to be.
    [[nodiscard]] const std::optional<StoreError> &unsaved() const { return m_unsaved; }

signals:
    /// A throw has been made; whoever shows the dice calls settle() when they lie still.
    void throwStarted(const DiceThrown &event);
    /// The motion of the running throw should end at once.
    void finishMotionWanted();
    /// shown() has changed, or what may be done now.
    void changed();
    void turnPassed(int seat); ///< another seat is in turn; emitted before changed()
    void chatChanged();
    void clockTicked();                       ///< about once a second while a decision clock runs
    void ended();                             ///< the game is over and its last dice lie still; once
    void unsavedChanged();                    ///< unsaved() is another one
    void saveFailed(const StoreError &error); ///< once until saving works again

private:
    [[nodiscard]] GameState shownNow() const;
    [[nodiscard]] bool isHasty();
    void skipMotion();
    void onDiceThrown(const DiceThrown &event);
    void onMoved();
    void onFinished();
    void tellEnd();
    void refresh();
    void showWhenKept();
    void showNow();
    void onWritten(const QString &file, qint64 entries);
    void onWriteFailed(const QString &file, const StoreError &error);
    /// @param aheadMs time that may pass before the next note
    void note(qint64 aheadMs = 0);
    void setUnsaved(std::optional<StoreError> error);
    void countDialogs(int more);
    void updateHolds();
    void setHurried(bool on);
    void scheduleTick();
    void tick();

    std::unique_ptr<Game> m_game;
    DiskWriter &m_writer;
    QString m_file;
    QByteArray m_text; // of the journal, as far as it was saved
    std::size_t m_textEntries = 0;
    std::size_t m_keptEntries; // that are known to be on the disk
    std::optional<StoreError> m_unsaved;
    Waits m_waits;
    int m_retryMs;
    QTimer m_retry;
    QTimer m_latestShow;  // while something waits to be shown
    QTimer m_untimedNote; // while a person thinks without a clock, and time counts
    const Clock &m_clock;
    TurnDriver m_driver;
    QTimer m_tick;
    GameState m_shown;
    std::size_t m_shownEntries = 0;
    int m_shownSeat = -1;
    std::optional<qint64> m_lastPressMs;  // of any press
    std::optional<qint64> m_lastEffectMs; // of the last press that meant something
    int m_dialogs = 0;
    int m_computerPauseMs = 0;
    bool m_hurried = false; // computer seats finish their turns
    bool m_moving = false;
    bool m_settling = false; // it has happened, but is not shown yet, since it is not kept yet
    bool m_lookingBack = false;
    bool m_onTable = false;
    bool m_finished = false; // the game has said so
    bool m_endTold = false;
};
