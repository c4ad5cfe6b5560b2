#include "scorecard/scorecardmodel.h"

#include "rules/rulecatalog.h"
#include "text/names.h"
#include "ui/viewgames.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class TestScorecardModel : public QObject {
    Q_OBJECT

private slots:
    void isEmptyBeforeAState();
    void linesFollowTheRules_data();
    void linesFollowTheRules();
    void showsPreviewsOnlyWhenAsked();
    void previewsOfTheSeatInTurnOnly();
    void distinguishesZeros();
    void bonusShowsProgress();
    void totalsIncludeTheBonus();
    void extraPointsHaveTheirLine();
    void aJokerLeavesOneRow();
    void rowsComeInTheirOrder();
    void marksTheLatestRow();
    void noColumnInTurnAtTheEnd();
    void namesAreShownAsTyped();
    void tellsEveryCell();
    void resetsOnlyForAnotherCard();
    void numbersFollowTheLocale();
};

namespace {

const QStringList two{u"Ana"_s, u"Boris"_s};

QString text(const ScorecardModel &model, int line, int column, int role = Qt::DisplayRole)
{
    return model.index(line, column).data(role).toString();
}

int lineOf(const ScorecardModel &model, const ViewGame &game, QStringView id)
{
    return model.lineOfRow(game.row(id));
}

int lineOfKind(const ScorecardModel &model, CardLineKind kind)
{
    for (int i = 0; i < model.lineCount(); ++i) {
        if (model.line(i).kind == kind)
            return i;
    }
    return -1;
}

} // namespace

void TestScorecardModel::isEmptyBeforeAState()
{
    const ScorecardModel model;
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.columnCount(), 0);
    QCOMPARE(model.columnInTurn(), -1);
    QVERIFY(!model.isChoosable(0));
}

void TestScorecardModel::linesFollowTheRules_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("bonusLine");
    QTest::newRow("duel") << u"duel"_s << 17 << 6;
    QTest::newRow("classic") << u"classic"_s << 12 << -1;
    QTest::newRow("nordic") << u"nordic"_s << 12 << -1;
    QTest::newRow("yatzy") << u"yatzy"_s << 17 << 6;
    QTest::newRow("yacht") << u"yacht"_s << 13 << -1;
    QTest::newRow("yahtzee") << u"yahtzee"_s << 16 << 6; // a line for the extra points
}

void TestScorecardModel::linesFollowTheRules()
{
    QFETCH(QString, ruleSet);
    QFETCH(int, lines);
    QFETCH(int, bonusLine);
    const ViewGame game(ruleSet, two);
    ScorecardModel model;
    model.setState(game->state(), false);
    QCOMPARE(model.rowCount(), lines);
    QCOMPARE(model.columnCount(), 3);
    QCOMPARE(lineOfKind(model, CardLineKind::Bonus), bonusLine);
    QCOMPARE(lineOfKind(model, CardLineKind::Total), lines - 1);
    QCOMPARE(lineOfKind(model, CardLineKind::Extra), ruleSet == u"yahtzee"_s ? lines - 2 : -1);
    for (int row = 0; row < game->rules().rowCount(); ++row) {
        const int line = model.lineOfRow(row);
        const RowRule &rule = game->rules().row(row);
        QCOMPARE(text(model, line, 0), Names::row(rule.id));
        QCOMPARE(model.headerData(line, Qt::Vertical).toString(), Names::row(rule.id));
        QCOMPARE(model.line(line).face, rule.pattern == Pattern::Face ? rule.number : 0);
        QCOMPARE(model.line(line).fixed, rule.payment == Payment::Fixed ? rule.points : 0);
        QCOMPARE(text(model, line, 1, Qt::AccessibleDescriptionRole), Names::rowExplanation(game->rules(), row));
    }
}

void TestScorecardModel::showsPreviewsOnlyWhenAsked()
{
    ViewGame game(u"duel"_s, two, ScriptedDice().at(0, 1, 1, {5, 5, 1, 3, 6}));
    ScorecardModel model;
    model.setState(game->state(), true);
    const int fives = lineOf(model, game, u"fives");
    QVERIFY2(!model.isChoosable(fives), "no dice lie before the first throw");
    QCOMPARE(text(model, fives, 1), QString());

    game.roll();
    model.setState(game->state(), false);
    QCOMPARE(text(model, fives, 1), QString());
    QVERIFY(!model.isChoosable(fives));
    model.setState(game->state(), true);
    QCOMPARE(text(model, fives, 1), u"10"_s);
    QVERIFY(model.isChoosable(fives));
    QCOMPARE(model.cell(fives, 0).kind, CardCellKind::Preview);

    game.keep(3);
    model.setState(game->state(), true);
    QVERIFY2(!model.isChoosable(fives), "the cup waits: nothing to write");
}

