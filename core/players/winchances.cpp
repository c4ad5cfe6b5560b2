#include "players/winchances.h"

#include "game/replay.h"
#include "game/standings.h"
#include "players/playouts.h"

#include <algorithm>
#include <array>

namespace {

/// What a card can still come to: its playouts gathered.
struct Outlook {
    struct Result {
        int value = 0;
        double probability = 0;
    };
    std::vector<Result> served; ///< by the number of rows that were filled, fewest first
    std::vector<Result> totals; ///< of playouts without a served win, lowest first
};

void sortAndMerge(std::vector<Outlook::Result> &results)
{
    std::sort(results.begin(), results.end(), [](const auto &a, const auto &b) { return a.value < b.value; });
    std::size_t last = 0;
    for (std::size_t i = 1; i < results.size(); ++i) {
        if (results[i].value == results[last].value)
            results[last].probability += results[i].probability;
        else
            results[++last] = results[i];
    }
    if (!results.empty())
        results.resize(last + 1);
}

/// How much each playout counts, so that their mean is the expected total, which is known exactly: the regression
/// on a control variate. Since totals decide the game, most of the sampling error goes.
std::vector<double> weightsOf(const std::vector<Playout> &playouts, double expected)
{
    const auto number = static_cast<double>(playouts.size());
    double mean = 0;
    for (const Playout &playout : playouts)
        mean += playout.total / number;
    double spread = 0;
    for (const Playout &playout : playouts)
        spread += (playout.total - mean) * (playout.total - mean);
    std::vector<double> weights;
    double sum = 0;
    for (const Playout &playout : playouts) {
        const double slope = spread > 0 ? (expected - mean) * (playout.total - mean) / spread : 0;
        weights.push_back(std::max(0.0, 1 / number + slope)); // below 0 by a freak of the dice alone
        sum += weights.back();
    }
    for (double &weight : weights)
        weight /= sum;
    return weights;
}

Outlook outlookOf(const std::vector<Playout> &playouts, double expected)
{
    const std::vector<double> weights = weightsOf(playouts, expected);
    Outlook outlook;
    for (std::size_t i = 0; i < playouts.size(); ++i) {
        if (playouts[i].servedAfter >= 0)
            outlook.served.push_back({playouts[i].servedAfter, weights[i]});
        else
            outlook.totals.push_back({playouts[i].total, weights[i]});
    }
    sortAndMerge(outlook.served);
    sortAndMerge(outlook.totals);
    return outlook;
}

/// One seat at the moment when chances are asked for.
struct Contender {
    const Outlook *outlook = nullptr;
    int timeBonus = 0; ///< decides between equal totals
    int place = 0;     ///< in the order of a round
};

using Shares = std::array<double, MaxSeats>;

/// The chances of contenders whose playouts all meet each other.
class Meeting {
public:
    explicit Meeting(std::vector<Contender> contenders)
        : m_contenders(std::move(contenders))
        , m_chances(m_contenders.size())
    {}

    std::vector<double> chances()
    {
        addServedWins();
        addTotals();
        return m_chances;
    }

private:
    void addServedWins()
    {
        for (std::size_t own = 0; own < m_contenders.size(); ++own) {
            for (const Outlook::Result &win : m_contenders[own].outlook->served) {
                double chance = win.probability;
                for (std::size_t other = 0; other < m_contenders.size(); ++other) {
                    const bool first = m_contenders[other].place < m_contenders[own].place;
                    if (other != own)
                        chance *= notServedBefore(other, first ? win.value + 1 : win.value);
                }
                m_chances[own] += chance;
            }
        }
    }

    [[nodiscard]] double notServedBefore(std::size_t seat, int filledRows) const
    {
        double probability = 1;
        for (const Outlook::Result &win : m_contenders[seat].outlook->served)
            probability -= win.value < filledRows ? win.probability : 0;
        return probability;
    }

    /// From the lowest result of all seats up: at each one, who has it while nobody has a better one?
    void addTotals()
    {
        const std::vector<Level> levels = sortedLevels();
        Shares below{};
        for (std::size_t i = 0; i < levels.size();) {
            Shares equal{};
            const std::size_t begin = i;
            for (; i < levels.size() && levels[i].result == levels[begin].result; ++i)
                equal[levels[i].seat] = levels[i].probability;
            for (std::size_t k = begin; k < i; ++k)
                m_chances[levels[k].seat] += shareOfFirst(below, equal, levels[k].seat);
            for (std::size_t k = begin; k < i; ++k)
                below[levels[k].seat] += levels[k].probability;
        }
    }

    struct Level {
        int result = 0;
        std::size_t seat = 0;
        double probability = 0;
    };

