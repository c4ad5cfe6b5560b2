#include "dialogs/helpdialog.h"
#include "support/testwindow.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QScrollBar>
#include <QTabBar>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace {

/// What a control says; empty for what the wheel may turn.
QString valueOf(const QWidget &widget)
{
    if (const auto *combo = qobject_cast<const QComboBox *>(&widget))
        return combo->currentText();
    if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(&widget))
        return spin->text();
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        return QString::number(tabs->currentIndex());
    const auto *slider = qobject_cast<const QAbstractSlider *>(&widget);
    return slider != nullptr && qobject_cast<const QScrollBar *>(&widget) == nullptr ? QString::number(slider->value())
                                                                                     : QString();
}

void turnWheel(QWidget &widget, int delta)
{
    const QPointF middle = QRectF(widget.rect()).center();
    QWheelEvent wheel(middle, widget.mapToGlobal(middle), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &wheel);
}

} // namespace

/// The wheel scrolls the page and changes nothing that lies under the pointer.
class TestWheel : public QObject {
    Q_OBJECT

private slots:
    void changesNoControl_data();
    void changesNoControl();
    void turnsWhatHasTheFocus();
};

void TestWheel::changesNoControl_data()
{
    QTest::addColumn<QKeySequence>("keys");
    QTest::newRow("new game") << QKeySequence(QKeySequence::New);
    QTest::newRow("settings") << QKeySequence(Qt::CTRL | Qt::Key_Comma);
    QTest::newRow("help") << QKeySequence(Qt::Key_F1);
    QTest::newRow("games") << QKeySequence(QKeySequence::Open);
    QTest::newRow("the window") << QKeySequence();
}

void TestWheel::changesNoControl()
{
    QFETCH(QKeySequence, keys);
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(3)));
    QWidget *place = &game.window();
    if (!keys.isEmpty()) {
        game.action(keys).trigger();
        place = game.window().findChild<QDialog *>();
        QVERIFY(place != nullptr);
        QVERIFY(QTest::qWaitForWindowExposed(place));
    }
    int seen = 0;
    for (QWidget *widget : place->findChildren<QWidget *>()) {
        const QString value = valueOf(*widget);
        if (value.isEmpty() || !widget->isVisible())
            continue;
        ++seen;
        if (widget->hasFocus())
            widget->clearFocus();
        for (const int delta : {120, -120, -120}) {
            turnWheel(*widget, delta);
            QVERIFY2(valueOf(*widget) == value, qPrintable(value + u" became "_s + valueOf(*widget)));
        }
        QVERIFY(widget->focusPolicy()
                != Qt::WheelFocus); // a real wheel would give it the focus first, and turn it then
    }
    QVERIFY(seen > 0 || keys == QKeySequence(QKeySequence::Open));
}

void TestWheel::turnsWhatHasTheFocus()
{
    TestWindow game;
    game.play(Games::setup("duel", Games::seats(3)));
    game.action(QKeySequence(Qt::CTRL | Qt::Key_Comma)).trigger();
    auto *dialog = game.window().findChild<QDialog *>();
    QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
    QComboBox *several = nullptr;
    for (auto *combo : dialog->findChildren<QComboBox *>()) {
        if (combo->count() > 2 && combo->currentIndex() == 0 && combo->isVisible())
            several = combo;
    }
    QVERIFY(several != nullptr);
    several->setFocus();
    QTRY_VERIFY(several->hasFocus());
    turnWheel(*several, -120);
    QCOMPARE(several->currentIndex(), 1);
}

QTEST_MAIN(TestWheel)
#include "tst_wheel.moc"