void TestScorecardModel::previewsOfTheSeatInTurnOnly()
{
    ViewGame game(u"duel"_s, two);
    game.roll();
    ScorecardModel model;
    model.setState(game->state(), true);
    QCOMPARE(model.columnInTurn(), 1);
    for (int line = 0; line < model.lineCount() - 1; ++line) {
        QVERIFY(model.cell(line, 0).inTurn);
        QVERIFY(!model.cell(line, 1).inTurn);
        QVERIFY(model.cell(line, 1).kind != CardCellKind::Preview);
    }
    QVERIFY(!model.isChoosable(lineOfKind(model, CardLineKind::Bonus)));
    QVERIFY(!model.isChoosable(lineOfKind(model, CardLineKind::Total)));
    QVERIFY(!model.isChoosable(-1));
    QVERIFY(!model.isChoosable(model.lineCount()));
}

void TestScorecardModel::distinguishesZeros()
{
    ViewGame game(u"classic"_s, {u"Ana"_s});
    game.take(u"fives"); // 1-2-3-4-6
    game.roll();
    ScorecardModel model;
    model.setState(game->state(), true);
    const CardCell scratched = model.cell(lineOf(model, game, u"fives"), 0);
    QCOMPARE(scratched.kind, CardCellKind::Scratched);
    const CardCell preview = model.cell(lineOf(model, game, u"poker"), 0);
    QCOMPARE(preview.kind, CardCellKind::Preview);
    QCOMPARE(preview.points, 0);
    QCOMPARE(text(model, lineOf(model, game, u"fives"), 1), u"0"_s);
    QCOMPARE(text(model, lineOf(model, game, u"poker"), 1), u"0"_s);
    QVERIFY(text(model, lineOf(model, game, u"fives"), 1, Qt::AccessibleTextRole)
            != text(model, lineOf(model, game, u"poker"), 1, Qt::AccessibleTextRole));
}

void TestScorecardModel::bonusShowsProgress()
{
    ScriptedDice dice;
    const std::array<QString, 6> ids{u"ones"_s, u"twos"_s, u"threes"_s, u"fours"_s, u"fives"_s, u"sixes"_s};
    for (int face = 1; face <= 6; ++face)
        dice.at(0, face, 1, {face, face, face, face, face == 6 ? 1 : 2});
    ViewGame game(u"duel"_s, {u"Ana"_s}, dice, {{u"dice"_s, u"own"_s}});
    ScorecardModel model;
    model.setState(game->state(), false);
    const int bonus = lineOfKind(model, CardLineKind::Bonus);
    QCOMPARE(text(model, bonus, 1), u"0/63"_s);
    QCOMPARE(model.line(bonus).fixed, 35);
    for (int face = 1; face <= 5; ++face)
        game.take(ids[static_cast<std::size_t>(face - 1)]);
    model.setState(game->state(), false);
    QCOMPARE(text(model, bonus, 1), u"62/63"_s);
    QCOMPARE(model.cell(bonus, 0).points, 0);
    game.take(u"sixes");
    model.setState(game->state(), false);
    QCOMPARE(text(model, bonus, 1), u"+35"_s);
    QCOMPARE(model.cell(bonus, 0).upper, 86);
}

void TestScorecardModel::totalsIncludeTheBonus()
{
    ScriptedDice dice;
    for (int face = 4; face <= 6; ++face)
        dice.at(0, face - 3, 1, {face, face, face, face, face});
    ViewGame game(u"duel"_s, {u"Ana"_s}, dice, {{u"dice"_s, u"own"_s}});
    ScorecardModel model;
    for (const QString &id : {u"fours"_s, u"fives"_s, u"sixes"_s})
        game.take(id);
    model.setState(game->state(), false);
    QCOMPARE(text(model, model.lineCount() - 1, 1), u"110"_s); // 75 + 35
}

