#include "mainwindow.h"

#include "access/liveregion.h"
#include "actions.h"
#include "announcer.h"
#include "computerchat.h"
#include "dialogs/dialogprompts.h"
#include "dialogs/newgamedialog.h"
#include "gamesounds.h"
#include "gameview.h"
#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "panes/oddspane.h"
#include "players/tablesource.h"
#include "replaycontrol.h"
#include "scorecard/scorecardview.h"
#include "settings/settings.h"
#include "table/tableview.h"
#include "text/languagecontroller.h"
#include "text/names.h"
#include "text/plaintip.h"
#include "theme/desktop.h"
#include "theme/style.h"
#include "tips/tips.h"

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>

using namespace Qt::StringLiterals;

namespace {
constexpr QSize SmallestWindow(960, 640);
// Between the window's edge and what lies in it, px.
constexpr int FrameGap = 8;
// What happens within this time is told to a screen reader as one text, ms.
constexpr int AnnouncementMs = 120;

Theme themeFor(const WindowServices &services)
{
    const ThemeChoice choice = services.settings.theme();
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && services.desktop.dark());
    return Theme::make(dark, services.settings.felt(), services.settings.dice());
}

} // namespace

MainWindow::MainWindow(const WindowServices &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_ownWriter(services.writer != nullptr ? nullptr : std::make_unique<DiskWriter>(services.store))
    , m_writer(services.writer != nullptr ? *services.writer : *m_ownWriter)
    , m_ownPrompts(services.prompts != nullptr ? nullptr : std::make_unique<DialogPrompts>(this))
    , m_prompts(services.prompts != nullptr ? *services.prompts : *m_ownPrompts)
    , m_starter(services.clock, services.store, services.newSeed, services.makeDice)
    , m_theme(themeFor(services))
    , m_textPercent(services.settings.textPercent())
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(SmallestWindow);
    setContentsMargins(FrameGap, 0, FrameGap, FrameGap);
    applyLook(m_theme, services.baseFont, m_textPercent);
    // The window hears of it now, so that its children are born with the right font and need not measure twice.
    QCoreApplication::sendPostedEvents(this);
    m_table = new TableView(m_theme, motion(), this);
    m_card = new ScorecardView(m_theme, this);
    m_history = new HistoryPane(m_theme, this);
    m_chat = new ChatPane(m_theme, this);
    m_odds = new OddsPane(m_theme, this);
    m_table->setFocusPolicy(Qt::ClickFocus); // keys go on to the window; buttons are reached by Tab
    setCentralWidget(m_table);
    m_table->setFocus();
    buildDocks();
    buildCorner();
    m_actions = new Actions(*menuBar(), LanguageController::languages(), this);
    m_tables = new TableSource(this);
    m_view =
        new GameView({*m_table, *m_card, *m_history, *m_chat, *m_odds}, m_prompts, services.settings, *m_tables, this);
    m_computerChat = new ComputerChat(this);
    m_computerChat->setTalking(services.settings.computerChat());
    m_tips = new Tips(*m_table, services.settings, m_theme, this);
    m_sounds = new GameSounds(services.sound, services.clock, services.settings.heardVolume(), this);
    ScreenReader *reader = services.reader != nullptr ? services.reader : new LiveRegion(this);
    m_announcer = new Announcer(*reader, AnnouncementMs, this);
    connectActions();
    connectViews();
    retranslate();
    restorePlace();
}

MainWindow::~MainWindow()
{
    m_view->setSession(nullptr);
}

void MainWindow::resumeOrBegin(const QString &newRules)
{
    ResumedGame resumed = m_starter.resume();
    if (resumed.started && newRules.isEmpty()) {
        adopt(std::move(*resumed.started));
        if (resumed.fault)
            m_session->save(); // a sound game has just been read: there is nothing to write
    } else {
        GameSetup setup = usualSetup(newRules);
        // Whoever sees the game for the first time may look round as long as it takes.
        if (resumed.firstStart && !m_services.settings.lastSetup())
            setup.options.push_back({u"clock"_s, u"off"_s});
        startGame(setup);
        if (resumed.firstStart)
            m_view->invite();
    }
    if (newRules.isEmpty())
        warnOfDamage(resumed); // nothing goes on otherwise
    if (const QString &aside = m_services.settings.setAside(); !aside.isEmpty())
        warn(tr("Your settings could not be read and begin anew; the old file is kept as %1.").arg(aside));
}

