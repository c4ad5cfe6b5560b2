#include "players/analysis.h"

namespace {

/// What rounding may make of two equal values.
constexpr double Negligible = 1e-9;

class Analyser {
public:
    Analyser(GameState state, Advisor &advisor)
        : m_state(std::move(state))
        , m_advisor(advisor)
        , m_seats(m_state.seats.size())
    {}

    void see(const JournalEntry &entry)
    {
        if (const auto *thrown = std::get_if<DiceThrown>(&entry.event))
            judge(*thrown);
        else if (const auto *kept = std::get_if<DiceKept>(&entry.event))
            judge(Decision::keep(kept->kept));
        else if (const auto *filled = std::get_if<RowFilled>(&entry.event))
            judge(Decision::fill(filled->row));
        applyEvent(m_state, entry);
    }

    [[nodiscard]] std::vector<SeatAnalysis> result() { return std::move(m_seats); }

private:
    [[nodiscard]] SeatAnalysis &current() { return m_seats[static_cast<std::size_t>(m_state.seat)]; }

    void judge(const DiceThrown &thrown)
    {
        const SeatState &seat = m_state.current();
        const ExactTurn &turn = m_advisor.turn(seat.card);
        const RollSpace &space = m_advisor.space();
        const double before = thrown.throwNumber == 1
                                  ? turn.beforeThrow()
                                  : turn.keepValue(space.keepOf(thrown.dice, thrown.kept), thrown.throwNumber - 1);
        current().luck += turn.afterThrow(space.rollOf(thrown.dice), thrown.throwNumber) - before;
    }

    void judge(const Decision &done)
    {
        const SeatState &seat = m_state.current();
        const ExactTurn &turn = m_advisor.turn(seat.card);
        const RollSpace &space = m_advisor.space();
        const int roll = space.rollOf(seat.dice);
        const double value = done.fills() ? turn.rowValue(done.row, roll, seat.throws)
                                          : turn.keepValue(space.keepOf(seat.dice, done.kept), seat.throws);
        const double cost = turn.afterThrow(roll, seat.throws) - value;
        ++current().decisions;
        if (cost <= Negligible)
            return;
        current().givenAway += cost;
        current().mistakes.push_back(
            {m_state.round, seat.throws, seat.dice, done, m_advisor.best(seat.card, seat.dice, seat.throws), cost});
    }

    GameState m_state;
    Advisor &m_advisor;
    std::vector<SeatAnalysis> m_seats;
};

} // namespace

std::vector<SeatAnalysis> analyse(const Journal &journal, Advisor &advisor)
{
    const auto &start = std::get<GameStarted>(journal.front().event);
    Analyser analyser(openingState(start, std::make_shared<const RuleSet>(advisor.table().rules())), advisor);
    const std::vector<bool> undone = undoneEntries(journal);
    for (std::size_t i = 1; i < journal.size(); ++i) {
        if (!undone[i])
            analyser.see(journal[i]);
    }
    return analyser.result();
}
