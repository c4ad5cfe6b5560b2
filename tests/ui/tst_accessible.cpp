#include "gallery/openscene.h"
#include "scorecard/scorecardmodel.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString describe(QAccessibleInterface *node)
{
    const QObject *object = node->object();
    return u"%1 “%2” (role %3)"_s.arg(object != nullptr ? QLatin1String(object->metaObject()->className()) : "part"_L1,
                                      node->text(QAccessible::Name), QString::number(node->role()));
}

/// What is wrong with a thing that can be seen, as a screen reader would see it.
QString faultOf(QAccessibleInterface *node)
{
    const QAccessible::State state = node->state();
    const QString name = node->text(QAccessible::Name);
    const QString told = name + node->text(QAccessible::Description);
    if (state.focusable && name.isEmpty())
        return u"no name"_s;
    const bool vague = node->role() == QAccessible::NoRole || node->role() == QAccessible::Client;
    if (state.focusable && vague)
        return u"no role"_s;
    for (const QString &markup : {u"<qt>"_s, u"&lt;"_s, u"&amp;"_s}) {
        if (told.contains(markup))
            return u"markup"_s;
    }
    return {};
}

void collectFaults(QAccessibleInterface *node, QStringList &faults, int &seen)
{
    if (node == nullptr || !node->isValid() || node->state().invisible)
        return;
    ++seen;
    const QString fault = faultOf(node);
    if (!fault.isEmpty())
        faults << fault + u": "_s + describe(node);
    for (int index = 0; index < node->childCount(); ++index)
        collectFaults(node->child(index), faults, seen);
}

} // namespace

/// Every screen as a screen reader finds it; and the card, cell by cell.
class TestAccessible : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void everythingIsNamed_data();
    void everythingIsNamed();
    void cardIsATable();
    void cellsWrite();
};

void TestAccessible::everythingIsNamed_data()
{
    QTest::addColumn<QString>("name");
    for (const Scene &scene : scenes())
        QTest::newRow(scene.name) << QString::fromLatin1(scene.name);
}

// H36
void TestAccessible::everythingIsNamed()
{
    QFETCH(QString, name);
    for (const QString &language : {u"en"_s, u"ru"_s}) {
        OpenScene open(scene(name), {language, ThemeChoice::Dark, 100, {}});
        QVERIFY(open.screen() != nullptr);
        QStringList faults;
        int seen = 0;
        collectFaults(QAccessible::queryAccessibleInterface(open.screen()), faults, seen);
        QVERIFY(seen > 3);
        QVERIFY2(faults.isEmpty(), qPrintable(language + u": "_s + faults.join(u"\n  "_s)));
    }
}

void TestAccessible::cardIsATable()
{
    TestWindow game;
    game.play(Games::setup("nordic", Games::seats(2)));
    const QAbstractItemModel *model = game.card().model();
    QAccessibleInterface *card = QAccessible::queryAccessibleInterface(&game.card());
    QCOMPARE(card->role(), QAccessible::Table);
    QAccessibleTableInterface *table = card->tableInterface();
    QCOMPARE(table->rowCount(), model->rowCount());
    QCOMPARE(table->columnCount(), 3);
    QCOMPARE(card->childCount(), (model->rowCount() + 1) * 3);
    for (int index = 0; index < card->childCount(); ++index) {
        QCOMPARE(card->child(index)->parent(), card);
        QCOMPARE(card->indexOfChild(card->child(index)), index);
        QVERIFY(!card->child(index)->text(QAccessible::Name).isEmpty());
    }
    QCOMPARE(card->child(1)->role(), QAccessible::ColumnHeader);
    QCOMPARE(card->child(1)->text(QAccessible::Name), u"Ana"_s);
    QCOMPARE(table->cellAt(0, 0)->role(), QAccessible::RowHeader);
    QAccessibleInterface *cell = table->cellAt(3, 2);
    QCOMPARE(cell->role(), QAccessible::Cell);
    QCOMPARE(cell->text(QAccessible::Name), model->index(3, 2).data(Qt::AccessibleTextRole).toString());
    QCOMPARE(cell->text(QAccessible::Description), model->index(3, 2).data(Qt::AccessibleDescriptionRole).toString());
    QCOMPARE(cell->tableCellInterface()->rowIndex(), 3);
    QCOMPARE(cell->tableCellInterface()->columnIndex(), 2);
    QCOMPARE(cell->tableCellInterface()->rowHeaderCells().value(0), table->cellAt(3, 0));
    QCOMPARE(cell->tableCellInterface()->columnHeaderCells().value(0), card->child(2));
    const QPoint middle = cell->rect().center();
    QCOMPARE(card->childAt(middle.x(), middle.y()), cell);
    QVERIFY(table->cellAt(model->rowCount(), 0) == nullptr);
    QVERIFY(card->child(-1) == nullptr);

    game.play(Games::setup("duel", Games::seats(4))); // other rows and other seats
    QCOMPARE(table->columnCount(), 5);
    QCOMPARE(card->child(4)->text(QAccessible::Name), game.state().spec(3).name);
}

void TestAccessible::cellsWrite()
{
    TestWindow game;
    game.dice.at(0, 1, 1, {4, 4, 4, 2, 1});
    game.open();
    game.play(Games::setup("nordic", Games::seats(2)));
    QAccessibleTableInterface *table = QAccessible::queryAccessibleInterface(&game.card())->tableInterface();
    QAccessibleInterface *fours = table->cellAt(3, 1);
    const QString press = QAccessibleActionInterface::pressAction();
    QVERIFY(fours->actionInterface()->actionNames().isEmpty()); // the cup waits
    game.pressThrowKey();
    QCOMPARE(fours->actionInterface()->actionNames(), QStringList{press});
    QVERIFY(table->cellAt(3, 2)->actionInterface()->actionNames().isEmpty()); // that of somebody else
    QVERIFY(table->cellAt(3, 0)->actionInterface()->actionNames().isEmpty()); // a name
    fours->actionInterface()->doAction(press);
    QCOMPARE(game.count<RowFilled>(), 1);
    QCOMPARE(fours->text(QAccessible::Name), u"Fours, Ana, 12"_s);
    QVERIFY(fours->actionInterface()->actionNames().isEmpty());
    fours->actionInterface()->doAction(press);
    QCOMPARE(game.count<RowFilled>(), 1);
}

QTEST_MAIN(TestAccessible)
#include "tst_accessible.moc"
