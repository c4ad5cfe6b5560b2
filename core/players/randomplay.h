#pragma once

#include "players/splitmix64.h"
#include "players/strategy.h"

/// Takes each legal action with the same chance. The bottom of every comparison, and good at finding positions
/// that no sensible player would ever reach.
class RandomStrategy : public Strategy {
public:
    void beginGame(const QByteArray &seed) override { m_generator = SplitMix64(seed); }
    [[nodiscard]] Decision decide(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber) override;

private:
    SplitMix64 m_generator;
};
