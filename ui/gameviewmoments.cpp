// Earlier moments of the game: the part of GameView that looks back and replays.
#include "gameview.h"

#include "game/replay.h"
#include "panes/historypane.h"
#include "table/tableview.h"
#include "text/seatnames.h"

#include <utility>

void GameView::comeBack()
{
    if (!m_moment)
        return;
    setMoment(std::nullopt);
    m_views.table.finishMotion(); // a throw of a replay
    refresh();
}

void GameView::setMoment(std::optional<int> entry)
{
    m_moment = entry;
    m_views.history.setMoment(entry ? throwAt(*entry) : -1);
    m_session->setLookingBack(entry.has_value());
    emit momentShown(entry.value_or(-1));
}

void GameView::lookAt(int entry)
{
    // A paused game hides its dice; looking at the last throw would be time to think for nothing.
    if (!m_session || m_session->isMoving() || m_session->game().state().paused)
        return;
    m_views.table.finishMotion();
    setMoment(entry);
    refresh();
}

void GameView::toggleMoment(int entry)
{
    if (m_moment == entry && !m_replaying)
        comeBack();
    else
        lookAt(entry);
}

void GameView::setReplaying(bool on)
{
    m_replaying = on;
    refreshTable();
}

void GameView::replayTo(int entry, bool throwMoves)
{
    if (!m_session)
        return;
    m_views.table.finishMotion(); // of the throw before
    setMoment(throwMoves ? entry - 1 : entry);
    refresh();
    if (!throwMoves)
        return;
    m_flying = entry;
    const auto &event = std::get<DiceThrown>(m_session->game().journal()[static_cast<std::size_t>(entry)].event);
    m_views.table.animateThrow(event.dice, event.kept, motionSeed(m_session->game(), event));
}

void GameView::onThrowSettled()
{
    if (!m_session)
        return;
    if (!m_flying) {
        m_session->settle();
        cheer();
        return;
    }
    const int entry = *std::exchange(m_flying, std::nullopt);
    if (!m_moment)
        return; // the players have come back to the present
    setMoment(entry);
    refresh();
    emit replayedThrowSettled();
}

int GameView::throwAt(int entry) const
{
    const Journal &journal = m_session->game().journal();
    while (entry > 0 && !std::holds_alternative<DiceThrown>(journal[static_cast<std::size_t>(entry)].event))
        --entry;
    return entry;
}

std::size_t GameView::entriesInHistory() const
{
    const std::size_t shown = m_session->shownEntries();
    if (!m_session->shown().paused || m_session->shown().phase != Phase::Deciding)
        return shown;
    // A paused game hides the dice that are to be decided on, here as on the table.
    const Journal &journal = m_session->game().journal();
    const std::vector<bool> undone = undoneEntries(journal);
    for (std::size_t entry = shown; entry-- > 0;) {
        if (!undone[entry] && std::holds_alternative<DiceThrown>(journal[entry].event))
            return entry;
    }
    return shown;
}

GameState GameView::visibleState() const
{
    if (!m_moment)
        return m_session->shown();
    // The moment right after that throw; what was undone later still happened then.
    const Game &game = m_session->game();
    GameState state = stateOf(game.journal(), static_cast<std::size_t>(*m_moment) + 1, game.state().rules);
    SeatNames::show(state.specs);
    return state;
}

quint32 GameView::motionSeed(const Game &game, const DiceThrown &event)
{
    const auto &start = std::get<GameStarted>(game.journal().front().event);
    return static_cast<quint32>(qHash(start.fairnessCode)
                                ^ qHash((event.seat * 100 + event.round) * 10 + event.throwNumber, 7));
}
