#include "table/tableview.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>
#include <memory>

using namespace Qt::StringLiterals;

class tst_TableView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
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
    void pausedCoversEverything();
    void plateShowsMarkupAsTyped();
    void accessibleNames();
    void diceAreBoxesThatTheGameChecks();
    void ringIsAProgressBar();
    void feltCanBeRead();
    void coverAndHintCanBePressed();
    void focusByTabOnly();
    void enterAndSpaceOnAShownFocus();
    void strangeNamesAndSizes();

private:
    TableState resting() const;
    TableState waitingForThrow() const;
    bool click(const QString &name);
    QAbstractButton *button(const QString &name) const { return m_view->findChild<QAbstractButton *>(name); }

    std::unique_ptr<TableView> m_view;
    QPointingDevice *m_screen = QTest::createTouchDevice(); // of the application
};

void tst_TableView::init()
{
    m_view = std::make_unique<TableView>(Theme::darkTheme(), MotionPolicy::none());
    m_view->resize(756, 744);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void tst_TableView::cleanup()
{
    m_view.reset();
}

TableState tst_TableView::resting() const
{
    TableState state;
    for (const QString &name : {u"Ana"_s, u"Boris"_s}) {
        PlateState plate;
        plate.name = name;
        plate.colour = Qt::cyan;
        plate.total = 42;
        plate.inTurn = name == u"Ana"_s;
        state.plates.push_back(plate);
    }
    state.dice.faces = {5, 5, 3, 2, 6};
    state.onTable = DiceMask::all();
    state.locked = DiceMask(3);
    state.locksOpen = true;
    state.headline = u"Ana: choose"_s;
    state.buttonTitle = u"Next throw"_s;
    state.buttonEnabled = true;
    return state;
}

TableState tst_TableView::waitingForThrow() const
{
    TableState state = resting();
    state.dice = Dice();
    state.onTable = DiceMask::none();
    state.locked = DiceMask::none();
    state.locksOpen = false;
    state.throwOpen = true;
    return state;
}

bool tst_TableView::click(const QString &name)
{
    QAbstractButton *target = button(name);
    if (target == nullptr || !target->isVisible())
        return false;
    QTest::mouseClick(target, Qt::LeftButton);
    return true;
}

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

void tst_TableView::settledOnceWithoutMotion()
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

void tst_TableView::settledOnceWithMotion()
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

void tst_TableView::finishMotionSettlesOnce()
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

void tst_TableView::secondThrowEndsTheFirst()
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

void tst_TableView::hidingEndsAThrow()
{
    m_view->setMotion(MotionPolicy());
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    m_view->hide();
    QCOMPARE(settled.count(), 1);
    QVERIFY(!m_view->isAnimating());
}

void tst_TableView::unseenThrowSettlesAtOnce()
{
    m_view->hide();
    m_view->setMotion(MotionPolicy());
    m_view->setState(waitingForThrow());
    QSignalSpy settled(m_view.get(), &TableView::throwSettled);
    m_view->animateThrow(resting().dice, DiceMask::none(), 1);
    QCOMPARE(settled.count(), 1);
}

void tst_TableView::stateDuringAThrow()
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

void tst_TableView::inputIsClosedDuringAThrow()
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

void tst_TableView::nothingBeatsAtRest()
{
    m_view->setMotion(MotionPolicy());
    QVERIFY(!m_view->isAnimating());
    m_view->setState(resting());
    m_view->setClock({0, 3000, 30000});
    QVERIFY(!m_view->isAnimating());
    QVERIFY(!m_view->isMoving());
}

void tst_TableView::lockedDieSlides()
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

void tst_TableView::bannerFadesAndLetsClicksThrough()
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

void tst_TableView::plateShowsMarkupAsTyped()
{
    TableState state = resting();
    state.plates[0].name = u"<b>A&amp;</b>"_s;
    m_view->setState(state);
    const auto *plate = m_view->findChild<QWidget *>(u"plate1"_s);
    QLabel shown;
    shown.setTextFormat(Qt::RichText);
    QVERIFY(plate->toolTip().contains(u"&lt;b&gt;A&amp;amp;&lt;/b&gt;"_s));
    QVERIFY(plate->accessibleName().startsWith(u"<b>A&amp;</b>"_s));
}

void tst_TableView::accessibleNames()
{
    m_view->setState(resting());
    QCOMPARE(button(u"die1"_s)->accessibleName(), u"Die 1: five, locked"_s);
    QCOMPARE(button(u"die3"_s)->accessibleName(), u"Die 3: three, free"_s);
    QCOMPARE(button(u"bigButton"_s)->accessibleName(), u"Next throw"_s);
    for (QAbstractButton *one : m_view->findChildren<QAbstractButton *>()) {
        if (!one->isVisible())
            continue;
        QVERIFY2(!one->accessibleName().isEmpty(), qPrintable(one->objectName()));
        const QAccessible::Role role = QAccessible::queryAccessibleInterface(one)->role();
        QVERIFY2(role == QAccessible::Button || role == QAccessible::CheckBox, qPrintable(one->objectName()));
    }
    QVERIFY(m_view->findChild<QWidget *>(u"plate1"_s)->accessibleName().contains(u"on turn"_s));
}

void tst_TableView::diceAreBoxesThatTheGameChecks()
{
    m_view->setState(resting());
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    for (const QString &name : {u"die3"_s, u"lock3"_s}) {
        QAccessibleInterface *box = QAccessible::queryAccessibleInterface(button(name));
        QCOMPARE(box->role(), QAccessible::CheckBox);
        QVERIFY(box->state().checkable && !box->state().checked);
        box->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(!box->state().checked); // only asked for
    }
    QCOMPARE(toggled.count(), 2);
    QCOMPARE(toggled.at(0).at(0).toInt(), 2);
    TableState state = resting();
    state.locked = DiceMask(0b00101);
    state.locksOpen = false;
    m_view->setState(state);
    QAccessibleInterface *die = QAccessible::queryAccessibleInterface(button(u"die3"_s));
    QVERIFY(die->state().checked && die->state().disabled);
    die->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QCOMPARE(toggled.count(), 2);
}

void tst_TableView::ringIsAProgressBar()
{
    TableState state = resting();
    state.clock = {0, 2400, 30000};
    m_view->setState(state);
    QAccessibleInterface *plate = QAccessible::queryAccessibleInterface(m_view->findChild<QWidget *>(u"plate1"_s));
    QVERIFY(plate->state().active);
    QCOMPARE(plate->childCount(), 1);
    QAccessibleInterface *ring = plate->child(0);
    QCOMPARE(plate->indexOfChild(ring), 0);
    QCOMPARE(ring->parent(), plate);
    QCOMPARE(ring->role(), QAccessible::ProgressBar);
    QVERIFY(!ring->text(QAccessible::Name).isEmpty());
    QVERIFY(ring->text(QAccessible::Value).startsWith(u"3 second"_s)); // begun seconds, as painted
    QCOMPARE(ring->valueInterface()->currentValue().toInt(), 3);
    QCOMPARE(ring->valueInterface()->maximumValue().toInt(), 30);
    QVERIFY(!ring->state().invisible);
    m_view->setClock({});
    QVERIFY(ring->state().invisible);
}

void tst_TableView::feltCanBeRead()
{
    TableState state = resting();
    state.banner = u"Looking back"_s;
    state.headline = u"Ana: choose"_s;
    state.detail = u"Throw 1 of 3"_s;
    m_view->setState(state);
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(m_view.get());
    QStringList read;
    for (int index = 0; index < table->childCount(); ++index) {
        QAccessibleInterface *child = table->child(index);
        QCOMPARE(table->indexOfChild(child), index);
        QCOMPARE(child->parent(), table);
        if (child->role() == QAccessible::StaticText && !child->state().invisible) {
            read << child->text(QAccessible::Name);
            QVERIFY(table->rect().contains(child->rect()));
        }
    }
    QCOMPARE(read, (QStringList{state.banner, state.headline, state.detail}));
    QVERIFY(qobject_cast<QWidget *>(table->child(0)->object())->objectName().startsWith(u"plate"_s));
    m_view->setState(resting());
    for (int index = 0; index < table->childCount(); ++index)
        QVERIFY(table->child(index)->state().invisible || table->child(index)->text(QAccessible::Name) != state.banner);
}

void tst_TableView::coverAndHintCanBePressed()
{
    TableState state = resting();
    state.hint = {true, u"Keep three."_s, {{u"Keep 5-5-5"_s, u"172.4"_s}}, DiceMask(0b00111)};
    m_view->setState(state);
    QSignalSpy dismissed(m_view.get(), &TableView::hintDismissed);
    QTest::keyClick(m_view->findChild<QWidget *>(u"hintPanel"_s), Qt::Key_Return);
    QCOMPARE(dismissed.count(), 1);
    state.paused = true;
    m_view->setState(state);
    QSignalSpy resume(m_view.get(), &TableView::resumeRequested);
    QAccessibleInterface *cover = QAccessible::queryAccessibleInterface(m_view->findChild<QWidget *>(u"pauseCover"_s));
    QCOMPARE(cover->role(), QAccessible::Button);
    QCOMPARE(cover->text(QAccessible::Name), u"Paused"_s);
    cover->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(resume.count(), 1);
}

void tst_TableView::focusByTabOnly()
{
    m_view->setState(resting());
    for (const QAbstractButton *one : m_view->findChildren<QAbstractButton *>())
        QCOMPARE(one->focusPolicy(), Qt::TabFocus);
}

void tst_TableView::enterAndSpaceOnAShownFocus()
{
    m_view->setState(resting());
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    QAbstractButton *lock = button(u"lock2"_s);
    QTest::keyClick(lock, Qt::Key_Space);
    QCOMPARE(toggled.count(), 1);
    QTest::keyClick(lock, Qt::Key_Return);
    QCOMPARE(toggled.count(), 2);
}

void tst_TableView::strangeNamesAndSizes()
{
    const QStringList names = {u"\U0001F469\u200D\U0001F680"_s, u"e\u0301a"_s, u"\u0634\u0647\u0631"_s,
                               QString(300, u'W'), u""_s, u"\U0001F1EA\U0001F1F8"_s};
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
