#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <memory>

using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 60'000; // ms

struct Ended {
    int status = -1; ///< exit status; -1 when it crashed or did not end
    QByteArray out;
    QByteArray err;
};

Ended endOf(QProcess &process)
{
    if (!process.waitForFinished(Patience) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QStringList filesIn(const QString &folder)
{
    QStringList files;
    QDirIterator all(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (all.hasNext())
        files << QDir(folder).relativeFilePath(all.next());
    return files;
}

} // namespace

/// The game as it is started: by words alone, with a folder of its own, and a second time while it runs. The
/// session bus is the test's.
class TestStarts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void cleanup();
    void answersWithoutADisplay_data();
    void answersWithoutADisplay();
    void speaksTheTerminalsLanguage();
    void portableKeepsEverythingInItsFolder();
    void newGameAtOnce();
    void secondStartIsHeard_data();
    void secondStartIsHeard();
    void secondStartWaitsUntilTheFirstHears();

private:
    std::unique_ptr<QProcess> launch(const QStringList &words, const QStringList &environment = {});
    std::unique_ptr<QProcess> launchHere(const QStringList &words);
    int games(const QByteArray &rules);
    bool isOnBus();

    QProcess m_bus;
    QString m_address;
    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_first;
};

void TestStarts::initTestCase()
{
    m_bus.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    QVERIFY(m_bus.waitForReadyRead());
    m_address = QString::fromUtf8(m_bus.readLine()).trimmed();
    QVERIFY(!m_address.isEmpty());
}

void TestStarts::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(u"watching"_s);
    m_bus.terminate();
    m_bus.waitForFinished();
}

void TestStarts::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestStarts::cleanup()
{
    if (m_first) {
        m_first->kill();
        m_first->waitForFinished();
        m_first.reset();
    }
}

std::unique_ptr<QProcess> TestStarts::launch(const QStringList &words, const QStringList &environment)
{
    auto process = std::make_unique<QProcess>();
    QStringList own;
    for (const char *folder : {"HOME=", "XDG_DATA_HOME=", "XDG_CONFIG_HOME=", "XDG_CACHE_HOME="})
        own << QLatin1String(folder) + m_home->path();
    process->setEnvironment(QProcess::systemEnvironment() + own
                            + QStringList{u"DBUS_SESSION_BUS_ADDRESS="_s + m_address} + environment);
    process->start(QStringLiteral(GENERALA), words);
    return process;
}

/// Starts a game that keeps everything in the test's folder.
std::unique_ptr<QProcess> TestStarts::launchHere(const QStringList &words)
{
    return launch(QStringList{u"--portable"_s, m_folder->path()} + words);
}

/// How many games of these rules the folder holds.
int TestStarts::games(const QByteArray &rules)
{
    int count = 0;
    const QDir folder(m_folder->filePath(u"games"_s));
    for (const QString &name : folder.entryList({u"*.generala"_s})) {
        QFile file(folder.filePath(name));
        count += file.open(QIODevice::ReadOnly) && file.readLine().contains("\"rules\":\"" + rules + '"') ? 1 : 0;
    }
    return count;
}

/// Whether a running game hears the others.
bool TestStarts::isOnBus()
{
    const QDBusConnection bus = QDBusConnection::connectToBus(m_address, u"watching"_s);
    const QStringList names = bus.interface()->registeredServiceNames();
    return names.filter(u"org.example.generala"_s).size() == 1;
}

void TestStarts::answersWithoutADisplay_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("out"); // how it begins
    QTest::addColumn<QByteArray>("err");
    const QByteArray none;
    QTest::newRow("help") << QStringList{u"--help"_s} << 0 << QByteArray("Usage: ") << none;
    QTest::newRow("version") << QStringList{u"--version"_s} << 0 << QByteArray("generala " GENERALA_VERSION "\n")
                             << none;
    QTest::newRow("unknown rules") << QStringList{u"--new"_s, u"chess"_s} << 2 << none
                                   << QByteArray("generala: There are no rules “chess”. There are: duel, ");
    QTest::newRow("unknown option") << QStringList{u"--fast"_s} << 2 << none
                                    << QByteArray("generala: Unknown option 'fast'.");
    QTest::newRow("no folder") << QStringList{u"--portable"_s, u"/dev/null/here"_s} << 1 << none
                               << QByteArray("generala: Nothing can be kept in this folder: /dev/null/here.\n");
}

