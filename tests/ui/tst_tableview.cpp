#include "tableonscreen.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// What presses on the table ask for.
class tst_TableView : public QObject, private TableOnScreen {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void dieAndLockToggleOnce_data();
    void dieAndLockToggleOnce();
    void clickChangesNothingByItself();
    void locksClosedNothingToggles();
    void cupClickThrowsOnce();
    void cupDoubleClickThrowsOnce();
    void cupDragThrowsOnce();
    void cupDragWithoutAnAnswerComesHome();
    void cupShakenByAFingerThrowsOnce();
    void fingersTapDiceAndButtons();
    void bigButtonAsks();
    void pendingRequestClosesInput();
    void pausedCoversEverything();
    void strangeNamesAndSizes();
};

void tst_TableView::dieAndLockToggleOnce_data()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("die") << u"die"_s;
    QTest::newRow("lock") << u"lock"_s;
}

void tst_TableView::dieAndLockToggleOnce()
{
    QFETCH(QString, kind);
    m_view->setState(resting());
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    for (int die = 0; die < DiceCount; ++die) {
        QVERIFY(click(kind + QString::number(die + 1)));
        QCOMPARE(toggled.count(), die + 1);
        QCOMPARE(toggled.last().first().toInt(), die);
    }
}

void tst_TableView::clickChangesNothingByItself()
{
    m_view->setState(resting());
    QVERIFY(click(u"lock3"_s));
    QVERIFY(!button(u"lock3"_s)->isChecked());
    QVERIFY(!button(u"die3"_s)->isChecked());
    TableState locked = resting();
    locked.locked = locked.locked.with(2);
    m_view->setState(locked);
    QVERIFY(button(u"lock3"_s)->isChecked());
    QVERIFY(button(u"die3"_s)->isChecked());
}

void tst_TableView::locksClosedNothingToggles()
{
    TableState state = resting();
    state.locksOpen = false;
    m_view->setState(state);
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    QVERIFY(click(u"die1"_s));
    QVERIFY(click(u"lock1"_s));
    QCOMPARE(toggled.count(), 0);
}

void tst_TableView::cupClickThrowsOnce()
{
    m_view->setState(waitingForThrow());
    QSignalSpy asked(m_view.get(), &TableView::throwRequested);
    QVERIFY(click(u"cup"_s));
    QCOMPARE(asked.count(), 1);
}

void tst_TableView::cupDoubleClickThrowsOnce()
{
    m_view->setState(waitingForThrow());
    QSignalSpy asked(m_view.get(), &TableView::throwRequested);
    QVERIFY(click(u"cup"_s));
    QTest::mouseDClick(button(u"cup"_s), Qt::LeftButton);
    QVERIFY(click(u"cup"_s));
    QVERIFY(click(u"bigButton"_s));
    QCOMPARE(asked.count(), 1);
    // The next state opens the cup again.
    m_view->setState(waitingForThrow());
    QVERIFY(click(u"cup"_s));
    QCOMPARE(asked.count(), 2);
}

void tst_TableView::cupDragThrowsOnce()
{
    m_view->setState(waitingForThrow());
    QSignalSpy asked(m_view.get(), &TableView::throwRequested);
    QAbstractButton *cup = button(u"cup"_s);
    const QPoint middle = cup->rect().center();
    QTest::mousePress(cup, Qt::LeftButton, {}, middle);
    QVERIFY(m_view->isAnimating());
    for (int k = 0; k < 12; ++k) {
        QTest::mouseMove(cup, middle + QPoint(k % 2 == 0 ? 120 : -120, 60));
        QTest::qWait(10);
    }
    QCOMPARE(asked.count(), 0);
    QTest::mouseRelease(cup, Qt::LeftButton, {}, middle + QPoint(300, 300));
    QCOMPARE(asked.count(), 1);
    Dice faces;
    faces.faces = {1, 2, 3, 4, 5};
    m_view->animateThrow(faces, DiceMask::none(), 5);
    QVERIFY(!m_view->isAnimating());
}

void tst_TableView::cupDragWithoutAnAnswerComesHome()
{
    m_view->setMotion(MotionPolicy(MotionPolicy::Speed::Fast));
    m_view->setState(waitingForThrow());
    QAbstractButton *cup = button(u"cup"_s);
    QTest::mousePress(cup, Qt::LeftButton);
    TableState closed = waitingForThrow();
    closed.throwOpen = false;
    m_view->setState(closed);
    QTest::mouseRelease(cup, Qt::LeftButton);
    QTRY_VERIFY(!m_view->isAnimating());
}

