#include "actions.h"
#include "coach/chancechart.h"
#include "coach/coachdialog.h"
#include "game/replay.h"
#include "game/standings.h"
#include "gameview.h"
#include "players/selfplay.h"
#include "players/tablesource.h"
#include "rules/rulecatalog.h"
#include "rules/scoring.h"
#include "support/games.h"
#include "support/language.h"
#include "support/testwindow.h"

#include <QAction>
#include <QListWidget>
#include <QSignalSpy>
#include <QTabBar>

using namespace Qt::StringLiterals;

/// The coach's figures and what the dialog makes of them.
class TestCoach : public QObject {
    Q_OBJECT

private slots:
    void luckAndDecisionsMakeTheTotal_data();
    void luckAndDecisionsMakeTheTotal();
    void costliestFirstAndAtTheirPlace();
    void momentsLeadToThrows();
    void onlyWholeRoundsWhereDiceLieTogether();
    void servedWinEndsTheCurve();
    void dialogSaysIt();
    void chanceOfEveryMoment();
    void nobodyToWinAgainst();
    void refusalStaysInEveryLanguage();
    void closedWhileWorking();
    void fromTheEndOfAGameToTheTable();

private:
    struct Played {
        Journal journal;
        GameState state;
    };
    static Played selfPlayed(const QString &rules, int seats = 2);
    static std::shared_ptr<const ValueTable> solved(const QString &rules) { return *solve(*RuleCatalog::make(rules)); }
};

TestCoach::Played TestCoach::selfPlayed(const QString &rules, int seats)
{
    const ManualClock clock;
    GameSetup setup = Games::setup(qPrintable(rules), Games::seats(seats, seats));
    const Journal journal = *newJournal(setup, Games::seed(), clock);
    const auto random = makeStrategy(u"random"_s, "r");
    const auto greedy = makeStrategy(u"greedy"_s, "g");
    const GameState opening = *startState(std::get<GameStarted>(journal.front().event));
    SelfPlay played = playOut(journal, opening, {random.get(), greedy.get()}); // one seat plays at random
    return {std::move(played.journal), std::move(played.state)};
}

