// What is best, and what the odds are: the part of GameView that answers such questions.
#include "gameview.h"

#include "hintpresenter.h"
#include "panes/oddspane.h"
#include "rules/scoring.h"
#include "strategy/rowodds.h"
#include "text/names.h"

#include <algorithm>

void GameView::toggleHint()
{
    if (!m_session)
        return;
    if (!m_advice.empty()) {
        endHint();
        refresh();
    } else {
        askHint();
    }
}

void GameView::askHint()
{
    const GameState &state = m_session->shown();
    if (!m_session->inputOpen() || lookingBack() || state.phase != Phase::Deciding || !state.hintsAllowed)
        return;
    m_advisedAt = m_session->shownEntries();
    const SeatState &seat = state.current();
    m_hints.ask(*state.rules, seat.card, seat.dice, seat.throws);
}

void GameView::onHint(const std::vector<Advice> &actions)
{
    if (!hintStands() || actions.empty() || m_session->game().state().paused)
        return; // the answer came too late
    m_session->noteHint();
    m_advisedAt = m_session->game().journal().size();
    m_advice = actions;
    refresh();
    emit hintShown(HintPresenter::present(m_session->shown(), m_advice).sentence);
}

bool GameView::hintStands() const
{
    // Talk does not end a hint; a decision, an undo or another throw does.
    const Journal &journal = m_session->game().journal();
    return std::none_of(
        journal.begin() + static_cast<std::ptrdiff_t>(qMin(m_advisedAt, journal.size())), journal.end(),
        [](const JournalEntry &entry) { return isMove(entry.event) || std::holds_alternative<Undone>(entry.event); });
}

void GameView::endHint()
{
    m_advice.clear();
    m_hints.drop();
}

void GameView::showOdds(const GameState &state)
{
    if (!m_views.odds.isVisible())
        return; // most players never open the pane
    std::vector<OddsLine> lines;
    if (state.phase != Phase::Deciding || state.over() || m_session->isMoving() || (state.paused && !lookingBack())) {
        m_views.odds.setOdds({}, {});
        return;
    }
    const SeatState &seat = state.current();
    const DiceMask locked = locks(state);
    const std::vector<double> chances = rowChances(*state.rules, seat.card, seat.dice, locked, seat.throws);
    for (int row = 0; row < state.rules->rowCount(); ++row) {
        if (!seat.card.isFilled(row))
            lines.push_back({Names::row(state.rules->row(row).id), chances[static_cast<std::size_t>(row)]});
    }
    m_views.odds.setOdds(oddsHeading(seat, locked), std::move(lines));
}

QString GameView::oddsHeading(const SeatState &seat, DiceMask locks)
{
    const int left = MaxThrows - seat.throws;
    if (left == 0 || locks == DiceMask::all())
        return tr("With these dice");
    if (locks == DiceMask::none())
        return tr("All dice thrown again, %n throw(s) left", nullptr, left);
    return tr("%1 locked, %n throw(s) left", nullptr, left).arg(Names::diceList(seat.dice, locks));
}
