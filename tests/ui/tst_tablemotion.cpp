#include "tableonscreen.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// What moves on the table, and that it comes to rest.
class tst_TableMotion : public QObject, private TableOnScreen {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void settledOnceWithoutMotion();
    void settledOnceWithMotion();
    void finishMotionSettlesOnce();
    void secondThrowEndsTheFirst();
    void hidingEndsAThrow();
    void unseenThrowSettlesAtOnce();
    void stateDuringAThrow();
    void inputIsClosedDuringAThrow();
    void nothingBeatsAtRest();
    void lockedDieSlides();
    void bannerFadesAndLetsClicksThrough();
};

void tst_TableMotion::settledOnceWithoutMotion()
{
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    QCOMPARE(settled.count(), 1);
    QVERIFY(!m_view->isMoving());
    m_view->finishMotion();
    QTest::qWait(30);
    QCOMPARE(settled.count(), 1);
    QVERIFY(button(u"die5"_s)->isVisible());
}

void tst_TableMotion::settledOnceWithMotion()
{
    m_view->setMotion(MotionPolicy(MotionPolicy::Speed::Fast));
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    QCOMPARE(settled.count(), 0);
    QVERIFY(m_view->isMoving());
    QVERIFY(settled.wait(3000));
    QVERIFY(!m_view->isMoving());
    QTest::qWait(60);
    QCOMPARE(settled.count(), 1);
    QVERIFY(!m_view->isAnimating());
}

void tst_TableMotion::finishMotionSettlesOnce()
{
    m_view->setMotion(MotionPolicy());
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    m_view->finishMotion();
    QCOMPARE(settled.count(), 1);
    QVERIFY(!m_view->isAnimating());
    m_view->finishMotion();
    QTest::qWait(60);
    QCOMPARE(settled.count(), 1);
}

void tst_TableMotion::secondThrowEndsTheFirst()
{
    m_view->setMotion(MotionPolicy());
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    m_view->animateThrow(resting().dice, DiceMask(1), 2);
    QCOMPARE(settled.count(), 1);
    QVERIFY(m_view->isMoving());
    m_view->finishMotion();
    QCOMPARE(settled.count(), 2);
}

void tst_TableMotion::hidingEndsAThrow()
{
    m_view->setMotion(MotionPolicy());
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    m_view->hide();
    QCOMPARE(settled.count(), 1);
    QVERIFY(!m_view->isAnimating());
}

void tst_TableMotion::unseenThrowSettlesAtOnce()
{
    m_view->hide();
    m_view->setMotion(MotionPolicy());
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    QCOMPARE(settled.count(), 1);
}

void tst_TableMotion::stateDuringAThrow()
{
    m_view->setMotion(MotionPolicy(MotionPolicy::Speed::Fast));
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    m_view->setState(resting());
    QVERIFY(m_view->isMoving());
    QVERIFY(!button(u"die1"_s)->isVisible());
    QVERIFY(settled.wait(3000));
    QVERIFY(button(u"die1"_s)->isVisible());
    QVERIFY(button(u"die1"_s)->isChecked());
    QCOMPARE(settled.count(), 1);
}

void tst_TableMotion::inputIsClosedDuringAThrow()
{
    m_view->setMotion(MotionPolicy());
    m_view->setState(resting());
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    QSignalSpy next(m_view.get(), &TableView::nextThrowRequested);
    m_view->animateThrow(resting().dice, DiceMask(3), 1);
    m_view->setState(resting());
    button(u"lock1"_s)->click();
    button(u"die1"_s)->click();
    button(u"bigButton"_s)->click();
    QCOMPARE(toggled.count(), 0);
    QCOMPARE(next.count(), 0);
    m_view->finishMotion();
    button(u"lock1"_s)->click();
    QCOMPARE(toggled.count(), 1);
}

void tst_TableMotion::nothingBeatsAtRest()
{
    m_view->setMotion(MotionPolicy());
    QVERIFY(!m_view->isAnimating());
    m_view->setState(resting());
    m_view->setClock({0, 3000, 30000});
    QVERIFY(!m_view->isAnimating());
    QVERIFY(!m_view->isMoving());
}

void tst_TableMotion::lockedDieSlides()
{
    m_view->setMotion(MotionPolicy());
    m_view->setState(resting());
    const QRect before = button(u"die4"_s)->geometry();
    TableState state = resting();
    state.locked = state.locked.with(3);
    m_view->setState(state);
    QVERIFY(m_view->isAnimating());
    QVERIFY(!m_view->isMoving());
    QVERIFY(button(u"die4"_s)->geometry().top() > before.top());
    QTRY_VERIFY(!m_view->isAnimating());
    m_view->setState(resting());
    m_view->finishMotion();
    QCOMPARE(button(u"die4"_s)->geometry(), before);
}

void tst_TableMotion::bannerFadesAndLetsClicksThrough()
{
    m_view->setState(waitingForThrow());
    m_view->showTurnBanner(u"Ana"_s, Qt::cyan);
    auto *banner = m_view->findChild<QWidget *>(u"turnBanner"_s);
    QVERIFY(banner->isHidden());
    m_view->setMotion(MotionPolicy(MotionPolicy::Speed::Fast));
    m_view->showTurnBanner(u"Ana"_s, Qt::cyan);
    QVERIFY(banner->isVisible());
    QVERIFY(banner->testAttribute(Qt::WA_TransparentForMouseEvents));
    QTRY_VERIFY(banner->isHidden());
    QTRY_VERIFY(!m_view->isAnimating());
}

QTEST_MAIN(tst_TableMotion)
#include "tst_tablemotion.moc"
