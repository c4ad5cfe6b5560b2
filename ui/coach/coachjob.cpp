#include "coach/coachjob.h"

CoachJob::~CoachJob()
{
    m_stop = true;
    if (m_thread.joinable())
        m_thread.join();
}

void CoachJob::start(Journal journal, std::shared_ptr<const ValueTable> table)
{
    m_thread = std::thread([this, journal = std::move(journal), table = std::move(table)] {
        CoachReport report = coachReport(journal, table, &m_stop);
        QMetaObject::invokeMethod(
            this,
            [this, report = std::move(report)]() mutable {
                m_report = std::move(report);
                emit finished();
            },
            Qt::QueuedConnection);
    });
}
