#pragma once

#include "coach/coachreport.h"

#include <QObject>
#include <atomic>
#include <optional>
#include <thread>

/// Makes the coach's report beside the event loop. Destroying it stops the work and waits for the few milliseconds
/// that this takes.
class CoachJob : public QObject {
    Q_OBJECT

public:
    explicit CoachJob(QObject *parent = nullptr)
        : QObject(parent)
    {}
    ~CoachJob() override;

    /// Begins; to be called once.
    void start(Journal journal, std::shared_ptr<const ValueTable> table);
    /// There once finished() was emitted.
    [[nodiscard]] const std::optional<CoachReport> &report() const { return m_report; }

signals:
    void finished(); ///< once, from the event loop

private:
    std::atomic<bool> m_stop = false;
    std::thread m_thread;
    std::optional<CoachReport> m_report;
};
