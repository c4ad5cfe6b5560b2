#include "strategy/solverjob.h"

SolverJob::SolverJob(RuleSet rules, int threads, QObject *parent)
    : QObject(parent)
    , m_rules(std::move(rules))
    , m_threads(threads)
{}

SolverJob::~SolverJob()
{
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

void SolverJob::start()
{
    if (!m_thread.joinable())
        m_thread = std::thread([this] { work(); });
}

/// In the job's own thread; everything it has to tell goes through the event loop.
void SolverJob::work()
{
    int reported = -1;
    SolveOptions options;
    options.threads = m_threads;
    options.stop = &m_stop;
    options.progress = [this, &reported](double share) {
        const int percent = static_cast<int>(share * 100);
        if (percent <= reported)
            return;
        reported = percent;
        QMetaObject::invokeMethod(
            this, [this, percent] { emit progressed(percent); }, Qt::QueuedConnection);
    };
    auto result = solve(m_rules, options);
    QMetaObject::invokeMethod(
        this,
        [this, result = std::move(result)] {
            if (result)
                m_table = *result;
            else
                m_error = result.error();
            emit finished();
        },
        Qt::QueuedConnection);
}
