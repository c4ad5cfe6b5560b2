#include "gamesession.h"

#include "storage/eventwriter.h"
#include "storage/tablenote.h"
#include "text/seatnames.h"

#include <QFileInfo>
#include <QPointer>
#include <algorithm>
#include <utility>

namespace {
// Presses closer together than this belong to one burst of a hasty hand…
constexpr qint64 BurstMs = 250;
// …and nothing happens sooner than this after a press that meant something.
constexpr qint64 DoublePressMs = 400;
// A second of a clock, in which the next note of its time is written.
constexpr qint64 TickMs = 1000;
// After so much time there is no time bonus left.
constexpr qint64 BonusMs = 1'000'000;
} // namespace

GameSession::GameSession(std::unique_ptr<Game> game, DiskWriter &writer, QString file, const Clock &clock,
                         TableSource &tables, Waits waits, QObject *parent)
    : QObject(parent)
    , m_game(std::move(game))
    , m_writer(writer)
    , m_file(std::move(file))
    , m_keptEntries(m_game->journal().size())
    , m_waits(waits)
    , m_retryMs(waits.retryMs)
    , m_clock(clock)
    , m_driver(*m_game, tables)
    , m_shown(shownNow())
    , m_shownEntries(m_game->journal().size())
    , m_shownSeat(m_shown.seat)
    , m_endTold(m_shown.over())
{
    connect(m_game.get(), &Game::entryAppended, this, &GameSession::save);
    connect(m_game.get(), &Game::diceThrown, this, &GameSession::onDiceThrown);
    connect(m_game.get(), &Game::diceKept, this, &GameSession::onMoved);
    connect(m_game.get(), &Game::rowFilled, this, &GameSession::onMoved);
    connect(m_game.get(), &Game::stateReset, this, &GameSession::onMoved);
    connect(m_game.get(), &Game::pausedChanged, this, &GameSession::onMoved);
    connect(m_game.get(), &Game::finished, this, &GameSession::onFinished);
    connect(m_game.get(), &Game::locksChanged, this, [this] {
        note();
        emit changed();
    });
    connect(m_game.get(), &Game::chatPosted, this, &GameSession::chatChanged);
    m_tick.setSingleShot(true);
    m_tick.setTimerType(Qt::PreciseTimer);
    connect(&m_tick, &QTimer::timeout, this, &GameSession::tick);
    connect(&m_writer, &DiskWriter::written, this, &GameSession::onWritten);
    connect(&m_writer, &DiskWriter::failed, this, &GameSession::onWriteFailed);
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &GameSession::save);
    m_untimedNote.setInterval(waits.noteMs);
    connect(&m_untimedNote, &QTimer::timeout, this, [this] { note(m_waits.noteMs); });
    m_latestShow.setSingleShot(true);
    connect(&m_latestShow, &QTimer::timeout, this, &GameSession::showNow);
    updateHolds();
}

GameSession::~GameSession()
{
    // Members go before QObject's own connections do: nothing may arrive here from a dying game.
    m_game->disconnect(this);
}

bool GameSession::inputOpen() const
{
    const GameState &state = m_game->state();
    return !isMoving() && m_dialogs == 0 && !state.paused && !state.over()
           && state.spec(state.seat).kind == PlayerKind::Person;
}

bool GameSession::nextThrowFollows() const
{
    const GameState &state = m_game->state();
    if (state.phase != Phase::Deciding || state.current().throws >= MaxThrows)
        return false;
    GameState next = state;
    applyEvent(next, {DiceKept{state.seat, DiceMask::none(), Actor::Person}, 0, 0});
    return next.seat == state.seat;
}

bool GameSession::canUndo() const
{
    return !isMoving() && m_game->canUndo();
}

void GameSession::setComputerPause(int ms)
{
    m_computerPauseMs = ms;
    m_driver.setPauseMs(m_hurried ? 0 : ms);
}

void GameSession::finishComputerTurns()
{
    finishMotion();
    setHurried(!m_hurried && m_driver.hasTurn());
}

void GameSession::setHurried(bool on)
{
    if (m_hurried == on)
        return;
    m_hurried = on;
    setComputerPause(m_computerPauseMs);
    m_driver.setSuspended(true); // the wait that runs begins anew
    updateHolds();
}

