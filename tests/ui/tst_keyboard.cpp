#include "actions.h"
#include "dialogs/keyspage.h"
#include "gallery/openscene.h"
#include "gamekeys.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QRect placeOf(const QWidget &widget, const QWidget &screen)
{
    return {widget.mapTo(&screen, QPoint()), widget.size()};
}

QString describe(const QWidget *widget)
{
    if (widget == nullptr)
        return u"nothing"_s;
    QString name = widget->accessibleName().isEmpty() ? widget->objectName() : widget->accessibleName();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        name += u' ' + button->text();
    return QLatin1String(widget->metaObject()->className()) + u' ' + name;
}

bool isSeen(const QWidget &widget)
{
    // What lies in a list or a page covers it.
    const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget);
    return !widget.visibleRegion().isEmpty() || (area != nullptr && !area->viewport()->visibleRegion().isEmpty());
}

/// What Tab (or Shift+Tab) reaches on a screen, in its order.
struct TabRound {
    QList<QWidget *> widgets;
    QList<QRect> places; ///< on the screen when the focus came
    QStringList unseen;  ///< those of them that were not seen then
};

TabRound tabRound(QWidget &screen, Qt::Key key = Qt::Key_Tab)
{
    TabRound round;
    constexpr int most = 300;
    for (int press = 0; press < most; ++press) {
        QWidget *from = QApplication::focusWidget();
        QTest::keyClick(from != nullptr ? from : &screen, key);
        QWidget *now = QApplication::focusWidget();
        if (now == nullptr || round.widgets.contains(now))
            return round;
        round.widgets << now;
        round.places << placeOf(*now, screen);
        if (!isSeen(*now))
            round.unseen << describe(now);
    }
    return round;
}

/// Whether the eye would have to go back from one to the next: up in the same column, or left in the same row.
bool goesBack(const QRect &from, const QRect &to)
{
    const bool sameColumn = from.left() < to.right() && to.left() < from.right();
    const bool sameRow = from.top() < to.center().y() && to.center().y() < from.bottom();
    return (sameColumn && to.bottom() <= from.top()) || (sameRow && to.right() <= from.left());
}

/// The screens to walk through: those of one kind look alike to the keyboard.
const QStringList Screens{u"first-start"_s,   u"main-window"_s, u"smallest"_s, u"hint"_s,     u"odds"_s,
                          u"chat"_s,          u"replay"_s,      u"paused"_s,   u"new-game"_s, u"new-game-six"_s,
                          u"settings"_s,      u"keys"_s,        u"rules"_s,    u"about"_s,    u"coach"_s,
                          u"coach-chances"_s, u"library"_s,     u"end"_s,      u"zero"_s,     u"give-up"_s};

/// The keys of each line of the card: "Space", "1 2 3 4 5", "Ctrl N".
QStringList linesOfTheCard()
{
    KeysPage page(nullptr);
    QStringList lines;
    for (const QGridLayout *grid : page.widget()->findChildren<QGridLayout *>()) {
        for (int row = 0; row < grid->rowCount(); ++row) {
            QLayoutItem *cell = grid->itemAtPosition(row, 0);
            if (cell == nullptr || cell->layout() == nullptr)
                continue;
            QStringList keys;
            for (int k = 0; k < cell->layout()->count(); ++k) {
                if (const auto *label = qobject_cast<QLabel *>(cell->layout()->itemAt(k)->widget()))
                    keys << label->text();
            }
            lines << keys.join(u' ');
        }
    }
    return lines;
}

/// A shortcut as the card writes it.
QString onTheCard(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText).replace(u'+', u' ');
}

QList<QAction *> menuActions(TestWindow &game)
{
    QList<QAction *> actions;
    for (const QAction *menu : game.window().menuBar()->actions())
        actions << menu->menu()->actions();
    return actions;
}

/// What the menu shows as a key that belongs to the game: the letter behind the tab.
QString gameLetter(const QAction &action)
{
    return action.text().section(u'\t', 1);
}

GameKey::Kind meaningOf(const QString &key)
{
    const QKeySequence sequence(key);
    return gameKey(QKeyEvent(QEvent::KeyPress, sequence[0].key(), Qt::NoModifier)).kind;
}

} // namespace

/// The keyboard alone: Tab through every window, what it shows, and the card of keys.
class TestKeyboard : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void tabGoesRound_data() { screens(Screens); }
    void tabGoesRound();
    void focusIsSeen_data() { screens(Screens); }
    void focusIsSeen();
    void cardOfKeysFits_data();
    void cardOfKeysFits();
    void cardTellsEveryShortcut();
    void cardTellsNoOtherKeys();
    void typingIsNoPlaying_data();
    void typingIsNoPlaying();

private:
    static void screens(const QStringList &names)
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }
};

