#include "storage/libraryscan.h"

#include <QElapsedTimer>

namespace {
// So often people see that something happens; more often would only cost time.
constexpr qint64 ReportEveryMs = 60;
} // namespace

LibraryScan::LibraryScan(QStringList files, QObject *parent)
    : QObject(parent)
    , m_files(std::move(files))
{}

LibraryScan::~LibraryScan()
{
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

void LibraryScan::start()
{
    if (!m_thread.joinable())
        m_thread = std::thread([this] { work(); });
}

/// In the scan's own thread; everything it has to tell goes through the event loop.
void LibraryScan::work()
{
    std::vector<GameSummary> read;
    QElapsedTimer sinceReport;
    sinceReport.start();
    for (const QString &file : m_files) {
        if (m_stop)
            return;
        read.push_back(summaryOf(file));
        if (sinceReport.elapsed() < ReportEveryMs)
            continue;
        report(std::exchange(read, {}), false);
        sinceReport.restart();
    }
    report(std::move(read), true);
}

void LibraryScan::report(std::vector<GameSummary> summaries, bool last)
{
    QMetaObject::invokeMethod(
        this,
        [this, summaries = std::move(summaries), last] {
            if (!summaries.empty())
                emit found(summaries);
            m_finished = m_finished || last;
            if (last)
                emit finished();
        },
        Qt::QueuedConnection);
}
