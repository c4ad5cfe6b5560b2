#include "game/game.h"

#include "base/text.h"
#include "game/replay.h"
#include "rules/rulecatalog.h"

Result<Journal, EventError> newJournal(const GameSetup &setup, const QByteArray &seed, const Clock &clock)
{
    GameStarted start;
    start.ruleSet = setup.ruleSet;
    start.seats = setup.seats;
    for (SeatSpec &seat : start.seats)
        seat.name = typedName(seat.name);
    start.starter = setup.starter;
    start.hints = setup.hints;
    start.seed = seed;
    start.fairnessCode = fairnessCode(seed);
    const auto rules = RuleCatalog::make(setup.ruleSet, setup.options);
    if (!rules)
        return EventError::UnknownRules;
    start.options = rules->options;
    start.fingerprint = rules->fingerprint();
    if (const auto state = startState(start); !state)
        return state.error();
    return Journal{{start, 0, clock.utcMs()}};
}

namespace {

// A slip that is taken back in the last moment still leaves time to decide anew.
constexpr qint64 LeastAfterUndoMs = 5000;

} // namespace

Game::Game(Journal journal, std::unique_ptr<DiceSource> dice, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_journal(std::move(journal))
    , m_dice(std::move(dice))
    , m_clock(clock)
    , m_state(stateOf(m_journal, m_journal.size()))
    , m_timer(clock)
{
    m_timer.setHold(HoldReason::Pause, m_state.paused);
    beginDecision();
    m_timer.restart(spentOnOpenDecision(m_journal));
}

std::optional<CommandError> Game::throwDice(int seat, Actor by)
{
    if (const auto error = tooLate(by))
        return error;
    const SeatState &current = m_state.current();
    DiceThrown event{seat, m_state.round, current.throws + 1, current.kept, current.dice, by};
    if (!m_state.over() && m_state.phase == Phase::Throwing && seat == m_state.seat)
        event.dice = ::throwDice(*m_dice, current.dice, current.kept, seat, event.round, event.throwNumber);
    if (const auto error = checkEvent(m_state, event))
        return error;
    appendMove(event, by);
    emit diceThrown(event);
    if (!m_state.over())
        emit turnChanged(m_state.seat);
    endIfOver();
    return std::nullopt;
}

std::optional<CommandError> Game::keepDice(int seat, DiceMask kept, Actor by)
{
    if (const auto error = tooLate(by))
        return error;
    const DiceKept event{seat, kept, by};
    if (const auto error = checkEvent(m_state, event))
        return error;
    appendMove(event, by);
    emit diceKept(event);
    emit turnChanged(m_state.seat);
    return std::nullopt;
}

std::optional<CommandError> Game::fillRow(int seat, int row, Actor by)
{
    if (const auto error = tooLate(by))
        return error;
    RowFilled event{seat, row, 0, m_locks, by};
    const SeatState &current = m_state.current();
    if (row >= 0 && row < rules().rowCount() && current.dice.thrown()) {
        event.points = score(rules(), row, current.dice, current.throws, current.card);
        event.extra = extraPoints(rules(), current.dice, current.card);
    }
    if (const auto error = checkEvent(m_state, event))
        return error;
    appendMove(event, by);
    emit rowFilled(event);
    if (!m_state.over())
        emit turnChanged(m_state.seat);
    endIfOver();
    return std::nullopt;
}

std::optional<CommandError> Game::undo()
{
    if (m_state.paused)
        return CommandError::GamePaused;
    if (const auto error = tooLate(Actor::Person))
        return error;
    const auto target = undoTarget(m_journal, m_state);
    if (!target)
        return CommandError::NothingToUndo;
    const GameEvent taken = m_journal[static_cast<std::size_t>(*target)].event;
    append(Undone{*target}, m_timer.elapsedMs());
    beginDecision();
    if (const auto *kept = std::get_if<DiceKept>(&taken))
        m_locks = kept->kept;
    else if (const auto *filled = std::get_if<RowFilled>(&taken))
        m_locks = filled->locked;
    emit entryAppended(static_cast<int>(m_journal.size()) - 1);
    emit stateReset();
    return std::nullopt;
}

std::optional<CommandError> Game::postChat(int seat, const QString &text)
{
    const ChatPosted event{seat, wellFormed(text).trimmed()};
    if (const auto error = checkEvent(m_state, event))
        return error;
    append(event, 0);
    emit entryAppended(static_cast<int>(m_journal.size()) - 1);
    emit chatPosted(event);
    return std::nullopt;
}

std::optional<CommandError> Game::setPaused(bool on)
{
    if (const auto error = checkEvent(m_state, Paused{on}))
        return error;
    m_timer.setHold(HoldReason::Pause, on);
    append(Paused{on}, on ? m_timer.elapsedMs() : 0);
    emit entryAppended(static_cast<int>(m_journal.size()) - 1);
    emit pausedChanged(on);
    return std::nullopt;
}

std::optional<CommandError> Game::noteHint(int seat)
{
    if (const auto error = checkEvent(m_state, HintGiven{seat}))
        return error;
    append(HintGiven{seat}, 0);
    emit entryAppended(static_cast<int>(m_journal.size()) - 1);
    return std::nullopt;
}

std::optional<CommandError> Game::changeSeat(int seat, const SeatSpec &spec)
{
    SeatChanged event{seat, spec};
    event.spec.name = typedName(spec.name);
    if (const auto error = checkEvent(m_state, event))
        return error;
    append(event, 0);
    emit entryAppended(static_cast<int>(m_journal.size()) - 1);
    emit stateReset();
    return std::nullopt;
}

void Game::setLocks(DiceMask locks)
{
    if (!locksOpen() || locks == m_locks)
        return;
    m_locks = locks;
    emit locksChanged(locks);
}

bool Game::locksOpen() const
{
    return !m_state.paused && mayKeep();
}

bool Game::mayKeep() const
{
    return m_state.phase == Phase::Deciding && m_state.current().throws < MaxThrows;
}

void Game::resumeDecision(DiceMask locks, qint64 spentMs)
{
    if (mayKeep())
        m_locks = locks;
    m_timer.restart(qMax(spentMs, m_timer.elapsedMs()));
}

void Game::setHold(HoldReason reason, bool on)
{
    m_timer.setHold(reason, on);
}

qint64 Game::remainingMs() const
{
    return qMax(qint64(0), m_allowedMs - m_timer.elapsedMs());
}

bool Game::checkClock()
{
    if (budgetMs() == 0 || m_state.over() || m_timer.held() || m_timer.elapsedMs() < m_allowedMs)
        return false;
    actForClock();
    return true;
}

void Game::actForClock()
{
    const int seat = m_state.seat;
    const SeatState &current = m_state.current();
    // The timer restarts with each command, so the command below is not late itself.
    if (m_state.phase == Phase::Throwing)
        throwDice(seat, Actor::Clock);
    else if (current.throws >= MaxThrows || m_locks == DiceMask::all())
        fillRow(seat, bestRow(rules(), current.dice, current.throws, current.card), Actor::Clock);
    else if (!keepDice(seat, DiceMask::none(), Actor::Clock) && m_state.seat == seat
             && m_state.phase == Phase::Throwing)
        throwDice(seat, Actor::Clock); // as "next throw" does where the same seat goes on
}

std::optional<CommandError> Game::tooLate(Actor by)
{
    // A command that comes after the time is up finds the clock's decision made, whichever was noticed first.
    if (by == Actor::Clock || !checkClock())
        return std::nullopt;
    return CommandError::TooLate;
}

void Game::append(GameEvent event, qint64 decisionMs)
{
    m_journal.push_back({std::move(event), decisionMs, m_clock.utcMs()});
    if (std::holds_alternative<Undone>(m_journal.back().event))
        m_state = stateOf(m_journal, m_journal.size(), m_state.rules);
    else
        applyEvent(m_state, m_journal.back());
}

void Game::appendMove(GameEvent event, Actor by)
{
    qint64 spent = m_timer.elapsedMs();
    if (by == Actor::Clock)
        spent = qMin(spent, m_allowedMs); // the event loop's delay is not the seat's
    append(std::move(event), spent);
    beginDecision();
    emit entryAppended(static_cast<int>(m_journal.size()) - 1);
}

void Game::beginDecision()
{
    m_timer.restart();
    m_allowedMs = budgetMs();
    if (const DecisionPast past = decisionPast(m_journal, m_state); past.undone > 0) {
        const qint64 least = LeastAfterUndoMs >> qMin(past.undone - 1, 20);
        m_allowedMs = qMin(budgetMs(), qMax(budgetMs() - past.spentMs, least));
    }
    m_locks = m_state.phase == Phase::Deciding ? m_state.current().kept : DiceMask::none();
}

void Game::endIfOver()
{
    if (!m_state.over())
        return;
    append(Finished{m_state.finishReason}, 0);
    emit entryAppended(static_cast<int>(m_journal.size()) - 1);
    emit finished();
}
