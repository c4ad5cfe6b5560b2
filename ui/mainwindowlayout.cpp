// Where everything lies in the window, and where the window lies.
#include "mainwindow.h"

#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "panes/oddspane.h"
#include "scorecard/scorecardview.h"
#include "settings/settings.h"
#include "windowmemory.h"

#include <QChildEvent>
#include <QDockWidget>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace {

constexpr QSize UsualWindow(1280, 800);
// Title bar and borders that the desktop will add.
constexpr QSize FrameAllowance(4, 40);

} // namespace

void MainWindow::buildDocks()
{
    setDockOptions(AllowTabbedDocks | GroupedDragging); // a pane is taken out by its tab
    setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    m_cardDock = new QDockWidget(this);
    m_cardDock->setObjectName(u"cardDock"_s);
    m_cardDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_cardDock->setTitleBarWidget(new QWidget(m_cardDock)); // the card speaks for itself
    m_cardDock->setWidget(m_card);
    addDockWidget(Qt::RightDockWidgetArea, m_cardDock);

    m_historyDock = addPane(u"historyDock"_s, m_history);
    m_chatDock = addPane(u"chatDock"_s, m_chat);
    m_oddsDock = addPane(u"oddsDock"_s, m_odds);
    tabifyDockWidget(m_historyDock, m_chatDock);
    tabifyDockWidget(m_chatDock, m_oddsDock);
    m_oddsDock->hide(); // for those who want it: in the menu
    m_historyDock->raise();
}

void MainWindow::buildCorner()
{
    m_corner = new QWidget(menuBar());
    m_unsavedMark = new QLabel(m_corner);
    m_unsavedMark->setObjectName(u"unsavedMark"_s);
    m_unsavedMark->setForegroundRole(QPalette::BrightText);
    m_unsavedMark->hide();
    m_status = new QLabel(m_corner);
    m_status->setObjectName(u"status"_s);
    auto *layout = new QHBoxLayout(m_corner);
    layout->setContentsMargins(0, 4, 12, 4);
    layout->setSpacing(16);
    for (QLabel *label : {m_unsavedMark, m_status}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
        layout->addWidget(label);
    }
    menuBar()->setCornerWidget(m_corner);
}

QDockWidget *MainWindow::addPane(const QString &name, QWidget *pane)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable
                      | QDockWidget::DockWidgetFloatable);
    dock->setWidget(pane);
    // The tab says what the pane is; only a floating one needs a title bar to be held by.
    dock->setTitleBarWidget(new QWidget(dock));
    connect(dock, &QDockWidget::topLevelChanged, dock, [dock](bool floating) {
        QWidget *bar = dock->titleBarWidget();
        dock->setTitleBarWidget(floating ? nullptr : new QWidget(dock));
        delete bar;
    });
    // Behind another tab a pane counts as visible for Qt: Tab would lead into it, and screen readers too.
    QSizePolicy policy = pane->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // the dock must not change its size with its tab
    pane->setSizePolicy(policy);
    connect(dock, &QDockWidget::visibilityChanged, pane, &QWidget::setVisible);
    dock->installEventFilter(this); // keys of the game work in a floating pane too
    addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

void MainWindow::childEvent(QChildEvent *event)
{
    QMainWindow::childEvent(event);
    // The tabs over the panes, which Qt makes when it needs them: they stand between the card and what they show.
    auto *tabs = event->polished() ? qobject_cast<QTabBar *>(event->child()) : nullptr;
    if (tabs != nullptr)
        setTabOrder(m_card, tabs);
}

void MainWindow::restorePlace()
{
    // Where the usual size does not fit with its frame, the whole screen does.
    const QSize room = screen()->availableGeometry().size() - FrameAllowance;
    resize(UsualWindow.boundedTo(room).expandedTo(minimumSize()));
    // Panes first: of a window that is to be maximised Qt 6.4 keeps what it restored until the window is shown, and
    // crashes then when no pane is docked.
    restoreState(m_services.settings.windowState());
    restoreGeometry(m_services.settings.windowGeometry());
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens << screen->availableGeometry();
    const QRect place = visibleFrame(geometry(), screens, minimumSize());
    if (place != geometry() && !isMaximized() && !isFullScreen())
        setGeometry(place);
}
