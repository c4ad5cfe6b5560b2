#include "panes/historyfilter.h"
#include "panes/historymodel.h"

#include "rules/rulecatalog.h"
#include "text/names.h"
#include "ui/viewgames.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class TestHistoryModel : public QObject {
    Q_OBJECT

private slots:
    void isEmptyWithoutThrows();
    void oneLineForEachThrow();
    void extraPointsAreTold();
    void locksAreThoseOfTheDecision();
    void marksWhatTheClockDecided();
    void anUndoneRowStaysStruck();
    void anUndoTakesTheAnswersToo();
    void aServedWinIsTold();
    void showsOnlySettledThrows();
    void appendsWithoutReset();
    void anotherGameResets();
    void filtersBySeat();
    void marksTheMoment();
    void namesAreShownAsTyped();
    void headsCannotBeChosen();
    void staysQuickInLongGames();

private:
    static void show(HistoryModel &model, const ViewGame &game);
};

namespace {

const QStringList two{u"Ana"_s, u"Boris"_s};
/// Whole turns, each seat with its own dice: simple to follow.
const std::vector<OptionChoice> byTurn{{u"rotation"_s, u"turn"_s}};

HistoryLine line(const QAbstractItemModel &model, int row)
{
    return model.index(row, 0).data(HistoryModel::LineRole).value<HistoryLine>();
}

QString text(const HistoryModel &model, int row, int role)
{
    return model.index(row).data(role).toString();
}

} // namespace

void TestHistoryModel::show(HistoryModel &model, const ViewGame &game)
{
    model.setJournal(game->journal(), game->journal().size());
}

void TestHistoryModel::isEmptyWithoutThrows()
{
    HistoryModel model;
    QCOMPARE(model.rowCount(), 0);
    model.setJournal({}, 0);
    QCOMPARE(model.rowCount(), 0);
    const ViewGame game(u"duel"_s, two);
    show(model, game);
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.seats().size(), std::size_t(2));
}

void TestHistoryModel::oneLineForEachThrow()
{
    ViewGame game(u"duel"_s, two, ScriptedDice().at(0, 1, 1, {5, 5, 1, 3, 6}), byTurn);
    game.roll();
    game.keep(3);
    game.roll();
    game.fill(u"fives");
    game.take(u"ones");
    game.roll();
    HistoryModel model;
    show(model, game);
    QCOMPARE(model.rowCount(), 6); // round 1: three throws, round 2: one
    QCOMPARE(line(model, 0).kind, HistoryLine::Kind::Round);
    QCOMPARE(line(model, 0).round, 1);
    QCOMPARE(line(model, 1).throwNumber, 1);
    QCOMPARE(line(model, 1).decision, HistoryLine::Decision::Kept);
    QCOMPARE(line(model, 2).throwNumber, 2);
    QCOMPARE(line(model, 2).decision, HistoryLine::Decision::Filled);
    QCOMPARE(line(model, 2).points, 10);
    QCOMPARE(text(model, 2, HistoryModel::PointsRole), u"10"_s);
    QCOMPARE(text(model, 2, HistoryModel::DecisionRole), Names::row(u"fives"_s));
    QCOMPARE(line(model, 3).seat, 1);
    QCOMPARE(line(model, 4).kind, HistoryLine::Kind::Round);
    QCOMPARE(line(model, 4).round, 2);
    QCOMPARE(line(model, 5).decision, HistoryLine::Decision::None);
    QVERIFY(text(model, 5, HistoryModel::DecisionRole).isEmpty());
    QVERIFY(std::holds_alternative<DiceThrown>(game->journal()[static_cast<std::size_t>(line(model, 3).entry)].event));
}

void TestHistoryModel::extraPointsAreTold()
{
    ViewGame game(u"yahtzee"_s, {u"Ana"_s}, ScriptedDice().at(0, 1, 1, {6, 6, 6, 6, 6}).at(0, 2, 1, {5, 5, 5, 5, 5}));
    game.take(u"yatzy");
    game.take(u"fives");
    HistoryModel model;
    show(model, game);
    QCOMPARE(text(model, 1, HistoryModel::PointsRole), u"50"_s);
    QCOMPARE(text(model, 3, HistoryModel::PointsRole), u"25 +100"_s);
    const QString told = Names::points(25) + u" and "_s + Names::points(100) + u" extra"_s;
    QVERIFY(text(model, 3, Qt::AccessibleTextRole).contains(told));
    QVERIFY(!text(model, 1, Qt::AccessibleTextRole).contains(u"extra"_s));
    QCOMPARE(model.widestPoints(), u"100 +100"_s);
    game->undo();
    show(model, game);
    QVERIFY(line(model, 3).undone);
    QCOMPARE(line(model, 4).extra, 0);
}

