#pragma once

#include "game/dicesource.h"

#include <array>
#include <map>
#include <tuple>

/// Dice that a test writes down: faces for a seat, round and throw, in die order of the dice thrown.
/// Places that are not written down show 1-2-3-4-6, from which nothing but small things can be made.
class ScriptedDice : public DiceSource {
public:
    ScriptedDice &at(int seat, int round, int throwNumber, std::array<int, DiceCount> faces)
    {
        m_faces[{seat, round, throwNumber}] = faces;
        return *this;
    }

    [[nodiscard]] std::array<int, DiceCount> faces(int seat, int round, int throwNumber) const override
    {
        const auto found = m_faces.find({seat, round, throwNumber});
        return found == m_faces.end() ? std::array{1, 2, 3, 4, 6} : found->second;
    }

private:
    std::map<std::tuple<int, int, int>, std::array<int, DiceCount>> m_faces;
};