bool GameSession::isHasty()
{
    const qint64 now = m_clock.monotonicMs();
    const bool inBurst = m_lastPressMs && now - *m_lastPressMs < BurstMs;
    const bool tooSoon = m_lastEffectMs && now - *m_lastEffectMs < DoublePressMs;
    m_lastPressMs = now;
    if (inBurst || tooSoon)
        return true;
    m_lastEffectMs = now;
    return false;
}

void GameSession::skipMotion()
{
    if (!isHasty())
        finishMotion();
}

void GameSession::pressThrow()
{
    if (isHasty())
        return;
    if (m_moving) {
        finishMotion();
        return;
    }
    if (!inputOpen())
        return;
    const int seat = m_game->state().seat;
    if (m_game->state().phase == Phase::Throwing) {
        m_game->throwDice(seat, Actor::Person);
        return;
    }
    const bool follows = nextThrowFollows();
    if (!m_game->keepDice(seat, m_game->locks(), Actor::Person) && follows)
        m_game->throwDice(seat, Actor::Person);
}

void GameSession::toggleLock(int die)
{
    setLocks(m_game->locks().toggled(die));
}

void GameSession::setLocks(DiceMask locks)
{
    if (m_moving)
        skipMotion(); // nobody locks dice that are still in the air
    else if (inputOpen())
        m_game->setLocks(locks);
}

void GameSession::fillRow(int row)
{
    if (m_moving)
        skipMotion();
    else if (inputOpen())
        m_game->fillRow(m_game->state().seat, row, Actor::Person);
}

void GameSession::undo()
{
    finishMotion();
    m_game->undo();
}

void GameSession::setPaused(bool on)
{
    finishMotion();
    m_game->setPaused(on);
}

void GameSession::noteHint()
{
    m_game->noteHint(m_game->state().seat);
}

void GameSession::postChat(int seat, const QString &text)
{
    m_game->postChat(seat, text);
}

std::function<void()> GameSession::holdForDialog()
{
    countDialogs(1);
    return [session = QPointer(this), open = std::make_shared<bool>(true)] {
        if (session && std::exchange(*open, false))
            session->countDialogs(-1);
    };
}

void GameSession::countDialogs(int more)
{
    m_dialogs += more;
    updateHolds();
    emit changed();
}

void GameSession::setLookingBack(bool on)
{
    m_lookingBack = on;
    updateHolds();
}

void GameSession::settle()
{
    if (!m_moving)
        return;
    m_moving = false;
    showWhenKept();
}

void GameSession::keepTime()
{
    const GameState &state = m_game->state();
    if (timeCounts() && !untouched() && !state.over() && !state.paused
        && state.spec(state.seat).kind == PlayerKind::Person)
        setPaused(true);
    note();
}

void GameSession::beOnTable()
{
    m_onTable = true;
    note();
    updateHolds();
}

void GameSession::note(qint64 aheadMs)
{
    if (!m_onTable)
        return;
    const QFileInfo file(m_file);
    const TableNote note{file.fileName(), static_cast<qint64>(m_game->journal().size()), m_game->locks(),
                         m_game->spentMs() + aheadMs};
    m_writer.write(tableNoteFile(file.path()), toJson(note), 0);
}

bool GameSession::timeCounts() const
{
    return m_game->budgetMs() > 0 || m_game->rules().timeBonus;
}

bool GameSession::untouched() const
{
    const Journal &journal = m_game->journal();
    return std::all_of(journal.begin() + 1, journal.end(),
                       [](const JournalEntry &entry) { return std::holds_alternative<Paused>(entry.event); });
}

void GameSession::forgetIfUntouched()
{
    if (!untouched())
        return;
    m_writer.finish(); // or the file would come back
    GameStore::remove(m_file);
}

void GameSession::save()
{
    const Journal &journal = m_game->journal();
    for (; m_textEntries < journal.size(); ++m_textEntries)
        appendJsonLine(m_text, journal[m_textEntries], m_game->rules());
    m_writer.write(m_file, m_text, static_cast<qint64>(journal.size()));
}

bool GameSession::keepAll()
{
    if (m_unsaved)
        save();
    m_writer.finish();
    return !m_unsaved;
}

void GameSession::onWritten(const QString &file, qint64 entries)
{
    if (file != m_file)
        return;
    m_keptEntries = static_cast<std::size_t>(entries);
    m_retry.stop();
    m_retryMs = m_waits.retryMs;
    setUnsaved(std::nullopt);
    if (m_settling && m_keptEntries == m_game->journal().size())
        showNow();
}

