#include "sound/output/mixer.h"
#include "sound/output/soundbank.h"
#include "sound/output/soundserver.h"

#include <QFile>
#include <QLocalServer>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>
#include <cstring>

using namespace Qt::StringLiterals;

/// What lies between a WAV file and the stream to the sound server.
class TestSoundOutput : public QObject {
    Q_OBJECT

private slots:
    void wavIsRead();
    void wrongWavsAreNot_data();
    void wrongWavsAreNot();
    void bankNeverRepeats();
    void bankWithoutFiles();
    void silenceWithoutVoices();
    void aClipIsHeardOnce();
    void gainAndSide();
    void speedChangesTheLength();
    void loudnessIsLimited();
    void theOldestVoiceGivesWay();
    void clearEndsEverything();
    void serverIsSeenWhenItListens();

private:
    struct Frame {
        int left = 0;
        int right = 0;
    };

    /// A clip with the same sample everywhere.
    static Clip flat(int frames, qint16 sample, int channels = 1);
    static QByteArray wav(const Clip &clip);
    static QList<Frame> read(Mixer &mixer, int frames);
};

Clip TestSoundOutput::flat(int frames, qint16 sample, int channels)
{
    Clip clip{QByteArray(2 * frames * channels, '\0'), channels};
    for (int k = 0; k < frames * channels; ++k)
        qToLittleEndian(sample, clip.samples.data() + 2 * k);
    return clip;
}

QByteArray TestSoundOutput::wav(const Clip &clip)
{
    QByteArray bytes("RIFF????WAVEfmt \x10\0\0\0\x01\0", 22);
    const auto put = [&bytes](auto value) {
        char raw[sizeof value];
        qToLittleEndian(value, raw);
        bytes.append(raw, sizeof value);
    };
    put(quint16(clip.channels));
    put(quint32(ClipRate));
    put(quint32(ClipRate * 2 * clip.channels));
    put(quint16(2 * clip.channels));
    put(quint16(16));
    bytes += "data";
    put(quint32(clip.samples.size()));
    return bytes + clip.samples;
}

QList<TestSoundOutput::Frame> TestSoundOutput::read(Mixer &mixer, int frames)
{
    const QByteArray bytes = mixer.read(Mixer::FrameBytes * frames);
    QList<Frame> read;
    for (qsizetype at = 0; at + Mixer::FrameBytes <= bytes.size(); at += Mixer::FrameBytes) {
        qint16 both[2];
        std::memcpy(both, bytes.constData() + at, sizeof both);
        read << Frame{both[0], both[1]};
    }
    return read;
}

void TestSoundOutput::wavIsRead()
{
    for (const int channels : {1, 2}) {
        const auto clip = clipFromWav(wav(flat(3, -16384, channels)));
        QVERIFY(clip.has_value());
        QCOMPARE(clip->channels, channels);
        QCOMPARE(clip->frames(), 3);
        QCOMPARE(clip->at(2, channels - 1), -0.5F);
    }
}

void TestSoundOutput::wrongWavsAreNot_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray good = wav(flat(8, 1));
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("RIFFRAFF");
    QTest::newRow("cut off") << good.chopped(1);
    QTest::newRow("header alone") << good.first(44 - 8);
    QTest::newRow("three channels") << QByteArray(good).replace(22, 1, "\3");
    QTest::newRow("other rate") << QByteArray(good).replace(24, 1, "\1");
    QTest::newRow("8 bits") << QByteArray(good).replace(34, 1, "\10");
    QTest::newRow("compressed") << QByteArray(good).replace(20, 1, "\2");
    QTest::newRow("lengths out of this world") << QByteArray(good).replace(16, 4, "\xff\xff\xff\xff");
}

void TestSoundOutput::wrongWavsAreNot()
{
    QFETCH(QByteArray, file);
    QVERIFY(!clipFromWav(file));
}

