#include "sound/effectplayer.h"
#include "sound/soundplugin.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSemaphore>
#include <QTemporaryFile>
#include <QTest>
#include <QThread>
#include <atomic>
#include <mutex>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

/// What players did in another thread.
struct Log {
    std::mutex mutex;
    std::vector<std::pair<Sound, double>> played;
    std::atomic<int> made = 0;
    std::atomic<int> destroyed = 0;
    std::atomic<Qt::HANDLE> thread = nullptr;
    std::atomic<bool> sameThread = true;

    std::size_t count()
    {
        const std::lock_guard guard(mutex);
        return played.size();
    }
};

class LoggingPlayer : public SoundPlayer {
public:
    explicit LoggingPlayer(Log &log)
        : m_log(log)
    {
        ++log.made;
        log.thread = QThread::currentThreadId();
    }
    ~LoggingPlayer() override
    {
        m_log.sameThread = m_log.sameThread && m_log.thread == QThread::currentThreadId();
        ++m_log.destroyed;
    }
    void play(Sound sound, double volume) override
    {
        m_log.sameThread = m_log.sameThread && m_log.thread == QThread::currentThreadId();
        const std::lock_guard guard(m_log.mutex);
        m_log.played.emplace_back(sound, volume);
    }

private:
    Log &m_log;
};

/// Everything that arrives at file descriptor 2 meanwhile, from Qt or any library.
class StderrCatcher {
public:
    StderrCatcher()
        : m_saved(::dup(STDERR_FILENO))
    {
        if (m_file.open())
            ::dup2(m_file.handle(), STDERR_FILENO);
    }
    QByteArray take()
    {
        if (m_saved >= 0) {
            ::dup2(m_saved, STDERR_FILENO);
            ::close(m_saved);
            m_saved = -1;
        }
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    QTemporaryFile m_file;
    int m_saved;
};

} // namespace

/// Sounds go to a thread of their own, and nothing there can hold the game up.
class TestEffectPlayer : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsMadeBeforeTheFirstSound();
    void soundsArriveInOrder();
    void mutedSoundsMakeNothing();
    void withoutAPlayer();
    void lateSoundsAreDropped();
    void aHangingPlayerHoldsNothingUp();
    void withoutASoundServer_data();
    void withoutASoundServer();
};

void TestEffectPlayer::initTestCase()
{
    // The test's private runtime folder holds no server, and none elsewhere is meant.
    qunsetenv("PULSE_SERVER");
    qunsetenv("PULSE_RUNTIME_PATH");
}

void TestEffectPlayer::nothingIsMadeBeforeTheFirstSound()
{
    Log log;
    {
        EffectPlayer player([&log] { return std::make_unique<LoggingPlayer>(log); });
        QTest::qWait(20);
        QCOMPARE(log.made, 0);
    }
    QCOMPARE(log.made, 0);
}

void TestEffectPlayer::soundsArriveInOrder()
{
    Log log;
    {
        EffectPlayer player([&log] { return std::make_unique<LoggingPlayer>(log); });
        player.play(Sound::Rattle, 0.5);
        player.play(Sound::Lock, 1);
        player.play(Sound::Rattle, 0.25);
        QTRY_COMPARE(log.count(), std::size_t(3));
        QVERIFY(log.thread != QThread::currentThreadId());
    }
    QCOMPARE(log.made, 1);
    QCOMPARE(log.destroyed, 1);
    QVERIFY(log.sameThread);
    QVERIFY((log.played == decltype(log.played){{Sound::Rattle, 0.5}, {Sound::Lock, 1}, {Sound::Rattle, 0.25}}));
}

// H32
void TestEffectPlayer::mutedSoundsMakeNothing()
{
    Log log;
    {
        EffectPlayer player([&log] { return std::make_unique<LoggingPlayer>(log); });
        player.play(Sound::Rattle, 0);
        QTest::qWait(20);
    }
    QCOMPARE(log.made, 0);
}

void TestEffectPlayer::withoutAPlayer()
{
    std::atomic<int> asked = 0;
    {
        EffectPlayer player([&asked]() -> std::unique_ptr<SoundPlayer> {
            ++asked;
            return nullptr;
        });
        player.play(Sound::Turn, 1);
        player.play(Sound::Turn, 1);
        QTRY_COMPARE(asked, 1);
    }
    QCOMPARE(asked, 1); // not again for every sound
}

void TestEffectPlayer::lateSoundsAreDropped()
{
    Log log;
    QSemaphore loaded;
    {
        EffectPlayer player([&] {
            loaded.acquire();
            return std::make_unique<LoggingPlayer>(log);
        });
        player.play(Sound::Rattle, 1);
        QTest::qWait(EffectPlayer::MaxDelayMs + 50);
        player.play(Sound::Lock, 1);
        loaded.release();
        QTRY_COMPARE(log.count(), std::size_t(1));
    }
    QVERIFY(log.played.front().first == Sound::Lock);
}

void TestEffectPlayer::aHangingPlayerHoldsNothingUp()
{
    // Outlives the player, as the thread does.
    static QSemaphore never;
    static std::atomic<bool> hangs = false;
    QElapsedTimer time;
    time.start();
    {
        EffectPlayer player([]() -> std::unique_ptr<SoundPlayer> {
            hangs = true;
            never.acquire();
            return nullptr;
        });
        for (int k = 0; k < 1000; ++k)
            player.play(Sound::Rattle, 1);
        QVERIFY(time.elapsed() < 500);
        QTRY_VERIFY(hangs);
        time.restart();
    }
    QVERIFY(time.elapsed() >= EffectPlayer::MaxStopMs - 50);
    QVERIFY(time.elapsed() < 10 * EffectPlayer::MaxStopMs);
    never.release();
    QTest::qWait(100); // lets the thread end before this process does
}

void TestEffectPlayer::withoutASoundServer_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::newRow("no plugin") << QStringList{u"/nowhere/libgenerala_sound.so"_s};
    QTest::newRow("no plugin at all") << QStringList{QStringLiteral(NO_PLUGIN)};
    QTest::newRow("the plugin") << QStringList{u"/nowhere/libgenerala_sound.so"_s, QStringLiteral(SOUND_PLUGIN)};
}

// H31
void TestEffectPlayer::withoutASoundServer()
{
    QFETCH(QStringList, files);
    StderrCatcher stderrText;
    std::atomic<int> loaded = 0;
    QElapsedTimer time;
    time.start();
    {
        EffectPlayer player([&] {
            auto real = playerFromPlugin(files);
            ++loaded;
            loaded += real ? 1 : 0;
            return real;
        });
        for (int k = 0; k < 50; ++k)
            player.play(k % 2 == 0 ? Sound::Rattle : Sound::GameEnd, 1);
        const qint64 spent = time.elapsed();
        QTRY_VERIFY(loaded > 0);
        QTest::qWait(100);
        player.play(Sound::Turn, 1);
        QTest::qWait(50);
        QCOMPARE(loaded, files.size() > 1 ? 2 : 1);
        QVERIFY2(spent < 250, qPrintable(QString::number(spent)));
    }
    QCOMPARE(stderrText.take(), QByteArray());
}

QTEST_GUILESS_MAIN(TestEffectPlayer)
#include "tst_effectplayer.moc"
