#include "storage/utcstamp.h"

#include <QDateTime>
#include <QtTest>
#include <limits>

/// Stamps of wall time, against Qt's calendar.
class TestUtcStamp : public QObject {
    Q_OBJECT

private slots:
    void sameAsQt();
    void bounds();
    void otherSpellings_data();
    void otherSpellings();
};

void TestUtcStamp::sameAsQt()
{
    // Steps that meet every month, leap days, midnights and years before 1970.
    constexpr qint64 step = 86'400'000LL * 5 + 3'601'007;
    for (qint64 ms = -20'000 * step / 5; ms < 12'000 * step; ms += step) {
        const QByteArray stamp = utcStamp(ms);
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(ms, Qt::UTC);
        QCOMPARE(QString::fromLatin1(stamp), time.toString(Qt::ISODateWithMs));
        QCOMPARE(fromUtcStamp(stamp), std::optional(ms));
    }
    QCOMPARE(utcStamp(0), QByteArray("1970-01-01T00:00:00.000Z"));
    QCOMPARE(utcStamp(951'782'400'000), QByteArray("2000-02-29T00:00:00.000Z"));
}

void TestUtcStamp::bounds()
{
    QCOMPARE(utcStamp(std::numeric_limits<qint64>::max()), QByteArray("9999-12-31T23:59:59.999Z"));
    QCOMPARE(utcStamp(std::numeric_limits<qint64>::min()), QByteArray("0000-01-01T00:00:00.000Z"));
    QVERIFY(fromUtcStamp("9999-12-31T23:59:59.999Z").has_value());
    QVERIFY(fromUtcStamp("0000-01-01T00:00:00.000Z").has_value());
}

void TestUtcStamp::otherSpellings_data()
{
    QTest::addColumn<QByteArray>("stamp");
    for (const char *stamp :
         {"", "2026", "2026-02-29T00:00:00.000Z", "2026-13-01T00:00:00.000Z", "2026-00-01T00:00:00.000Z",
          "2026-01-32T00:00:00.000Z", "2026-01-01T24:00:00.000Z", "2026-01-01T00:60:00.000Z",
          "2026-01-01T00:00:60.000Z", "2026-01-01 00:00:00.000Z", "2026-01-01T00:00:00.000+", "2026-01-01T00:00:00Z",
          "2026-1-01T00:00:00.0000Z", "x026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.00xZ",
          "-026-01-01T00:00:00.000Z", "2026-01-01T00:00:00.000z", "2026-01-01T00:00:00.000Z "})
        QTest::newRow(stamp) << QByteArray(stamp);
    QTest::newRow("NUL") << QByteArray(24, '\0');
}

void TestUtcStamp::otherSpellings()
{
    QFETCH(QByteArray, stamp);
    QVERIFY(!fromUtcStamp(stamp).has_value());
}

QTEST_GUILESS_MAIN(TestUtcStamp)
#include "tst_utcstamp.moc"