    [[nodiscard]] std::vector<Level> sortedLevels() const
    {
        constexpr int bonuses = 1001; // 0..1000: the bonus never outweighs a point
        std::vector<Level> levels;
        for (std::size_t seat = 0; seat < m_contenders.size(); ++seat) {
            for (const Outlook::Result &total : m_contenders[seat].outlook->totals)
                levels.push_back({total.value * bonuses + m_contenders[seat].timeBonus, seat, total.probability});
        }
        std::sort(levels.begin(), levels.end(), [](const Level &a, const Level &b) { return a.result < b.result; });
        return levels;
    }

    /// Probability that the seat has this result and nobody a better one; of a first place that several share, its
    /// part.
    [[nodiscard]] double shareOfFirst(const Shares &below, const Shares &equal, std::size_t own) const
    {
        Shares tied{equal[own]}; // by how many others have the same result
        for (std::size_t other = 0, seen = 1; other < m_contenders.size(); ++other) {
            if (other == own)
                continue;
            for (std::size_t k = seen++; k > 0; --k)
                tied[k] = tied[k] * below[other] + tied[k - 1] * equal[other];
            tied[0] *= below[other];
        }
        double sum = 0;
        for (std::size_t k = 0; k < m_contenders.size(); ++k)
            sum += tied[k] / static_cast<double>(k + 1);
        return sum;
    }

    std::vector<Contender> m_contenders;
    std::vector<double> m_chances;
};

/// A situation for which chances are asked.
struct Situation {
    int entry = 0;
    GameState state;
};

std::vector<Situation> situationsOf(const Journal &journal, const RuleSet &rules)
{
    const auto shared = std::make_shared<const RuleSet>(rules);
    const std::vector<bool> undone = undoneEntries(journal);
    std::vector<Situation> situations;
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const GameEvent &event = journal[i].event;
        const auto *thrown = std::get_if<DiceThrown>(&event);
        const bool row = i == 0 || std::holds_alternative<RowFilled>(event);
        const bool maybeServed = thrown != nullptr && thrown->throwNumber == 1 && isFiveAlike(thrown->dice);
        if (undone[i] || (!row && !maybeServed))
            continue;
        // As people saw it then, thinking time included.
        GameState state = stateOf(journal, i + 1, shared);
        if (row || state.servedWinner >= 0)
            situations.push_back({static_cast<int>(i), std::move(state)});
    }
    return situations;
}

/// Every card of these situations once.
std::vector<Card> cardsOf(const std::vector<Situation> &situations)
{
    std::vector<Card> cards;
    for (const Situation &situation : situations) {
        for (const SeatState &seat : situation.state.seats) {
            if (std::find(cards.begin(), cards.end(), seat.card) == cards.end())
                cards.push_back(seat.card);
        }
    }
    return cards;
}

std::vector<double> chancesAt(const GameState &state, const std::vector<Card> &cards,
                              const std::vector<Outlook> &outlooks)
{
    std::vector<double> chances(state.seats.size());
    if (state.servedWinner >= 0) {
        chances[static_cast<std::size_t>(state.servedWinner)] = 1;
        return chances;
    }
    std::vector<Contender> contenders(state.seats.size());
    for (std::size_t seat = 0; seat < contenders.size(); ++seat) {
        const auto at = std::find(cards.begin(), cards.end(), state.seats[seat].card) - cards.begin();
        contenders[seat].outlook = &outlooks[static_cast<std::size_t>(at)];
        if (state.rules->timeBonus)
            contenders[seat].timeBonus = timeBonus(state.seats[seat].thinkingMs);
    }
    int place = 0;
    for (const int seat : state.order())
        contenders[static_cast<std::size_t>(seat)].place = place++;
    return Meeting(std::move(contenders)).chances();
}

} // namespace

std::vector<WinChances> winChances(const Journal &journal, const ValueTable &table, int playoutsInAll,
                                   const std::atomic<bool> *stop)
{
    const auto seats = static_cast<int>(std::get<GameStarted>(journal.front().event).seats.size());
    if (seats < 2)
        return {};
    const std::vector<Situation> situations = situationsOf(journal, table.rules());
    const std::vector<Card> cards = cardsOf(situations);
    const auto playouts = playOn(cards, table, std::max(1, playoutsInAll / seats), stop);
    if (playouts.empty())
        return {};
    std::vector<Outlook> outlooks;
    for (std::size_t i = 0; i < cards.size(); ++i)
        outlooks.push_back(outlookOf(playouts[i], table.expectedTotal(cards[i])));
    std::vector<WinChances> course;
    for (const Situation &situation : situations)
        course.push_back({situation.entry, chancesAt(situation.state, cards, outlooks)});
    return course;
}
