#include "strategy/batchloader.h"

#include "rules/scoring.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace {

constexpr double Never = -std::numeric_limits<double>::infinity();
constexpr int FaceValues = RollSpace::Faces * DiceCount;

Dice fiveAlike(int face)
{
    Dice dice;
    dice.faces.fill(static_cast<quint8>(face));
    return dice;
}

} // namespace

BatchLoader::BatchLoader(const StateSpace &space, const PointTable &table, const RowProgram &program,
                         const double *values)
    : m_space(space)
    , m_table(table)
    , m_program(program)
    , m_values(values)
    , m_hasJokers(space.rules().jokerRow >= 0 || space.rules().extraFiveAlike)
    , m_others(program.otherRows().size())
{
    const RollSpace rolls;
    for (int face = 1; face <= RollSpace::Faces; ++face)
        m_fiveAlike[static_cast<std::size_t>(face - 1)] = rolls.rollOf(fiveAlike(face));

    // One block: everything that a kernel touches lies close together.
    const int nodes = program.nodeCount();
    const int inputs = 1 + static_cast<int>(m_others.size());
    const int columns = FaceValues + inputs + RollSpace::Faces + 1 + 1;
    const auto size = static_cast<std::size_t>(columns * BatchSize + (RollSpace::KeepCount + nodes) * MaxLanes);
    m_memory.reset(new (std::align_val_t(LaneAlignment)) double[size]());
    double *next = m_memory.get();
    const auto take = [&next](int count) {
        double *taken = next;
        next += count;
        return taken;
    };
    m_batch.keeps = take(RollSpace::KeepCount * MaxLanes);
    m_batch.nodes = take(nodes * MaxLanes);
    m_batch.faces = take(FaceValues * BatchSize);
    m_batch.inputs = take(inputs * BatchSize);
    m_batch.jokers = take(RollSpace::Faces * BatchSize);
    m_batch.limits = take(BatchSize);
    m_batch.results = take(BatchSize);
    m_batch.anyJoker = m_hasJokers;
}

void BatchLoader::load(quint32 first, int count, const StateSpace::Group *&group)
{
    const auto classes = [this](const StateSpace::Group &of) { return m_space.upperSums().classCount(of.upperSet); };
    int place = 0;
    while (place < count) {
        quint32 offset = first + static_cast<quint32>(place) - group->firstState;
        while (offset >= static_cast<quint32>(classes(*group))) {
            offset -= static_cast<quint32>(classes(*group));
            ++group;
        }
        if (m_linked != group)
            link(*group);
        const int run = std::min(count - place, classes(*group) - static_cast<int>(offset));
        loadRows(place, offset, run);
        loadFaces(place, offset, run);
        if (m_hasJokers)
            loadJokers(place, offset, run);
        place += run;
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
    if (m_hasJokers)
        linkJokers(group);
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
    const int needed = m_space.rules().row(row).needsRow;
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
        links.after[static_cast<std::size_t>(dice)] =
            number < 0 ? &OnlyClass : m_space.upperSums().after(group.upperSet, number, dice);
    }
}

void BatchLoader::linkJokers(const StateSpace::Group &group)
{
    const RuleSet &rules = m_space.rules();
    const bool jokers = rules.jokerRow >= 0 && ((group.filled >> rules.jokerRow) & 1U) != 0;
    const bool extra = rules.extraFiveAlike && m_space.holds(group.held, rules.extraFiveAlike->row);
    for (std::size_t i = 0; i < m_jokers.size(); ++i) {
        m_jokers[i].clear();
        if (!jokers && !extra)
            continue;
        const int face = static_cast<int>(i) + 1;
        for (const int row : rowsIn(fillableRows(rules, group.filled, fiveAlike(face)))) {
            JokerRow joker = jokerRow(group, row, face);
            joker.points += extra ? rules.extraFiveAlike->points : 0;
            m_jokers[i].push_back(joker);
        }
    }
}

BatchLoader::JokerRow BatchLoader::jokerRow(const StateSpace::Group &group, int row, int face) const
{
    const RuleSet &rules = m_space.rules();
    const bool jokers = rules.jokerRow >= 0 && ((group.filled >> rules.jokerRow) & 1U) != 0;
    const RowRule &rule = rules.row(row);
    const bool counts = rule.needsRow < 0 || m_space.holds(group.held, rule.needsRow);
    const auto roll = static_cast<std::size_t>(m_fiveAlike[static_cast<std::size_t>(face - 1)]);
    const int points = counts ? m_table.row(row, false, jokers)[roll] : 0;
    const quint32 held = m_space.heldAfter(group.filled, group.held, row, points > 0);
    const double *values = m_values + m_space.firstState(group.filled | (quint32(1) << row), held);
    const int number = m_space.upperSums().numberOf(row);
    const int dice = rule.number == face ? DiceCount : 0;
    return {values, number < 0 ? nullptr : m_space.upperSums().after(group.upperSet, number, dice), double(points)};
}

void BatchLoader::loadJokers(int place, quint32 offset, int run)
{
    const bool special = !m_jokers.front().empty();
    std::fill_n(m_batch.limits + place, run, special ? Never : -Never);
    double *out = m_batch.jokers + place;
    for (const std::vector<JokerRow> &rows : m_jokers) {
        std::fill_n(out, run, Never);
        for (const JokerRow &row : rows) {
            for (int k = 0; k < run; ++k) {
                const quint32 state = offset + static_cast<quint32>(k);
                const double value = row.values[row.after != nullptr ? row.after[state] : state];
                out[k] = std::max(out[k], value + row.points);
            }
        }
        out += BatchSize;
    }
}

/// Places of the batch from `place` on: states of the linked group from `offset` on.
void BatchLoader::loadRows(int place, quint32 offset, int run)
{
    double *nothing = m_batch.inputs + place; // the best row filled with nothing
    std::fill_n(nothing, run, Never);
    double *paid = nothing + BatchSize;
    for (const RowLinks &links : m_others) {
        if (links.paid != nullptr)
            std::copy_n(links.paid + offset, run, paid);
        else
            std::fill_n(paid, run, Never);
        for (int k = 0; links.zero != nullptr && k < run; ++k)
            nothing[k] = std::max(nothing[k], links.zero[offset + static_cast<quint32>(k)]);
        paid += BatchSize;
    }
}

/// The same for the face rows; to be called after loadRows().
void BatchLoader::loadFaces(int place, quint32 offset, int run)
{
    double *nothing = m_batch.inputs + place;
    double *out = m_batch.faces + place;
    for (std::size_t face = 0; face < m_faces.size(); ++face) {
        const FaceLinks &links = m_faces[face];
        if (links.values == nullptr) {
            for (int dice = 1; dice <= DiceCount; ++dice, out += BatchSize)
                std::fill_n(out, run, Never);
            continue;
        }
        const quint16 *none = links.after[0] + offset;
        for (int k = 0; k < run; ++k)
            nothing[k] = std::max(nothing[k], links.values[none[k]]);
        for (int dice = 1; dice <= DiceCount; ++dice, out += BatchSize) {
            const quint16 *after = links.after[static_cast<std::size_t>(dice)] + offset;
            const double points = dice * (static_cast<int>(face) + 1);
            for (int k = 0; k < run; ++k)
                out[k] = links.values[after[k]] + points;
        }
    }
}