// Where Qt gives a finger to widgets that know only the mouse, it plays the mouse.
void tst_TableView::cupShakenByAFingerThrowsOnce()
{
    m_view->setMotion(MotionPolicy());
    m_view->setState(waitingForThrow());
    QSignalSpy asked(m_view.get(), &TableView::throwRequested);
    QSignalSpy rattled(m_view.get(), &TableView::cupRattled);
    QAbstractButton *cup = button(u"cup"_s);
    const QPoint middle = cup->rect().center();
    QTest::touchEvent(cup, m_screen).press(0, middle, cup);
    QVERIFY(m_view->isAnimating());
    for (int k = 0; k < 16; ++k) {
        QTest::touchEvent(cup, m_screen).move(0, middle + QPoint(k % 4 < 2 ? 90 : -90, 20), cup);
        QTest::qWait(15);
    }
    QCOMPARE(asked.count(), 0);
    QVERIFY(rattled.count() > 0);
    QTest::touchEvent(cup, m_screen).release(0, middle + QPoint(200, 150), cup);
    QCOMPARE(asked.count(), 1);
    // Shaken enough: it pours without shaking again by itself, and comes to rest.
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 5);
    QVERIFY(settled.wait(3000));
    QCOMPARE(asked.count(), 1);
}

void tst_TableView::fingersTapDiceAndButtons()
{
    m_view->setState(resting());
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    QSignalSpy next(m_view.get(), &TableView::nextThrowRequested);
    for (const QString &name : {u"die2"_s, u"lock2"_s, u"bigButton"_s}) {
        QAbstractButton *target = button(name);
        QTest::touchEvent(target, m_screen).press(0, target->rect().center(), target);
        QTest::touchEvent(target, m_screen).release(0, target->rect().center(), target);
    }
    QCOMPARE(toggled.count(), 2);
    QCOMPARE(next.count(), 1);
}

void tst_TableView::bigButtonAsks()
{
    QSignalSpy first(m_view.get(), &TableView::throwRequested);
    QSignalSpy next(m_view.get(), &TableView::nextThrowRequested);
    m_view->setState(waitingForThrow());
    QVERIFY(click(u"bigButton"_s));
    QCOMPARE(first.count(), 1);
    QCOMPARE(next.count(), 0);
    m_view->setState(resting());
    QVERIFY(click(u"bigButton"_s));
    QCOMPARE(first.count(), 1);
    QCOMPARE(next.count(), 1);
    TableState disabled = resting();
    disabled.buttonEnabled = false;
    m_view->setState(disabled);
    QVERIFY(click(u"bigButton"_s));
    QCOMPARE(next.count(), 1);
}

void tst_TableView::pendingRequestClosesInput()
{
    m_view->setState(resting());
    QSignalSpy next(m_view.get(), &TableView::nextThrowRequested);
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    QVERIFY(click(u"bigButton"_s));
    QVERIFY(click(u"bigButton"_s));
    QVERIFY(click(u"die1"_s));
    QCOMPARE(next.count(), 1);
    QCOMPARE(toggled.count(), 0);
    // An equal state is an answer too.
    m_view->setState(resting());
    QVERIFY(click(u"die1"_s));
    QCOMPARE(toggled.count(), 1);
}

void tst_TableView::pausedCoversEverything()
{
    TableState state = resting();
    state.paused = true;
    state.locksOpen = false;
    m_view->setState(state);
    auto *cover = m_view->findChild<QWidget *>(u"pauseCover"_s);
    QVERIFY(cover->isVisible());
    QVERIFY(!button(u"bigButton"_s)->isEnabled());
    QVERIFY(!button(u"die1"_s)->isEnabled());
    for (const QString &name : {u"die1"_s, u"lock5"_s, u"bigButton"_s, u"plate1"_s}) {
        const auto *widget = m_view->findChild<QWidget *>(name);
        QCOMPARE(m_view->childAt(widget->geometry().center()), cover);
    }
    QSignalSpy resume(m_view.get(), &TableView::resumeRequested);
    QTest::mouseClick(cover, Qt::LeftButton);
    QCOMPARE(resume.count(), 1);
}

void tst_TableView::strangeNamesAndSizes()
{
    const QStringList names = {
        u"\U0001F469\u200D\U0001F680"_s, u"e\u0301a"_s, u"\u0634\u0647\u0631"_s, QString(300, u'W'), u""_s,
        u"\U0001F1EA\U0001F1F8"_s};
    TableState state = resting();
    state.plates.clear();
    for (const QString &name : names) {
        PlateState plate;
        plate.name = name;
        plate.colour = Qt::red;
        plate.total = 12345;
        plate.dice.faces = {1, 2, 3, 4, 5};
        plate.waiting = true;
        plate.computer = true;
        state.plates.push_back(plate);
    }
    state.badge = QString(200, u'x');
    state.banner = u"banner"_s;
    m_view->setState(state);
    for (const QSize size : {QSize(520, 560), QSize(1300, 1000), QSize(200, 150), QSize(756, 744)}) {
        m_view->resize(size);
        QVERIFY(!m_view->grab().isNull());
    }
    state.plates.clear();
    m_view->setState(state);
    QVERIFY(!m_view->grab().isNull());
    QVERIFY(m_view->findChild<QWidget *>(u"plate1"_s) == nullptr);
}

QTEST_MAIN(tst_TableView)
#include "tst_tableview.moc"
