#include "players/turndriver.h"

using namespace Qt::StringLiterals;

TurnDriver::TurnDriver(Game &game, TableSource &tables, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_tables(tables)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TurnDriver::onTimeout);
    connect(&game, &Game::turnChanged, this, &TurnDriver::onTurnChanged);
    connect(&game, &Game::stateReset, this, &TurnDriver::onTurnChanged);
    connect(&game, &Game::finished, this, &TurnDriver::onTurnChanged);
    connect(&game, &Game::pausedChanged, this, &TurnDriver::wait);
    connect(&tables, &TableSource::finished, this, &TurnDriver::onTableFinished);
    connect(&game, &QObject::destroyed, this, [this] {
        m_gameGone = true;
        m_timer.stop();
    });
    wait();
}

void TurnDriver::setSuspended(bool suspended)
{
    if (m_suspended == suspended)
        return;
    m_suspended = suspended;
    wait();
}

bool TurnDriver::hasTurn() const
{
    if (m_gameGone)
        return false;
    const GameState &state = m_game.state();
    return !state.over() && !state.paused && state.spec(state.seat).kind == PlayerKind::Computer;
}

void TurnDriver::playAll()
{
    m_playingAll = true;
    while (hasTurn() && !m_suspended) {
        if (lacksTable()) {
            m_tables.provide(m_game.rules());
            seekTable();
        }
        const auto refusal = act();
        // "Too late" means that the clock has decided: the game went on all the same.
        if (refusal && *refusal != CommandError::TooLate)
            break;
    }
    m_playingAll = false;
    wait();
}

void TurnDriver::onTurnChanged()
{
    // Another position: whatever was thought belongs to the old one.
    m_decision.reset();
    m_locksShown = false;
    wait();
}

void TurnDriver::wait()
{
    if (!hasTurn() || m_suspended || m_playingAll) {
        m_timer.stop();
        return;
    }
    m_timer.start(m_pauseMs);
    if (lacksTable())
        m_tables.want(m_game.rules());
}

void TurnDriver::onTimeout()
{
    if (!hasTurn() || m_suspended)
        return;
    if (m_game.state().phase == Phase::Deciding && lacksTable())
        return; // onTableFinished() goes on
    if (m_game.state().phase == Phase::Deciding && !m_locksShown && !decide().fills()) {
        m_locksShown = true;
        m_game.setLocks(decide().kept);
        wait();
        return;
    }
    act();
}

std::optional<CommandError> TurnDriver::act()
{
    const int seat = m_game.state().seat;
    if (m_game.state().phase == Phase::Throwing)
        return m_game.throwDice(seat, Actor::Computer);
    // A copy: the game announces the new turn before the command returns, and that forgets the decision.
    const Decision decision = decide();
    if (decision.fills())
        return m_game.fillRow(seat, decision.row, Actor::Computer);
    return m_game.keepDice(seat, decision.kept, Actor::Computer);
}

const Decision &TurnDriver::decide()
{
    if (!m_decision) {
        const SeatState &current = m_game.state().current();
        m_decision = strategyOf(m_game.state().seat).decide(m_game.rules(), current.card, current.dice, current.throws);
    }
    return *m_decision;
}

Strategy &TurnDriver::strategyOf(int seat)
{
    const GameState &state = m_game.state();
    m_players.resize(state.seats.size());
    Player &player = m_players[static_cast<std::size_t>(seat)];
    const QString &level = state.spec(seat).level;
    if (!player.strategy || player.level != level) {
        // From what everybody may know: never from the seed of the dice.
        const auto &start = std::get<GameStarted>(m_game.journal().front().event);
        const QByteArray seed = start.fairnessCode + ':' + QByteArray::number(seat + 1);
        player.level = level;
        player.strategy = makeStrategy(level, seed);
        if (!player.strategy)
            player.strategy = makeStrategy(u"greedy"_s, seed);
        if (m_table)
            player.strategy->useTable(m_table);
    }
    return *player.strategy;
}

bool TurnDriver::lacksTable()
{
    if (m_table || m_tableRefused || !strategyOf(m_game.state().seat).wantsTable())
        return false;
    seekTable();
    return !m_table && !m_tableRefused;
}

void TurnDriver::seekTable()
{
    m_table = m_tables.tableOf(m_game.rules());
    m_tableRefused = m_tables.refuses(m_game.rules());
    for (const Player &player : m_players) {
        if (player.strategy && m_table)
            player.strategy->useTable(m_table);
    }
}

void TurnDriver::onTableFinished()
{
    // Somebody else's table: nothing to do with a seat that waits for its moment.
    if (!m_gameGone && hasTurn() && !m_table && !m_tableRefused)
        wait();
}