void TestKeyboard::tabGoesRound()
{
    QFETCH(QString, name);
    OpenScene open(scene(name), {u"en"_s, ThemeChoice::Dark, 100, {}});
    QWidget *screen = open.screen();
    QVERIFY(screen != nullptr);
    screen->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(screen));
    const TabRound round = tabRound(*screen);
    QVERIFY(!round.widgets.isEmpty());
    QVERIFY2(round.unseen.isEmpty(), qPrintable(round.unseen.join(u", "_s)));
    // The eye goes back once a round, from the end to the beginning.
    QStringList back;
    for (qsizetype i = 0; i < round.widgets.size(); ++i) {
        const qsizetype next = (i + 1) % round.widgets.size();
        if (goesBack(round.places.at(i), round.places.at(next)))
            back << describe(round.widgets.at(i)) + u" -> "_s + describe(round.widgets.at(next));
    }
    QVERIFY2(back.size() <= 1, qPrintable(back.join(u"\n  "_s)));
    QStringList missed;
    for (const QWidget *widget : screen->findChildren<QWidget *>()) {
        const bool wants = (widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isEnabled() && widget->isVisible()
                           && widget->window() == screen && isSeen(*widget) && widget->focusProxy() == nullptr;
        if (wants && !round.widgets.contains(widget))
            missed << describe(widget);
    }
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u", "_s)));
    QCOMPARE(tabRound(*screen, Qt::Key_Backtab).widgets.size(), round.widgets.size());
}

void TestKeyboard::focusIsSeen()
{
    QFETCH(QString, name);
    OpenScene open(scene(name), {u"en"_s, ThemeChoice::Dark, 100, {}});
    QWidget *screen = open.screen();
    QVERIFY(screen != nullptr);
    screen->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(screen));
    const qsizetype count = tabRound(*screen).widgets.size();
    QStringList faults;
    for (qsizetype i = 0; i < count; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget *focused = QApplication::focusWidget();
        const QRect place = placeOf(*focused, *screen).adjusted(-4, -4, 4, 4) & screen->rect();
        const QImage with = screen->grab(place).toImage();
        focused->clearFocus();
        const QImage without = screen->grab(place).toImage();
        focused->setFocus(Qt::TabFocusReason);
        if (with == without)
            faults << describe(focused);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u"no mark: "_s + faults.join(u"\n  "_s)));
}

void TestKeyboard::cardOfKeysFits_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : LanguageController::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestKeyboard::cardOfKeysFits()
{
    QFETCH(QString, language);
    for (const int percent : {100, 200}) {
        OpenScene open(scene(u"keys"_s), {language, ThemeChoice::Dark, percent, {}});
        QVERIFY(open.screen() != nullptr);
        const auto *card = open.screen()->findChild<KeysPage *>();
        QVERIFY(card->isVisible());
        QTRY_COMPARE(card->verticalScrollBar()->maximum() > 0, percent == 200); // twice as large it has to be scrolled
        QCOMPARE(card->horizontalScrollBar()->maximum(), 0);
    }
}

void TestKeyboard::cardTellsEveryShortcut()
{
    TestWindow game;
    const QStringList card = linesOfTheCard();
    QVERIFY(card.size() > 10);
    int told = 0;
    for (const QAction *action : menuActions(game)) {
        for (const QKeySequence &keys : action->shortcuts().mid(0, 1)) { // others are those of other desktops
            QVERIFY2(card.contains(onTheCard(keys)), qPrintable(action->text() + u' ' + keys.toString()));
            ++told;
        }
        const QString letter = gameLetter(*action);
        if (letter.isEmpty())
            continue;
        QVERIFY2(card.contains(letter), qPrintable(letter));
        QVERIFY2(meaningOf(letter) != GameKey::Kind::None, qPrintable(letter));
        ++told;
    }
    QVERIFY(told >= 10);
}

void TestKeyboard::cardTellsNoOtherKeys()
{
    TestWindow game;
    QStringList shortcuts;
    for (const QAction *action : menuActions(game)) {
        for (const QKeySequence &keys : action->shortcuts())
            shortcuts << onTheCard(keys);
    }
    // These move the focus or belong to what has it: the card, and the bar of a replay.
    const QStringList others{u"Tab"_s, QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText),
                             u"↑ ↓ Home End"_s, u"← →"_s};
    for (const QString &line : linesOfTheCard()) {
        if (shortcuts.contains(line) || others.contains(line))
            continue;
        for (const QString &key : line.split(u' '))
            QVERIFY2(meaningOf(key) != GameKey::Kind::None, qPrintable(line));
    }
}

void TestKeyboard::typingIsNoPlaying_data()
{
    QTest::addColumn<int>("field");
    QTest::newRow("chat") << 0;
    QTest::newRow("name of a player") << 1;
    QTest::newRow("search of the library") << 2;
}

void TestKeyboard::typingIsNoPlaying()
{
    QFETCH(int, field);
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2)));
    game.pressThrowKey();
    const Journal before = game.journal();
    if (field == 0)
        game.key(Qt::Key_C);
    else
        (field == 1 ? game.child<Actions>().newGame : game.child<Actions>().games)->trigger();
    QCoreApplication::processEvents();
    QLineEdit *line = nullptr;
    for (QLineEdit *one : game.window().findChildren<QLineEdit *>()) {
        if (one->isVisible() && (field == 0 || one->window() != &game.window()))
            line = line != nullptr ? line : one;
    }
    QVERIFY(line != nullptr);
    line->clear();
    game.clock.advance(5000);
    const QString keys = u"1 2 3 4 5 anphfmc"_s;
    QTest::keyClicks(line, keys);
    QCOMPARE(line->text(), keys);
    QVERIFY(game.journal() == before);
    QVERIFY(game.session().game().locks() == DiceMask::none());
    QVERIFY(!game.state().paused && !game.settings().muted());
}

QTEST_MAIN(TestKeyboard)
#include "tst_keyboard.moc"
