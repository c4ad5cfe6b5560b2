// What a player does, and what hands and elbows do.
#include "monkey.h"

#include "scorecard/scorecardmodel.h"
#include "scorecard/scorecardview.h"

#include <QAbstractButton>
#include <QAction>
#include <QListView>
#include <QMenuBar>
#include <QPointer>
#include <QTest>
#include <QWindow>

using namespace Qt::StringLiterals;

void Monkey::throwDice()
{
    if (m_room.pick(2) == 0) {
        key(Qt::Key_Space);
        return;
    }
    click(*m_room.window().findChild<QAbstractButton *>(m_room.pick(2) == 0 ? u"cup"_s : u"bigButton"_s));
}

void Monkey::lockDice()
{
    const int die = m_room.pick(7);
    if (die >= 5)
        key(die == 5 ? Qt::Key_A : Qt::Key_N);
    else if (m_room.pick(2) == 0)
        key(Qt::Key_1 + die);
    else
        click(*m_room.window().findChild<QAbstractButton *>(
            (m_room.pick(2) == 0 ? u"lock%1"_s : u"die%1"_s).arg(die + 1)));
}

void Monkey::writeRow()
{
    auto &card = *m_room.window().findChild<ScorecardView *>();
    const auto &model = dynamic_cast<const ScorecardModel &>(*card.model());
    std::vector<int> lines;
    for (int line = 0; line < model.lineCount(); ++line) {
        if (model.isChoosable(line) || m_room.pick(20) == 0)
            lines.push_back(line);
    }
    if (lines.empty())
        return;
    const auto index = model.index(m_room.oneOf(lines), model.columnInTurn() < 0 ? 0 : model.columnInTurn());
    card.scrollTo(index);
    click(*card.viewport(), card.visualRect(index).center());
}

void Monkey::writeByKeys()
{
    m_room.window().findChild<ScorecardView *>()->setFocus();
    for (const Qt::Key way : {Qt::Key_Down, Qt::Key_Up, Qt::Key_Home, Qt::Key_End}) {
        for (int n = m_room.pick(5); n > 0; --n)
            key(way);
    }
    key(Qt::Key_Return);
}

void Monkey::undo()
{
    key(Qt::Key_Z, Qt::ControlModifier);
}

void Monkey::chat()
{
    static const QStringList texts{u"hi"_s,
                                   u"<b>Ana</b><img src=x>"_s,
                                   u"1 2 3 h f p m c a n"_s,
                                   u"Ñandú 🐺 Åse Иван"_s,
                                   u"&amp; 100 % %1 %n"_s,
                                   QString(600, u'x'),
                                   u"   "_s,
                                   u"\u202Eabc\u200F"_s};
    key(Qt::Key_C);
    type(m_room.oneOf(texts));
    key(Qt::Key_Return);
    if (m_room.pick(2) == 0)
        key(Qt::Key_Escape);
}

void Monkey::lookBack()
{
    const auto lists = m_room.window().findChildren<QListView *>();
    if (lists.isEmpty())
        return;
    QListView *list = m_room.oneOf(lists);
    const int rows = list->model() != nullptr ? list->model()->rowCount() : 0;
    if (rows == 0)
        return;
    const auto index = list->model()->index(m_room.pick(rows), 0);
    list->scrollTo(index);
    click(*list->viewport(), list->visualRect(index).center());
}

void Monkey::replay()
{
    key(Qt::Key_R, Qt::ControlModifier);
    for (int n = m_room.pick(8); n > 0; --n) {
        static const std::vector<int> keys{Qt::Key_Space, Qt::Key_Left, Qt::Key_Right,
                                           Qt::Key_Right, Qt::Key_Home, Qt::Key_End};
        key(m_room.oneOf(keys));
        QTest::qWait(m_room.pick(30));
    }
    if (m_room.pick(3) != 0)
        key(Qt::Key_Escape);
}

void Monkey::answer()
{
    QWidget &dialog = top();
    std::vector<QAbstractButton *> buttons;
    for (auto *button : dialog.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && button->isEnabled())
            buttons.push_back(button);
    }
    const int way = m_room.pick(6);
    if (way == 0 || buttons.empty())
        key(Qt::Key_Escape);
    else if (way == 1)
        key(Qt::Key_Return);
    else
        click(*m_room.oneOf(buttons));
}