GameSetup MainWindow::usualSetup(const QString &ruleSet) const
{
    GameSetup setup = m_services.settings.lastSetup().value_or(firstSetup(m_theme, usualLevel()));
    if (!ruleSet.isEmpty() && setup.ruleSet != ruleSet) {
        setup.ruleSet = ruleSet;
        setup.options.clear(); // those of the other rules
    }
    return setup;
}

void MainWindow::appear()
{
    show();
    // Everything takes its place before the first picture: one that changed at once would be waited for twice.
    QCoreApplication::sendPostedEvents();
    m_table->prepare();
}

void MainWindow::startGame(const GameSetup &setup)
{
    auto started = m_starter.begin(setup);
    if (!started) {
        warn(Names::commandError(started.error()));
        return;
    }
    adopt(std::move(started).value());
    m_session->save();
}

std::unique_ptr<GameSession> MainWindow::makeSession(StartedGame started)
{
    auto session = std::make_unique<GameSession>(std::move(started.game), m_writer, started.file, m_services.clock,
                                                 *m_tables, GameSession::Waits{});
    // Queued: both open dialogs, which must not happen inside a signal of the game.
    connect(
        session.get(), &GameSession::ended, this, [this] { showEnd(true); }, Qt::QueuedConnection);
    connect(session.get(), &GameSession::saveFailed, this, &MainWindow::warnOfSave, Qt::QueuedConnection);
    connect(session.get(), &GameSession::unsavedChanged, this, &MainWindow::markUnsaved);
    return session;
}

std::unique_ptr<GameSession> MainWindow::put(std::unique_ptr<GameSession> session)
{
    session->setComputerPause(computerPauseMs());
    m_computerChat->setSession(session.get());
    m_sounds->setSession(session.get()); // before the table, where a throw without motion is over at once
    m_view->setSession(session.get(), m_waiting != nullptr);
    m_announcer->setSession(session.get());
    m_tips->setSession(session.get()); // after the announcer: what a tip is about is told first
    std::swap(m_session, session);
    tellHelp();
    markUnsaved();
    updateFrame();
    return session;
}

void MainWindow::adopt(StartedGame started)
{
    std::unique_ptr<GameSession> before = std::move(m_waiting);
    m_endOfWaiting = {};
    std::unique_ptr<GameSession> shown = put(makeSession(std::move(started)));
    if (!before)
        before = std::move(shown);
    if (before) {
        before->keepTime();
        before->forgetIfUntouched();
    }
    m_session->beOnTable();
}

void MainWindow::look(StartedGame started)
{
    std::unique_ptr<GameSession> session = makeSession(std::move(started));
    if (m_waiting || m_session->game().state().over()) {
        put(std::move(session));
        return;
    }
    m_endOfWaiting = m_session->holdForDialog();
    m_waiting = std::move(m_session);
    put(std::move(session));
    (void)m_session->holdForDialog(); // to its end: nobody plays in a game that is looked at
}

bool MainWindow::backToGame()
{
    if (!m_waiting)
        return false;
    const auto goOn = std::exchange(m_endOfWaiting, {});
    const auto lookedAt = put(std::exchange(m_waiting, nullptr));
    goOn();
    return true;
}

