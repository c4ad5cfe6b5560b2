#pragma once

#include "storage/gamesummary.h"

#include <QObject>
#include <QStringList>
#include <atomic>
#include <thread>
#include <vector>

/// Reads the games of a folder beside the event loop, the one saved last first. Destroying it stops the work
/// after the file that is being read.
class LibraryScan : public QObject {
    Q_OBJECT

public:
    /// @param files full paths, in the order in which they are wanted; see GameLibrary::files()
    explicit LibraryScan(QStringList files, QObject *parent = nullptr);
    ~LibraryScan() override;

    /// Begins; to be called once.
    void start();
    [[nodiscard]] bool isFinished() const { return m_finished; }

signals:
    /// The next files in their order, a handful at a time. Emitted in the scan's thread of life.
    void found(const std::vector<GameSummary> &summaries);
    /// Everything has been found; emitted once.
    void finished();

private:
    void work();
    void report(std::vector<GameSummary> summaries, bool last);

    const QStringList m_files;
    std::atomic<bool> m_stop = false;
    std::thread m_thread;
    bool m_finished = false;
};