void Monkey::menuAction()
{
    std::vector<QAction *> actions;
    for (QAction *menu : m_room.window().menuBar()->actions()) {
        for (QAction *action : menu->menu()->actions()) {
            const bool quits = action->menuRole() == QAction::QuitRole; // see restart()
            if (action->isEnabled() && !action->isSeparator() && !quits)
                actions.push_back(action);
        }
    }
    if (QApplication::activeModalWidget() == nullptr)
        m_room.oneOf(actions)->trigger();
}

void Monkey::clickAnything()
{
    std::vector<QWidget *> widgets;
    for (auto *widget : top().findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->window() == &top())
            widgets.push_back(widget);
    }
    if (widgets.empty())
        return;
    QWidget &widget = *m_room.oneOf(widgets);
    click(widget, {m_room.pick(qMax(1, widget.width())), m_room.pick(qMax(1, widget.height()))});
}

void Monkey::clickAnywhere()
{
    QWidget &widget = top();
    const QPoint place(m_room.pick(qMax(1, widget.width())), m_room.pick(qMax(1, widget.height())));
    static const std::vector<Qt::MouseButton> buttons{Qt::LeftButton, Qt::LeftButton, Qt::MiddleButton};
    if (widget.windowHandle() == nullptr)
        return;
    if (m_room.pick(4) == 0)
        QTest::mouseDClick(widget.windowHandle(), Qt::LeftButton, Qt::NoModifier, place);
    else
        QTest::mouseClick(widget.windowHandle(), m_room.oneOf(buttons), Qt::NoModifier, place);
}

void Monkey::dragAnywhere()
{
    QWidget &widget = top();
    QWindow *window = widget.windowHandle();
    if (window == nullptr)
        return;
    const auto anywhere = [&] {
        return QPoint(m_room.pick(qMax(1, widget.width())), m_room.pick(qMax(1, widget.height())));
    };
    const auto *cup = m_room.window().findChild<QAbstractButton *>(u"cup"_s);
    const bool shake = &widget == &m_room.window() && m_room.pick(2) == 0;
    const QPointer<QWindow> alive = window;
    QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier,
                      shake ? cup->mapTo(&widget, cup->rect().center()) : anywhere());
    for (int n = m_room.pick(6); n > 0 && alive; --n)
        QTest::mouseMove(window, anywhere());
    if (alive)
        QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, anywhere());
}

void Monkey::pressAnyKey()
{
    static const std::vector<int> keys{
        Qt::Key_Space, Qt::Key_Return, Qt::Key_Escape, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Left,     Qt::Key_Right,
        Qt::Key_Up,    Qt::Key_Down,   Qt::Key_Home,   Qt::Key_End, Qt::Key_PageUp,  Qt::Key_PageDown, Qt::Key_Delete,
        Qt::Key_H,     Qt::Key_F,      Qt::Key_P,      Qt::Key_M,   Qt::Key_C,       Qt::Key_A,        Qt::Key_N,
        Qt::Key_1,     Qt::Key_2,      Qt::Key_3,      Qt::Key_4,   Qt::Key_5,       Qt::Key_0,        Qt::Key_X,
        Qt::Key_F1,    Qt::Key_F6,     Qt::Key_F10,    Qt::Key_F11, Qt::Key_Menu,    Qt::Key_Backspace};
    static const std::vector<int> withControl{Qt::Key_N,     Qt::Key_O, Qt::Key_R, Qt::Key_Z,
                                              Qt::Key_Comma, Qt::Key_A, Qt::Key_F};
    if (m_room.pick(5) == 0)
        key(m_room.oneOf(withControl), Qt::ControlModifier);
    else
        key(m_room.oneOf(keys), m_room.pick(8) == 0 ? Qt::ShiftModifier : Qt::NoModifier);
}

void Monkey::turnWheel()
{
    QWidget &widget = top();
    if (widget.windowHandle() == nullptr)
        return;
    const QPointF place(m_room.pick(qMax(1, widget.width())), m_room.pick(qMax(1, widget.height())));
    const int angle = m_room.pick(2) == 0 ? 120 : -120;
    QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, angle}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(widget.windowHandle(), &event);
}
