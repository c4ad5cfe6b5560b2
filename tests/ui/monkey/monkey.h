#pragma once

#include "monkeyroom.h"

#include <QByteArray>
#include <QPoint>
#include <map>

class QWidget;

/// Does anything at all to the window, as mouse and keyboard do it: through the window system, so that modal
/// dialogs and open menus stand in its way as they stand in a player's.
class Monkey {
public:
    /// @param trace tells each whim before it is followed
    Monkey(MonkeyRoom &room, bool trace)
        : m_room(room)
        , m_trace(trace)
    {}

    /// One whim. @return its name
    QByteArray act();
    /// Presses Esc until no dialog and no menu is open. What is wrong, or nothing.
    [[nodiscard]] QByteArray closeEverything();
    /// Lets computer seats play until a person is to act. What is wrong, or nothing.
    [[nodiscard]] QByteArray waitForPerson();

    [[nodiscard]] const std::map<QByteArray, int> &counts() const { return m_counts; }

private:
    // What a player does.
    void throwDice();
    void lockDice();
    void writeRow();
    void writeByKeys();
    void undo();
    void chat();
    void lookBack();
    void replay();
    void answer();
    void menuAction();
    // What hands and elbows do.
    void clickAnything();
    void clickAnywhere();
    void dragAnywhere();
    void pressAnyKey();
    void turnWheel();
    // What happens round the game.
    void newGame();
    void restart();
    void resize();
    void changeWindow();
    void changeLanguage();
    void changeLooks();
    void changeSettings();
    void waitAWhile();

    struct Whim {
        const char *name;
        int weight;
        void (Monkey::*act)();
    };
    static const std::vector<Whim> &whims();

    /// What the hand finds on top: a menu, a dialog, or the window.
    [[nodiscard]] QWidget &top();
    [[nodiscard]] QWidget &help();
    void click(QWidget &widget, QPoint place);
    void click(QWidget &widget);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
    [[nodiscard]] GameSetup anySetup();

    void begin(const QByteArray &name);
    /// Presses Esc until the present is shown. What is wrong, or nothing.
    [[nodiscard]] QByteArray comeBack();
    /// For a complaint: the window and the widget that keys go to.
    [[nodiscard]] static QByteArray whoHasTheKeys();

    MonkeyRoom &m_room;
    bool m_trace;
    std::map<QByteArray, int> m_counts;
};
