#include "strategy/rollspace.h"

#include <map>

namespace {

/// The first `size` dice, ascending, and one more in its place among them.
Dice withFace(const Dice &dice, int size, int face)
{
    Dice wider = dice;
    int place = size;
    for (; place > 0 && dice[place - 1] > face; --place)
        wider.set(place, dice[place - 1]);
    wider.set(place, face);
    return wider;
}

} // namespace

RollSpace::RollSpace()
{
    for (Neighbours &neighbours : m_with)
        neighbours.fill(-1);
    for (std::size_t keep = 0; keep < KeepCount; ++keep)
        m_without[keep].fill(static_cast<qint16>(keep));
    number();
    link();
    countWays();
}

/// Writes down all keeps: those of one size after those of the size before, each by adding a die that is
/// no lower than its last one.
void RollSpace::number()
{
    std::size_t next = 1; // keep 0 is the empty one
    std::size_t sizeBegin = 0;
    for (int size = 0; size < DiceCount; ++size) {
        const std::size_t sizeEnd = next;
        for (std::size_t keep = sizeBegin; keep < sizeEnd; ++keep) {
            const int lowest = size == 0 ? 1 : m_dice[keep][size - 1];
            for (int face = lowest; face <= Faces; ++face) {
                m_dice[next] = m_dice[keep];
                m_dice[next].set(size, face);
                m_size[next] = static_cast<qint8>(size + 1);
                ++next;
            }
        }
        sizeBegin = sizeEnd;
    }
}

void RollSpace::link()
{
    std::map<std::array<quint8, DiceCount>, qint16> numbers;
    for (std::size_t keep = 0; keep < KeepCount; ++keep)
        numbers.emplace(m_dice[keep].faces, static_cast<qint16>(keep));
    for (std::size_t keep = 0; keep < FirstRoll; ++keep) {
        for (int face = 1; face <= Faces; ++face) {
            const qint16 wider = numbers.at(withFace(m_dice[keep], m_size[keep], face).faces);
            m_with[keep][static_cast<std::size_t>(face - 1)] = wider;
            m_without[static_cast<std::size_t>(wider)][static_cast<std::size_t>(face - 1)]
                = static_cast<qint16>(keep);
        }
    }
}

void RollSpace::countWays()
{
    // Each order of the dice is one path through the lattice.
    std::array<int, KeepCount> paths{};
    paths[0] = 1;
    for (std::size_t keep = 0; keep < FirstRoll; ++keep) {
        for (const qint16 wider : m_with[keep])
            paths[static_cast<std::size_t>(wider)] += paths[keep];
    }
    std::transform(paths.begin() + FirstRoll, paths.end(), m_ways.begin(),
                   [](int ways) { return static_cast<qint16>(ways); });
}

int RollSpace::keepOf(const Dice &dice, DiceMask kept) const
{
    int keep = 0;
    for (int die = 0; die < DiceCount; ++die) {
        if (kept.has(die))
            keep = with(keep, dice[die]);
    }
    return keep;
}
