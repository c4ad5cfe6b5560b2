#include "replaycontrol.h"

#include "game/replay.h"
#include "gamesession.h"
#include "gameview.h"
#include "replay/replaybar.h"
#include "table/tableview.h"

#include <QScopedValueRollback>

ReplayControl::ReplayControl(TableView &table, GameView &view, const Theme &theme, ReplayPace pace, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_view(view)
    , m_player(pace)
    , m_bar(new ReplayBar(theme, m_player, &table))
{
    m_bar->hide();
    connect(m_bar, &ReplayBar::closed, this, &ReplayControl::stop);
    connect(&m_player, &ReplayPlayer::moved, this, [this](int entry, bool throwMoves) {
        const QScopedValueRollback leading(m_leading, true);
        m_view.replayTo(entry, throwMoves);
    });
    connect(&m_view, &GameView::replayedThrowSettled, &m_player, &ReplayPlayer::settled);
    connect(&m_view, &GameView::momentShown, this, &ReplayControl::onMomentShown);
}

void ReplayControl::start(const GameSession &session, bool motion)
{
    const Journal &journal = session.game().journal();
    m_player.setJournal(journal, session.shownEntries());
    if (m_player.stepCount() == 0)
        return;
    m_bar->setMotion(motion);
    const QByteArray &code = std::get<GameStarted>(journal.front().event).fairnessCode;
    m_bar->setFairness(QString::fromLatin1(code), replay(journal).complete());
    setActive(true);
    m_player.jumpTo(0);
    m_player.play();
}

void ReplayControl::stop()
{
    if (m_active)
        m_view.comeBack(); // momentShown(-1) does the rest
}

void ReplayControl::onMomentShown(int entry)
{
    if (!m_active || m_leading)
        return;
    if (entry >= 0) {
        if (entry != m_player.entry()) // else a throw that the player asked for has come to rest
            m_player.noteEntry(entry); // by the history
        return;
    }
    m_player.pause();
    setActive(false);
}

void ReplayControl::setActive(bool on)
{
    if (m_active == on)
        return;
    m_active = on;
    m_table.setFooter(on ? m_bar : nullptr);
    m_view.setReplaying(on);
    if (!on)
        emit ended();
}

void ReplayControl::setTheme(const Theme &theme)
{
    m_bar->setTheme(theme);
}

bool ReplayControl::handleKey(const QKeyEvent &event)
{
    return m_active && m_bar->handleKey(event);
}