void TestSoundOutput::bankNeverRepeats()
{
    const QTemporaryDir folder;
    for (int k = 1; k <= 3; ++k) {
        QFile file(folder.filePath(u"felt-%1.wav"_s.arg(k)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(wav(flat(10 * k, 1)));
    }
    QFile broken(folder.filePath(u"felt-4.wav"_s));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    SoundBank bank(folder.path());
    QSet<const Clip *> heard;
    const Clip *last = nullptr;
    for (int k = 0; k < 60; ++k) {
        const Clip *clip = bank.next(Sound::DieOnFelt);
        QVERIFY(clip != nullptr);
        QVERIFY(clip != last);
        heard.insert(clip);
        last = clip;
    }
    QCOMPARE(heard.size(), 3);
}

void TestSoundOutput::bankWithoutFiles()
{
    SoundBank bank(u"/nowhere"_s);
    QVERIFY(bank.next(Sound::Lock) == nullptr);
    QVERIFY(bank.next(Sound::Lock) == nullptr);
}

void TestSoundOutput::silenceWithoutVoices()
{
    Mixer mixer;
    const auto frames = read(mixer, 500);
    QCOMPARE(frames.size(), 500);
    for (const Frame &frame : frames)
        QVERIFY(frame.left == 0 && frame.right == 0);
    QCOMPARE(mixer.quietFrames(), 500);
}

void TestSoundOutput::aClipIsHeardOnce()
{
    Mixer mixer;
    (void)read(mixer, 50);
    mixer.start(flat(101, 8000), {});
    const auto frames = read(mixer, 300);
    QCOMPARE(frames[0].left, 8000);
    QCOMPARE(frames[99].right, 8000);
    QCOMPARE(frames[101].left, 0);
    QCOMPARE(mixer.voices(), 0);
    QCOMPARE(mixer.quietFrames(), 0);
    (void)read(mixer, 70);
    QCOMPARE(mixer.quietFrames(), 70);
    mixer.start(flat(1, 8000), {}); // too short to be heard
    QCOMPARE(mixer.voices(), 0);
}

void TestSoundOutput::gainAndSide()
{
    Mixer mixer;
    mixer.start(flat(50, 10000), {0.5, 0, 1});
    QCOMPARE(read(mixer, 60)[10].left, 5000);
    mixer.start(flat(50, 10000), {1, 0.4, 1}); // to the right
    const Frame frame = read(mixer, 60)[10];
    QCOMPARE(frame.left, 6000);
    QCOMPARE(frame.right, 10000);
}

void TestSoundOutput::speedChangesTheLength()
{
    Mixer mixer;
    mixer.start(flat(1001, 1000), {1, 0, 2});
    (void)read(mixer, 499);
    QCOMPARE(mixer.voices(), 1);
    (void)read(mixer, 2);
    QCOMPARE(mixer.voices(), 0);
}

void TestSoundOutput::loudnessIsLimited()
{
    Mixer mixer;
    int last = 0;
    for (int voices = 1; voices <= 12; ++voices) {
        mixer.clear();
        for (int k = 0; k < voices; ++k)
            mixer.start(flat(20, k < 12 ? 10000 : 0), {});
        const int loud = read(mixer, 1)[0].left;
        QVERIFY(loud >= last && loud <= 32767); // more is never less, and nothing turns over
        last = loud;
    }
    QVERIFY(last > 32000);
}

void TestSoundOutput::theOldestVoiceGivesWay()
{
    Mixer mixer;
    mixer.start(flat(100, 9000), {});
    for (std::size_t k = 0; k < Mixer::MaxVoices; ++k)
        mixer.start(flat(100, 0), {});
    QCOMPARE(mixer.voices(), static_cast<int>(Mixer::MaxVoices));
    QCOMPARE(read(mixer, 1)[0].left, 0);
}

void TestSoundOutput::clearEndsEverything()
{
    Mixer mixer;
    mixer.start(flat(100, 9000, 2), {});
    mixer.clear();
    QCOMPARE(read(mixer, 10)[0].left, 0);
}

void TestSoundOutput::serverIsSeenWhenItListens()
{
    qunsetenv("PULSE_SERVER");
    const QTemporaryDir folder;
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder.path()));
    QVERIFY(QDir(folder.path()).mkdir(u"pulse"_s));
    const QString path = folder.filePath(u"pulse/native"_s);
    if (soundServerAnswers())
        QSKIP("this machine has a sound server of its own");
    QFile dead(path); // a file that nobody listens at
    QVERIFY(dead.open(QIODevice::WriteOnly));
    QVERIFY(!soundServerAnswers());
    QVERIFY(dead.remove());
    {
        QLocalServer server;
        QVERIFY(server.listen(path));
        QVERIFY(soundServerAnswers());
    }
    QVERIFY(!soundServerAnswers());
    qputenv("PULSE_SERVER", "tcp:elsewhere");
    QVERIFY(soundServerAnswers());
}

QTEST_GUILESS_MAIN(TestSoundOutput)
#include "tst_soundoutput.moc"
