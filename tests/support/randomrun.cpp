#include "support/randomrun.h"

#include "support/errortext.h"
#include "support/ruletext.h"

using namespace Qt::StringLiterals;

namespace {

/// A value for some of the options, without conflicts.
QByteArray randomOptions(const QByteArray &ruleSet, QRandomGenerator &random)
{
    QByteArrayList parts;
    for (const OptionSpec &spec : RuleCatalog::options(QString::fromLatin1(ruleSet))) {
        QString value = spec.values.at(random.bounded(spec.values.size()));
        if (spec.rangeTo > 0 && random.bounded(2) == 0)
            value = QString::number(random.bounded(spec.rangeFrom, spec.rangeTo + 1));
        if (spec.name == u"dice"_s && value == u"shared"_s)
            continue; // the default where it is possible
        parts << spec.name.toLatin1() + '=' + value.toLatin1();
    }
    return parts.join(' ');
}

TestSetup randomSetup(const QByteArray &ruleSet, const QByteArray &options, QRandomGenerator &random)
{
    TestSetup setup;
    setup.ruleSet = ruleSet;
    setup.options = options;
    setup.seats.clear();
    for (int seats = random.bounded(MinSeats, MaxSeats + 1); seats > 0; --seats)
        setup.seats += random.bounded(3) == 0 ? 'c' : 'p';
    setup.starter = random.bounded(static_cast<int>(setup.seats.size()));
    return setup;
}

QByteArray randomSeed(QRandomGenerator &random)
{
    QByteArray seed;
    for (int i = 0; i < SeedBytes; ++i)
        seed += static_cast<char>(random.bounded(256));
    return seed;
}

Naive::Options naiveOptions(const RuleSet &rules)
{
    Naive::Options options;
    for (const OptionChoice &choice : rules.options)
        options[choice.name.toStdString()] = choice.value.toStdString();
    return options;
}

} // namespace

RandomRun::RandomRun(const QByteArray &ruleSet, quint32 seed)
    : RandomRun(ruleSet, seed, QRandomGenerator(seed))
{}

RandomRun::RandomRun(const QByteArray &ruleSet, quint32 seed, QRandomGenerator random)
    : m_random(random)
    , m_name(ruleSet + " seed " + QByteArray::number(seed))
    , m_options(randomOptions(ruleSet, m_random))
    , m_game(randomSetup(ruleSet, m_options, m_random), randomSeed(m_random))
    , m_flow(m_game.state().seatCount(), m_game.state().starter, m_game.state().rules->rowCount(),
             m_game.state().rules->rotation == Rotation::Throw)
    , m_naive(naiveOptions(*m_game.state().rules))
    , m_last(m_game.state())
    , m_flowBefore{m_flow}
    , m_stateBefore{m_last}
{
    beginDecision();
}

QByteArray RandomRun::run()
{
    QByteArray wrong;
    while (wrong.isEmpty() && !m_flow.over()) {
        wrong = ++m_commands > 20'000 ? QByteArray("does not end") : step();
        if (wrong.isEmpty())
            wrong = checkState();
    }
    if (wrong.isEmpty())
        wrong = checkEnd();
    if (wrong.isEmpty())
        return wrong;
    return m_name + " (" + m_options + ") command " + QByteArray::number(m_commands) + ": " + wrong;
}

QByteArray RandomRun::step()
{
    const int what = pick(100);
    if (what < 66)
        return move(true);
    if (what < 78)
        return move(false);
    if (what < 84)
        return undo();
    if (what < 87)
        return pause();
    if (what < 90)
        return chat();
    if (what < 91)
        return changeSeat();
    return what < 97 ? turnClock() : hold();
}

