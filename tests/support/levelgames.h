#pragma once

#include "game/game.h"
#include "players/selfplay.h"
#include "players/strategy.h"
#include "rules/scoring.h"
#include "support/manualclock.h"

#include <QCryptographicHash>
#include <cmath>

/// Games that one computer player plays alone, to see how many points it makes.
namespace LevelGames {

struct Tally {
    int games = 0;
    double sum = 0;
    double squares = 0;

    [[nodiscard]] double mean() const { return sum / games; }
    /// Of the mean.
    [[nodiscard]] double standardError() const { return std::sqrt((squares / games - mean() * mean()) / games); }

    Tally &operator+=(const Tally &other)
    {
        games += other.games;
        sum += other.sum;
        squares += other.squares;
        return *this;
    }
};

inline QByteArray seedOf(const QString &purpose, int game)
{
    return QCryptographicHash::hash(purpose.toUtf8() + QByteArray::number(game), QCryptographicHash::Sha256);
}

/// Plays the games numbered from `first` to before `end`; each has dice of its own, the same for every level.
/// A card is played to its end even where a served Generala would win at once.
/// @param table of these rules, for levels that want one; may be null for others
/// @param afterGame called after each game
template <typename AfterGame>
Tally play(RuleSet rules, const QString &level, const std::shared_ptr<const ValueTable> &table, int first, int end,
           const AfterGame &afterGame)
{
    const auto player = makeStrategy(level, {});
    if (player->wantsTable())
        player->useTable(table);
    const SeatSpec seat{QStringLiteral("A"), QStringLiteral("#808080"), PlayerKind::Computer, level};
    const Journal opening = *newJournal({rules.id, {}, {seat}, 0}, QByteArray(SeedBytes, '0'), ManualClock());
    auto start = std::get<GameStarted>(opening.front().event);
    rules.servedWinRow = -1;
    const GameState state = openingState(start, std::make_shared<const RuleSet>(std::move(rules)));
    Tally tally;
    for (int game = first; game < end; ++game) {
        start.seed = seedOf(QStringLiteral("dice"), game);
        player->beginGame(seedOf(level, game));
        const SelfPlay played = playOut({{start, 0, 0}}, state, {player.get()});
        const double total = totals(*state.rules, played.state.at(0).card).total;
        tally += {1, total, total * total};
        afterGame();
    }
    return tally;
}

} // namespace LevelGames