void TestHistoryModel::locksAreThoseOfTheDecision()
{
    ViewGame game(u"duel"_s, {u"Ana"_s}, ScriptedDice().at(0, 1, 1, {5, 5, 1, 3, 6}), byTurn);
    HistoryModel model;
    game.roll();
    show(model, game);
    QCOMPARE(line(model, 1).locked, DiceMask::none());
    game.keep(3);
    show(model, game);
    QCOMPARE(line(model, 1).locked, DiceMask(3));
    game.roll();
    show(model, game);
    QCOMPARE(line(model, 2).locked, DiceMask(3)); // as they stayed, until something is decided
    game->setLocks(DiceMask(7));
    game.fill(u"fives");
    show(model, game);
    QCOMPARE(line(model, 2).locked, DiceMask(7));
}

void TestHistoryModel::marksWhatTheClockDecided()
{
    ViewGame game(u"duel"_s, {u"Ana"_s}, {}, {{u"clock"_s, u"15"_s}, {u"rotation"_s, u"turn"_s}});
    HistoryModel model;
    for (int i = 0; i < 4; ++i) { // thrown; twice thrown again at once; written
        game.clock().advance(15'000);
        QVERIFY(game->checkClock());
    }
    show(model, game);
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(line(model, 1).thrownByClock);
    QVERIFY(line(model, 1).decidedByClock);
    QCOMPARE(line(model, 1).locked, DiceMask::none());
    QCOMPARE(line(model, 3).decision, HistoryLine::Decision::Filled);
    QVERIFY(line(model, 3).decidedByClock);
    game.take(u"chance");
    show(model, game);
    QVERIFY(!line(model, 5).thrownByClock);
    QVERIFY(!line(model, 5).decidedByClock);
    QVERIFY(text(model, 3, Qt::DisplayRole) != text(model, 5, Qt::DisplayRole));
}

void TestHistoryModel::anUndoneRowStaysStruck()
{
    ViewGame game(u"duel"_s, two, ScriptedDice().at(0, 1, 1, {5, 5, 1, 3, 6}), byTurn);
    HistoryModel model;
    game.roll();
    game.fill(u"ones");
    show(model, game);
    QVERIFY(!game->undo());
    show(model, game);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(line(model, 1).undone);
    QCOMPARE(line(model, 1).points, 1);
    QVERIFY(!line(model, 2).undone);
    QCOMPARE(line(model, 2).decision, HistoryLine::Decision::None);
    QCOMPARE(line(model, 2).dice, line(model, 1).dice);
    QCOMPARE(line(model, 2).entry, line(model, 1).entry);
    game.fill(u"fives");
    show(model, game);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(line(model, 2).points, 10);
    QCOMPARE(line(model, 1).points, 1);
    QCOMPARE(model.rowOfEntry(line(model, 1).entry), 2);
    // Reading the journal in one go tells the same.
    HistoryModel anew;
    show(anew, game);
    QCOMPARE(anew.rowCount(), model.rowCount());
    for (int row = 0; row < model.rowCount(); ++row)
        QCOMPARE(line(anew, row), line(model, row));
}

void TestHistoryModel::anUndoTakesTheAnswersToo()
{
    ViewGame game(u"classic"_s, two);
    game->changeSeat(1, {u"Boris"_s, u"#5aa5e8"_s, PlayerKind::Computer, u"steady"_s});
    HistoryModel model;
    game.take(u"ones");
    game->throwDice(1, Actor::Computer);
    game->fillRow(1, game.row(u"twos"), Actor::Computer);
    show(model, game);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(!game->undo());
    show(model, game);
    QCOMPARE(model.rowCount(), 4);
    QVERIFY(line(model, 1).undone);
    QVERIFY(line(model, 2).undone);
    QVERIFY(!line(model, 3).undone);
    QCOMPARE(line(model, 3).seat, 0);
}

void TestHistoryModel::aServedWinIsTold()
{
    ViewGame game(u"nordic"_s, two, ScriptedDice().at(0, 1, 1, {4, 4, 4, 4, 4}));
    game.roll();
    QVERIFY(game->state().over());
    HistoryModel model;
    show(model, game);
    QCOMPARE(line(model, 1).decision, HistoryLine::Decision::Won);
    QVERIFY(!text(model, 1, HistoryModel::DecisionRole).isEmpty());
}

void TestHistoryModel::showsOnlySettledThrows()
{
    ViewGame game(u"duel"_s, two);
    HistoryModel model;
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    game.roll();
    model.setJournal(game->journal(), game->journal().size() - 1);
    QCOMPARE(model.rowCount(), 0);
    show(model, game);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(resets.count(), 1);
    model.setJournal(game->journal(), 1); // fewer again: read anew
    QCOMPARE(model.rowCount(), 0);
    model.setJournal(game->journal(), 1000);
    QCOMPARE(model.rowCount(), 2);
}

void TestHistoryModel::appendsWithoutReset()
{
    ViewGame game(u"duel"_s, two);
    HistoryModel model;
    show(model, game);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserts(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    game.roll();
    show(model, game);
    QCOMPARE(inserts.count(), 1);
    QCOMPARE(inserts.last().at(1).toInt(), 0);
    QCOMPARE(inserts.last().at(2).toInt(), 1);
    game.keep(3);
    show(model, game);
    QCOMPARE(inserts.count(), 1);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(changes.last().at(0).toModelIndex().row(), 1);
    game->postChat(0, u"hello"_s);
    show(model, game);
    show(model, game);
    QCOMPARE(inserts.count(), 1);
    QCOMPARE(changes.count(), 1);
    QCOMPARE(resets.count(), 0);
}

void TestHistoryModel::anotherGameResets()
{
    ViewGame game(u"duel"_s, two);
    game.roll();
    HistoryModel model;
    show(model, game);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    ViewGame other(u"classic"_s, {u"Cleo"_s});
    other.roll();
    other.keep(1);
    show(model, other);
    QCOMPARE(resets.count(), 1);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(text(model, 1, HistoryModel::NameRole), u"Cleo"_s);
}

void TestHistoryModel::filtersBySeat()
{
    ViewGame game(u"duel"_s, two);
    HistoryModel model;
    HistoryFilter filter;
    filter.setSourceModel(&model);
    filter.setSeat(1);
    game.roll();
    show(model, game);
    QCOMPARE(filter.rowCount(), 0); // no head without a line below it
    game.keep(3);
    game.roll();
    show(model, game);
    QCOMPARE(filter.rowCount(), 2);
    QCOMPARE(line(filter, 0).kind, HistoryLine::Kind::Round);
    QCOMPARE(line(filter, 1).seat, 1);
    filter.setSeat(-1);
    QCOMPARE(filter.rowCount(), 3);
    filter.setSeat(0);
    QCOMPARE(filter.rowCount(), 2);
    QCOMPARE(line(filter, 1).seat, 0);
}

void TestHistoryModel::marksTheMoment()
{
    ViewGame game(u"duel"_s, two);
    game.roll();
    game.keep(3);
    game.roll();
    HistoryModel model;
    show(model, game);
    model.setMoment(1);
    QVERIFY(model.index(1).data(HistoryModel::MomentRole).toBool());
    QVERIFY(!model.index(2).data(HistoryModel::MomentRole).toBool());
    model.setMoment(-1);
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!model.index(row).data(HistoryModel::MomentRole).toBool());
}

// H26
void TestHistoryModel::namesAreShownAsTyped()
{
    const QString name = u"<b>A</b> %1 &amp;"_s;
    ViewGame game(u"duel"_s, {name});
    game.take(u"ones");
    HistoryModel model;
    show(model, game);
    QCOMPARE(text(model, 1, HistoryModel::NameRole), name);
    QVERIFY(text(model, 1, Qt::DisplayRole).contains(name));
    QVERIFY(text(model, 1, Qt::ToolTipRole).contains(name.toHtmlEscaped()));
    QVERIFY(text(model, 1, Qt::DisplayRole).contains(Names::row(u"ones"_s)));
}

void TestHistoryModel::headsCannotBeChosen()
{
    ViewGame game(u"duel"_s, two);
    game.roll();
    HistoryModel model;
    show(model, game);
    QVERIFY(!model.flags(model.index(0)).testFlag(Qt::ItemIsSelectable));
    QVERIFY(model.flags(model.index(1)).testFlag(Qt::ItemIsSelectable));
}

void TestHistoryModel::staysQuickInLongGames()
{
    // As long as the longest game of the family: 48 rounds of 6 seats, three throws each, shown entry by entry.
    GameStarted start;
    start.ruleSet = u"duel"_s;
    start.options = RuleCatalog::make(u"duel"_s)->options;
    for (int seat = 0; seat < 6; ++seat)
        start.seats.push_back({QString::number(seat), u"#808080"_s, PlayerKind::Person, {}});
    Journal journal{{start, 0, 0}};
    for (int round = 1; round <= 48; ++round) {
        for (int seat = 0; seat < 6; ++seat) {
            for (int number = 1; number <= 3; ++number) {
                journal.push_back({DiceThrown{seat, round, number, {}, Dice{{1, 2, 3, 4, 5}}, Actor::Person}, 0, 0});
                if (number < 3)
                    journal.push_back({DiceKept{seat, {}, Actor::Person}, 0, 0});
            }
            journal.push_back({RowFilled{seat, round % 15, 0, {}, Actor::Person}, 0, 0});
        }
    }
    HistoryModel model;
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QElapsedTimer timer;
    timer.start();
    for (std::size_t shown = 1; shown <= journal.size(); ++shown)
        model.setJournal(journal, shown);
    QCOMPARE(model.rowCount(), 48 * (1 + 18));
    QCOMPARE(resets.count(), 1);
    // 1729 steps; a rebuild at each would take far longer even on a slow machine.
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
}

QTEST_GUILESS_MAIN(TestHistoryModel)
#include "tst_historymodel.moc"
