#pragma once

#include "strategy/solver.h"

#include <QObject>
#include <memory>
#include <optional>
#include <thread>

/// Solves a rule set beside the event loop. Destroying it stops the work and waits for the few milliseconds that this
/// takes.
class SolverJob : public QObject {
    Q_OBJECT

public:
    /// @param threads as in SolveOptions
    explicit SolverJob(RuleSet rules, int threads = 0, QObject *parent = nullptr);
    ~SolverJob() override;

    [[nodiscard]] const RuleSet &rules() const { return m_rules; }

    /// Begins; to be called once.
    void start();
    /// Asks to stop early; finished() still comes, with the error Cancelled unless the work was done already.
    void cancel() { m_stop = true; }

    [[nodiscard]] bool isFinished() const { return m_table != nullptr || m_error.has_value(); }
    /// The result, once finished() was emitted without an error.
    [[nodiscard]] const std::shared_ptr<const ValueTable> &table() const { return m_table; }
    [[nodiscard]] const std::optional<SolveError> &error() const { return m_error; }

signals:
    /// Whole percents done, each at most once, in rising order.
    void progressed(int percent);
    /// The table is there, or the error; emitted once, from the event loop of the job's thread.
    void finished();

private:
    void work();

    const RuleSet m_rules;
    const int m_threads;
    std::atomic<bool> m_stop = false;
    std::thread m_thread;
    std::shared_ptr<const ValueTable> m_table;
    std::optional<SolveError> m_error;
};
