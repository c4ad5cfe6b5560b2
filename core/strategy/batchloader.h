#pragma once

#include "strategy/rowprogram.h"
#include "strategy/statespace.h"

#include <array>
#include <memory>
#include <new>
#include <vector>

/// Fills a kernel's batch with what the rows of some states lead to. The states of a batch may belong to different
/// groups, so that every lane is used even where groups are small. One for each thread.
class BatchLoader {
public:
    /// @param space, table, program must outlive the loader
    /// @param values the table that is being filled, by state
    BatchLoader(const StateSpace &space, const PointTable &table, const RowProgram &program, const double *values);

    [[nodiscard]] const TurnBatch &batch() const { return m_batch; }

    /// Loads the states from `first` on. Those of one stage only.
    /// @param count 1..BatchSize
    /// @param group any group of that stage that begins at `first` or before; moved on to that of the last state
    void load(quint32 first, int count, const StateSpace::Group *&group);

private:
    /// Where the values lie to which filling a row leads, for the first state of a group.
    struct RowLinks {
        const double *paid = nullptr; // filled with points; null when it cannot be
        const double *zero = nullptr; // filled with nothing
    };
    struct FaceLinks {
        const double *values = nullptr;         // null when the row cannot be filled
        std::array<const quint16 *, 6> after{}; // by 0..5 dice: which value for each state of the group
    };
    struct Free {
        void operator()(double *memory) const { ::operator delete[](memory, std::align_val_t(LaneAlignment)); }
    };

    /// A row into which a five alike may go, where these have rules of their own.
    struct JokerRow {
        const double *values;
        const quint16 *after; // as in FaceLinks; null when each state leads to the one with its own offset
        double points;
    };

    void link(const StateSpace::Group &group);
    void linkOther(const StateSpace::Group &group, std::size_t index, bool fillable);
    void linkFace(const StateSpace::Group &group, std::size_t face, bool fillable);
    void linkJokers(const StateSpace::Group &group);
    [[nodiscard]] JokerRow jokerRow(const StateSpace::Group &group, int row, int face) const;
    void loadJokers(int place, quint32 offset, int run);
    void loadRows(int place, quint32 offset, int run);
    void loadFaces(int place, quint32 offset, int run);

    const StateSpace &m_space;
    const PointTable &m_table;
    const RowProgram &m_program;
    const double *m_values;
    const bool m_hasJokers; // a five alike may have rules of its own
    std::unique_ptr<double[], Free> m_memory;
    TurnBatch m_batch;
    const StateSpace::Group *m_linked = nullptr;
    std::vector<RowLinks> m_others; // by index in RowProgram::otherRows()
    std::array<FaceLinks, RollSpace::Faces> m_faces;
    std::array<std::vector<JokerRow>, RollSpace::Faces> m_jokers; // empty when five alike are like other rolls
    std::array<int, RollSpace::Faces> m_fiveAlike{};              // the roll of each face
    static constexpr quint16 OnlyClass = 0;
};
