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

    /// The running game; null before resumeOrBegin().
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
    void showStatus(const QString &text);

    void adopt(StartedGame started);
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
    /// Puts a saved game on the table. The present one stays in the store as it is.
    /// @return whether it is there now; if not, the player has been told
    bool openGame(const QString &file);
    /// Puts a game on the table and replays it.
    void lookThrough(const QString &file);
    void closeEnd(EndDialog::Choice choice);
    void showHelp(HelpDialog::Page page);
    /// Tells an open help window which game is on the table.
    void tellHelp();
    void showChat();
    /// Tells something while the game stands still.
    void warn(const QString &text);
    void warnOfSettings();
    void warnOfSave(const StoreError &error);
    void warnOfDamage(const ResumedGame &resumed);
    /// Nobody should run out of time in a window that is not seen.
    void pauseUnseen();
    /// Opens a modal dialog, which goes with its end, while the game stands still; then calls `then`.
    void openModally(QDialog *dialog, const std::function<void(int result)> &then);

    WindowServices m_services;
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
};