void TestStarts::answersWithoutADisplay()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, err);
    const auto process = launch(words, {u"QT_QPA_PLATFORM=none-of-that-name"_s});
    const Ended ended = endOf(*process);
    QCOMPARE(ended.status, status);
    QVERIFY2(ended.out.startsWith(out) && ended.out.isEmpty() == out.isEmpty(), ended.out.constData());
    QVERIFY2(ended.err.startsWith(err) && ended.err.isEmpty() == err.isEmpty(), ended.err.constData());
    QVERIFY(filesIn(m_home->path()).isEmpty());
}

void TestStarts::speaksTheTerminalsLanguage()
{
    const auto english = launch({u"--help"_s});
    const Ended inEnglish = endOf(*english);
    for (const QString &code : {u"es"_s, u"ru"_s, u"nb"_s}) {
        const auto own = launch({u"--help"_s}, {u"LANGUAGE="_s + code, u"LC_ALL="_s, u"LANG=nb_NO.UTF-8"_s});
        const auto asked = launch({u"--help"_s, u"--language"_s, code});
        const Ended inOwn = endOf(*own);
        QCOMPARE(inOwn.status, 0);
        QVERIFY(inOwn.out != inEnglish.out);
        QCOMPARE(inOwn.out, endOf(*asked).out);
    }
}

void TestStarts::portableKeepsEverythingInItsFolder()
{
    m_first = launchHere({u"--language"_s, u"nb"_s, QStringLiteral(TEST_DATA "/yacht.generala")});
    QTRY_COMPARE_WITH_TIMEOUT(games("yacht"), 1, Patience);
    QTRY_VERIFY_WITH_TIMEOUT(isOnBus(), Patience);
    QVERIFY(QFile::exists(m_folder->filePath(u"settings.ini"_s)));
    QCOMPARE(filesIn(m_home->path()), QStringList());
    QFile settings(m_folder->filePath(u"settings.ini"_s));
    QVERIFY(settings.open(QIODevice::ReadOnly));
    QVERIFY(!settings.readAll().contains("language=")); // asked for once is not chosen
}

void TestStarts::newGameAtOnce()
{
    m_first = launchHere({u"--new"_s, u"nordic"_s});
    QTRY_COMPARE_WITH_TIMEOUT(games("nordic"), 1, Patience);
    QTRY_VERIFY_WITH_TIMEOUT(isOnBus(), Patience);
    QCOMPARE(filesIn(m_folder->filePath(u"games"_s)).filter(u".generala"_s).size(), 1);
}

void TestStarts::secondStartIsHeard_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("rules"); // of the game that is there afterwards
    QTest::newRow("just started") << QStringList{} << QByteArray("duel");
    QTest::newRow("new game") << QStringList{u"--new"_s, u"classic"_s} << QByteArray("classic");
    QTest::newRow("saved game") << QStringList{QStringLiteral(TEST_DATA "/nordic.generala")} << QByteArray("nordic");
}

void TestStarts::secondStartIsHeard()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, rules);
    m_first = launchHere({});
    QTRY_VERIFY_WITH_TIMEOUT(isOnBus(), Patience);
    const auto second = launchHere(words);
    const Ended ended = endOf(*second);
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.err, QByteArray());
    QTRY_COMPARE_WITH_TIMEOUT(games(rules), 1, Patience);
    QCOMPARE(m_first->state(), QProcess::Running);
}

/// Two files opened at once in a file manager are two starts at the same time.
void TestStarts::secondStartWaitsUntilTheFirstHears()
{
    m_first = launchHere({});
    QVERIFY(m_first->waitForStarted(Patience));
    const QString lock = m_folder->filePath(u"lock"_s);
    while (m_first->state() != QProcess::NotRunning && !QFile::exists(lock))
        QThread::msleep(1);
    const auto second = launchHere({QStringLiteral(TEST_DATA "/nordic.generala")});
    QCOMPARE(endOf(*second).status, 0);
    QTRY_COMPARE_WITH_TIMEOUT(games("nordic"), 1, Patience);
    QCOMPARE(m_first->state(), QProcess::Running);
}

QTEST_GUILESS_MAIN(TestStarts)
#include "tst_starts.moc"
