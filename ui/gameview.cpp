#include "gameview.h"

#include "hintpresenter.h"
#include "panes/chatpane.h"
#include "panes/historypane.h"
#include "panes/oddspane.h"
#include "rules/scoring.h"
#include "scorecard/scorecardview.h"
#include "settings/settings.h"
#include "table/tableview.h"
#include "text/names.h"

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
    connect(&m_views.table, &TableView::backRequested, this, [this] {
        if (lookingBack())
            comeBack();
        else
            emit leaveWanted();
    });
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
    connect(&m_views.history, &HistoryPane::momentChosen, this, &GameView::toggleMoment);
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

void GameView::setSession(GameSession *session, bool visiting)
{
    if (m_session)
        m_session->disconnect(this);
    m_views.table.finishMotion(); // dice of the old game must not fall into the new one
    if (m_moment && m_session)
        setMoment(std::nullopt);
    m_session = session;
    m_visiting = visiting;
    endHint();
    m_invite = false;
    if (m_session) {
        connect(session, &GameSession::throwStarted, this, &GameView::onThrowStarted);
        connect(session, &GameSession::finishMotionWanted, &m_views.table, &TableView::finishMotion);
        connect(session, &GameSession::turnPassed, this, &GameView::onTurnPassed);
        connect(session, &GameSession::changed, this, &GameView::refresh);
        connect(session, &GameSession::chatChanged, this,
                [this] { m_views.chat.setJournal(m_session->game().journal()); });
        connect(session, &GameSession::clockTicked, this, [this] { m_views.table.setClock(clock()); });
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
    if (key.kind == GameKey::Kind::Pause && !m_session->game().state().over() && !m_visiting) {
        m_session->setPaused(!m_session->game().state().paused);
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
    default:
        return false;
    }
}

void GameView::refresh()
{
    if (!m_session)
        return;
    if (m_moment && m_session->game().state().paused) {
        comeBack(); // which refreshes
        return;
    }
    m_views.history.setJournal(m_session->game().journal(), entriesInHistory());
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
    const std::size_t entries = m_moment ? static_cast<std::size_t>(*m_moment) + 1 : m_session->shownEntries();
    m_views.card.setState(state, previews, latestRows(m_session->game().journal(), entries, state.seatCount()));
    const bool hinted = !m_advice.empty() && !lookingBack() && m_advice.front().fills();
    m_views.card.setHintedRow(hinted ? m_advice.front().row : -1);
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
    TableContext context;
    context.lookingBack = lookingBack();
    context.replaying = m_replaying;
    context.visiting = m_visiting;
    context.locks = locks(state);
    context.inputOpen = m_session->inputOpen() && !lookingBack();
    context.throwFollows = m_session->nextThrowFollows();
    context.firstStart = m_invite && m_session->untouched();
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
    const auto idOf = [&state](int index) { return state.rules->row(index).id; };
    askZero({idOf(row), idOf(better), betterPoints}, row);
}

void GameView::askZero(const Prompts::ZeroQuestion &question, int row)
{
    const QPointer<GameSession> session = m_session;
    m_prompts.askZero(question, [this, session, closed = session->holdForDialog(), row](Prompts::ZeroAnswer answer) {
        closed();
        if (answer.neverAskAgain)
            m_settings.setConfirmZero(false);
        // Another game may have begun in the meantime.
        if (answer.write && session)
            session->fillRow(row);
    });
}
