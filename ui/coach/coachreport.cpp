#include "coach/coachreport.h"

#include <algorithm>

namespace {

/// Index of the throw that a mistake was made on, or -1.
int entryOf(const Journal &journal, const std::vector<bool> &undone, int seat, const Mistake &mistake)
{
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const auto *thrown = std::get_if<DiceThrown>(&journal[i].event);
        if (thrown != nullptr && !undone[i] && thrown->seat == seat && thrown->round == mistake.round
            && thrown->throwNumber == mistake.throwNumber)
            return static_cast<int>(i);
    }
    return -1;
}

std::vector<std::vector<int>> expectedTotals(const Journal &journal, const std::vector<bool> &undone,
                                             const ValueTable &table)
{
    const std::size_t seats = std::get<GameStarted>(journal.front().event).seats.size();
    std::vector<Card> cards(seats);
    std::vector<std::vector<int>> courses(seats, {qRound(table.expectedTotal(Card()))});
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const auto *filled = std::get_if<RowFilled>(&journal[i].event);
        if (filled == nullptr || undone[i])
            continue;
        const auto seat = static_cast<std::size_t>(filled->seat);
        cards[seat].fill(filled->row, filled->points, filled->extra);
        courses[seat].push_back(qRound(table.expectedTotal(cards[seat])));
    }
    return courses;
}

} // namespace

CoachReport coachReport(const Journal &journal, std::shared_ptr<const ValueTable> table)
{
    const std::vector<bool> undone = undoneEntries(journal);
    CoachReport report;
    report.expected = expectedTotals(journal, undone, *table);
    Advisor advisor(std::move(table));
    report.seats = analyse(journal, advisor);
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        for (const Mistake &mistake : report.seats[seat].mistakes) {
            const int number = static_cast<int>(seat);
            report.mistakes.push_back({number, entryOf(journal, undone, number, mistake), mistake});
        }
    }
    std::stable_sort(report.mistakes.begin(), report.mistakes.end(),
                     [](const CoachMistake &a, const CoachMistake &b) { return a.mistake.cost > b.mistake.cost; });
    return report;
}
