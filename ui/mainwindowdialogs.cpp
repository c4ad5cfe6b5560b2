// The dialogs of the window: what they need, and what comes of their answers.
#include "mainwindow.h"

#include "coach/coachdialog.h"
#include "dialogs/newgamedialog.h"
#include "dialogs/prompts.h"
#include "dialogs/settingsdialog.h"
#include "gameview.h"
#include "library/gametaking.h"
#include "library/librarydialog.h"
#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "replaycontrol.h"
#include "settings/settings.h"
#include "table/tableview.h"
#include "text/names.h"

#include <QDockWidget>

namespace {
// Somebody may still be pressing keys for the game that has just ended: until none was for so long, ms. A key that is
// held repeats after two thirds of this at the latest.
constexpr int UnaskedMs = 1000;
} // namespace

void MainWindow::leaveGameThen(const std::function<void()> &next)
{
    const auto keep = [this, next] { keepThen(next); };
    if (running().untouched() || running().game().state().over()) {
        keep();
        return;
    }
    m_prompts.askDiscardGame([closed = m_session->holdForDialog(), keep](bool leave) {
        closed();
        if (leave)
            keep();
    });
}

void MainWindow::keepThen(const std::function<void()> &next)
{
    if (running().keepAll()) {
        next();
        return;
    }
    m_prompts.askLeaveUnsaved(Names::storeError(*running().unsaved()),
                              [closed = m_session->holdForDialog(), next](bool leave) {
                                  closed();
                                  if (leave)
                                      next();
                              });
}

void MainWindow::showNewGame()
{
    m_session->finishMotion();
    auto *dialog = new NewGameDialog(usualSetup(), computerLevels(), m_theme, this);
    openModally(dialog, [this, dialog](int result) {
        if (result != QDialog::Accepted)
            return;
        const GameSetup setup = dialog->setup();
        m_services.settings.setLastSetup(setup);
        leaveGameThen([this, setup] { startGame(setup); });
    });
}

void MainWindow::showRematch()
{
    leaveGameThen([this] { startGame(rematchOf(m_session->game().state())); });
}

void MainWindow::showEnd(bool justNow)
{
    // The signal was queued: another game may be on the table by now.
    if (!m_session->game().state().over())
        return;
    auto *dialog = new EndDialog(m_session->game().state(), m_session->game().journal(), this);
    if (justNow) {
        dialog->celebrate(motion().celebrationMs());
        dialog->comeUnasked(m_services.clock, UnaskedMs);
    }
    openModally(dialog, [this, dialog](int) { closeEnd(dialog->choice()); });
}

void MainWindow::closeEnd(EndDialog::Choice choice)
{
    switch (choice) {
    case EndDialog::Choice::Rematch:
        showRematch();
        break;
    case EndDialog::Choice::NewGame:
        showNewGame();
        break;
    case EndDialog::Choice::Coach:
        showCoach();
        break;
    case EndDialog::Choice::LookThrough:
        showReplay();
        break;
    case EndDialog::Choice::Close:
        break;
    }
}

void MainWindow::showCoach()
{
    auto *dialog = new CoachDialog(m_session->game().state(), m_session->game().journal(), *m_tables, this);
    connect(dialog, &CoachDialog::momentChosen, m_view, &GameView::lookAt);
    openModally(dialog, [](int) {});
}

void MainWindow::showReplay()
{
    m_historyDock->show();
    m_historyDock->raise();
    if (m_replay == nullptr) {
        m_replay = new ReplayControl(*m_table, *m_view, m_theme, {}, this);
        connect(m_replay, &ReplayControl::ended, this, [this] {
            // Queued, for it ends also because another game comes to the table.
            QMetaObject::invokeMethod(
                this,
                [this, replayed = m_session.get()] {
                    if (m_session.get() == replayed)
                        backToGame();
                },
                Qt::QueuedConnection);
        });
    }
    m_replay->start(*m_session, !motion().off());
    m_table->setFocus(); // for the keys
}

void MainWindow::showLibrary()
{
    m_session->finishMotion();
    auto *dialog = new LibraryDialog(m_services.store, m_session->file(), nullptr, this);
    connect(dialog, &LibraryDialog::openRequested, this, &MainWindow::openGame);
    connect(dialog, &LibraryDialog::replayRequested, this, &MainWindow::lookThrough);
    openModally(dialog, [](int) {});
}

std::optional<StartedGame> MainWindow::load(const QString &file)
{
    auto started = m_starter.open(file);
    if (started)
        return std::move(started).value();
    warn(Names::storeError(started.error()));
    return std::nullopt;
}

void MainWindow::openGame(const QString &file)
{
    if (file == running().file())
        backToGame();
    if (file == m_session->file())
        return;
    auto started = load(file);
    if (!started)
        return;
    if (started->game->state().over()) {
        look(std::move(*started));
        return;
    }
    keepThen([this, game = std::make_shared<StartedGame>(std::move(*started))] { adopt(std::move(*game)); });
}

void MainWindow::lookThrough(const QString &file)
{
    if (file == running().file())
        backToGame();
    if (file != m_session->file()) {
        auto started = load(file);
        if (!started)
            return;
        look(std::move(*started));
    }
    showReplay();
}

void MainWindow::beginRules(const QString &ruleSet)
{
    m_session->finishMotion();
    leaveGameThen([this, ruleSet] { startGame(usualSetup(ruleSet)); });
}

void MainWindow::showFile(const QString &file)
{
    m_session->finishMotion();
    const auto taken = takeGame(GameLibrary(m_services.store), file);
    if (!taken)
        warn(taken.error());
    else if (taken->over)
        lookThrough(taken->file);
    else
        openGame(taken->file);
}

void MainWindow::showSettings()
{
    openModally(new SettingsDialog(m_services.settings, m_services.language, this), [](int) {});
}

void MainWindow::showHelp(HelpDialog::Page page)
{
    if (!m_help) {
        m_help = new HelpDialog(this);
        m_help->setAttribute(Qt::WA_DeleteOnClose);
        m_help->setTheme(m_theme);
        tellHelp();
    }
    m_help->showPage(page);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

void MainWindow::tellHelp()
{
    if (!m_help)
        return;
    const Game &game = m_session->game();
    m_help->setGame(game.rules(), std::get<GameStarted>(game.journal().front().event).fairnessCode);
}

void MainWindow::showChat()
{
    m_chatDock->show();
    m_chatDock->raise();
    m_chat->focusInput();
}

void MainWindow::openModally(QDialog *dialog, const std::function<void(int)> &then)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The second half of a double click finds the closed dialog too, which would then be closed once more.
    connect(
        dialog, &QDialog::finished, this,
        [closed = m_session->holdForDialog(), then](int result) {
            closed();
            then(result);
        },
        Qt::SingleShotConnection);
    dialog->open();
}

void MainWindow::warn(const QString &text)
{
    const auto closed = m_session ? m_session->holdForDialog() : std::function([] {});
    m_prompts.warn(text, closed);
}

void MainWindow::warnOfSettings()
{
    warn(tr("Your settings cannot be saved; they hold until the game is closed."));
}

void MainWindow::warnOfSave(const StoreError &error)
{
    warn(Names::storeError(error));
}

void MainWindow::warnOfDamage(const ResumedGame &resumed)
{
    if (!resumed.unusable.isEmpty())
        warn(Names::storeError({StoreError::Kind::CannotRead, resumed.unusable, {}}));
    else if (resumed.error)
        warn(Names::storeError(*resumed.error));
    else if (resumed.fault)
        warn(Names::damagedGame(resumed.fault->line, resumed.keptAside));
}
