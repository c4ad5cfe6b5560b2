#include "strategy/batchloader.h"

#include "rules/scoring.h"

#include <algorithm>
#include <limits>

namespace {

constexpr double Never = -std::numeric_limits<double>::infinity();
constexpr int FaceValues = RollSpace::Faces * DiceCount;

} // namespace

BatchLoader::BatchLoader(const StateSpace &space, const RowProgram &program, const double *values, int lanes)
    : m_space(space)
    , m_program(program)
    , m_values(values)
    , m_lanes(lanes)
    , m_others(program.otherRows().size())
{
    // One block: everything that a kernel touches lies close together. Each array begins at a multiple of MaxLanes.
    const int nodes = program.nodeCount();
    const int rows = FaceValues + nodes + RollSpace::Faces + 1 + RollSpace::KeepCount + 1;
    constexpr std::size_t arrays = 6;
    const std::size_t size = static_cast<std::size_t>(rows * lanes) + arrays * MaxLanes;
    m_memory.reset(new (std::align_val_t(LaneAlignment)) double[size]());
    double *next = m_memory.get();
    const auto take = [&next, lanes](int count) {
        double *taken = next;
        next += (count * lanes + MaxLanes - 1) / MaxLanes * MaxLanes;
        return taken;
    };
    m_batch.keeps = take(RollSpace::KeepCount);
    m_batch.faces = take(FaceValues);
    m_batch.nodes = take(nodes);
    m_batch.jokers = take(RollSpace::Faces);
    m_batch.limits = take(1);
    m_batch.result = take(1);
}

void BatchLoader::load(quint32 first, int count, const StateSpace::Group *&group)
{
    int lane = 0;
    while (lane < count) {
        const quint32 state = first + static_cast<quint32>(lane);
        const auto classes = [this](const StateSpace::Group &of) {
            return static_cast<quint32>(m_space.upperSums().classCount(of.upperSet));
        };
        while (state >= group->firstState + classes(*group))
            ++group;
        if (m_linked != group)
            link(*group);
        const quint32 offset = state - group->firstState;
        const int run = std::min(count - lane, static_cast<int>(classes(*group) - offset));
        // The usual case with a length that the compiler knows.
        if (run == MaxLanes)
            loadRun<MaxLanes>(lane, offset, run);
        else if (run == MaxLanes / 2)
            loadRun<MaxLanes / 2>(lane, offset, run);
        else
            loadRun<0>(lane, offset, run);
        lane += run;
    }
}

void BatchLoader::link(const StateSpace::Group &group)
{
    m_linked = &group;
    const RowMask next = nextRows(m_space.rules(), group.filled);
    const auto has = [next](int row) { return row >= 0 && ((next >> row) & 1U) != 0; };
    for (std::size_t i = 0; i < m_others.size(); ++i)
        linkOther(group, i, has(m_program.otherRows()[i]));
    for (std::size_t face = 0; face < m_faces.size(); ++face)
        linkFace(group, face, has(m_program.faceRows()[face]));
}

void BatchLoader::linkOther(const StateSpace::Group &group, std::size_t index, bool fillable)
{
    RowLinks &links = m_others[index];
    links = {};
    if (!fillable)
        return;
    const int row = m_program.otherRows()[index];
    const quint32 filled = group.filled | (quint32(1) << row);
    const auto to = [&](bool points) {
        return m_values + m_space.firstState(filled, m_space.heldAfter(group.filled, group.held, row, points));
    };
    links.zero = to(false);
    const int needed = m_space.rules().rows[static_cast<std::size_t>(row)].needsRow;
    if (needed < 0 || m_space.holds(group.held, needed))
        links.paid = to(true);
}

void BatchLoader::linkFace(const StateSpace::Group &group, std::size_t face, bool fillable)
{
    FaceLinks &links = m_faces[face];
    links = {};
    if (!fillable)
        return;
    const int row = m_program.faceRows()[face];
    const quint32 filled = group.filled | (quint32(1) << row);
    links.values = m_values + m_space.firstState(filled, m_space.heldAfter(group.filled, group.held, row, true));
    const int number = m_space.upperSums().numberOf(row);
    for (int dice = 0; dice <= DiceCount; ++dice) {
        links.after[static_cast<std::size_t>(dice)]
            = number < 0 ? &OnlyClass : m_space.upperSums().after(group.upperSet, number, dice);
    }
}

/// Lanes from `lane` on: states of the linked group from `offset` on.
/// @tparam Fixed how many, or 0 when only `run` tells
template <int Fixed>
void BatchLoader::loadRun(int lane, quint32 offset, int run)
{
    const int count = Fixed > 0 ? Fixed : run;
    double *nothing = m_batch.nodes + lane; // node 0: the best row filled with nothing
    std::fill_n(nothing, count, Never);
    for (std::size_t i = 0; i < m_others.size(); ++i) {
        const RowLinks &links = m_others[i];
        double *paid = m_batch.nodes + (static_cast<int>(i) + 1) * m_lanes + lane;
        if (links.paid != nullptr)
            std::copy_n(links.paid + offset, count, paid);
        else
            std::fill_n(paid, count, Never);
        for (int k = 0; links.zero != nullptr && k < count; ++k)
            nothing[k] = std::max(nothing[k], links.zero[offset + static_cast<quint32>(k)]);
    }
    loadFaces<Fixed>(lane, offset, run);
}

template <int Fixed>
void BatchLoader::loadFaces(int lane, quint32 offset, int run)
{
    const int count = Fixed > 0 ? Fixed : run;
    double *nothing = m_batch.nodes + lane;
    double *out = m_batch.faces + lane;
    for (std::size_t face = 0; face < m_faces.size(); ++face) {
        const FaceLinks &links = m_faces[face];
        if (links.values == nullptr) {
            for (int dice = 1; dice <= DiceCount; ++dice, out += m_lanes)
                std::fill_n(out, count, Never);
            continue;
        }
        const quint16 *none = links.after[0] + offset;
        for (int k = 0; k < count; ++k)
            nothing[k] = std::max(nothing[k], links.values[none[k]]);
        for (int dice = 1; dice <= DiceCount; ++dice, out += m_lanes) {
            const quint16 *after = links.after[static_cast<std::size_t>(dice)] + offset;
            const double points = dice * (static_cast<int>(face) + 1);
            for (int k = 0; k < count; ++k)
                out[k] = links.values[after[k]] + points;
        }
    }
}
