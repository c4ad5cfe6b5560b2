#include "storage/diskwriter.h"

#include <algorithm>
#include <utility>

DiskWriter::DiskWriter(const GameStore &store, Where where, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
    if (where == Where::Beside)
        m_thread = std::thread([this] { run(); });
}

DiskWriter::~DiskWriter()
{
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard guard(m_lock);
        m_stopping = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void DiskWriter::write(const QString &file, const QByteArray &bytes, qint64 mark)
{
    if (!m_thread.joinable()) {
        const auto error = m_store.saveText(file, bytes);
        m_outcomes.push_back({{file, {}, mark}, error});
        tell();
        return;
    }
    {
        const std::lock_guard guard(m_lock);
        const auto same =
            std::find_if(m_waiting.begin(), m_waiting.end(), [&file](const Job &job) { return job.file == file; });
        if (same != m_waiting.end())
            *same = {file, bytes, mark};
        else
            m_waiting.push_back({file, bytes, mark});
    }
    m_changed.notify_all();
}

void DiskWriter::finish()
{
    {
        std::unique_lock guard(m_lock);
        m_changed.wait(guard, [this] { return m_waiting.empty() && !m_busy; });
    }
    tell();
}

void DiskWriter::run()
{
    std::unique_lock guard(m_lock);
    for (;;) {
        m_changed.wait(guard, [this] { return m_stopping || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        Job job = std::move(m_waiting.front());
        m_waiting.erase(m_waiting.begin());
        m_busy = true;
        guard.unlock();
        const auto error = m_store.saveText(job.file, job.bytes);
        job.bytes = QByteArray(); // what is left of it are file and mark
        guard.lock();
        m_busy = false;
        m_outcomes.push_back({std::move(job), error});
        m_changed.notify_all();
        QMetaObject::invokeMethod(this, &DiskWriter::tell, Qt::QueuedConnection);
    }
}

void DiskWriter::tell()
{
    std::vector<Outcome> outcomes;
    {
        const std::lock_guard guard(m_lock);
        outcomes = std::exchange(m_outcomes, {});
    }
    for (const Outcome &outcome : outcomes) {
        if (outcome.error)
            emit failed(outcome.job.file, *outcome.error);
        else
            emit written(outcome.job.file, outcome.job.mark);
    }
}
