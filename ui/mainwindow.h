#pragma once

#include "base/clock.h"
#include "dialogs/enddialog.h"
#include "dialogs/helpdialog.h"
#include "gamesession.h"
#include "gamestarter.h"
#include "theme/motionpolicy.h"
#include "theme/theme.h"

#include <QFont>
#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <memory>

class Actions;
class Announcer;
class ChatPane;
class ComputerChat;
class Desktop;
class GameSounds;
class GameView;
class HistoryPane;
class LanguageController;
class Prompts;
class OddsPane;
class QDockWidget;
class QLabel;
class ReplayControl;
class ScorecardView;
class ScreenReader;
class Settings;
class SoundPlayer;
class TableSource;
class TableView;
class Tips;

/// Everything the window needs from outside. All of it must outlive the window.
struct WindowServices {
    const Clock &clock;
    Settings &settings;
    LanguageController &language;
    GameStore &store;
    SoundPlayer &sound;
    std::function<QByteArray()> newSeed; ///< 32 random bytes for a new game
    GameStarter::MakeDice makeDice;      ///< empty: dice of the seed
    Prompts *prompts = nullptr;          ///< null: real dialogs over the window
    QFont baseFont;                      ///< the desktop's font, which text sizes scale
    Desktop &desktop;                    ///< what "as the system" means
    ScreenReader *reader = nullptr;      ///< null: the desktop's
    DiskWriter *writer = nullptr;        ///< null: games are written on the spot
};

/// The frame: table in the middle, card, history and chat beside it, menus, dialogs, and the life of sessions.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowServices &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Goes on with the game that was not finished, or begins the first one: call once, before show().
    /// @param newRules id of a rule set: begins a game of these rules in any case; empty for none
    void resumeOrBegin(const QString &newRules = {});
    /// Shows the window; what takes longest of its first picture is drawn while the window manager places it.
    void appear();
    /// Begins a game. The present one stays in the store as it is.
    void startGame(const GameSetup &setup);
    /// Begins a game of these rules with the usual seats, once the player has agreed to leave a running one.
    void beginRules(const QString &ruleSet);
    /// Shows the game of any file, also of one that is not in the store yet: a finished one is replayed, another one
    /// goes on. A file that is not sound changes nothing; the player is told why.
    void showFile(const QString &file);

    /// Goes on with a saved game; a finished one is only looked at. If neither can be, the player is told.
    void openGame(const QString &file);
    /// Looks at a game and replays it.
    void lookThrough(const QString &file);

    /// The game that is seen; null before resumeOrBegin().
    [[nodiscard]] GameSession *session() const { return m_session.get(); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void childEvent(QChildEvent *event) override;

private:
    /// A key that nothing with the focus wanted: the replay's, or else the game's.
    bool takeKey(const QKeyEvent &event);
    void buildDocks();
    [[nodiscard]] QDockWidget *addPane(const QString &name, QWidget *pane);
    void connectActions();
    void connectViews();
    void restorePlace();
    void retranslate();
    void applySettings();
    [[nodiscard]] MotionPolicy motion() const;
    [[nodiscard]] int computerPauseMs() const;
    void toggleMute();
    void updateFrame();
    void buildCorner();
    void measureCorner();
    void showStatus(const QString &text);

    /// Puts a game on the table to be played; the one before is set aside.
    void adopt(StartedGame started);
    /// Puts a game on the table to be looked at; a running one waits until backToGame().
    void look(StartedGame started);
    /// The game that waits comes back to the table. @return whether one waited
    bool backToGame();
    [[nodiscard]] std::unique_ptr<GameSession> makeSession(StartedGame started);
    /// Puts a session on the table and shows it everywhere. @return the one before, which nothing shows any more
    std::unique_ptr<GameSession> put(std::unique_ptr<GameSession> session);
    /// The game that is played, whichever is looked at.
    [[nodiscard]] GameSession &running() { return m_waiting ? *m_waiting : *m_session; }
    /// The last choice in the new-game dialog, or what a player who has chosen nothing yet plays.
    /// @param ruleSet to play this one instead, with the same seats; empty for none
    [[nodiscard]] GameSetup usualSetup(const QString &ruleSet = {}) const;
    /// A game in which something happened goes only when the player says so.
    void leaveGameThen(const std::function<void()> &next);

    void showNewGame();
    void showRematch();
    /// @param justNow the game has ended this moment: its winner is cheered
    void showEnd(bool justNow);
    void showCoach();
    void showReplay();
    void showSettings();
    void showLibrary();
    /// The game in a file; none if it cannot be played, which the player is told.
    [[nodiscard]] std::optional<StartedGame> load(const QString &file);
    void closeEnd(EndDialog::Choice choice);
    void showHelp(HelpDialog::Page page);
    /// Tells an open help window which game is on the table.
    void tellHelp();
    void showChat();
    /// Tells something while the game stands still.
    void warn(const QString &text);
    void warnOfSettings();
    void warnOfSave(const StoreError &error);
    /// What happened in the games at the table is on the disk, or the player leaves it all the same: then `next`.
    void keepThen(const std::function<void()> &next);
    /// A lasting mark as long as the game on the table is not saved.
    void markUnsaved();
    void warnOfDamage(const ResumedGame &resumed);
    /// Nobody should run out of time in a window that is not seen.
    void pauseUnseen();
    /// Opens a modal dialog, which goes with its end, while the game stands still; then calls `then`.
    void openModally(QDialog *dialog, const std::function<void(int result)> &then);

    WindowServices m_services;
    std::unique_ptr<DiskWriter> m_ownWriter;
    DiskWriter &m_writer;
    std::unique_ptr<Prompts> m_ownPrompts;
    Prompts &m_prompts;
    GameStarter m_starter;
    Theme m_theme;
    int m_textPercent;
    TableView *m_table = nullptr;
    ScorecardView *m_card = nullptr;
    HistoryPane *m_history = nullptr;
    ChatPane *m_chat = nullptr;
    OddsPane *m_odds = nullptr;
    QDockWidget *m_cardDock = nullptr;
    QDockWidget *m_historyDock = nullptr;
    QDockWidget *m_chatDock = nullptr;
    QDockWidget *m_oddsDock = nullptr;
    QWidget *m_corner = nullptr; // of the menu bar
    QLabel *m_unsavedMark = nullptr;
    QLabel *m_status = nullptr;
    Actions *m_actions = nullptr;
    TableSource *m_tables = nullptr;
    GameView *m_view = nullptr;
    GameSounds *m_sounds = nullptr;
    Announcer *m_announcer = nullptr;
    ComputerChat *m_computerChat = nullptr;
    Tips *m_tips = nullptr;
    ReplayControl *m_replay = nullptr; // made for the first replay
    QPointer<HelpDialog> m_help;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<GameSession> m_waiting; // the running game, while another one is looked at
    std::function<void()> m_endOfWaiting;
    bool m_closing = false; // the player has said so
};
