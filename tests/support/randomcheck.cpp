#include "support/randomrun.h"

#include "game/replay.h"
#include "game/standings.h"
#include "support/errortext.h"

#include <algorithm>

// The checks of RandomRun; the commands stand in randomrun.cpp.

namespace {

std::string sortedFaces(const Dice &dice)
{
    std::string text;
    for (const quint8 face : dice.faces)
        text += std::to_string(face);
    std::sort(text.begin(), text.end());
    return text;
}

bool sameInAll(const GameState &a, const GameState &b)
{
    return sameGame(a, b) && a.seats == b.seats;
}

Naive::Card naiveCard(const RuleSet &rules, const Card &card)
{
    Naive::Card filled;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (card.isFilled(row))
            filled[rules.row(row).id.toStdString()] = card.points(row);
    }
    return filled;
}

QByteArray number(qsizetype value)
{
    return QByteArray::number(qlonglong(value));
}

} // namespace

std::tuple<int, int, int> RandomRun::decision() const
{
    const GameState &state = m_game.state();
    return {state.seat, state.round, state.current().throws};
}

qint64 RandomRun::allowedMs() const
{
    const qint64 whole = m_game.state().rules->clockSeconds * qint64(1000);
    const auto past = m_takenBack.find(decision());
    if (m_game.state().phase != Phase::Deciding || past == m_takenBack.end())
        return whole;
    // What is left of it, but 5 s at least, 2.5 s after the second time, and so on.
    const auto [times, spent] = past->second;
    qint64 least = 10'000;
    for (int k = 0; k < times; ++k)
        least /= 2;
    return std::min(whole, std::max(whole - spent, least));
}

void RandomRun::beginDecision()
{
    m_spent = 0;
    m_allowed = allowedMs();
}

bool RandomRun::late() const
{
    // As it was before the command that is looked at.
    const qint64 budget = m_allowed;
    return budget > 0 && !m_held && !m_flow.paused() && !m_flow.over() && m_spent >= budget;
}

QByteArray RandomRun::afterCommand(std::optional<CommandError> error, bool legal)
{
    if (late()) {
        // The clock has decided before the command could.
        if (error != CommandError::TooLate)
            return "a late command was not refused as late";
        ++m_clockMoves;
        const std::size_t before = m_flowBefore.size();
        const QByteArray wrong = follow();
        return wrong.isEmpty() && m_flowBefore.size() == before ? "nobody acted" : wrong;
    }
    if (error.has_value() == legal)
        return legal ? QByteArray("refused: ") + nameOf(*error) : QByteArray("accepted what is not allowed");
    return follow();
}

/// The clock throws at once for a seat that goes on after the clock's decision.
static bool throwsOn(const GameEvent &before, const GameEvent &event)
{
    const auto *kept = std::get_if<DiceKept>(&before);
    const auto *thrown = std::get_if<DiceThrown>(&event);
    return kept != nullptr && thrown != nullptr && kept->by == Actor::Clock && thrown->by == Actor::Clock
           && kept->seat == thrown->seat;
}

/// Takes over what the journal has got since the last look: nothing, or one entry and what followed from it.
QByteArray RandomRun::follow()
{
    const Journal &journal = m_game.journal();
    const std::size_t known = m_flowBefore.size();
    if (journal.size() == known)
        return sameInAll(m_game.state(), m_last) ? QByteArray() : QByteArray("changed without an entry");
    for (std::size_t i = known; i < journal.size(); ++i) {
        const GameEvent &event = journal[i].event;
        if (i > known && !std::holds_alternative<Finished>(event) && !throwsOn(journal[i - 1].event, event))
            return "more than one entry at once";
        m_flowBefore.push_back(m_flow);
        m_stateBefore.push_back(m_last);
        const auto *thrown = std::get_if<DiceThrown>(&event);
        m_flow.apply(event, thrown != nullptr && m_game.state().servedWinner == thrown->seat);
        if (isMove(event))
            beginDecision();
        const auto *filled = std::get_if<RowFilled>(&event);
        if (filled != nullptr) {
            if (const QByteArray wrong = checkPoints(*filled); !wrong.isEmpty())
                return wrong;
        }
    }
    m_last = m_game.state();
    return {};
}

/// An undo gives back the moment of the decision, and was allowed to.
QByteArray RandomRun::followUndo(int target)
{
    const Journal &journal = m_game.journal();
    const std::size_t at = static_cast<std::size_t>(target);
    const GameEvent &decision = journal[at].event;
    if (std::holds_alternative<DiceThrown>(decision) || !isMove(decision))
        return "undone what is no decision";
    if (m_last.spec(seatOfMove(decision)).kind != PlayerKind::Person)
        return "undone for a computer";
    const std::vector<bool> undone = undoneEntries(Journal(journal.begin(), journal.end() - 1));
    const GameState &before = m_stateBefore[at];
    for (std::size_t i = at; i + 1 < journal.size(); ++i) {
        const auto *thrown = std::get_if<DiceThrown>(&journal[i].event);
        if (thrown == nullptr || undone[i])
            continue;
        if (thrown->by == Actor::Person)
            return "undone over a person's throw";
        if (before.rules->sharing == DiceSharing::Shared
            && std::pair(thrown->round, thrown->throwNumber) > std::pair(before.round, before.current().throws))
            return "undone though the next dice were known";
    }
    auto &[times, spent] = m_takenBack[RandomRun::decision()];
    ++times;
    spent += journal[at].decisionMs + journal.back().decisionMs;
    GameState expected = before; // seats and pauses stay as they have become
    expected.specs = m_game.state().specs;
    expected.paused = false;
    if (!sameGame(m_game.state(), expected))
        return "undo of entry " + number(target) + " did not give back the game";

    m_flowBefore.push_back(m_flow);
    m_stateBefore.push_back(m_last);
    m_flow = m_flowBefore[at];
    m_flow.setPaused(false);
    beginDecision();
    m_last = m_game.state();
    return {};
}

