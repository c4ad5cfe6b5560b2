#include "gameview.h"

#include "game/replay.h"
#include "hintpresenter.h"
#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "panes/oddspane.h"
#include "rules/scoring.h"
#include "scorecard/scorecardview.h"
#include "settings/settings.h"
#include "strategy/rowodds.h"
#include "table/tableview.h"
#include "text/names.h"

#include <algorithm>
#include <utility>

namespace {

/// Every throw of a game tumbles in its own way.
quint32 motionSeed(const Game &game, const DiceThrown &event)
{
    const auto &start = std::get<GameStarted>(game.journal().front().event);
    return static_cast<quint32>(
        qHash(start.fairnessCode) ^ qHash((event.seat * 100 + event.round) * 10 + event.throwNumber, 7));
}

} // namespace

GameView::GameView(const Views &views, Prompts &prompts, Settings &settings, TableSource &tables, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_prompts(prompts)
    , m_settings(settings)
    , m_hints(tables, this)
{
    connectViews();
}

void GameView::connectViews()
{
    const auto press = [this] {
        if (!m_session)
            return;
        m_session->pressThrow();
        refreshTable(); // the table waits for an answer even where the press meant nothing
    };
    connect(&m_views.table, &TableView::throwRequested, this, press);
    connect(&m_views.table, &TableView::nextThrowRequested, this, press);
    connect(&m_views.table, &TableView::backRequested, this, &GameView::comeBack);
    connect(&m_views.table, &TableView::lockToggled, this, [this](int die) {
        if (m_session && !lookingBack())
            m_session->toggleLock(die);
    });
    connect(&m_views.table, &TableView::throwSettled, this, &GameView::onThrowSettled);
    connect(&m_views.table, &TableView::skipRequested, this, [this] {
        if (m_flying)
            m_views.table.finishMotion();
        else if (m_session)
            m_session->pressThrow();
    });
    connect(&m_views.table, &TableView::resumeRequested, this, [this] {
        if (m_session)
            m_session->setPaused(false);
    });
    connect(&m_views.table, &TableView::hintRequested, this, &GameView::toggleHint);
    connect(&m_views.table, &TableView::hintDismissed, this, &GameView::toggleHint);
    connect(&m_hints, &HintGiver::answered, this, &GameView::onHint);
    connect(&m_views.table, &TableView::chatRequested, this, &GameView::chatWanted);
    connect(&m_views.card, &ScorecardView::rowChosen, this, &GameView::onRowChosen);
    connect(&m_views.history, &HistoryPane::momentChosen, this, &GameView::lookAt);
    connect(&m_views.chat, &ChatPane::messageSent, this, [this](int seat, const QString &text) {
        if (m_session)
            m_session->postChat(seat, text);
    });
    connect(&m_views.odds, &OddsPane::shown, this, [this] {
        if (m_session)
            showOdds(visibleState());
    });
    connect(&m_views.chat, &ChatPane::unreadChanged, this, &GameView::refreshTable);
}

void GameView::setSession(GameSession *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_views.table.finishMotion(); // dice of the old game must not fall into the new one
    if (m_moment && m_session)
        setMoment(std::nullopt);
    m_session = session;
    endHint();
    m_invite = false;
    if (m_session) {
        connect(session, &GameSession::throwStarted, this, &GameView::onThrowStarted);
        connect(session, &GameSession::finishMotionWanted, &m_views.table, &TableView::finishMotion);
        connect(session, &GameSession::turnPassed, this, &GameView::onTurnPassed);
        connect(session, &GameSession::changed, this, &GameView::refresh);
        connect(session, &GameSession::chatChanged, this,
                [this] { m_views.chat.setJournal(m_session->game().journal()); });
        connect(session, &GameSession::clockTicked, this, [this] {
            m_views.table.setClock(clock());
        });
        m_views.chat.setJournal(session->game().journal());
    }
    refresh();
}

void GameView::invite()
{
    m_invite = true;
    refreshTable();
}

bool GameView::handleKey(const GameKey &key)
{
    if (!m_session || key.kind == GameKey::Kind::None)
        return false;
    if (key.kind == GameKey::Kind::Chat) {
        emit chatWanted();
        return true;
    }
    if (key.kind == GameKey::Kind::Mute) {
        emit muteWanted();
        return true;
    }
    if (lookingBack()) {
        comeBack(); // any other key means "on with the game", and nothing more
        return true;
    }
    switch (key.kind) {
    case GameKey::Kind::Throw:
        m_session->pressThrow();
        return true;
    case GameKey::Kind::ToggleLock:
        m_session->toggleLock(key.die);
        return true;
    case GameKey::Kind::LockAll:
        m_session->setLocks(DiceMask::all());
        return true;
    case GameKey::Kind::LockNone:
        m_session->setLocks(DiceMask::none());
        return true;
    case GameKey::Kind::Hint:
        toggleHint();
        return true;
    case GameKey::Kind::FinishTurns:
        m_session->finishComputerTurns();
        return true;
    case GameKey::Kind::Pause:
        m_session->setPaused(!m_session->game().state().paused);
        return true;
    default:
        return false;
    }
}

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
    if (!hintStands() || actions.empty())
        return; // the answer came too late
    m_session->noteHint();
    m_advisedAt = m_session->game().journal().size();
    m_advice = actions;
    refresh();
}