void TestCoach::luckAndDecisionsMakeTheTotal_data()
{
    QTest::addColumn<QString>("rules");
    for (const char *id : {"duel", "classic", "yatzy", "yahtzee"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TestCoach::luckAndDecisionsMakeTheTotal()
{
    QFETCH(QString, rules);
    const Played game = selfPlayed(rules);
    QVERIFY(game.state.over());
    QVERIFY2(game.state.servedWinner < 0, "the cards must be full: take another seed");
    const auto table = solved(rules);
    const CoachReport report = coachReport(game.journal, table);
    QCOMPARE(report.seats.size(), std::size_t(2));
    for (int seat = 0; seat < 2; ++seat) {
        const SeatAnalysis &own = report.seats[static_cast<std::size_t>(seat)];
        const int total = totals(*game.state.rules, game.state.at(seat).card).total;
        QVERIFY(std::abs(table->expectedTotal(Card()) - own.givenAway + own.luck - total) < 1e-6);
        const auto &course = report.expected[static_cast<std::size_t>(seat)];
        QCOMPARE(course.size(), static_cast<std::size_t>(game.state.rules->rowCount()) + 1);
        QCOMPARE(course.back(), total);
    }
    // Who plays at random gives away far more than who is greedy.
    QVERIFY(report.seats[0].givenAway > report.seats[1].givenAway + 20);
}

void TestCoach::costliestFirstAndAtTheirPlace()
{
    const Played game = selfPlayed(u"duel"_s);
    const CoachReport report = coachReport(game.journal, solved(u"duel"_s));
    QVERIFY(report.mistakes.size() > 10);
    double last = 1e9;
    for (const CoachMistake &mistake : report.mistakes) {
        QVERIFY(mistake.mistake.cost > 0 && mistake.mistake.cost <= last);
        last = mistake.mistake.cost;
        const auto *thrown = std::get_if<DiceThrown>(&game.journal[static_cast<std::size_t>(mistake.entry)].event);
        QVERIFY(thrown != nullptr);
        QCOMPARE(thrown->seat, mistake.seat);
        QCOMPARE(thrown->dice, mistake.mistake.dice);
    }
}

void TestCoach::momentsLeadToThrows()
{
    const Played game = selfPlayed(u"yatzy"_s);
    const CoachReport report = coachReport(game.journal, solved(u"yatzy"_s));
    QCOMPARE(report.moments.size(), std::size_t(1 + 2 * 15));
    QCOMPARE(report.moments.front().entry, 0);
    QCOMPARE(report.moments.front().seat, -1);
    for (std::size_t i = 1; i < report.moments.size(); ++i) {
        const CoachMoment &moment = report.moments[i];
        const auto *thrown = std::get_if<DiceThrown>(&game.journal[static_cast<std::size_t>(moment.entry)].event);
        QVERIFY(thrown != nullptr);
        QCOMPARE(thrown->seat, moment.seat);
        QCOMPARE(thrown->round, moment.round);
        QCOMPARE(moment.round, static_cast<int>(i + 1) / 2);
        // The row was written on this throw.
        const auto *filled = std::get_if<RowFilled>(&game.journal[static_cast<std::size_t>(moment.entry) + 1].event);
        QVERIFY(filled != nullptr);
        QCOMPARE(filled->row, moment.row);
        QCOMPARE(filled->points, moment.points);
    }
}

void TestCoach::onlyWholeRoundsWhereDiceLieTogether()
{
    const Played game = selfPlayed(u"duel"_s);
    const CoachReport report = coachReport(game.journal, solved(u"duel"_s));
    QCOMPARE(report.moments.size(), std::size_t(1 + 15));
    for (std::size_t i = 0; i < report.moments.size(); ++i) {
        const CoachMoment &moment = report.moments[i];
        const GameState then = stateOf(game.journal, static_cast<std::size_t>(moment.entry) + 1);
        QCOMPARE(moment.round, qMax(1, static_cast<int>(i)));
        QCOMPARE(then.round, moment.round);
    }
    const CoachMoment &end = report.moments.back();
    QCOMPARE(end.chances[static_cast<std::size_t>(standings(game.state).front().seat)], 1.0);
}

void TestCoach::servedWinEndsTheCurve()
{
    const ManualClock clock;
    const auto game =
        Games::scripted(Games::setup("nordic", Games::seats(2)), ScriptedDice().at(1, 1, 1, {2, 2, 2, 2, 2}), clock);
    QVERIFY(!game->throwDice(0, Actor::Person));
    QVERIFY(!game->fillRow(0, 5, Actor::Person));
    QVERIFY(!game->throwDice(1, Actor::Person));
    const CoachReport report = coachReport(game->journal(), solved(u"nordic"_s));
    QCOMPARE(report.moments.size(), std::size_t(3));
    QCOMPARE(report.moments.back().seat, 1);
    QCOMPARE(report.moments.back().row, -1);
    QCOMPARE(report.moments.back().chances, (std::vector<double>{0, 1}));
}

void TestCoach::dialogSaysIt()
{
    const TestLanguage language(u"en"_s);
    const Played game = selfPlayed(u"duel"_s);
    TableSource tables;
    CoachDialog dialog(game.state, game.journal, tables);
    dialog.show();
    auto *list = dialog.findChild<QListWidget *>();
    QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, 20'000);
    QVERIFY2(list->item(0)->text().contains(u"better: "_s), qPrintable(list->item(0)->text()));
    QSignalSpy chosen(&dialog, &CoachDialog::momentChosen);
    emit list->itemActivated(list->item(0));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toInt(), list->item(0)->data(Qt::UserRole).toInt());
    QVERIFY(!dialog.isVisible());
}

void TestCoach::chanceOfEveryMoment()
{
    const TestLanguage language(u"en"_s);
    const Played game = selfPlayed(u"nordic"_s);
    TableSource tables;
    CoachDialog dialog(game.state, game.journal, tables);
    dialog.show();
    auto *list = dialog.findChild<QListWidget *>();
    QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, 20'000);
    auto *tabs = dialog.findChild<QTabBar *>();
    auto *chart = dialog.findChild<ChanceChart *>();
    QVERIFY(tabs->isVisible() && !chart->isVisible());
    tabs->setCurrentIndex(1);
    QVERIFY(chart->isVisible());
    const int last = 2 * game.state.rules->rowCount();
    QCOMPARE(chart->moment(), last);
    // In words: who wrote what, everybody's chance then, and how the lines went.
    const QString end = chart->accessibleDescription();
    for (const char *part : {"Round 11: ", "Ana: ", "Boris: ", "100 %", "0 %"})
        QVERIFY2(end.contains(QLatin1String(part)), qPrintable(end));
    QVERIFY(chart->accessibleName().contains(u"Ana began with 50 %"_s));
    QTest::keyClick(chart, Qt::Key_Left);
    QCOMPARE(chart->moment(), last - 1);
    QVERIFY(chart->accessibleDescription() != end);
    QTest::keyClick(chart, Qt::Key_Home);
    QCOMPARE(chart->moment(), 0);
    QCOMPARE(chart->accessibleDescription(), u"At the start. Ana: 50 %. Boris: 50 %."_s); // as short as can be
    QTest::keyClick(chart, Qt::Key_PageDown);
    QCOMPARE(chart->moment(), 2);

    const CoachReport report = coachReport(game.journal, tables.tableOf(*game.state.rules));
    QSignalSpy chosen(&dialog, &CoachDialog::momentChosen);
    QTest::mouseClick(chart, Qt::LeftButton, {}, chart->place(7, 0.3).toPoint());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toInt(), report.moments[7].entry);
    QVERIFY(!dialog.isVisible());
}

void TestCoach::nobodyToWinAgainst()
{
    const Played game = selfPlayed(u"nordic"_s, 1);
    TableSource tables;
    CoachDialog dialog(game.state, game.journal, tables);
    dialog.show();
    auto *list = dialog.findChild<QListWidget *>();
    QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, 20'000);
    QVERIFY(!dialog.findChild<QTabBar *>()->isVisible());
    QVERIFY(!dialog.findChild<ChanceChart *>()->isVisible());
}

void TestCoach::refusalStaysInEveryLanguage()
{
    TestLanguage language(u"en"_s);
    Played game = selfPlayed(u"duel"_s);
    RuleSet large = *game.state.rules;
    while (large.rowCount() <= StateSpace::MaxRows)
        large.rows.push_back(large.rows.back());
    game.state.rules = std::make_shared<const RuleSet>(large);
    TableSource tables;
    CoachDialog dialog(game.state, game.journal, tables);
    dialog.show();
    const auto says = [&dialog](const QString &text) {
        const QList<QLabel *> labels = dialog.findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&text](const QLabel *label) { return label->isVisible() && label->text() == text; });
    };
    QVERIFY(says(u"Working it out…"_s));
    const QString english = u"These rules are too large to be worked out."_s;
    QTRY_VERIFY_WITH_TIMEOUT(says(english), 20'000);
    language.set(u"es"_s);
    QVERIFY(!says(english));
    QVERIFY(says(QCoreApplication::translate("CoachDialog", "These rules are too large to be worked out.")));
}

