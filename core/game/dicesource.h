#pragma once

#include "rules/dice.h"
#include "rules/ruleset.h"

#include <QByteArray>
#include <array>

/// Where faces come from. The k-th face of a throw is the k-th die thrown, in die order.
class DiceSource {
public:
    virtual ~DiceSource() = default;

    /// Faces 1..6 for a throw of all five dice; a throw of fewer takes the first of them.
    /// @param seat index from 0; round and throwNumber from 1
    [[nodiscard]] virtual std::array<int, DiceCount> faces(int seat, int round, int throwNumber) const = 0;
};

/// The dice after throwing those that are not kept.
[[nodiscard]] Dice throwDice(const DiceSource &source, const Dice &before, DiceMask kept, int seat, int round,
                             int throwNumber);

/// Dice as a pure function of a seed, so that undo, resume and replay cannot change luck:
/// block n = SHA-256(seed, ASCII "seat:round:throw:n") with the seat counted from 1, or `*` for shared dice;
/// its bytes in order, those of 252 and more skipped; face = byte mod 6 + 1.
class SeededDice : public DiceSource {
public:
    /// @param seed 32 bytes
    SeededDice(QByteArray seed, DiceSharing sharing);

    [[nodiscard]] std::array<int, DiceCount> faces(int seat, int round, int throwNumber) const override;

private:
    QByteArray m_seed;
    DiceSharing m_sharing;
};

constexpr int SeedBytes = 32;

/// SHA-256 of a seed in hex: shown from a game's start; with the seed, shown at its end, anyone can check that
/// no throw was chosen.
[[nodiscard]] QByteArray fairnessCode(const QByteArray &seed);