bool GameView::hintStands() const
{
    // Talk does not end a hint; a decision, an undo or another throw does.
    const Journal &journal = m_session->game().journal();
    return std::none_of(journal.begin() + static_cast<std::ptrdiff_t>(qMin(m_advisedAt, journal.size())), journal.end(),
                        [](const JournalEntry &entry) {
                            return isMove(entry.event) || std::holds_alternative<Undone>(entry.event);
                        });
}

void GameView::endHint()
{
    m_advice.clear();
    m_hints.drop();
}

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
    if (m_moment == entry && !m_replaying) {
        comeBack(); // a second click on the same line
        return;
    }
    m_views.table.finishMotion();
    setMoment(entry);
    refresh();
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

void GameView::refresh()
{
    if (!m_session)
        return;
    m_views.history.setJournal(m_session->game().journal(), m_session->shownEntries());
    if (!hintStands())
        endHint();
    m_views.chat.setSeats(m_session->shown().specs, m_session->shown().seat);
    const GameState state = visibleState();
    showOnTable(state);
    showOnCard(state);
    showOdds(state);
    emit refreshed();
}

void GameView::refreshTable()
{
    if (m_session)
        showOnTable(visibleState());
}

void GameView::showOnTable(const GameState &state)
{
    m_views.table.setState(TablePresenter::present(state, context(state)));
}

void GameView::showOnCard(const GameState &state)
{
    const bool previews = state.phase == Phase::Deciding && !m_session->isMoving() && !state.paused;
    m_views.card.setInputOpen(m_session->inputOpen() && !lookingBack());
    m_views.card.setState(state, previews);
    const bool hinted = !m_advice.empty() && !lookingBack() && m_advice.front().fills();
    m_views.card.setHintedRow(hinted ? m_advice.front().row : -1);
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
            lines.push_back({Names::row(state.rules->rows[static_cast<std::size_t>(row)].id),
                             chances[static_cast<std::size_t>(row)]});
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

GameState GameView::visibleState() const
{
    if (!m_moment)
        return m_session->shown();
    // The moment right after that throw; what was undone later still happened then.
    const Game &game = m_session->game();
    return stateOf(game.journal(), static_cast<std::size_t>(*m_moment) + 1, game.state().rules);
}

ClockState GameView::clock() const
{
    const Game &game = m_session->game();
    if (game.budgetMs() == 0 || game.state().over())
        return {};
    return {m_session->shown().seat, game.remainingMs(), game.budgetMs()};
}

DiceMask GameView::locks(const GameState &state) const
{
    return lookingBack() ? state.current().kept : m_session->game().locks();
}

TableContext GameView::context(const GameState &state) const
{
    const Game &game = m_session->game();
    TableContext context;
    context.lookingBack = lookingBack();
    context.replaying = m_replaying;
    context.locks = locks(state);
    context.inputOpen = m_session->inputOpen() && !lookingBack();
    context.throwFollows = m_session->nextThrowFollows();
    context.firstStart = m_invite && game.journal().size() == 1;
    context.clock = clock();
    context.unreadChat = m_views.chat.unread();
    if (!m_advice.empty() && !lookingBack())
        context.hint = HintPresenter::present(state, m_advice);
    return context;
}

void GameView::onThrowStarted(const DiceThrown &event)
{
    if (lookingBack())
        setMoment(std::nullopt); // only the clock throws while somebody looks back
    // Everybody sees the old state until the dice lie; nothing can be chosen meanwhile.
    showOnCard(visibleState());
    m_views.table.animateThrow(event.dice, event.kept, motionSeed(m_session->game(), event));
    emit refreshed();
}

void GameView::cheer()
{
    const GameState &state = m_session->shown();
    if (state.over() || state.phase != Phase::Deciding)
        return;
    const QString cheer = Names::cheer(*state.rules, state.current().dice, state.current().throws);
    if (!cheer.isEmpty())
        m_views.table.celebrate(cheer);
}

void GameView::onTurnPassed(int seat)
{
    if (lookingBack())
        setMoment(std::nullopt);
    const SeatSpec &spec = m_session->shown().spec(seat);
    if (m_session->shown().seatCount() > 1 && !m_session->shown().over())
        m_views.table.showTurnBanner(spec.name, QColor(spec.colour));
}

void GameView::onRowChosen(int row)
{
    if (!m_session || !m_session->inputOpen() || lookingBack())
        return;
    const GameState state = m_session->shown();
    const SeatState &seat = state.current();
    if (state.phase != Phase::Deciding)
        return;
    const int points = score(*state.rules, row, seat.dice, seat.throws, seat.card);
    const int better = bestRow(*state.rules, seat.dice, seat.throws, seat.card);
    const int betterPoints = score(*state.rules, better, seat.dice, seat.throws, seat.card);
    if (points > 0 || betterPoints == 0 || !m_settings.confirmZero()) {
        m_session->fillRow(row);
        return;
    }
    const auto idOf = [&state](int index) { return state.rules->rows[static_cast<std::size_t>(index)].id; };
    askZero({idOf(row), idOf(better), betterPoints}, row);
}

void GameView::askZero(const Prompts::ZeroQuestion &question, int row)
{
    const QPointer<GameSession> session = m_session;
    session->setDialogOpen(true);
    m_prompts.askZero(question, [this, session, row](Prompts::ZeroAnswer answer) {
        if (answer.neverAskAgain)
            m_settings.setConfirmZero(false);
        if (!session)
            return; // another game has begun in the meantime
        session->setDialogOpen(false);
        if (answer.write)
            session->fillRow(row);
    });
}
