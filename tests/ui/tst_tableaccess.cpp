#include "tableonscreen.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// The table without a mouse and without eyes.
class tst_TableAccess : public QObject, private TableOnScreen {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }
    void plateShowsMarkupAsTyped();
    void accessibleNames();
    void diceAreBoxesThatTheGameChecks();
    void ringIsAProgressBar();
    void feltCanBeRead();
    void coverAndHintCanBePressed();
    void focusByTabOnly();
    void enterAndSpaceOnAShownFocus();
};

void tst_TableAccess::plateShowsMarkupAsTyped()
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

void tst_TableAccess::accessibleNames()
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

void tst_TableAccess::diceAreBoxesThatTheGameChecks()
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

void tst_TableAccess::ringIsAProgressBar()
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

void tst_TableAccess::feltCanBeRead()
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

void tst_TableAccess::coverAndHintCanBePressed()
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

void tst_TableAccess::focusByTabOnly()
{
    m_view->setState(resting());
    for (const QAbstractButton *one : m_view->findChildren<QAbstractButton *>())
        QCOMPARE(one->focusPolicy(), Qt::TabFocus);
}

void tst_TableAccess::enterAndSpaceOnAShownFocus()
{
    m_view->setState(resting());
    QSignalSpy toggled(m_view.get(), &TableView::lockToggled);
    QAbstractButton *lock = button(u"lock2"_s);
    QTest::keyClick(lock, Qt::Key_Space);
    QCOMPARE(toggled.count(), 1);
    QTest::keyClick(lock, Qt::Key_Return);
    QCOMPARE(toggled.count(), 2);
}

QTEST_MAIN(tst_TableAccess)
#include "tst_tableaccess.moc"
