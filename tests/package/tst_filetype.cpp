#include <QDir>
#include <QFile>
#include <QLocale>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// How a desktop knows a saved game, by the description of the file type that is installed.
class TestFileType : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void knownByItsName();
    void knownByItsFirstLine_data();
    void knownByItsFirstLine();
    void otherFilesAreNoGames_data();
    void otherFilesAreNoGames();
    void hasItsNameInEveryLanguage_data();
    void hasItsNameInEveryLanguage();

private:
    static QByteArray game()
    {
        QFile file(QStringLiteral(TEST_DATA "/classic.generala"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QString typeOf(const QByteArray &bytes) { return QMimeDatabase().mimeTypeForData(bytes).name(); }

    QTemporaryDir m_share;
};

void TestFileType::initTestCase()
{
    // Before the database is first asked: it reads the folders once.
    const QString packages = m_share.filePath(u"mime/packages"_s);
    QVERIFY(QDir().mkpath(packages));
    QVERIFY(QFile::copy(QStringLiteral(DESKTOP_FOLDER "/generala-mime.xml"), packages + u"/generala.xml"_s));
    qputenv("XDG_DATA_DIRS", m_share.path().toUtf8() + ":/usr/share");
    QVERIFY(QMimeDatabase().mimeTypeForName(u"application/x-generala-game"_s).isValid());
}

void TestFileType::knownByItsName()
{
    const QMimeType type = QMimeDatabase().mimeTypeForFile(u"any.generala"_s, QMimeDatabase::MatchExtension);
    QCOMPARE(type.name(), u"application/x-generala-game"_s);
    QCOMPARE(type.iconName(), u"application-x-generala-game"_s);
    QVERIFY(type.inherits(u"text/plain"_s)); // an editor opens it too
}

void TestFileType::knownByItsFirstLine_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : QDir(QStringLiteral(TEST_DATA)).entryList({u"*.generala"_s}))
        QTest::newRow(qPrintable(file)) << file;
}

void TestFileType::knownByItsFirstLine()
{
    QFETCH(QString, file);
    QFile saved(QStringLiteral(TEST_DATA "/") + file);
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QCOMPARE(typeOf(saved.readAll()), u"application/x-generala-game"_s);
}

void TestFileType::otherFilesAreNoGames_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("Generala\n");
    QTest::newRow("another event") << QByteArray("{\"event\":\"thrown\",\"seat\":1}\n");
    QTest::newRow("not at the beginning") << "\n" + game();
}

void TestFileType::otherFilesAreNoGames()
{
    QFETCH(QByteArray, bytes);
    QVERIFY2(typeOf(bytes) != u"application/x-generala-game"_s, qPrintable(typeOf(bytes)));
}

void TestFileType::hasItsNameInEveryLanguage_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("name");
    QTest::newRow("English") << u"en"_s << u"Game of Generala"_s;
    QTest::newRow("español") << u"es"_s << u"Partida de generala"_s;
    QTest::newRow("русский") << u"ru"_s << u"Партия в генералу"_s;
    QTest::newRow("norsk bokmål") << u"nb"_s << u"Spill i generala"_s;
}

void TestFileType::hasItsNameInEveryLanguage()
{
    QFETCH(QString, locale);
    QFETCH(QString, name);
    const QLocale before;
    QLocale::setDefault(QLocale(locale));
    const QString comment = QMimeDatabase().mimeTypeForName(u"application/x-generala-game"_s).comment();
    QLocale::setDefault(before);
    QCOMPARE(comment, name);
}

QTEST_GUILESS_MAIN(TestFileType)
#include "tst_filetype.moc"
