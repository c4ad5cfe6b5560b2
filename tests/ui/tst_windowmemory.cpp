#include "windowmemory.h"

#include <QTest>

/// A window never comes back where nobody can see it.
class TestWindowMemory : public QObject {
    Q_OBJECT

private slots:
    void visible_data();
    void visible();
    void staysOnTheSecondScreen();
    void noScreensLeaveItAlone();
};

void TestWindowMemory::visible_data()
{
    QTest::addColumn<QRect>("remembered");
    QTest::addColumn<QRect>("expected");
    QTest::newRow("where it was") << QRect(100, 50, 1000, 700) << QRect(100, 50, 1000, 700);
    QTest::newRow("far away") << QRect(5000, -3000, 1000, 700) << QRect(280, 0, 1000, 700);
    QTest::newRow("too big and far away") << QRect(5000, -3000, 9000, 9000) << QRect(0, 0, 1280, 800);
    QTest::newRow("half outside") << QRect(900, 600, 1000, 700) << QRect(280, 100, 1000, 700);
    QTest::newRow("left of it") << QRect(-500, 10, 1000, 700) << QRect(0, 10, 1000, 700);
    QTest::newRow("too small") << QRect(10, 10, 20, 20) << QRect(10, 10, 960, 640);
}

// H33
void TestWindowMemory::visible()
{
    QFETCH(QRect, remembered);
    QFETCH(QRect, expected);
    QCOMPARE(visibleFrame(remembered, {QRect(0, 0, 1280, 800)}, QSize(960, 640)), expected);
}

void TestWindowMemory::staysOnTheSecondScreen()
{
    const QList<QRect> screens{QRect(0, 0, 1280, 800), QRect(1280, 0, 1920, 1080)};
    const QRect there(1500, 100, 1000, 700);
    QCOMPARE(visibleFrame(there, screens, QSize(960, 640)), there);
}

void TestWindowMemory::noScreensLeaveItAlone()
{
    const QRect there(5, 6, 1000, 700);
    QCOMPARE(visibleFrame(there, {}, QSize(960, 640)), there);
}

QTEST_GUILESS_MAIN(TestWindowMemory)
#include "tst_windowmemory.moc"
