#include "support/simpleplayer.h"

#include "support/ruletext.h"

#include <algorithm>

namespace {

Journal seededJournal(const TestSetup &setup, const QByteArray &seed, const Clock &clock)
{
    const GameSetup game{QString::fromLatin1(setup.ruleSet), choicesFrom(setup.options), testSeats(setup.seats),
                         setup.starter};
    return newJournal(game, seed, clock).value();
}

DiceMask mostFrequentFace(const Dice &dice)
{
    DiceMask best;
    for (int face = 1; face <= 6; ++face) {
        DiceMask mask;
        for (int die = 0; die < DiceCount; ++die) {
            if (dice[die] == face)
                mask = mask.with(die);
        }
        if (mask.count() >= best.count())
            best = mask;
    }
    return best;
}

} // namespace

SeededGame::SeededGame(const TestSetup &setup, const QByteArray &seed)
{
    const DiceSharing sharing = rulesFrom(setup.ruleSet, setup.options).sharing;
    m_game = std::make_unique<Game>(seededJournal(setup, seed, m_clock), std::make_unique<SeededDice>(seed, sharing),
                                    m_clock);
}

bool SeededGame::simpleMove(int enough)
{
    const GameState &now = state();
    const Actor by = now.spec(now.seat).kind == PlayerKind::Computer ? Actor::Computer : Actor::Person;
    if (now.phase == Phase::Throwing)
        return !m_game->throwDice(now.seat, by);
    const SeatState &seat = now.current();
    const DiceMask kept = mostFrequentFace(seat.dice);
    const int row = bestRow(*now.rules, seat.dice, seat.throws, seat.card);
    const int points = score(*now.rules, row, seat.dice, seat.throws, seat.card);
    if (seat.throws < MaxThrows && kept != DiceMask::all() && points < enough)
        return !m_game->keepDice(now.seat, kept, by);
    return !m_game->fillRow(now.seat, row, by);
}

bool SeededGame::simpleMoves(int most, int enough)
{
    for (int n = 0; n < most && !state().over(); ++n) {
        if (!simpleMove(enough))
            return false;
    }
    return true;
}