void GameSession::onWriteFailed(const QString &file, const StoreError &error)
{
    if (file != m_file)
        return;
    m_retry.start(m_retryMs);
    m_retryMs = qMin(2 * m_retryMs, m_waits.longestMs);
    const bool first = !m_unsaved || m_unsaved->kind == StoreError::Kind::SlowDisk;
    setUnsaved(error);
    if (first)
        emit saveFailed(error);
    if (m_settling)
        showNow();
}

void GameSession::setUnsaved(std::optional<StoreError> error)
{
    const bool changes = m_unsaved.has_value() != error.has_value() || (error && error->kind != m_unsaved->kind);
    m_unsaved = std::move(error);
    if (changes)
        emit unsavedChanged();
}

void GameSession::onDiceThrown(const DiceThrown &event)
{
    if (m_hurried) {
        onMoved();
        return;
    }
    m_moving = true;
    m_settling = false; // what waits to be shown is shown with these dice
    m_latestShow.stop();
    updateHolds();
    emit throwStarted(event); // without motion settle() is called in here
}

void GameSession::onMoved()
{
    if (!m_moving)
        showWhenKept();
}

void GameSession::showWhenKept()
{
    if (m_unsaved || m_keptEntries == m_game->journal().size()) {
        showNow();
        return;
    }
    m_settling = true;
    if (!m_latestShow.isActive())
        m_latestShow.start(m_waits.shownMs);
    updateHolds();
}

void GameSession::showNow()
{
    m_settling = false;
    m_latestShow.stop();
    if (m_keptEntries != m_game->journal().size() && !m_unsaved) // the disk takes too long
        setUnsaved(StoreError{StoreError::Kind::SlowDisk, m_file, {}});
    refresh();
    tellEnd();
}

void GameSession::onFinished()
{
    m_finished = true;
    onMoved();
}

void GameSession::tellEnd()
{
    if (!m_finished || isMoving() || m_endTold)
        return;
    m_endTold = true;
    emit ended();
}

void GameSession::finishMotion()
{
    if (m_moving)
        emit finishMotionWanted();
    settle(); // where nobody shows the dice
}

GameState GameSession::shownNow() const
{
    GameState state = m_game->state();
    SeatNames::show(state.specs);
    return state;
}

void GameSession::retranslate()
{
    SeatNames::show(m_shown.specs);
}

void GameSession::refresh()
{
    m_shown = shownNow();
    m_shownEntries = m_game->journal().size();
    if (!m_driver.hasTurn())
        setHurried(false);
    updateHolds();
    const bool passed = m_shown.seat != m_shownSeat;
    m_shownSeat = m_shown.seat;
    if (passed)
        emit turnPassed(m_shown.seat);
    emit changed();
}

void GameSession::updateHolds()
{
    m_game->setHold(HoldReason::Animation, isMoving());
    m_game->setHold(HoldReason::Dialog, m_dialogs > 0);
    m_game->setHold(HoldReason::Waiting, m_lookingBack && m_driver.hasTurn());
    const GameState &state = m_game->state();
    const bool noted = m_onTable && m_game->rules().timeBonus && m_game->budgetMs() == 0 && !m_game->clockHeld()
                       && !state.over() && state.spec(state.seat).kind == PlayerKind::Person
                       && state.current().thinkingMs < BonusMs;
    if (!noted)
        m_untimedNote.stop();
    else if (!m_untimedNote.isActive())
        m_untimedNote.start();
    m_driver.setSuspended(isMoving() || m_dialogs > 0 || m_lookingBack || m_game->state().paused);
    scheduleTick();
}

void GameSession::scheduleTick()
{
    m_tick.stop();
    if (m_game->budgetMs() == 0 || m_game->state().over() || m_game->clockHeld())
        return;
    // Wake up when the number of whole seconds left changes, and when time is up.
    const qint64 left = m_game->remainingMs();
    const qint64 toNextSecond = left % 1000;
    m_tick.start(static_cast<int>(toNextSecond > 0 ? toNextSecond : qMin(left, qint64(1000))));
}

void GameSession::tick()
{
    if (!m_game->checkClock()) {
        note(TickMs);
        emit clockTicked();
    }
    scheduleTick();
}