void TestScorecardModel::extraPointsHaveTheirLine()
{
    ScriptedDice dice;
    for (int round = 1; round <= 3; ++round)
        dice.at(0, round, 1, {round, round, round, round, round});
    ViewGame game(u"yahtzee"_s, {u"Ana"_s}, dice);
    ScorecardModel model;
    model.setState(game->state(), false);
    const int extra = lineOfKind(model, CardLineKind::Extra);
    const int total = lineOfKind(model, CardLineKind::Total);
    QCOMPARE(text(model, extra, 0), u"Extra Yatzy"_s);
    QCOMPARE(model.line(extra).fixed, 100);
    QVERIFY(!model.isChoosable(extra));
    game.take(u"yatzy");
    model.setState(game->state(), false);
    QCOMPARE(text(model, extra, 1), u"–"_s);
    QCOMPARE(text(model, total, 1), u"50"_s);
    game.take(u"twos");
    model.setState(game->state(), false);
    QCOMPARE(text(model, extra, 1), u"+100"_s);
    QCOMPARE(text(model, total, 1), u"160"_s);
    QCOMPARE(text(model, lineOf(model, game, u"twos"), 1), u"10"_s);
    QVERIFY(text(model, extra, 1, Qt::AccessibleTextRole).contains(u"100"_s));
    game.take(u"threes");
    model.setState(game->state(), false);
    QCOMPARE(text(model, extra, 1), u"+200"_s);
    QCOMPARE(text(model, total, 1), u"275"_s);
    QCOMPARE(text(model, lineOfKind(model, CardLineKind::Bonus), 1), u"25/63"_s);
}

void TestScorecardModel::aJokerLeavesOneRow()
{
    const ScriptedDice dice =
        ScriptedDice().at(0, 1, 1, {6, 6, 6, 6, 6}).at(0, 2, 1, {4, 4, 4, 4, 4}).at(0, 3, 1, {4, 4, 4, 4, 4});
    ViewGame game(u"yahtzee"_s, {u"Ana"_s}, dice);
    game.take(u"yatzy");
    game.roll();
    ScorecardModel model;
    model.setState(game->state(), true);
    const int fours = lineOf(model, game, u"fours");
    const int chance = lineOf(model, game, u"chance");
    for (int line = 0; line < model.lineCount(); ++line)
        QCOMPARE(model.isChoosable(line), line == fours);
    QCOMPARE(text(model, fours, 1), u"20"_s);
    QCOMPARE(model.cell(chance, 0).kind, CardCellKind::Open);
    QCOMPARE(text(model, chance, 1), QString());
    // The reason stands before the row's own explanation, where a player would look for it.
    const QString usual = Names::rowExplanation(game->rules(), game.row(u"chance"));
    const QString reason = text(model, chance, 1, Qt::AccessibleDescriptionRole);
    QVERIFY2(reason.endsWith(usual) && reason.contains(u"joker"_s) && reason.contains(u"Fours"_s), qPrintable(reason));
    QVERIFY(text(model, chance, 0, Qt::ToolTipRole).contains(u"joker"_s));
    QCOMPARE(text(model, fours, 1, Qt::AccessibleDescriptionRole),
             Names::rowExplanation(game->rules(), game.row(u"fours")));

    game.fill(u"fours");
    game.roll();
    model.setState(game->state(), true);
    QCOMPARE(text(model, lineOf(model, game, u"large-straight"), 1), u"40"_s);
    QCOMPARE(text(model, lineOf(model, game, u"full-house"), 1), u"25"_s);
    QVERIFY(!model.isChoosable(lineOf(model, game, u"ones")));
    QVERIFY(text(model, 0, 1, Qt::AccessibleDescriptionRole).contains(u"lower row"_s));
}

void TestScorecardModel::rowsComeInTheirOrder()
{
    ViewGame game(u"yatzy"_s, two, {}, {{u"order"_s, u"forced"_s}});
    game.roll();
    ScorecardModel model;
    model.setState(game->state(), true);
    for (int line = 0; line < model.lineCount(); ++line)
        QCOMPARE(model.isChoosable(line), line == 0);
    QCOMPARE(text(model, 1, 1), QString());
    QVERIFY(text(model, 1, 1, Qt::AccessibleDescriptionRole).contains(u"Ones"_s));
    // Nothing keeps a seat that is not in turn from anything.
    QCOMPARE(text(model, 1, 2, Qt::AccessibleDescriptionRole), Names::rowExplanation(game->rules(), 1));
    game.fill(u"ones");
    game.take(u"ones");
    game.roll();
    model.setState(game->state(), true);
    QVERIFY(!model.isChoosable(0));
    QVERIFY(model.isChoosable(1));
    QVERIFY(!model.isChoosable(2));
}

