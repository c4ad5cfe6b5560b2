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

/// The last throw that the seat made before this entry.
const DiceThrown &lastThrow(const Journal &journal, int &entry, int seat)
{
    for (;; --entry) {
        const auto *thrown = std::get_if<DiceThrown>(&journal[static_cast<std::size_t>(entry)].event);
        if (thrown != nullptr && thrown->seat == seat)
            return *thrown;
    }
}

CoachMoment momentOf(const Journal &journal, WinChances &&chances)
{
    CoachMoment moment;
    moment.chances = std::move(chances.seats);
    moment.entry = chances.entry;
    const GameEvent &event = journal[static_cast<std::size_t>(chances.entry)].event;
    moment.seat = seatOfMove(event);
    if (const auto *filled = std::get_if<RowFilled>(&event)) {
        moment.row = filled->row;
        moment.points = filled->points;
    }
    if (moment.seat >= 0)
        moment.round = lastThrow(journal, moment.entry, moment.seat).round;
    return moment;
}

std::vector<CoachMoment> momentsOf(const Journal &journal, std::vector<WinChances> course, const RuleSet &rules)
{
    std::vector<CoachMoment> moments;
    for (std::size_t i = 0; i < course.size(); ++i) {
        const std::size_t rowsInRound = i % course[i].seats.size();
        CoachMoment moment = momentOf(journal, std::move(course[i]));
        if (!byRound(rules) || rowsInRound == 0 || (moment.seat >= 0 && moment.row < 0))
            moments.push_back(std::move(moment));
    }
    return moments;
}

} // namespace

bool byRound(const RuleSet &rules)
{
    return rules.rotation == Rotation::Throw;
}

CoachReport coachReport(const Journal &journal, std::shared_ptr<const ValueTable> table, const std::atomic<bool> *stop)
{
    const std::vector<bool> undone = undoneEntries(journal);
    CoachReport report;
    report.expected = expectedTotals(journal, undone, *table);
    report.moments = momentsOf(journal, winChances(journal, *table, UsualPlayouts, stop), table->rules());
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
