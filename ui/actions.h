#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;

/// The window's menus and their actions. Owns them; the window connects them. Texts follow the language when the
/// window calls retranslate().
class Actions : public QObject {
    Q_OBJECT

public:
    /// Fills the menu bar. @param languages codes in the order of the menu
    Actions(QMenuBar &menuBar, const QStringList &languages, QObject *parent);

    void retranslate();
    void setPaused(bool on);
    void setLanguage(const QString &code);

    QAction *newGame = nullptr;
    QAction *games = nullptr; ///< all saved games
    QAction *rematch = nullptr;
    QAction *result = nullptr; ///< the ranking of a game that is over
    QAction *coach = nullptr;  ///< the same game as the coach sees it
    QAction *replay = nullptr; ///< walks through the game on the table
    QAction *undo = nullptr;
    QAction *hint = nullptr;
    QAction *finishTurns = nullptr; ///< of the computer seats
    QAction *pause = nullptr;       ///< pauses, or goes on: see setPaused()
    QAction *mute = nullptr;        ///< checkable
    QAction *settings = nullptr;
    QAction *quit = nullptr;
    QAction *fullScreen = nullptr; ///< checkable
    QAction *help = nullptr;
    QAction *keys = nullptr;
    QAction *about = nullptr;

    /// Where the panes' own show/hide actions go.
    QMenu *viewMenu = nullptr;

signals:
    void languageChosen(const QString &code);

private:
    void buildGameMenu(QMenuBar &menuBar);
    void buildViewMenu(QMenuBar &menuBar);
    void buildLanguageMenu(QMenuBar &menuBar, const QStringList &languages);
    void buildHelpMenu(QMenuBar &menuBar);

    QMenu *m_gameMenu = nullptr;
    QMenu *m_languageMenu = nullptr;
    QMenu *m_helpMenu = nullptr;
    QActionGroup *m_languages = nullptr;
    bool m_paused = false;
};
