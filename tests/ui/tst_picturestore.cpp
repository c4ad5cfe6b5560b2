#include "table/picturestore.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int RestMs = 20;

QImage picture()
{
    QImage image(37, 21, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgb(x * 6, y * 12, x + y));
    }
    return image;
}

} // namespace

/// Pictures come back as they were drawn or not at all.
class TestPictureStore : public QObject {
    Q_OBJECT

private slots:
    void init();
    void comesBack();
    void latestOfAName();
    void waitsForRest();
    void otherwiseNothing_data();
    void otherwiseNothing();
    void damaged_data();
    void damaged();
    void noFolder();

private:
    [[nodiscard]] QString folder() const { return m_dir->path() + u"/pictures"_s; }
    [[nodiscard]] QImage kept(const QByteArray &program, const QByteArray &key, QSize size) const;
    void keep(const QByteArray &key, const QImage &image) const;

    std::unique_ptr<QTemporaryDir> m_dir;
};

void TestPictureStore::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

QImage TestPictureStore::kept(const QByteArray &program, const QByteArray &key, QSize size) const
{
    return PictureStore(folder(), program, RestMs).find(u"felt"_s, key, size, QImage::Format_RGB32);
}

void TestPictureStore::keep(const QByteArray &key, const QImage &image) const
{
    PictureStore store(folder(), "one", RestMs);
    store.offer(u"felt"_s, key, image);
    QTRY_VERIFY(!store.find(u"felt"_s, key, image.size(), image.format()).isNull());
}

void TestPictureStore::comesBack()
{
    keep("green", picture());
    QImage found = kept("one", "green", picture().size());
    QCOMPARE(found, picture());
    found.fill(Qt::red); // a copy: what is on the disk stays
    QCOMPARE(kept("one", "green", picture().size()), picture());
}

void TestPictureStore::latestOfAName()
{
    const QImage smaller = picture().copy(0, 0, 5, 5);
    keep("green", picture());
    const QImage first = kept("one", "green", picture().size());
    keep("blue", smaller);
    QCOMPARE(kept("one", "blue", smaller.size()), smaller);
    QVERIFY(kept("one", "green", picture().size()).isNull());
    QCOMPARE(first, picture()); // one that is still shown is not changed by it
}

void TestPictureStore::waitsForRest()
{
    constexpr int longMs = 100000;
    PictureStore store(folder(), "one", longMs);
    store.offer(u"felt"_s, "green", picture());
    QTest::qWait(RestMs);
    QVERIFY(!QFile::exists(folder()));
}

void TestPictureStore::otherwiseNothing_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QSize>("size");
    QTest::newRow("another build") << QByteArray("two") << QByteArray("green") << QSize(37, 21);
    QTest::newRow("drawn for something else") << QByteArray("one") << QByteArray("blue") << QSize(37, 21);
    QTest::newRow("larger") << QByteArray("one") << QByteArray("green") << QSize(37, 22);
    QTest::newRow("smaller") << QByteArray("one") << QByteArray("green") << QSize(36, 21);
}

void TestPictureStore::otherwiseNothing()
{
    QFETCH(QByteArray, program);
    QFETCH(QByteArray, key);
    QFETCH(QSize, size);
    keep("green", picture());
    QVERIFY(kept(program, key, size).isNull());
}

void TestPictureStore::damaged_data()
{
    QTest::addColumn<qint64>("length");  // how much of the file is left
    QTest::addColumn<qint64>("changed"); // where a byte is another one; -1: nowhere
    QTest::newRow("empty") << qint64(0) << qint64(-1);
    QTest::newRow("torn in the head") << qint64(11) << qint64(-1);
    QTest::newRow("torn in the pixels") << qint64(2000) << qint64(-1);
    QTest::newRow("a length that is none") << qint64(1 << 20) << qint64(0);
    QTest::newRow("a pixel is another one") << qint64(1 << 20) << qint64(1500);
}

void TestPictureStore::damaged()
{
    QFETCH(qint64, length);
    QFETCH(qint64, changed);
    keep("green", picture());
    QFile file(folder() + u"/felt.picture"_s);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.size() > 37 * 21 * 4);
    QVERIFY(file.resize(qMin(length, file.size())));
    if (changed >= 0) {
        QVERIFY(file.seek(changed));
        QCOMPARE(file.write("\x7f", 1), 1);
    }
    file.close();
    QVERIFY(kept("one", "green", picture().size()).isNull());
    keep("green", picture());
    QCOMPARE(kept("one", "green", picture().size()), picture());
}

void TestPictureStore::noFolder()
{
    QFile file(folder()); // stands where the folder should be
    QVERIFY(file.open(QIODevice::WriteOnly));
    PictureStore store(folder(), "one", RestMs);
    store.offer(u"felt"_s, "green", picture());
    QTest::qWait(RestMs * 5);
    QVERIFY(store.find(u"felt"_s, "green", picture().size(), QImage::Format_RGB32).isNull());
    QVERIFY(file.exists());
}

QTEST_GUILESS_MAIN(TestPictureStore)
#include "tst_picturestore.moc"
