#pragma once

#include "storage/gamestore.h"

#include <QObject>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

/// Writes whole files so that they survive a power cut, and tells when each lies safely on the disk. A disk may take
/// long for that, so it can happen in a thread beside: files are then written in the order in which they were handed
/// over, and of several texts for one file that wait only the latest is written.
class DiskWriter : public QObject {
    Q_OBJECT

public:
    enum class Where {
        Here,  ///< write() returns when all is done and told
        Beside ///< in a thread; results are told in the writer's own
    };

    /// @param store makes its folder where it is missing; must outlive the writer
    explicit DiskWriter(const GameStore &store, Where where = Where::Here, QObject *parent = nullptr);
    /// Writes what still waits; tells nothing more.
    ~DiskWriter() override;

    /// @param mark handed back in written(); means something to the caller alone
    virtual void write(const QString &file, const QByteArray &bytes, qint64 mark);
    /// Returns when nothing waits any more and every result has been told.
    virtual void finish();

signals:
    /// The file holds these bytes for good.
    void written(const QString &file, qint64 mark);
    /// The file is as it was before.
    void failed(const QString &file, const StoreError &error);

private:
    struct Job {
        QString file;
        QByteArray bytes;
        qint64 mark = 0;
    };
    struct Outcome {
        Job job;
        std::optional<StoreError> error;
    };

    void run();
    void tell();

    const GameStore &m_store;
    std::mutex m_lock; // for all that follows
    std::condition_variable m_changed;
    std::vector<Job> m_waiting;
    std::vector<Outcome> m_outcomes; // not told yet
    bool m_busy = false;
    bool m_stopping = false;
    std::thread m_thread; // last: uses all of the above
};
