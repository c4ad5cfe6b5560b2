#include "panes/historylines.h"

namespace {

HistoryLine throwLine(const DiceThrown &thrown, int entry)
{
    HistoryLine line;
    line.kind = HistoryLine::Kind::Throw;
    line.round = thrown.round;
    line.seat = thrown.seat;
    line.throwNumber = thrown.throwNumber;
    line.entry = entry;
    line.dice = thrown.dice;
    line.stayed = thrown.kept;
    line.locked = thrown.kept;
    line.thrownByClock = thrown.by == Actor::Clock;
    return line;
}

HistoryLine undecided(HistoryLine line)
{
    line.locked = line.stayed;
    line.decision = HistoryLine::Decision::None;
    line.decisionEntry = -1;
    line.row = -1;
    line.points = 0;
    line.extra = 0;
    line.decidedByClock = false;
    line.undone = false;
    return line;
}

} // namespace

void HistoryLines::take(const JournalEntry &entry)
{
    const int index = static_cast<int>(m_taken++);
    if (const auto *thrown = std::get_if<DiceThrown>(&entry.event)) {
        addThrow(throwLine(*thrown, index));
    } else if (const auto *undo = std::get_if<Undone>(&entry.event)) {
        takeBack(undo->target);
    } else if (const auto *kept = std::get_if<DiceKept>(&entry.event)) {
        if (HistoryLine *line = openThrow(kept->seat)) {
            line->decision = HistoryLine::Decision::Kept;
            line->decisionEntry = index;
            line->locked = kept->kept;
            line->decidedByClock = kept->by == Actor::Clock;
        }
    } else if (const auto *filled = std::get_if<RowFilled>(&entry.event)) {
        if (HistoryLine *line = openThrow(filled->seat)) {
            line->decision = HistoryLine::Decision::Filled;
            line->decisionEntry = index;
            line->locked = filled->locked;
            line->row = filled->row;
            line->points = filled->points;
            line->extra = filled->extra;
            line->decidedByClock = filled->by == Actor::Clock;
        }
    } else if (const auto *end = std::get_if<Finished>(&entry.event)) {
        HistoryLine *line = end->reason == FinishReason::ServedWin ? openThrow(-1) : nullptr;
        if (line != nullptr) {
            line->decision = HistoryLine::Decision::Won;
            line->decisionEntry = index;
        }
    }
}

void HistoryLines::addThrow(const HistoryLine &line)
{
    std::size_t head = m_lines.size();
    while (head > 0 && m_lines[head - 1].kind != HistoryLine::Kind::Round)
        --head;
    if (head == 0 || m_lines[head - 1].round != line.round) {
        HistoryLine round;
        round.kind = HistoryLine::Kind::Round;
        round.round = line.round;
        m_lines.push_back(round);
        head = m_lines.size();
    }
    const unsigned bit = 1U << line.seat;
    if ((m_lines[head - 1].seats & bit) == 0) {
        m_lines[head - 1].seats |= bit;
        m_firstChanged = qMin(m_firstChanged, head - 1);
    }
    m_lines.push_back(line);
}

/// The last throw that stands and waits for its decision; of any seat with seat = -1.
HistoryLine *HistoryLines::openThrow(int seat)
{
    for (std::size_t i = m_lines.size(); i-- > 0;) {
        HistoryLine &line = m_lines[i];
        if (line.kind != HistoryLine::Kind::Throw || line.undone || (seat >= 0 && line.seat != seat))
            continue;
        if (line.decision != HistoryLine::Decision::None)
            return nullptr;
        m_firstChanged = qMin(m_firstChanged, i);
        return &line;
    }
    return nullptr;
}

void HistoryLines::takeBack(int target)
{
    int standing = -1; // the line whose throw stays while its decision goes
    for (std::size_t i = m_lines.size(); i-- > 0;) {
        HistoryLine &line = m_lines[i];
        if (line.kind != HistoryLine::Kind::Throw || line.undone)
            continue;
        const bool throwGoes = line.entry >= target;
        const bool decisionGoes = line.decisionEntry >= target;
        if (!throwGoes && !decisionGoes)
            break; // every line before is older still
        line.undone = true;
        m_firstChanged = qMin(m_firstChanged, i);
        if (!throwGoes)
            standing = static_cast<int>(i);
    }
    if (standing >= 0)
        addThrow(undecided(m_lines[static_cast<std::size_t>(standing)]));
}