void MainWindow::connectActions()
{
    connect(m_actions->newGame, &QAction::triggered, this, &MainWindow::showNewGame);
    connect(m_actions->games, &QAction::triggered, this, &MainWindow::showLibrary);
    connect(m_actions->rematch, &QAction::triggered, this, &MainWindow::showRematch);
    connect(m_actions->result, &QAction::triggered, this, [this] { showEnd(false); });
    connect(m_actions->coach, &QAction::triggered, this, &MainWindow::showCoach);
    connect(m_actions->replay, &QAction::triggered, this, &MainWindow::showReplay);
    connect(m_actions->undo, &QAction::triggered, this, [this] {
        if (m_view->lookingBack())
            m_view->comeBack(); // what would be undone must be seen first
        else
            m_session->undo();
    });
    connect(m_actions->hint, &QAction::triggered, m_view, &GameView::toggleHint);
    connect(m_actions->finishTurns, &QAction::triggered, this, [this] { m_session->finishComputerTurns(); });
    connect(m_actions->pause, &QAction::triggered, this, [this] { m_view->handleKey({GameKey::Kind::Pause}); });
    m_actions->mute->setChecked(m_services.settings.muted());
    connect(m_actions->mute, &QAction::triggered, this, &MainWindow::toggleMute);
    connect(m_actions->settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->fullScreen, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    connect(m_actions->help, &QAction::triggered, this, [this] { showHelp(HelpDialog::Page::Rules); });
    connect(m_actions->keys, &QAction::triggered, this, [this] { showHelp(HelpDialog::Page::Keys); });
    connect(m_actions->about, &QAction::triggered, this, [this] { showHelp(HelpDialog::Page::About); });
    connect(m_actions, &Actions::languageChosen, &m_services.language, &LanguageController::setLanguage);
    m_actions->viewMenu->addAction(m_historyDock->toggleViewAction());
    m_actions->viewMenu->addAction(m_chatDock->toggleViewAction());
    m_actions->viewMenu->addAction(m_oddsDock->toggleViewAction());
    connect(m_oddsDock->toggleViewAction(), &QAction::triggered, m_oddsDock, [this](bool on) {
        if (on)
            m_oddsDock->raise();
    });
}

void MainWindow::connectViews()
{
    connect(m_view, &GameView::chatWanted, this, &MainWindow::showChat);
    connect(m_view, &GameView::muteWanted, this, &MainWindow::toggleMute);
    connect(m_view, &GameView::leaveWanted, this, &MainWindow::backToGame, Qt::QueuedConnection);
    connect(m_view, &GameView::hintShown, m_announcer, &Announcer::say);
    connect(m_tips, &Tips::told, m_announcer, &Announcer::say);
    connect(m_announcer, &Announcer::listeningBegan, m_tips, &Tips::tell);
    connect(m_table, &TableView::cupRattled, m_sounds, &GameSounds::rattle);
    connect(m_table, &TableView::diceKnocked, m_sounds, &GameSounds::knockOnFelt);
    connect(m_table, &TableView::diceClashed, m_sounds, &GameSounds::knockOnDie);
    connect(m_view, &GameView::refreshed, this, &MainWindow::updateFrame);
    connect(m_chat, &ChatPane::dismissed, this, [this] {
        activateWindow(); // the pane may float
        m_table->setFocus();
    });
    connect(m_chat, &ChatPane::unreadChanged, this, &MainWindow::updateFrame);
    connect(m_chatDock, &QDockWidget::visibilityChanged, m_chat, [this](bool inFront) {
        if (inFront)
            m_chat->markRead();
    });
    connect(&m_services.settings, &Settings::changed, this, &MainWindow::applySettings);
    connect(&m_services.desktop, &Desktop::changed, this, &MainWindow::applySettings);
    connect(&m_services.settings, &Settings::writeFailure, this, &MainWindow::warnOfSettings, Qt::QueuedConnection);
}

void MainWindow::retranslate()
{
    setLocale(m_services.language.locale()); // existing widgets do not follow the default locale
    m_historyDock->setWindowTitle(tr("History"));
    m_cardDock->setWindowTitle(tr("Scorecard"));
    m_oddsDock->setWindowTitle(tr("Odds"));
    m_actions->retranslate();
    m_actions->setLanguage(m_services.language.language());
    if (m_session)
        m_session->retranslate();
    m_view->refresh();
    markUnsaved();
    updateFrame();
}

void MainWindow::updateFrame()
{
    const int unread = m_chat->unread();
    m_chatDock->setWindowTitle(unread > 0 ? tr("Chat (%1)").arg(locale().toString(unread)) : tr("Chat"));
    m_chatDock->toggleViewAction()->setText(tr("Chat"));
    if (!m_session)
        return;
    const GameState &state = m_session->shown();
    const QString name = Names::ruleSet(state.rules->id);
    const int round = m_view->lookingBack() ? m_view->visibleState().round : state.round;
    showStatus(tr("%1 · round %2 of %3").arg(name, locale().toString(round), locale().toString(state.rounds())));
    setWindowTitle(name);
    m_actions->undo->setEnabled(m_session->canUndo() && !m_waiting);
    m_actions->pause->setEnabled(!state.over() && !m_waiting);
    m_actions->finishTurns->setEnabled(m_session->computerTurn());
    m_actions->hint->setEnabled(m_session->inputOpen() && !m_view->lookingBack() && state.phase == Phase::Deciding
                                && state.hintsAllowed);
    m_actions->replay->setEnabled(m_session->shownEntries() > 1 && !m_session->isMoving() && !state.paused);
    m_actions->result->setEnabled(state.over());
    m_actions->coach->setEnabled(state.over());
    m_actions->setPaused(state.paused);
    m_tips->setAway(m_view->lookingBack());
}

void MainWindow::showStatus(const QString &text)
{
    if (text == m_status->text())
        return;
    m_status->setText(text);
    measureCorner();
}

void MainWindow::measureCorner()
{
    m_corner->adjustSize();
    menuBar()->setCornerWidget(m_corner); // the bar measures its corner only now
    m_corner->show();
}

void MainWindow::markUnsaved()
{
    const auto *error = m_session && m_session->unsaved() ? &*m_session->unsaved() : nullptr;
    m_unsavedMark->setVisible(error != nullptr);
    if (error != nullptr) {
        m_unsavedMark->setText(tr("Not saved"));
        setPlainToolTip(*m_unsavedMark, Names::storeError(*error));
        m_unsavedMark->setAccessibleName(m_unsavedMark->text());
        m_announcer->say(m_unsavedMark->text());
    }
    measureCorner();
}

MotionPolicy MainWindow::motion() const
{
    using Speed = MotionPolicy::Speed;
    const Speed asTheSystem = m_services.desktop.reducedMotion() ? Speed::Off : Speed::Normal;
    return MotionPolicy(m_services.settings.animation().value_or(asTheSystem));
}

void MainWindow::toggleMute()
{
    m_services.settings.setMuted(!m_services.settings.muted());
}

int MainWindow::computerPauseMs() const
{
    return motion().computerPauseMs(m_services.settings.computerPace());
}

void MainWindow::applySettings()
{
    m_sounds->setVolume(m_services.settings.heardVolume());
    m_actions->mute->setChecked(m_services.settings.muted());
    m_computerChat->setTalking(m_services.settings.computerChat());
    m_table->setMotion(motion());
    if (m_session)
        m_session->setComputerPause(computerPauseMs());
    // Most settings are no matter of looks, and the table's pictures are costly to make anew.
    const Theme theme = themeFor(m_services);
    const int textPercent = m_services.settings.textPercent();
    if (theme == m_theme && textPercent == m_textPercent)
        return;
    m_theme = theme;
    m_textPercent = textPercent;
    applyLook(m_theme, m_services.baseFont, m_textPercent);
    m_table->setTheme(m_theme);
    m_tips->setTheme(m_theme);
    m_card->setTheme(m_theme);
    m_history->setTheme(m_theme);
    m_chat->setTheme(m_theme);
    m_odds->setTheme(m_theme);
    if (m_replay != nullptr)
        m_replay->setTheme(m_theme);
    if (m_help)
        m_help->setTheme(m_theme);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (takeKey(*event))
        return;
    // Arrows that nobody else wants lead to the card; an arrow up or down goes to where the card was left, no further.
    const bool toEnd = event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    const bool toCard = toEnd || event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    const bool floats = m_card->window() != this;
    if (toCard && m_card->isVisible() && (floats || focusWidget() != m_card)) {
        m_card->activateWindow();
        m_card->setFocus(Qt::ShortcutFocusReason);
        // What the card does not want comes back here, unless it floats; so it must have the focus by then.
        if (toEnd && (floats || focusWidget() == m_card))
            QCoreApplication::sendEvent(m_card, event);
        return;
    }
    QMainWindow::keyPressEvent(event);
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    // What no field or list of a pane wanted comes here by way of the pane's dock.
    if (event->type() == QEvent::KeyPress
        && (watched == m_historyDock || watched == m_chatDock || watched == m_oddsDock)
        && takeKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return QMainWindow::eventFilter(watched, event);
}

bool MainWindow::takeKey(const QKeyEvent &event)
{
    if (m_replay != nullptr && m_replay->handleKey(event))
        return true;
    const GameKey key = gameKey(event);
    return m_session && (m_view->handleKey(key) || (key.kind == GameKey::Kind::Back && backToGame()));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() != QEvent::WindowStateChange || m_actions == nullptr)
        return;
    m_actions->fullScreen->setChecked(isFullScreen());
    if (isMinimized())
        pauseUnseen();
}

void MainWindow::pauseUnseen()
{
    if (m_session && !m_waiting && m_session->timeCounts() && !m_session->game().state().paused)
        m_session->setPaused(true);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // A throw in the air has happened.
    if (m_session)
        running().keepTime();
    if (m_session && !m_closing && !running().keepAll()) {
        event->ignore();
        keepThen([this] {
            m_closing = true;
            QMetaObject::invokeMethod(this, &QWidget::close, Qt::QueuedConnection); // not while it is being closed
        });
        return;
    }
    m_services.settings.setWindow(saveGeometry(), saveState());
    QMainWindow::closeEvent(event);
}
