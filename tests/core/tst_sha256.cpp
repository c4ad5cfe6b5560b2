#include "base/sha256.h"

#include <QCryptographicHash>
#include <QtTest>

/// Our own hash of short messages against Qt's.
class TestSha256 : public QObject {
    Q_OBJECT

private slots:
    void sameAsQt_data();
    void sameAsQt();
    void knownHash();
};

namespace {

QByteArray bytesOf(const Sha256Hash &hash)
{
    QByteArray bytes;
    for (const quint8 byte : hash)
        bytes += static_cast<char>(byte);
    return bytes;
}

} // namespace

void TestSha256::sameAsQt_data()
{
    QTest::addColumn<QByteArray>("message");
    for (std::size_t size = 0; size <= Sha256ShortMessage; ++size) {
        QByteArray message;
        for (std::size_t i = 0; i < size; ++i)
            message += static_cast<char>(size * 37 + i * 101);
        QTest::addRow("%d bytes", static_cast<int>(size)) << message;
    }
}

void TestSha256::sameAsQt()
{
    QFETCH(QByteArray, message);
    const QByteArray expected = QCryptographicHash::hash(message, QCryptographicHash::Sha256);
    const auto size = static_cast<std::size_t>(message.size());
    QCOMPARE(bytesOf(sha256OfShort(message.constData(), size)), expected);
    QCOMPARE(bytesOf(sha256OfShortPortable(message.constData(), size)), expected);
}

void TestSha256::knownHash()
{
    QCOMPARE(bytesOf(sha256OfShort("abc", 3)).toHex(),
             QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
}

QTEST_GUILESS_MAIN(TestSha256)
#include "tst_sha256.moc"
