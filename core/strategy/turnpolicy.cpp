#include "strategy/turnpolicy.h"

#include <bit>

namespace {

constexpr int FirstKeep = 256 - RollSpace::FirstRoll;
static_assert(FirstKeep >= 18, "the largest rule set that can be solved");

} // namespace

TurnPolicy::TurnPolicy(const RollSpace &space, const ExactTurn &turn)
{
    for (int throwNumber = 1; throwNumber <= MaxThrows; ++throwNumber) {
        rowsFirst(turn, throwNumber);
        if (throwNumber < MaxThrows)
            keepsWhereBetter(space, turn, throwNumber);
    }
}

void TurnPolicy::rowsFirst(const ExactTurn &turn, int throwNumber)
{
    for (int roll = 0; roll < RollSpace::RollCount; ++roll) {
        int best = -1;
        for (const int row : rowsIn(turn.rowsFor(roll))) {
            if (best < 0 || turn.rowToCome(row, roll, throwNumber) > turn.rowToCome(best, roll, throwNumber))
                best = row;
        }
        m_codes[static_cast<std::size_t>(throwNumber - 1)][static_cast<std::size_t>(roll)] = static_cast<quint8>(best);
    }
}

void TurnPolicy::keepsWhereBetter(const RollSpace &space, const ExactTurn &turn, int throwNumber)
{
    Codes &codes = m_codes[static_cast<std::size_t>(throwNumber - 1)];
    std::array<double, RollSpace::KeepCount> value{};
    std::array<int, RollSpace::KeepCount> best{};
    for (int keep = 0; keep < RollSpace::KeepCount; ++keep) {
        const auto at = static_cast<std::size_t>(keep);
        const int roll = keep - RollSpace::FirstRoll;
        const int row = roll >= 0 ? codes[static_cast<std::size_t>(roll)] : -1;
        value[at] = roll >= 0 ? turn.rowToCome(row, roll, throwNumber) : turn.keepToCome(keep, throwNumber);
        best[at] = keep;
        for (int face = 1; face <= RollSpace::Faces; ++face) {
            const auto part = static_cast<std::size_t>(space.without(keep, face));
            if (value[part] > value[at]) {
                value[at] = value[part];
                best[at] = best[part];
            }
        }
        if (roll >= 0 && best[at] != keep)
            codes[static_cast<std::size_t>(roll)] = static_cast<quint8>(FirstKeep + best[at]);
    }
}

TurnPolicy::Action TurnPolicy::action(int roll, int throwNumber) const
{
    const int code = m_codes[static_cast<std::size_t>(throwNumber - 1)][static_cast<std::size_t>(roll)];
    return code < FirstKeep ? Action{code, -1} : Action{-1, code - FirstKeep};
}
