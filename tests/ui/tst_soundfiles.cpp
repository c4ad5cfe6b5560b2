#include "sound/output/soundbank.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

/// The sounds as the build has made them. Nobody listens here: what can go wrong is measured.
class TestSoundFiles : public QObject {
    Q_OBJECT

private slots:
    void everySoundHasItsFiles_data();
    void everySoundHasItsFiles();
    void cleanSignal_data();
    void cleanSignal();
    void variantsDiffer_data();
    void variantsDiffer();
    void colours();
    void bothEarsHearSomethingElse();
    void sameBytesInEveryRun();

private:
    static QStringList files(const QString &pattern = u"*.wav"_s);
    static QByteArray content(const QString &path);
    static Clip clip(const QString &name);
    static double peak(const Clip &clip);
    static double level(const Clip &clip);
    static double likeness(const Clip &a, const Clip &b);
    static double brightness(const Clip &clip);
    static double meanBrightness(const QString &sound);
};

namespace {
const QList<Sound> allSounds = {Sound::Rattle, Sound::DieOnFelt,  Sound::DieOnDie,    Sound::Lock,
                                Sound::Unlock, Sound::RowWritten, Sound::ZeroWritten, Sound::ClockTick,
                                Sound::Turn,   Sound::FiveAlike,  Sound::ServedWin,   Sound::GameEnd};
} // namespace

QStringList TestSoundFiles::files(const QString &pattern)
{
    return QDir(QStringLiteral(SOUNDS_FOLDER)).entryList({pattern}, QDir::Files, QDir::Name);
}

QByteArray TestSoundFiles::content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Clip TestSoundFiles::clip(const QString &name)
{
    return clipFromWav(content(QDir(QStringLiteral(SOUNDS_FOLDER)).filePath(name))).value_or(Clip());
}

double TestSoundFiles::peak(const Clip &clip)
{
    float loudest = 0;
    for (qsizetype frame = 0; frame < clip.frames(); ++frame) {
        for (int channel = 0; channel < clip.channels; ++channel)
            loudest = std::max(loudest, std::abs(clip.at(frame, channel)));
    }
    return double(loudest);
}

double TestSoundFiles::level(const Clip &clip)
{
    double sum = 0;
    for (qsizetype frame = 0; frame < clip.frames(); ++frame)
        sum += double(clip.at(frame, 0)) * double(clip.at(frame, 0));
    return std::sqrt(sum / double(clip.frames()));
}

/// 1 for two sounds of the same shape, near 0 for two that have nothing in common.
double TestSoundFiles::likeness(const Clip &a, const Clip &b)
{
    const qsizetype frames = std::min(a.frames(), b.frames());
    double product = 0;
    for (qsizetype frame = 0; frame < frames; ++frame)
        product += double(a.at(frame, 0)) * double(b.at(frame, 0));
    return product / (double(frames) * level(a) * level(b));
}

/// The middle of the spectrum, Hz: every frequency counts with its power.
double TestSoundFiles::brightness(const Clip &clip)
{
    constexpr int bins = 200;
    constexpr double step = 80; // Hz
    double weighted = 0;
    double power = 0;
    for (int bin = 1; bin < bins; ++bin) {
        const double hertz = bin * step;
        const double angle = 2 * std::numbers::pi * hertz / ClipRate;
        // Goertzel's way to one line of a spectrum.
        double last = 0;
        double beforeLast = 0;
        for (qsizetype frame = 0; frame < clip.frames(); ++frame) {
            const double now = double(clip.at(frame, 0)) + 2 * std::cos(angle) * last - beforeLast;
            beforeLast = last;
            last = now;
        }
        const double line = last * last + beforeLast * beforeLast - 2 * std::cos(angle) * last * beforeLast;
        weighted += hertz * line;
        power += line;
    }
    return weighted / power;
}

double TestSoundFiles::meanBrightness(const QString &sound)
{
    double sum = 0;
    const QStringList names = files(sound + u"-*.wav"_s);
    for (const QString &name : names)
        sum += brightness(clip(name));
    return sum / double(names.size());
}

void TestSoundFiles::everySoundHasItsFiles_data()
{
    QTest::addColumn<int>("sound");
    QTest::addColumn<int>("atLeast");
    for (const Sound sound : allSounds) {
        const bool often = sound == Sound::Rattle || sound == Sound::DieOnFelt || sound == Sound::DieOnDie;
        const bool tune =
            sound == Sound::Turn || sound == Sound::FiveAlike || sound == Sound::ServedWin || sound == Sound::GameEnd;
        QTest::newRow(qPrintable(SoundBank::name(sound))) << static_cast<int>(sound) << (often ? 6 : tune ? 1 : 2);
    }
}

void TestSoundFiles::everySoundHasItsFiles()
{
    QFETCH(int, sound);
    QFETCH(int, atLeast);
    const QString name = SoundBank::name(static_cast<Sound>(sound));
    QVERIFY(!name.isEmpty());
    QVERIFY2(files(name + u"-*.wav"_s).size() >= atLeast, qPrintable(name));
    SoundBank bank(QStringLiteral(SOUNDS_FOLDER));
    QVERIFY(bank.next(static_cast<Sound>(sound)) != nullptr);
}