QByteArray RandomRun::move(bool sensible)
{
    const GameState &state = m_game.state();
    const int rows = state.rules->rowCount();
    int seat = state.seat;
    int verb = state.phase == Phase::Throwing ? 0 : 1 + pick(2);
    int row = pick(rows);
    if (sensible) {
        while (state.current().card.isFilled(row) || (verb == 2 && !diceAllow(state, row)))
            row = (row + 1) % rows; // the seat in turn has a row that it may fill
    } else {
        seat = pick(state.seatCount() + 2) - 1;
        verb = pick(3);
        row = pick(rows + 4) - 2;
    }
    const DiceMask kept(static_cast<unsigned>(pick(32)));
    m_game->setLocks(DiceMask(static_cast<unsigned>(pick(32))));
    const bool known = seat >= 0 && seat < state.seatCount();
    const bool computer = known && state.spec(seat).kind == PlayerKind::Computer;
    const Actor by = computer ? Actor::Computer : Actor::Person;
    const bool mayThrow = m_flow.mayThrow(seat);
    const bool mayKeep = m_flow.mayKeep(seat, kept);
    const bool mayFill = m_flow.mayFill(seat, row) && diceAllow(state, row);
    if (verb == 0)
        return afterCommand(m_game->throwDice(seat, by), mayThrow);
    if (verb == 1)
        return afterCommand(m_game->keepDice(seat, kept, by), mayKeep);
    return afterCommand(m_game->fillRow(seat, row, by), mayFill);
}

QByteArray RandomRun::undo()
{
    const bool can = m_game->canUndo();
    if (can && m_flow.paused())
        return "undo offered while paused";
    const bool tooLate = late();
    const auto error = m_game->undo();
    if (tooLate || error)
        return afterCommand(error, can);
    if (!can)
        return "undone though nothing could be";
    ++m_undos;
    return followUndo(std::get<Undone>(m_game.journal().back().event).target);
}

QByteArray RandomRun::pause()
{
    const bool on = m_flow.paused() ? pick(4) == 0 : true;
    const bool legal = on != m_flow.paused();
    const auto error = m_game->setPaused(on);
    if (error.has_value() == legal)
        return "pause wrongly answered";
    return follow();
}

QByteArray RandomRun::chat()
{
    const int seat = pick(m_game.state().seatCount() + 2) - 1;
    const int length = pick(3) * 300; // nothing, something, too much
    const bool legal = seat >= 0 && seat < m_game.state().seatCount() && length == 300;
    const auto error = m_game->postChat(seat, QString(length, u'x'));
    if (error.has_value() == legal)
        return "chat wrongly answered";
    return follow();
}

QByteArray RandomRun::changeSeat()
{
    const int seat = pick(m_game.state().seatCount());
    SeatSpec spec = m_game.state().spec(seat);
    spec.kind = spec.kind == PlayerKind::Person ? PlayerKind::Computer : PlayerKind::Person;
    if (const auto error = m_game->changeSeat(seat, spec))
        return QByteArray("seat change refused: ") + nameOf(*error);
    return follow();
}

QByteArray RandomRun::turnClock()
{
    const qint64 ms = pick(3) == 0 ? 130'000 : pick(20'000);
    m_game.clock().advance(ms);
    if (!m_held && !m_flow.paused())
        m_spent += ms;
    if (pick(2) == 0)
        return {}; // nobody looks at the clock
    const bool expected = late();
    if (m_game->checkClock() != expected)
        return expected ? "the clock did not act" : "the clock acted too early";
    m_clockMoves += expected ? 1 : 0;
    const std::size_t before = m_flowBefore.size();
    const QByteArray wrong = follow();
    if (wrong.isEmpty() && (m_flowBefore.size() > before) != expected)
        return "the clock acted another number of times";
    return wrong;
}

QByteArray RandomRun::hold()
{
    m_held = !m_held;
    m_game->setHold(pick(2) == 0 ? HoldReason::Animation : HoldReason::Dialog, m_held);
    if (!m_held) {
        m_game->setHold(HoldReason::Animation, false);
        m_game->setHold(HoldReason::Dialog, false);
    }
    return {};
}
