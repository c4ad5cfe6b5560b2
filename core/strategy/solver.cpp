#include "strategy/solver.h"

#include "strategy/batchloader.h"

#include <algorithm>
#include <barrier>
#include <thread>
#include <vector>

namespace {

/// States that a thread takes at once: long enough to keep the threads out of each other's way.
constexpr quint32 ChunkStates = 512;

class Solver {
public:
    Solver(const StateSpace &space, const SolveOptions &options, int threads)
        : m_space(space)
        , m_options(options)
        , m_kernel(turnKernel(options.level))
        , m_table(space.rules(), RollSpace())
        , m_program(space.rules(), m_table, m_kernel.lanes)
        , m_values(std::make_unique_for_overwrite<double[]>(space.stateCount()))
        , m_next(static_cast<std::size_t>(space.rules().rowCount()))
        , m_threads(threads)
        , m_barrier(threads)
    {
        fillLastStage();
        for (int stage = 0; stage < space.rules().rowCount(); ++stage)
            m_next[static_cast<std::size_t>(stage)] = space.stage(stage).front().firstState;
    }

    /// Null when somebody asked to stop.
    std::unique_ptr<const double[]> run();

private:
    void fillLastStage();
    void work(bool reports);
    void solveChunk(int stage, quint32 first, quint32 end, BatchLoader &loader);
    [[nodiscard]] bool stopped() const { return m_options.stop != nullptr && m_options.stop->load(); }

    const StateSpace &m_space;
    const SolveOptions &m_options;
    const TurnKernel m_kernel;
    const PointTable m_table;
    const RowProgram m_program;
    std::unique_ptr<double[]> m_values;
    std::vector<std::atomic<quint32>> m_next; // by stage: first state that no thread has taken
    std::atomic<quint32> m_done = 0;
    const int m_threads;
    std::barrier<> m_barrier;
};

/// A full card is worth its bonus.
void Solver::fillLastStage()
{
    for (const StateSpace::Group &group : m_space.stage(m_space.rules().rowCount())) {
        for (int end = 0; end < m_space.upperSums().classCount(group.upperSet); ++end)
            m_values[group.firstState + static_cast<quint32>(end)] = m_space.upperSums().bonus(end);
    }
}

std::unique_ptr<const double[]> Solver::run()
{
    std::vector<std::thread> others;
    for (int i = 1; i < m_threads; ++i)
        others.emplace_back([this] { work(false); });
    work(true);
    for (std::thread &thread : others)
        thread.join();
    return stopped() ? nullptr : std::move(m_values);
}

/// One thread's share. All threads wait for each other after each stage, whose values the next one needs; a thread
/// that is to stop still comes to every meeting.
void Solver::work(bool reports)
{
    BatchLoader loader(m_space, m_table, m_program, m_values.get());
    for (int stage = m_space.rules().rowCount() - 1; stage >= 0; --stage) {
        const quint32 end = m_space.stageEnd(stage);
        std::atomic<quint32> &next = m_next[static_cast<std::size_t>(stage)];
        while (!stopped()) {
            const quint32 first = next.fetch_add(ChunkStates);
            if (first >= end)
                break;
            const quint32 chunkEnd = std::min(first + ChunkStates, end);
            solveChunk(stage, first, chunkEnd, loader);
            m_done += chunkEnd - first;
            if (reports && m_options.progress)
                m_options.progress(static_cast<double>(m_done.load()) / m_space.stateCount());
        }
        m_barrier.arrive_and_wait();
    }
}

void Solver::solveChunk(int stage, quint32 first, quint32 end, BatchLoader &loader)
{
    const auto groups = m_space.stage(stage);
    StateSpace::Group wanted;
    wanted.firstState = first;
    const StateSpace::Group *group = &*(std::upper_bound(groups.begin(), groups.end(), wanted) - 1);
    const RowSteps steps = m_program.steps();
    for (quint32 state = first; state < end; state += BatchSize) {
        const quint32 count = std::min(quint32(BatchSize), end - state);
        loader.load(state, static_cast<int>(count), group);
        m_kernel.solve(steps, loader.batch(), static_cast<int>(count));
        std::copy_n(loader.batch().results, count, m_values.get() + state);
    }
}

} // namespace

Result<std::shared_ptr<const ValueTable>, SolveError> solve(const RuleSet &rules, const SolveOptions &options)
{
    auto space = StateSpace::make(rules);
    if (!space)
        return space.error();
    const int machine = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int threads = options.threads > 0 ? options.threads : machine;
    Solver solver(*space, options, threads);
    auto values = solver.run();
    if (!values)
        return SolveError::Cancelled;
    return std::make_shared<const ValueTable>(std::move(space.value()), std::move(values));
}
