#include "support/flowmodel.h"

FlowModel::FlowModel(int seats, int starter, int rows, bool byThrow)
    : m_seats(static_cast<std::size_t>(seats))
    , m_starter(starter)
    , m_rows(rows)
    , m_byThrow(byThrow)
{}

int FlowModel::turn() const
{
    if (over())
        return -1;
    if (m_deciding)
        return m_decider;
    const int count = static_cast<int>(m_seats.size());
    // By throw: everybody's first throw, then everybody's second, … By turn: all of one seat's, then the next.
    for (int throwsMade = 0; throwsMade < MaxThrows; ++throwsMade) {
        for (int i = 0; i < count; ++i) {
            const int seat = (m_starter + i) % count;
            const Seat &candidate = m_seats[static_cast<std::size_t>(seat)];
            if (!candidate.done && (!m_byThrow || candidate.throws == throwsMade))
                return seat;
        }
    }
    return -1;
}

bool FlowModel::mayKeep(int seat, DiceMask kept) const
{
    return acts(seat) && m_deciding && throws(seat) < MaxThrows && kept.count() < DiceCount;
}

bool FlowModel::mayFill(int seat, int row) const
{
    return acts(seat) && m_deciding && row >= 0 && row < m_rows
           && m_seats[static_cast<std::size_t>(seat)].rows.count(row) == 0;
}

void FlowModel::apply(const GameEvent &event, bool servedWin)
{
    if (const auto *thrown = std::get_if<DiceThrown>(&event)) {
        ++m_seats[static_cast<std::size_t>(thrown->seat)].throws;
        m_deciding = true;
        m_decider = thrown->seat;
        m_served = servedWin;
    } else if (std::holds_alternative<DiceKept>(event)) {
        m_deciding = false;
    } else if (const auto *filled = std::get_if<RowFilled>(&event)) {
        Seat &seat = m_seats[static_cast<std::size_t>(filled->seat)];
        seat.rows.insert(filled->row);
        seat.done = true;
        m_deciding = false;
        endRoundIfDone();
    } else if (const auto *pause = std::get_if<Paused>(&event)) {
        m_paused = pause->on;
    }
}

void FlowModel::endRoundIfDone()
{
    for (const Seat &seat : m_seats) {
        if (!seat.done)
            return;
    }
    ++m_round;
    for (Seat &seat : m_seats) {
        seat.done = false;
        seat.throws = 0;
    }
}
