#include "panes/oddspane.h"
#include "strategy/rowodds.h"
#include "support/testwindow.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QLabel>

using namespace Qt::StringLiterals;

/// The pane of the odds, alone and in the window.
class TestOddsPane : public QObject {
    Q_OBJECT

private slots:
    void percents_data();
    void percents();
    void hiddenAtFirst();
    void followsTheLocks();
    void nothingWhileTheCupWaits();
    void speaksTheLanguage();

private:
    static OddsModel &model(TestWindow &game) { return *game.child<OddsPane>().findChild<OddsModel *>(); }
    static void open(TestWindow &game)
    {
        game.child<QDockWidget>("oddsDock").show();
        game.child<QDockWidget>("oddsDock").raise();
        QCoreApplication::processEvents();
    }
};

void TestOddsPane::percents_data()
{
    QTest::addColumn<double>("chance");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << u"0 %"_s;
    QTest::newRow("next to none") << 0.0008 << u"< 1 %"_s;
    QTest::newRow("a third") << 1.0 / 3 << u"33 %"_s;
    QTest::newRow("next to sure") << 0.9999 << u"> 99 %"_s;
    QTest::newRow("sure") << 1.0 << u"100 %"_s;
}

void TestOddsPane::percents()
{
    QFETCH(double, chance);
    OddsModel model;
    model.setLocale(QLocale::c());
    QTEST(model.percent(chance), "text");
}

void TestOddsPane::hiddenAtFirst()
{
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2)));
    QVERIFY(!game.child<OddsPane>().isVisible());
    game.pressThrowKey();
    QVERIFY(model(game).lines().empty()); // nothing is worked out for nobody
}

void TestOddsPane::followsTheLocks()
{
    TestWindow game;
    game.dice.at(0, 1, 1, {4, 4, 4, 4, 2});
    game.open();
    game.play(Games::setup("nordic", Games::seats(2)));
    game.pressThrowKey();
    open(game);
    const auto chanceOf = [&game](const QString &name) {
        for (const OddsLine &line : model(game).lines()) {
            if (line.name == name)
                return line.chance;
        }
        return -1.0;
    };
    QCOMPARE(model(game).lines().size(), std::size_t(11));
    game.session().setLocks(DiceMask(0b01111));
    QCOMPARE(chanceOf(u"Poker"_s), 1.0);
    QVERIFY(std::abs(chanceOf(u"Generala"_s) - 11.0 / 36) < 1e-12);
    QVERIFY(game.child<OddsPane>().findChild<QLabel *>()->text().contains(u"4-4-4-4"_s));
    game.session().setLocks(DiceMask::all());
    QCOMPARE(chanceOf(u"Generala"_s), 0.0);
    QCOMPARE(chanceOf(u"Poker"_s), 1.0);
}

void TestOddsPane::nothingWhileTheCupWaits()
{
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2)));
    open(game);
    QVERIFY(model(game).lines().empty());
    game.pressThrowKey();
    QVERIFY(!model(game).lines().empty());
    game.session().setPaused(true);
    QVERIFY(model(game).lines().empty()); // a pause is no time to think
}

void TestOddsPane::speaksTheLanguage()
{
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2)));
    game.pressThrowKey();
    open(game);
    game.language().setLanguage(u"es"_s);
    QCoreApplication::processEvents();
    const auto &lines = model(game).lines();
    QVERIFY(std::any_of(lines.begin(), lines.end(), [](const OddsLine &line) { return line.name == u"Escalera"_s; }));
}

QTEST_MAIN(TestOddsPane)
#include "tst_oddspane.moc"
