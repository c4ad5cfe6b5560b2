#include "sound/effectplayer.h"

#include <QDeadlineTimer>
#include <QObject>
#include <QThread>
#include <atomic>
#include <utility>

namespace {
// More than this are not waiting unless the player hangs; then they must not pile up.
constexpr int MaxWaiting = 64;
} // namespace

/// The end of EffectPlayer that lives in the sound thread.
class EffectPlayer::Worker : public QObject {
public:
    explicit Worker(MakePlayer make)
        : m_make(std::move(make))
    {}

    /// From any thread.
    void ask(Sound sound, double volume)
    {
        if (m_waiting >= MaxWaiting)
            return;
        ++m_waiting;
        const QDeadlineTimer late(MaxDelayMs);
        QMetaObject::invokeMethod(
            this, [this, sound, volume, late] { play(sound, volume, late); }, Qt::QueuedConnection);
    }

private:
    void play(Sound sound, double volume, const QDeadlineTimer &late)
    {
        --m_waiting;
        if (const MakePlayer make = std::exchange(m_make, nullptr))
            m_player = make();
        if (m_player && !late.hasExpired())
            m_player->play(sound, volume);
    }

    MakePlayer m_make; // empty once it has been called
    std::unique_ptr<SoundPlayer> m_player;
    std::atomic<int> m_waiting = 0;
};

EffectPlayer::EffectPlayer(MakePlayer make)
    : m_make(std::move(make))
{}

EffectPlayer::~EffectPlayer()
{
    if (m_thread == nullptr)
        return;
    m_thread->quit();
    if (m_thread->wait(MaxStopMs))
        delete m_thread;
    // Else a sound server hangs. The game closes all the same, and the process takes the thread with it.
}

void EffectPlayer::play(Sound sound, double volume)
{
    if (volume <= 0)
        return;
    if (m_thread == nullptr)
        start();
    m_worker->ask(sound, volume);
}

void EffectPlayer::start()
{
    m_thread = new QThread;
    m_thread->setObjectName(QStringLiteral("sound"));
    m_worker = new Worker(std::move(m_make));
    m_worker->moveToThread(m_thread);
    QObject::connect(m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread->start(QThread::HighPriority);
}