void TestCoach::closedWhileWorking()
{
    const Played game = selfPlayed(u"yatzy"_s);
    TableSource tables;
    tables.want(*game.state.rules);
    QTRY_VERIFY_WITH_TIMEOUT(tables.tableOf(*game.state.rules), 20'000);
    auto dialog = std::make_unique<CoachDialog>(game.state, game.journal, tables); // its report is under way
    QElapsedTimer timer;
    timer.start();
    dialog.reset();
    QCoreApplication::processEvents();
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

void TestCoach::fromTheEndOfAGameToTheTable()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    game.play(Games::setup("nordic", Games::seats(1)));
    while (!game.state().over()) {
        game.clock.advance(3000);
        game.session().pressThrow();
        for (int row = 0; row < game.state().rules->rowCount(); ++row)
            game.session().fillRow(row); // the first that is open
    }
    QCoreApplication::processEvents();
    for (QDialog *dialog : game.window().findChildren<QDialog *>())
        dialog->reject();
    game.child<Actions>().coach->trigger();
    auto &dialog = game.child<CoachDialog>();
    auto *list = dialog.findChild<QListWidget *>();
    QTRY_VERIFY_WITH_TIMEOUT(list->count() > 0, 20'000);
    emit list->itemActivated(list->item(0));
    QCoreApplication::processEvents();
    QVERIFY(game.table().findChild<QWidget *>(u"bigButton"_s) != nullptr);
    QVERIFY(game.child<GameView>().lookingBack());
}

QTEST_MAIN(TestCoach)
#include "tst_coach.moc"