bool RandomRun::diceAllow(const GameState &state, int row) const
{
    const SeatState &seat = state.current();
    if (row < 0 || row >= state.rules->rowCount() || !seat.dice.thrown())
        return false;
    const auto allowed = Naive::allowedRows(state.rules->id.toStdString(), m_naive, sortedFaces(seat.dice),
                                            naiveCard(*state.rules, seat.card));
    const std::string id = state.rules->row(row).id.toStdString();
    return std::find(allowed.begin(), allowed.end(), id) != allowed.end();
}

QByteArray RandomRun::checkPoints(const RowFilled &filled) const
{
    const GameState &before = m_stateBefore.back();
    const SeatState &seat = before.at(filled.seat);
    const Naive::Card card = naiveCard(*before.rules, seat.card);
    const std::string id = before.rules->id.toStdString();
    const std::string row = before.rules->row(filled.row).id.toStdString();
    const std::string faces = sortedFaces(seat.dice);
    if (!diceAllow(before, filled.row))
        return "row " + QByteArray::fromStdString(row) + " was not to be filled";
    const int expected = Naive::points(id, m_naive, row, faces, seat.throws, card);
    if (filled.points == expected && filled.extra == Naive::extra(id, m_naive, faces, card))
        return {};
    return "row " + QByteArray::fromStdString(row) + " got " + number(filled.points) + " and " + number(filled.extra)
           + " points";
}

QByteArray RandomRun::checkState() const
{
    const GameState &state = m_game.state();
    if (state.over() != m_flow.over() || state.paused != m_flow.paused())
        return "over or paused differs from the model";
    if (state.over())
        return {};
    if (state.seat != m_flow.turn() || state.round != m_flow.round())
        return "seat " + number(state.seat) + " in turn, should be " + number(m_flow.turn());
    for (int seat = 0; seat < state.seatCount(); ++seat) {
        if (state.at(seat).throws != m_flow.throws(seat))
            return "number of throws of seat " + number(seat);
    }
    return {};
}

QByteArray RandomRun::checkEnd() const
{
    const GameState &state = m_game.state();
    const Journal &journal = m_game.journal();
    const Replay again = replay(journal);
    if (!again.complete())
        return QByteArray("replay stops: ") + nameOf(*again.error);
    if (!sameInAll(*again.state, state))
        return "replay gives another state";
    if (!std::holds_alternative<Finished>(journal.back().event) || !state.closed)
        return "the end is not noted";

    const std::vector<bool> undone = undoneEntries(journal);
    std::vector<int> sums(state.seats.size());
    std::vector<int> extras(state.seats.size());
    std::vector<int> filledRows(state.seats.size());
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const auto *filled = std::get_if<RowFilled>(&journal[i].event);
        if (filled == nullptr || undone[i])
            continue;
        sums[static_cast<std::size_t>(filled->seat)] += filled->points;
        extras[static_cast<std::size_t>(filled->seat)] += filled->extra;
        ++filledRows[static_cast<std::size_t>(filled->seat)];
    }
    for (int seat = 0; seat < state.seatCount(); ++seat) {
        const CardTotals card = totals(*state.rules, state.at(seat).card);
        const int rows = filledRows[static_cast<std::size_t>(seat)];
        if (card.extra != extras[static_cast<std::size_t>(seat)])
            return "the card's extra points are not those of its rows";
        if (card.total - card.bonus - card.extra != sums[static_cast<std::size_t>(seat)])
            return "the card's total is not the sum of its rows";
        if (rows != state.at(seat).card.filledCount() || (!servedWin() && rows != state.rules->rowCount()))
            return "seat " + number(seat) + " filled " + number(rows) + " rows";
    }
    return checkTimes();
}

QByteArray RandomRun::checkTimes() const
{
    std::vector<qint64> spent(m_game.state().seats.size());
    for (const JournalEntry &entry : m_game.journal()) {
        const auto *undo = std::get_if<Undone>(&entry.event);
        const GameEvent &counted =
            undo == nullptr ? entry.event : m_game.journal()[static_cast<std::size_t>(undo->target)].event;
        if (const int seat = seatOfMove(counted); seat >= 0)
            spent[static_cast<std::size_t>(seat)] += entry.decisionMs;
    }
    for (std::size_t seat = 0; seat < spent.size(); ++seat) {
        if (m_game.state().seats[seat].thinkingMs != spent[seat])
            return "thinking time of seat " + number(qsizetype(seat));
    }
    return {};
}
