#include "players/tablesource.h"
#include "support/ruletext.h"

#include <QSignalSpy>
#include <QtTest>

/// One table for everybody who asks.
class TestTableSource : public QObject {
    Q_OBJECT

private slots:
    void oneSolveForAll();
    void othersAreForgotten();
    void refusal();
    void goneWhileWorking();
};

void TestTableSource::oneSolveForAll()
{
    TableSource source;
    QSignalSpy finished(&source, &TableSource::finished);
    const RuleSet rules = rulesFrom("yacht");
    source.want(rules);
    source.want(rules); // on its way
    QVERIFY(!source.tableOf(rules));
    QCOMPARE(finished.count(), 0);
    QVERIFY(finished.wait(60'000));
    const auto table = source.tableOf(rules);
    QVERIFY(table);
    QVERIFY(table->rules() == rules);
    QVERIFY(!source.refuses(rules));
    source.want(rules);
    QCOMPARE(source.tableOf(rules), table);
    QVERIFY(!finished.wait(200));
    QCOMPARE(finished.count(), 1);
}

void TestTableSource::othersAreForgotten()
{
    TableSource source;
    QSignalSpy finished(&source, &TableSource::finished);
    source.want(rulesFrom("yatzy"));
    source.want(rulesFrom("nordic")); // before the first is there
    QVERIFY(finished.wait(60'000));
    QVERIFY(source.tableOf(rulesFrom("nordic")));
    QVERIFY(!source.tableOf(rulesFrom("yatzy")));
    QVERIFY(!source.tableOf(rulesFrom("classic")));
    source.want(rulesFrom("yacht"));
    QVERIFY(!source.tableOf(rulesFrom("nordic")));
    QVERIFY(finished.wait(60'000));
    QVERIFY(source.tableOf(rulesFrom("yacht")));
    QCOMPARE(finished.count(), 2);
}

void TestTableSource::refusal()
{
    RuleSet large = rulesFrom("duel");
    while (large.rowCount() <= StateSpace::MaxRows)
        large.rows.push_back(large.rows.back());
    TableSource source;
    QSignalSpy finished(&source, &TableSource::finished);
    source.want(large);
    QVERIFY(!source.refuses(large));
    QVERIFY(finished.wait(60'000));
    QVERIFY(source.refuses(large));
    QVERIFY(!source.tableOf(large));
    source.want(large);
    QVERIFY(!finished.wait(200)); // not tried again
}

void TestTableSource::goneWhileWorking()
{
    auto source = std::make_unique<TableSource>();
    QSignalSpy finished(source.get(), &TableSource::finished);
    source->want(rulesFrom("yatzy"));
    source.reset();
    QCoreApplication::processEvents();
    QCOMPARE(finished.count(), 0);
}

QTEST_GUILESS_MAIN(TestTableSource)
#include "tst_tablesource.moc"
