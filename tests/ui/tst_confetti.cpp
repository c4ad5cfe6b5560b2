#include "effects/confettioverlay.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

class TestConfetti : public QObject {
    Q_OBJECT

private slots:
    void sameSeedSameBurst();
    void startsAtOnePointAndFades();
    void staysWithinReach();
    void overlayEndsByItself();
    void clicksGoThrough();
    void nothingWithoutTime();
    void hidingStopsIt();

private:
    static std::vector<QColor> colours() { return {Qt::red, Qt::yellow, Qt::cyan}; }
};

void TestConfetti::sameSeedSameBurst()
{
    const auto at = [](quint32 seed) { return Confetti(seed, {100, 100}, 400, colours(), 20).at(0.4); };
    QCOMPARE(at(5).front().position, at(5).front().position);
    QVERIFY(at(5).front().position != at(6).front().position);
}

void TestConfetti::startsAtOnePointAndFades()
{
    const Confetti confetti(3, {100, 100}, 400, colours(), 50);
    for (const Confetti::Piece &piece : confetti.at(0)) {
        QCOMPARE(piece.position, QPointF(100, 100));
        QCOMPARE(piece.opacity, 1.0);
    }
    for (const Confetti::Piece &piece : confetti.at(1))
        QCOMPARE(piece.opacity, 0.0);
}

void TestConfetti::staysWithinReach()
{
    for (quint32 seed = 0; seed < 100; ++seed) {
        const Confetti confetti(seed, {0, 0}, 100, colours(), 40);
        for (int step = 0; step <= 20; ++step) {
            for (const Confetti::Piece &piece : confetti.at(step / 20.0))
                QVERIFY(std::hypot(piece.position.x(), piece.position.y()) < 140);
        }
    }
}

void TestConfetti::overlayEndsByItself()
{
    QWidget window;
    window.resize(300, 200);
    window.show();
    auto *overlay = new ConfettiOverlay(&window);
    QVERIFY(!overlay->isVisible());
    overlay->burst(1, {150, 100}, colours(), 120);
    QVERIFY(overlay->running());
    QCOMPARE(overlay->geometry(), window.rect());
    QTRY_VERIFY(!overlay->running());
    QVERIFY(!overlay->isVisible());
}

void TestConfetti::clicksGoThrough()
{
    QWidget window;
    window.resize(300, 200);
    QPushButton button(&window);
    button.setGeometry(window.rect());
    window.show();
    auto *overlay = new ConfettiOverlay(&window);
    overlay->burst(1, {150, 100}, colours(), 5000);
    QSignalSpy clicked(&button, &QPushButton::clicked);
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, QPoint(150, 100));
    QCOMPARE(clicked.count(), 1);
    QVERIFY(overlay->running());
}

void TestConfetti::nothingWithoutTime()
{
    QWidget window;
    window.show();
    auto *overlay = new ConfettiOverlay(&window);
    overlay->burst(1, {0, 0}, colours(), 0);
    QVERIFY(!overlay->running());
    QVERIFY(!overlay->isVisible());
}

void TestConfetti::hidingStopsIt()
{
    QWidget window;
    window.show();
    auto *overlay = new ConfettiOverlay(&window);
    overlay->burst(1, {0, 0}, colours(), 5000);
    window.hide();
    QVERIFY(!overlay->running());
}

QTEST_MAIN(TestConfetti)
#include "tst_confetti.moc"