void TestSoundFiles::cleanSignal_data()
{
    QTest::addColumn<double>("shortest"); // seconds
    QTest::addColumn<double>("longest");
    const QMap<QString, std::pair<double, double>> lengths = {
        {u"rattle"_s, {0.15, 0.3}}, {u"felt"_s, {0.15, 0.3}},    {u"dice"_s, {0.08, 0.2}}, {u"lock"_s, {0.1, 0.25}},
        {u"unlock"_s, {0.1, 0.25}}, {u"tick"_s, {0.05, 0.15}},   {u"row"_s, {0.3, 0.8}},   {u"zero"_s, {0.3, 0.8}},
        {u"turn"_s, {0.6, 1.3}},    {u"generala"_s, {1.2, 2.5}}, {u"served"_s, {2, 3.5}},  {u"end"_s, {2, 3.5}}};
    for (const QString &name : files()) {
        const auto found = lengths.find(name.section(u'-', 0, 0));
        QVERIFY2(found != lengths.end(), qPrintable(name));
        QTest::newRow(qPrintable(name)) << found->first << found->second;
    }
}

void TestSoundFiles::cleanSignal()
{
    QFETCH(double, shortest);
    QFETCH(double, longest);
    const Clip sound = clip(QString::fromLatin1(QTest::currentDataTag()));
    const qsizetype frames = sound.frames();
    QVERIFY(frames > 0);
    QVERIFY(double(frames) >= shortest * ClipRate && double(frames) <= longest * ClipRate);
    QVERIFY2(peak(sound) < 0.7, "room for several at once");
    QVERIFY2(peak(sound) > 0.3, "loud enough");
    QVERIFY2(level(sound) > 0.01, "not only one click");

    const qsizetype millisecond = ClipRate / 1000;
    for (int channel = 0; channel < sound.channels; ++channel) {
        double sum = 0;
        for (qsizetype frame = 0; frame < frames; ++frame)
            sum += double(sound.at(frame, channel));
        QVERIFY2(std::abs(sum / double(frames)) < 0.001, "no offset");
        QCOMPARE(sound.at(0, channel), 0.0F);
        for (qsizetype frame = frames - millisecond; frame < frames; ++frame)
            QVERIFY2(std::abs(sound.at(frame, channel)) < 0.002F, "ends in silence");
        // What goes away must have gone: the last twentieth is far below the sound.
        float tail = 0;
        for (qsizetype frame = frames - frames / 20; frame < frames; ++frame)
            tail = std::max(tail, std::abs(sound.at(frame, channel)));
        QVERIFY2(double(tail) < 0.06 * peak(sound), qPrintable(QString::number(double(tail) / peak(sound))));
    }
}

void TestSoundFiles::variantsDiffer_data()
{
    QTest::addColumn<QString>("sound");
    for (const Sound sound : allSounds) {
        const QString name = SoundBank::name(sound);
        if (files(name + u"-*.wav"_s).size() > 1)
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestSoundFiles::variantsDiffer()
{
    QFETCH(QString, sound);
    const QStringList names = files(sound + u"-*.wav"_s);
    for (const QString &a : names) {
        for (const QString &b : names) {
            if (a < b)
                QVERIFY2(likeness(clip(a), clip(b)) < 0.9, qPrintable(a + u" is "_s + b));
        }
    }
}

void TestSoundFiles::colours()
{
    // Felt is a thud, a cup is darker than the dice in it, bare dice click.
    const double felt = meanBrightness(u"felt"_s);
    const double rattle = meanBrightness(u"rattle"_s);
    const double dice = meanBrightness(u"dice"_s);
    qInfo("felt %.0f Hz, cup %.0f Hz, dice %.0f Hz", felt, rattle, dice);
    QVERIFY(felt > 100 && felt < 700);
    QVERIFY(rattle > 1.5 * felt);
    QVERIFY(dice > 1.5 * rattle);
    QVERIFY(dice > 2000 && dice < 7000);
    QVERIFY(meanBrightness(u"unlock"_s) > meanBrightness(u"lock"_s));
    QVERIFY(meanBrightness(u"zero"_s) < meanBrightness(u"row"_s));
}

void TestSoundFiles::bothEarsHearSomethingElse()
{
    for (const QString &name : {u"turn-1.wav"_s, u"generala-1.wav"_s, u"served-1.wav"_s, u"end-1.wav"_s}) {
        const Clip tune = clip(name);
        QCOMPARE(tune.channels, 2);
        double difference = 0;
        for (qsizetype frame = 0; frame < tune.frames(); ++frame)
            difference = std::max(difference, std::abs(double(tune.at(frame, 0) - tune.at(frame, 1))));
        QVERIFY(difference > 0.02);
    }
}

void TestSoundFiles::sameBytesInEveryRun()
{
    const QTemporaryDir folder;
    QCOMPARE(QProcess::execute(QStringLiteral(MAKESOUNDS), {folder.path()}), 0);
    const QStringList made = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
    QCOMPARE(made, files());
    for (const QString &name : made)
        QVERIFY2(content(folder.filePath(name)) == content(QDir(QStringLiteral(SOUNDS_FOLDER)).filePath(name)),
                 qPrintable(name));
}

QTEST_GUILESS_MAIN(TestSoundFiles)
#include "tst_soundfiles.moc"
