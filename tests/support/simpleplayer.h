#pragma once

#include "support/testgame.h"

/// A game with the dice of testSeed(), or of another seed, on a clock that the test turns.
class SeededGame {
public:
    explicit SeededGame(const TestSetup &setup, const QByteArray &seed = testSeed());

    Game *operator->() { return m_game.get(); }
    Game &game() { return *m_game; }
    const GameState &state() const { return m_game->state(); }
    const Journal &journal() const { return m_game->journal(); }
    ManualClock &clock() { return m_clock; }

    /// The seat in turn makes one move of a fixed, simple policy: throw; fill the best row when it gives `enough`
    /// points, after the third throw, or with five alike; else keep the face that shows most often (the highest
    /// of equals).
    bool simpleMove(int enough = 1000);
    /// Simple moves until the game is over, at most this many.
    bool simpleMoves(int most = 100'000, int enough = 1000);

private:
    ManualClock m_clock;
    std::unique_ptr<Game> m_game;
};
