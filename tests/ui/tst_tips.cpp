#include "support/testwindow.h"
#include "tips/tips.h"

#include <QAbstractButton>
#include <QLabel>
#include <QtTest>

using namespace Qt::StringLiterals;

/// When a newcomer is told what, and that nothing is told twice.
class TestTips : public QObject {
    Q_OBJECT

private slots:
    void guideFollowsATurn();
    void guideWaitsWhileNobodyMayAct();
    void firstGame();
    void understoodIsForGood();
    void noMoreTips();
    void neverForComputers();
    void liesOnTheFelt_data();
    void liesOnTheFelt();
    void otherLanguage();
    void restsOnceShown();
};

namespace {

TipMoment throwing(std::size_t moves)
{
    return {true, Phase::Throwing, 0, DiceMask(), false, moves};
}

TipMoment deciding(int throws, std::size_t moves, unsigned locks = 0)
{
    return {true, Phase::Deciding, throws, DiceMask(locks), false, moves};
}

/// A window for somebody who has never played.
struct Newcomer : TestWindow {
    Newcomer() { settings().setTips(true); }

    std::optional<Tip> shown()
    {
        const auto *bubble = window().findChild<TipBubble *>();
        const auto tip = child<Tips>().shown();
        // What is said to be shown is seen, and nothing else.
        if ((bubble != nullptr && bubble->isVisible()) != tip.has_value())
            qWarning("a tip that is not seen, or seen and not shown");
        return tip;
    }
    void press(const char *button) { child<QAbstractButton>(button).click(); }
};

using Shown = std::optional<Tip>;

} // namespace

void TestTips::guideFollowsATurn()
{
    TipGuide guide;
    QCOMPARE(guide.step(throwing(1)).shown, Shown(Tip::Throw));
    QCOMPARE(guide.step(throwing(1)).learned, Shown());
    const TipGuide::Step thrown = guide.step(deciding(1, 2));
    QCOMPARE(thrown.learned, Shown(Tip::Throw));
    QCOMPARE(thrown.shown, Shown(Tip::Lock));
    const TipGuide::Step locked = guide.step(deciding(1, 2, 1));
    QCOMPARE(locked.learned, Shown(Tip::Lock));
    QCOMPARE(locked.shown, Shown());
    QCOMPARE(guide.step(deciding(2, 4, 1)).shown, Shown(Tip::Row));
    QCOMPARE(guide.step(deciding(2, 4, 3)).shown, Shown(Tip::Row)); // locks are something else
    QCOMPARE(guide.step(throwing(5)).learned, Shown(Tip::Row));
    QVERIFY(!guide.allSeen());
    TipMoment clocked = throwing(5);
    clocked.clock = true;
    QCOMPARE(guide.step(clocked).shown, Shown(Tip::Clock));
    QCOMPARE(guide.step(deciding(1, 6)).learned, Shown(Tip::Clock));
    QVERIFY(guide.allSeen());
    QCOMPARE(guide.step(throwing(8)).shown, Shown());
}

void TestTips::guideWaitsWhileNobodyMayAct()
{
    TipGuide guide;
    TipMoment closed = deciding(1, 2);
    closed.open = false;
    QCOMPARE(guide.step(closed).shown, Shown());
    QCOMPARE(guide.step(deciding(1, 2)).shown, Shown(Tip::Lock));
    const TipGuide::Step covered = guide.step(closed);
    QCOMPARE(covered.shown, Shown());
    QCOMPARE(covered.learned, Shown());
    QCOMPARE(guide.step(deciding(1, 2)).shown, Shown(Tip::Lock)); // it had not been taken in
}

void TestTips::firstGame()
{
    Newcomer game;
    game.play(Games::setup("nordic", Games::seats(2)));
    QCOMPARE(game.shown(), Shown(Tip::Throw));
    game.pressThrowKey();
    QCOMPARE(game.shown(), Shown(Tip::Lock));
    game.session().toggleLock(0);
    QCOMPARE(game.shown(), Shown());
    game.pressThrowKey();
    QCOMPARE(game.shown(), Shown(Tip::Row));
    game.session().setPaused(true);
    QCOMPARE(game.shown(), Shown());
    game.session().setPaused(false);
    QCOMPARE(game.shown(), Shown(Tip::Row));
    game.settings().setConfirmZero(false);
    game.clickCard(0, 0);
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game.shown(), Shown());
    // All has been said but for the clock; another start remembers.
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    game.show();
    game.pressThrowKey();
    QCOMPARE(game.shown(), Shown());
    game.play(Games::setup("duel", Games::seats(2)));
    QCOMPARE(game.shown(), Shown(Tip::Clock));
}

