#include "rules/rulecatalog.h"
#include "settings/settings.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

class TestSettings : public QObject {
    Q_OBJECT

private slots:
    void init();
    void defaults();
    void valuesAreRemembered();
    void setupIsRemembered();
    void oldSeatsAndOptionsDoNotLinger();
    void noiseIsSetAside();
    void badValuesReadAsDefaults_data();
    void badValuesReadAsDefaults();
    void setupsThatCannotBePlayedAreForgotten_data();
    void setupsThatCannotBePlayedAreForgotten();
    void noiseInTheFile();
    void failureToWriteIsToldOnce();
    void onlyChangesAreTold();

private:
    [[nodiscard]] QString iniPath() const { return m_folder->filePath(u"settings.ini"_s); }
    void write(const QByteArray &content) const;
    static bool hasDefaults(const Settings &settings);
    static GameSetup someSetup();

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSettings::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestSettings::write(const QByteArray &content) const
{
    QFile file(iniPath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

bool TestSettings::hasDefaults(const Settings &settings)
{
    return settings.theme() == ThemeChoice::System && settings.felt() == Felt::Green
           && settings.dice() == DiceSet::Ivory && settings.textPercent() == 100 && !settings.animation()
           && !settings.desktopWasDark() && settings.confirmZero() && !settings.muted()
           && settings.volume() == Settings::UsualVolume && settings.heardVolume() == Settings::UsualVolume
           && !settings.lastSetup();
}

GameSetup TestSettings::someSetup()
{
    GameSetup setup;
    setup.ruleSet = u"classic"_s;
    setup.options = {{u"clock"_s, u"40"_s}, {u"served"_s, u"10"_s}};
    setup.seats = {{u"<b>Ana</b>, \"x\" \\ 😀"_s, u"#e8a53a"_s, PlayerKind::Person, {}},
                   {u"Борис"_s, u"#5aa5e8"_s, PlayerKind::Computer, u"strong"_s}};
    return setup;
}

void TestSettings::defaults()
{
    const Settings settings(iniPath());
    QVERIFY(hasDefaults(settings));
    QCOMPARE(settings.language(), QString());
    QVERIFY(settings.windowGeometry().isEmpty());
}

void TestSettings::valuesAreRemembered()
{
    {
        Settings settings(iniPath());
        settings.setLanguage(u"nb"_s);
        settings.setTheme(ThemeChoice::Light);
        settings.setFelt(Felt::Burgundy);
        settings.setDice(DiceSet::Numerals);
        settings.setTextPercent(150);
        settings.setAnimation(MotionPolicy::Speed::Off);
        settings.setConfirmZero(false);
        settings.setMuted(true);
        settings.setDesktopWasDark(true);
        settings.setVolume(35);
        settings.setComputerPace(ComputerPace::Quick);
        settings.setComputerChat(false);
        settings.setTips(false);
        settings.setTipSeen(u"lock"_s);
        settings.setTipSeen(u"row"_s);
        settings.setTipSeen(u"lock"_s);
        settings.setWindow(QByteArray("\0\1\2", 3), "state");
        QVERIFY(!settings.writeFailed());
    }
    const Settings settings(iniPath());
    QCOMPARE(settings.language(), u"nb"_s);
    QVERIFY(settings.theme() == ThemeChoice::Light);
    QVERIFY(settings.felt() == Felt::Burgundy);
    QVERIFY(settings.dice() == DiceSet::Numerals);
    QCOMPARE(settings.textPercent(), 150);
    QVERIFY(settings.animation() == MotionPolicy::Speed::Off);
    QVERIFY(!settings.confirmZero());
    QVERIFY(settings.muted());
    QVERIFY(settings.desktopWasDark() == true);
    QCOMPARE(settings.volume(), 35);
    QVERIFY(settings.computerPace() == ComputerPace::Quick);
    QVERIFY(!settings.computerChat());
    QVERIFY(!settings.tips());
    QVERIFY(settings.tipSeen(u"lock"_s) && settings.tipSeen(u"row"_s) && !settings.tipSeen(u"throw"_s));
    QCOMPARE(settings.heardVolume(), 0);
    QCOMPARE(settings.windowGeometry(), QByteArray("\0\1\2", 3));
    QCOMPARE(settings.windowState(), QByteArray("state"));
}

void TestSettings::setupIsRemembered()
{
    Settings(iniPath()).setLastSetup(someSetup());
    const auto setup = Settings(iniPath()).lastSetup();
    QVERIFY(setup.has_value());
    QCOMPARE(setup->ruleSet, u"classic"_s);
    QVERIFY(setup->options == someSetup().options);
    QVERIFY(setup->seats == someSetup().seats);
    QVERIFY(setup->hints);

    GameSetup old = someSetup();
    old.seats.back().level = u"greedy"_s; // no level that the dialog offers
    Settings(iniPath()).setLastSetup(old);
    QCOMPARE(Settings(iniPath()).lastSetup()->seats.back().level, u"casual"_s);

    GameSetup without = someSetup();
    without.hints = false;
    Settings(iniPath()).setLastSetup(without);
    QVERIFY(!Settings(iniPath()).lastSetup()->hints);
}

void TestSettings::oldSeatsAndOptionsDoNotLinger()
{
    Settings settings(iniPath());
    settings.setLastSetup(someSetup());
    GameSetup smaller;
    smaller.ruleSet = u"nordic"_s;
    smaller.seats = {someSetup().seats.front()};
    settings.setLastSetup(smaller);
    const auto setup = Settings(iniPath()).lastSetup();
    QVERIFY(setup.has_value());
    QCOMPARE(setup->seats.size(), std::size_t(1));
    QVERIFY(setup->options.empty());
}

void TestSettings::noiseIsSetAside()
{
    QVERIFY(Settings(iniPath()).setAside().isEmpty());
    const QByteArray noise("[General\nvolume=3\n\xff\x00\x01[[[=\n", 26);
    write(noise);
    const auto bytesOf = [](const QString &path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    {
        Settings settings(iniPath());
        QVERIFY(hasDefaults(settings));
        QCOMPARE(settings.setAside(), iniPath() + u".damaged"_s);
        QCOMPARE(bytesOf(settings.setAside()), noise);
        settings.setVolume(12);
    }
    QCOMPARE(Settings(iniPath()).volume(), 12);
    QVERIFY(Settings(iniPath()).setAside().isEmpty());
    // The next time the first one is not overwritten.
    write("[again\n");
    QCOMPARE(Settings(iniPath()).setAside(), iniPath() + u".damaged-2"_s);
    QCOMPARE(bytesOf(iniPath() + u".damaged"_s), noise);
    QCOMPARE(bytesOf(iniPath() + u".damaged-2"_s), QByteArray("[again\n"));
}

void TestSettings::badValuesReadAsDefaults_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("words") << QByteArray(
        "theme=purple\nfelt=plaid\ndice=glass\ntextPercent=big\nanimation=7\nconfirmZero=maybe\nmuted=5\nvolume=loud\n");
    QTest::newRow("numbers") << QByteArray("theme=2\ntextPercent=-1\nanimation=-1\nvolume=101\n");
    QTest::newRow("too large") << QByteArray("textPercent=99999999999999999999\n");
    QTest::newRow("lists") << QByteArray("theme=dark, light\ntextPercent=1, 2\n");
    QTest::newRow("variants") << QByteArray("theme=@Variant(\\0\\0\\0\\x7f)\ntextPercent=@Rect(1 2 3 4)\n");
}

void TestSettings::badValuesReadAsDefaults()
{
    QFETCH(QByteArray, content);
    write("[General]\n" + content);
    QVERIFY(hasDefaults(Settings(iniPath())));
}

void TestSettings::setupsThatCannotBePlayedAreForgotten_data()
{
    QTest::addColumn<QByteArray>("content");
    const QByteArray seat = "seats\\1\\name=Ana\nseats\\1\\colour=#e8a53a\nseats\\1\\level=\nseats\\size=1\n";
    QTest::newRow("unknown rules") << "ruleSet=chess\n" + seat;
    QTest::newRow("unknown option") << "ruleSet=duel\noptions\\wind=strong\n" + seat;
    QTest::newRow("bad option") << "ruleSet=duel\noptions\\clock=4\n" + seat;
    QTest::newRow("no seats") << QByteArray("ruleSet=duel\n");
    QTest::newRow("a million seats") << QByteArray("ruleSet=duel\nseats\\size=1000000\n");
    QTest::newRow("no colour") << "ruleSet=duel\n" + QByteArray(seat).replace("#e8a53a", "loud");
}

void TestSettings::setupsThatCannotBePlayedAreForgotten()
{
    QFETCH(QByteArray, content);
    write("[newGame]\n" + content);
    QVERIFY(!Settings(iniPath()).lastSetup());
}

void TestSettings::noiseInTheFile()
{
    QRandomGenerator random(1);
    for (int round = 0; round < 60; ++round) {
        QByteArray noise;
        for (int i = 0; i < 300; ++i)
            noise += static_cast<char>(random.bounded(256));
        write(noise);
        Settings settings(iniPath());
        settings.setTextPercent(settings.textPercent() == 130 ? 140 : 130);
        QVERIFY(!settings.writeFailed());
        settings.setLastSetup(someSetup());
        QVERIFY(Settings(iniPath()).lastSetup().has_value());
    }
}

// H25
void TestSettings::failureToWriteIsToldOnce()
{
    // A folder that is a file: nothing can be written there, not even by root.
    write("x");
    Settings settings(iniPath() + u"/settings.ini"_s);
    QSignalSpy failures(&settings, &Settings::writeFailure);
    settings.setMuted(true);
    settings.setTextPercent(120);
    QCOMPARE(failures.count(), 1);
    QVERIFY(settings.writeFailed());
    QVERIFY(settings.muted()); // still holds for this session
}

void TestSettings::onlyChangesAreTold()
{
    Settings settings(iniPath());
    QSignalSpy changes(&settings, &Settings::changed);
    settings.setTheme(ThemeChoice::Dark);
    settings.setTheme(ThemeChoice::Dark);
    QCOMPARE(changes.count(), 1);
    settings.setWindow("a", "b");
    settings.setLastSetup(someSetup());
    settings.setDesktopWasDark(true);
    QCOMPARE(changes.count(), 1);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
