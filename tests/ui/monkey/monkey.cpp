#include "monkey.h"

#include "gameview.h"
#include "players/strategy.h"
#include "rules/rulecatalog.h"
#include "scorecard/scorecardmodel.h"
#include "scorecard/scorecardview.h"
#include "support/games.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
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

// What a player does

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

// What hands and elbows do

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

// What happens round the game

GameSetup Monkey::anySetup()
{
    static const QStringList ids = RuleCatalog::ids();
    const QString id = m_room.oneOf(ids);
    // Strategies that need no table: with others a monkey's day would be spent waiting for solvers.
    static const QStringList levels{u"novice"_s, u"casual"_s, u"greedy"_s, u"random"_s};
    std::vector<OptionChoice> options;
    for (const OptionSpec &option : RuleCatalog::options(id)) {
        if (m_room.pick(3) == 0)
            options.push_back({option.name, m_room.oneOf(option.values)});
    }
    if (!RuleCatalog::make(id, options))
        options.clear();
    const int people = 1 + m_room.pick(3);
    const int computers = m_room.pick(3);
    GameSetup setup{id, options, Games::seats(people + computers, computers), 0};
    for (SeatSpec &seat : setup.seats) {
        if (seat.kind == PlayerKind::Computer)
            seat.level = m_room.oneOf(levels);
    }
    setup.starter = m_room.pick(people + computers);
    return setup;
}

void Monkey::newGame()
{
    if (QApplication::activeModalWidget() == nullptr)
        m_room.window().startGame(anySetup());
}

void Monkey::restart()
{
    // Who leaves in the middle of a question loses nothing; the question goes with its window.
    m_room.restart();
}

void Monkey::resize()
{
    m_room.window().resize(200 + m_room.pick(1700), 200 + m_room.pick(1000));
}

void Monkey::changeWindow()
{
    MainWindow &window = m_room.window();
    switch (m_room.pick(5)) {
    case 0:
        window.showMinimized();
        QCoreApplication::processEvents();
        window.showNormal();
        break;
    case 1:
        window.showMaximized();
        break;
    case 2:
        window.hide();
        QCoreApplication::processEvents();
        window.show();
        break;
    case 3: {
        const auto docks = window.findChildren<QDockWidget *>();
        QDockWidget *dock = m_room.oneOf(docks);
        if ((dock->features() & QDockWidget::DockWidgetFloatable) != 0)
            dock->setFloating(!dock->isFloating());
        break;
    }
    default:
        window.showNormal();
    }
}

void Monkey::changeLanguage()
{
    const QStringList codes = LanguageController::languages();
    m_room.language().setLanguage(m_room.oneOf(codes));
}

void Monkey::changeLooks()
{
    Settings &settings = m_room.settings();
    static const std::vector<ThemeChoice> themes{ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark};
    static const std::vector<int> sizes{100, 100, 125, 150, 200};
    settings.setTheme(m_room.oneOf(themes));
    settings.setTextPercent(m_room.oneOf(sizes));
    settings.setFelt(static_cast<Felt>(m_room.pick(3)));
    settings.setDice(static_cast<DiceSet>(m_room.pick(4)));
}

void Monkey::changeSettings()
{
    Settings &settings = m_room.settings();
    static const std::vector<MotionPolicy::Speed> speeds{MotionPolicy::Speed::Off, MotionPolicy::Speed::Off,
                                                         MotionPolicy::Speed::Fast, MotionPolicy::Speed::Normal};
    settings.setAnimation(m_room.oneOf(speeds));
    settings.setConfirmZero(m_room.pick(3) == 0);
    settings.setTips(m_room.pick(3) == 0);
    settings.setComputerChat(m_room.pick(2) == 0);
    settings.setMuted(m_room.pick(2) == 0);
    settings.setVolume(m_room.pick(101));
}

void Monkey::waitAWhile()
{
    m_room.clock().advance(m_room.pick(20'000));
    QTest::qWait(m_room.pick(60));
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
