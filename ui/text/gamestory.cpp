#include "text/gamestory.h"

#include "text/names.h"

#include <QLocale>

namespace {

QStringList winners(const std::vector<SeatSpec> &seats, const std::vector<Standing> &standings)
{
    QStringList names;
    for (const Standing &standing : standings) {
        if (standing.place == 1)
            names << seats[static_cast<std::size_t>(standing.seat)].name;
    }
    return names;
}

/// A row as it was filled, with what lay on the table.
struct Fill {
    int round = 0;
    Dice dice;
    RowFilled event;
};

/// Every row that counts, in the order of play.
std::vector<Fill> fills(const GameState &state, const Journal &journal)
{
    std::vector<Fill> list;
    std::vector<Fill> latest(static_cast<std::size_t>(state.seatCount())); // the seat's last throw
    const std::vector<bool> undone = undoneEntries(journal);
    for (std::size_t i = 0; i < journal.size(); ++i) {
        if (undone[i])
            continue;
        if (const auto *thrown = std::get_if<DiceThrown>(&journal[i].event)) {
            latest[static_cast<std::size_t>(thrown->seat)] = {thrown->round, thrown->dice, {}};
        } else if (const auto *filled = std::get_if<RowFilled>(&journal[i].event)) {
            list.push_back(latest[static_cast<std::size_t>(filled->seat)]);
            list.back().event = *filled;
        }
    }
    return list;
}

} // namespace

QString GameStory::title(const GameState &state)
{
    return title(state.specs, standings(state));
}

QString GameStory::title(const std::vector<SeatSpec> &seats, const std::vector<Standing> &standings)
{
    if (seats.size() == 1) {
        if (standings.front().servedWin)
            return tr("Practice won with a served Generala");
        return tr("Practice: %1").arg(Names::points(standings.front().total));
    }
    const QStringList names = winners(seats, standings);
    const QString list = QLocale().createSeparatedList(names);
    //: %1 is one name; the plural entry below takes a list of names that share the first place
    return names.size() == 1 ? tr("%1 wins").arg(list) : tr("%1 win").arg(list);
}

GameStory::Moment GameStory::moment(const GameState &state, const Journal &journal)
{
    if (state.servedWinner >= 0) {
        return {tr("The moment that decided"),
                tr("Round %1: %2 threw %3 at once. A served Generala wins the whole game.")
                    .arg(QString::number(state.round), state.spec(state.servedWinner).name,
                         Names::diceList(state.at(state.servedWinner).dice))};
    }
    const std::vector<Standing> ranking = standings(state);
    const bool shared = ranking.size() > 1 && ranking[1].place == 1;
    if (shared)
        return {};
    const int winner = ranking.front().seat;
    if (ranking.size() > 1 && ranking[1].total == ranking.front().total)
        return {tr("What decided"), tr("The cards are equal: %1 needed less time.").arg(state.spec(winner).name)};
    Fill best;
    for (const Fill &fill : fills(state, journal)) {
        if (fill.event.seat == winner && fill.event.points > best.event.points)
            best = fill;
    }
    if (best.event.points == 0)
        return {};
    //: %1 number of the round, %2 name, %3 dice, %4 "25 points", %5 name of the row
    return {tr("The best row of the winning card"),
            tr("Round %1: %2 wrote %4 into “%5” with %3.")
                .arg(QString::number(best.round), state.spec(winner).name, Names::diceList(best.dice),
                     Names::points(best.event.points), Names::row(state.rules->row(best.event.row).id))};
}

std::vector<std::vector<int>> GameStory::courses(const GameState &state, const Journal &journal)
{
    std::vector<Card> cards(static_cast<std::size_t>(state.seatCount()));
    std::vector<std::vector<int>> courses(cards.size(), {0});
    for (const Fill &fill : fills(state, journal)) {
        const auto seat = static_cast<std::size_t>(fill.event.seat);
        cards[seat].fill(fill.event.row, fill.event.points, fill.event.extra);
        courses[seat].push_back(totals(*state.rules, cards[seat]).total);
    }
    return courses;
}
