#pragma once

#include "game/game.h"
#include "support/manualclock.h"
#include "support/scripteddice.h"

#include <QByteArray>
#include <memory>
#include <utility>

/// Small games for tests.
namespace Games {

/// Persons named A, B, …; with `computers` the last seats are computer seats.
inline std::vector<SeatSpec> seats(int count, int computers = 0)
{
    static const char *const names[] = {"Ana", "Boris", "Ingrid", "Åse", "Ñandú", "Иван"};
    static const char *const colours[] = {"#e8a53a", "#5aa5e8", "#c474db", "#62b988", "#ec7b73", "#7ccfd6"};
    std::vector<SeatSpec> seats;
    for (int i = 0; i < count; ++i) {
        SeatSpec seat;
        seat.name = QString::fromUtf8(names[i]);
        seat.colour = QString::fromLatin1(colours[i]);
        if (i >= count - computers) {
            seat.kind = PlayerKind::Computer;
            seat.level = QStringLiteral("greedy");
        }
        seats.push_back(seat);
    }
    return seats;
}

inline QByteArray seed()
{
    return QByteArray(SeedBytes, 'g');
}

inline GameSetup setup(const char *ruleSet, std::vector<SeatSpec> seats, std::vector<OptionChoice> options = {})
{
    return {QString::fromLatin1(ruleSet), std::move(options), std::move(seats), 0};
}

/// A game on scripted dice. Its journal's seed is seed(), which the dice do not follow.
inline std::unique_ptr<Game> scripted(const GameSetup &setup, const ScriptedDice &dice, const Clock &clock)
{
    return std::make_unique<Game>(*newJournal(setup, seed(), clock), std::make_unique<ScriptedDice>(dice), clock);
}

} // namespace Games
