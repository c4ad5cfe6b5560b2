#include "actions.h"
#include "coach/coachdialog.h"
#include "game/standings.h"
#include "gameview.h"
#include "players/selfplay.h"
#include "rules/rulecatalog.h"
#include "rules/scoring.h"
#include "support/games.h"
#include "support/language.h"
#include "support/testwindow.h"

#include <QAction>
#include <QListWidget>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

/// The coach's figures and what the dialog makes of them.
class TestCoach : public QObject {
    Q_OBJECT

private slots:
    void luckAndDecisionsMakeTheTotal_data();
    void luckAndDecisionsMakeTheTotal();
    void costliestFirstAndAtTheirPlace();
    void dialogSaysIt();
    void fromTheEndOfAGameToTheTable();

private:
    struct Played {
        Journal journal;
        GameState state;
    };
    static Played selfPlayed(const QString &rules);
    static std::shared_ptr<const ValueTable> solved(const QString &rules) { return *solve(*RuleCatalog::make(rules)); }
};

TestCoach::Played TestCoach::selfPlayed(const QString &rules)
{
    const ManualClock clock;
    GameSetup setup = Games::setup(qPrintable(rules), Games::seats(2, 2));
    const Journal journal = *newJournal(setup, Games::seed(), clock);
    const auto random = makeStrategy(u"random"_s, "r");
    const auto greedy = makeStrategy(u"greedy"_s, "g");
    const GameState opening = *startState(std::get<GameStarted>(journal.front().event));
    SelfPlay played = playOut(journal, opening, {random.get(), greedy.get()});
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
    if (game.state.servedWinner >= 0)
        QSKIP("ended before the cards were full");
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

void TestCoach::dialogSaysIt()
{
    const TestLanguage language(u"en"_s);
    const Played game = selfPlayed(u"duel"_s);
    CoachDialog dialog(game.state, game.journal);
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
