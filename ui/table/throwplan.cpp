#include "table/throwplan.h"

#include <algorithm>

namespace {

constexpr int Variants = 14;
constexpr int Samples = 36;

// How deep two dice are in each other, going by the balls inside them.
double depth(const QVector3D &a, const QVector3D &b)
{
    return std::max(0.0, 1.0 - double((a - b).length()));
}

} // namespace

ThrowPlan::ThrowPlan(quint32 seed, DiceMask thrown, const Dice &faces, const ThrowTable &table)
{
    for (int variant = 0; variant < Variants; ++variant) {
        Motions motions;
        for (int die = 0; die < DiceCount; ++die) {
            if (thrown.has(die))
                motions[static_cast<std::size_t>(die)] = DieMotion(seed, die, thrown, faces[die], table, variant);
        }
        const double crush = crushOf(motions, thrown, table);
        if (variant == 0 || crush < m_crush) {
            m_motions = motions;
            m_crush = crush;
        }
        if (m_crush <= 0)
            break;
    }
}

double ThrowPlan::crushOf(const Motions &motions, DiceMask thrown, const ThrowTable &table)
{
    double sum = 0;
    for (int sample = 1; sample <= Samples; ++sample) {
        const double t = double(sample) / Samples;
        std::array<QVector3D, DiceCount> where;
        std::array<bool, DiceCount> out{};
        for (std::size_t k = 0; k < where.size(); ++k) {
            const bool flies = thrown.has(static_cast<int>(k));
            where[k] = flies ? motions[k].at(t).position : QVector3D(table.tray[k].x(), table.tray[k].y(), 0.5F);
            // In the mouth they come one out of the other; nobody can tell.
            out[k] = !flies || (where[k] - table.mouth).length() > 0.9F;
        }
        for (std::size_t a = 0; a < where.size(); ++a) {
            for (std::size_t b = a + 1; b < where.size(); ++b) {
                if (out[a] && out[b])
                    sum += depth(where[a], where[b]);
            }
        }
    }
    return sum;
}