void TestTips::understoodIsForGood()
{
    Newcomer game;
    game.play(Games::setup("nordic", Games::seats(2)));
    game.press("tipUnderstood");
    QCOMPARE(game.shown(), Shown());
    QCOMPARE(game.journal().size(), std::size_t(1)); // nothing of the game was touched
    game.play(Games::setup("nordic", Games::seats(2)));
    QCOMPARE(game.shown(), Shown());
    game.pressThrowKey();
    QCOMPARE(game.shown(), Shown(Tip::Lock));
}

void TestTips::noMoreTips()
{
    Newcomer game;
    game.play(Games::setup("nordic", Games::seats(2)));
    game.press("tipsEnough");
    QCOMPARE(game.shown(), Shown());
    QVERIFY(!game.settings().tips());
    game.pressThrowKey();
    QCOMPARE(game.shown(), Shown());
    // Wanted again: from the beginning.
    game.settings().setTips(true);
    QCOMPARE(game.shown(), Shown(Tip::Lock));
    QVERIFY(!game.settings().tipSeen(u"throw"_s));
}

void TestTips::neverForComputers()
{
    Newcomer game;
    GameSetup setup = Games::setup("nordic", Games::seats(2, 1));
    setup.starter = 1;
    game.settings().setTipSeen(u"throw"_s);
    game.play(setup);
    QCOMPARE(game.state().seat, 1);
    QCOMPARE(game.shown(), Shown());
}

void TestTips::liesOnTheFelt_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(2560, 1600)}) {
        for (const int text : {100, 200})
            QTest::addRow("%d, %d %%", size.width(), text) << size << text;
    }
}

void TestTips::liesOnTheFelt()
{
    QFETCH(QSize, size);
    QFETCH(int, text);
    Newcomer game;
    game.settings().setTextPercent(text);
    game.play(Games::setup("classic", Games::seats(6)));
    game.window().resize(size);
    for (const Tip tip : {Tip::Throw, Tip::Lock, Tip::Row}) {
        QCoreApplication::processEvents();
        QCOMPARE(game.shown(), Shown(tip));
        const auto &bubble = game.child<TipBubble>();
        const TableLayout &places = game.table().places();
        QVERIFY(places.felt.contains(bubble.geometry()));
        QVERIFY2(!bubble.geometry().intersects(places.bigButton), "what is to be pressed stays free");
        if (tip == Tip::Lock) {
            QVERIFY(!bubble.geometry().intersects(places.dice));
            for (const QRect &lock : places.locks)
                QVERIFY(!bubble.geometry().intersects(lock));
        }
        for (const QLabel *label : bubble.findChildren<QLabel *>())
            QTRY_VERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
        game.pressThrowKey();
    }
}

void TestTips::otherLanguage()
{
    Newcomer game;
    game.play(Games::setup("nordic", Games::seats(2)));
    const QString english = game.child<TipBubble>().accessibleDescription();
    game.language().setLanguage(u"ru"_s);
    QTRY_VERIFY(game.child<TipBubble>().accessibleDescription() != english);
    QCOMPARE(game.shown(), Shown(Tip::Throw));
}

void TestTips::restsOnceShown()
{
    /// Counts what reaches a widget.
    struct Counter : QObject {
        int events = 0;
        bool eventFilter(QObject *, QEvent *) override
        {
            ++events;
            return false;
        }
    } counter;
    Newcomer game;
    game.play(Games::setup("nordic", Games::seats(2)));
    QTest::qWait(50);
    game.child<TipBubble>().installEventFilter(&counter);
    QTest::qWait(100);
    QCOMPARE(counter.events, 0);
}

QTEST_MAIN(TestTips)
#include "tst_tips.moc"
