#include "monkey.h"

#include "gameview.h"

#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QTest>
#include <QWindow>

#include <numeric>

using namespace Qt::StringLiterals;

const std::vector<Monkey::Whim> &Monkey::whims()
{
    static const std::vector<Whim> all{
        {"throw", 24, &Monkey::throwDice},
        {"lock", 10, &Monkey::lockDice},
        {"write", 14, &Monkey::writeRow},
        {"write by keys", 4, &Monkey::writeByKeys},
        {"undo", 3, &Monkey::undo},
        {"chat", 2, &Monkey::chat},
        {"look back", 2, &Monkey::lookBack},
        {"replay", 2, &Monkey::replay},
        {"menu", 3, &Monkey::menuAction},
        {"click anything", 8, &Monkey::clickAnything},
        {"click anywhere", 3, &Monkey::clickAnywhere},
        {"drag", 2, &Monkey::dragAnywhere},
        {"any key", 8, &Monkey::pressAnyKey},
        {"wheel", 1, &Monkey::turnWheel},
        {"new game", 1, &Monkey::newGame},
        {"restart", 1, &Monkey::restart},
        {"resize", 1, &Monkey::resize},
        {"window", 1, &Monkey::changeWindow},
        {"language", 1, &Monkey::changeLanguage},
        {"looks", 1, &Monkey::changeLooks},
        {"settings", 1, &Monkey::changeSettings},
        {"wait", 4, &Monkey::waitAWhile},
    };
    return all;
}

QByteArray Monkey::act()
{
    // A player answers what is asked most of the time.
    if (QApplication::activeModalWidget() != nullptr && m_room.pick(3) != 0) {
        begin("answer");
        answer();
        return "answer";
    }
    const auto &all = whims();
    const int sum =
        std::accumulate(all.begin(), all.end(), 0, [](int part, const Whim &whim) { return part + whim.weight; });
    int drawn = m_room.pick(sum);
    const auto chosen =
        std::find_if(all.begin(), all.end(), [&](const Whim &whim) { return (drawn -= whim.weight) < 0; });
    begin(chosen->name);
    (this->*chosen->act)();
    return chosen->name;
}

void Monkey::begin(const QByteArray &name)
{
    ++m_counts[name];
    if (m_trace)
        fprintf(stderr, "%s\n", name.constData());
}

QByteArray Monkey::closeEverything()
{
    for (int presses = 0; presses < 12; ++presses) {
        QWidget *open = QApplication::activePopupWidget();
        if (open == nullptr)
            open = QApplication::activeModalWidget();
        if (open == nullptr)
            return {};
        key(Qt::Key_Escape);
        QCoreApplication::processEvents();
    }
    const QWidget *left = QApplication::activeModalWidget();
    return QByteArray("Esc does not close ") + (left != nullptr ? left->metaObject()->className() : "a menu");
}

QByteArray Monkey::whoHasTheKeys()
{
    const QWindow *window = QGuiApplication::focusWindow();
    QByteArray words = ", the keys go to ";
    words += window != nullptr ? window->objectName().toUtf8() : "no window";
    for (const QWidget *widget = QApplication::focusWidget(); widget != nullptr; widget = widget->parentWidget())
        words += QByteArray(" < ") + widget->metaObject()->className();
    return words;
}

QByteArray Monkey::comeBack()
{
    // The first press may only leave the chat, or close the help.
    const auto *view = m_room.window().findChild<GameView *>();
    for (int presses = 0; presses < 4; ++presses) {
        key(Qt::Key_Escape);
        QCoreApplication::processEvents();
        if (!view->lookingBack())
            return {};
    }
    return "Esc does not lead back from an earlier moment" + whoHasTheKeys();
}

QByteArray Monkey::waitForPerson()
{
    const GameSession *session = &m_room.session();
    if (m_room.state().paused || m_room.state().over())
        return {};
    const QByteArray wrong = comeBack(); // computer seats wait while somebody looks back
    if (!wrong.isEmpty())
        return wrong;
    if (session->computerTurn())
        key(Qt::Key_F);
    if (QTest::qWaitFor([&] { return !session->computerTurn(); }, 60'000))
        return {};
    return "a computer seat does not act; level " + m_room.state().spec(m_room.state().seat).level.toUtf8()
           + (session->isMoving() ? ", dice move" : ", dice lie") + whoHasTheKeys();
}

// Hands

QWidget &Monkey::top()
{
    if (QWidget *popup = QApplication::activePopupWidget())
        return *popup;
    if (QWidget *modal = QApplication::activeModalWidget())
        return *modal;
    return help();
}

QWidget &Monkey::help()
{
    for (auto *dialog : m_room.window().findChildren<QDialog *>()) {
        if (dialog->isVisible() && m_room.pick(2) == 0)
            return *dialog;
    }
    return m_room.window();
}

void Monkey::click(QWidget &widget, QPoint place)
{
    QWidget *window = widget.window();
    const QPoint inWindow = widget.mapTo(window, place);
    if (!widget.isVisible() || window->windowHandle() == nullptr || !window->rect().contains(inWindow))
        return;
    QTest::mouseClick(window->windowHandle(), Qt::LeftButton, Qt::NoModifier, inWindow);
}

void Monkey::click(QWidget &widget)
{
    click(widget, widget.rect().center());
}

void Monkey::key(int key, Qt::KeyboardModifiers modifiers)
{
    QWindow *window = QGuiApplication::focusWindow();
    // Window managers give the keys to the dialog that must be answered; the offscreen platform leaves them where
    // they were.
    const QWidget *modal = QApplication::activePopupWidget() == nullptr ? QApplication::activeModalWidget() : nullptr;
    if (modal != nullptr && modal->windowHandle() != nullptr)
        window = modal->windowHandle();
    if (window == nullptr)
        window = top().windowHandle();
    if (window != nullptr)
        QTest::keyClick(window, static_cast<Qt::Key>(key), modifiers);
}

void Monkey::type(const QString &text)
{
    // Beyond ASCII nothing can be typed by a test's keys: it is pasted.
    if (auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget()))
        field->insert(text);
}