void TestScorecardModel::marksTheLatestRow()
{
    ViewGame game(u"duel"_s, two);
    ScorecardModel model;
    const auto show = [&](std::size_t entries) {
        model.setState(game->state(), false, latestRows(game->journal(), entries, 2));
    };
    show(game->journal().size());
    game.take(u"ones");
    show(game->journal().size());
    QVERIFY(model.cell(lineOf(model, game, u"ones"), 0).lastWritten);
    game.take(u"twos");
    game.take(u"threes");
    show(game->journal().size());
    QVERIFY(!model.cell(lineOf(model, game, u"ones"), 0).lastWritten);
    QVERIFY(model.cell(lineOf(model, game, u"threes"), 0).lastWritten);
    QVERIFY(model.cell(lineOf(model, game, u"twos"), 1).lastWritten);
    game->undo();
    show(game->journal().size());
    QCOMPARE(model.cell(lineOf(model, game, u"threes"), 0).kind, CardCellKind::Open);
    QVERIFY(!model.cell(lineOf(model, game, u"threes"), 0).lastWritten);
    QVERIFY(model.cell(lineOf(model, game, u"ones"), 0).lastWritten); // is the latest again
}

void TestScorecardModel::noColumnInTurnAtTheEnd()
{
    ViewGame game(u"nordic"_s, two, ScriptedDice().at(0, 1, 1, {4, 4, 4, 4, 4}));
    game.roll();
    QVERIFY(game->state().over());
    ScorecardModel model;
    model.setState(game->state(), true);
    QCOMPARE(model.columnInTurn(), -1);
    QVERIFY(!model.isChoosable(0));
}

void TestScorecardModel::namesAreShownAsTyped()
{
    const QStringList names{u"<b>A</b> & &amp;"_s, u"Zoë %1 😀"_s};
    ViewGame game(u"classic"_s, names);
    game.roll();
    ScorecardModel model;
    model.setState(game->state(), true);
    for (int seat = 0; seat < 2; ++seat) {
        QCOMPARE(model.headerData(1 + seat, Qt::Horizontal).toString(), names[seat]);
        const QString tip = model.headerData(1 + seat, Qt::Horizontal, Qt::ToolTipRole).toString();
        QCOMPARE(tip, u"<qt>"_s + names[seat].toHtmlEscaped() + u"</qt>"_s);
        QVERIFY(text(model, 0, 1 + seat, Qt::AccessibleTextRole).contains(names[seat]));
    }
    QVERIFY(text(model, 0, 1, Qt::ToolTipRole).contains(Names::rowExplanation(game->rules(), 0).toHtmlEscaped()));
}

void TestScorecardModel::tellsEveryCell()
{
    ViewGame game(u"duel"_s, two, ScriptedDice().at(0, 1, 1, {4, 4, 4, 2, 2}));
    game.take(u"fours");
    game.roll();
    ScorecardModel model;
    model.setState(game->state(), true);
    const QString fours = Names::row(u"fours"_s);
    const int line = lineOf(model, game, u"fours");
    QCOMPARE(text(model, line, 1, Qt::AccessibleTextRole), fours + u", Ana, 12"_s);
    QCOMPARE(text(model, line, 2, Qt::AccessibleTextRole), fours + u", Boris: would give 4"_s);
    QCOMPARE(text(model, lineOf(model, game, u"twos"), 1, Qt::AccessibleTextRole),
             Names::row(u"twos"_s) + u", Ana: open"_s);
    const int bonus = lineOfKind(model, CardLineKind::Bonus);
    QVERIFY(text(model, bonus, 1, Qt::AccessibleTextRole).contains(u"12 of 63"_s));
    QVERIFY(text(model, model.lineCount() - 1, 1, Qt::AccessibleTextRole).endsWith(u"Ana, 12"_s));
}

void TestScorecardModel::resetsOnlyForAnotherCard()
{
    ViewGame game(u"duel"_s, two);
    ScorecardModel model;
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setState(game->state(), false);
    QCOMPARE(resets.count(), 1);
    game.take(u"ones");
    model.setState(game->state(), false);
    QCOMPARE(resets.count(), 1);
    QVERIFY(changes.count() > 0);
    const ViewGame other(u"classic"_s, two);
    model.setState(other->state(), false);
    QCOMPARE(resets.count(), 2);
    const ViewGame more(u"classic"_s, {u"Ana"_s, u"Boris"_s, u"Cleo"_s});
    model.setState(more->state(), false);
    QCOMPARE(resets.count(), 3);
}

void TestScorecardModel::numbersFollowTheLocale()
{
    ViewGame game(u"classic"_s, two, ScriptedDice().at(0, 1, 1, {6, 6, 6, 1, 2}));
    game.take(u"sixes");
    ScorecardModel model;
    model.setState(game->state(), false);
    const QLocale arabic(QLocale::Arabic, QLocale::Egypt);
    model.setLocale(arabic);
    QCOMPARE(text(model, lineOf(model, game, u"sixes"), 1), arabic.toString(18));
}

QTEST_GUILESS_MAIN(TestScorecardModel)
#include "tst_scorecardmodel.moc"
