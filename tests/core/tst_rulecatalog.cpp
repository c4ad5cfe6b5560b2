#include "rules/rulecatalog.h"
#include "support/ruletext.h"

#include <QSet>
#include <QtTest>

using namespace Qt::StringLiterals;

/// The tables of the rule sets: ids, rows, options, and what is refused.
class TestRuleCatalog : public QObject {
    Q_OBJECT

private slots:
    void theSixRuleSets();
    void rows_data();
    void rows();
    void options_data();
    void options();
    void everyListedValueIsAccepted();
    void flow_data();
    void flow();
    void fixedHouseRulesOfNordic();
    void bonusOrderAndJokers();
    void refused_data();
    void refused();
    void odd_data();
    void odd();
    void laterChoicesWin();
    void missingThings();
};

void TestRuleCatalog::theSixRuleSets()
{
    const QStringList ids = RuleCatalog::ids();
    QCOMPARE(ids, (QStringList{u"duel"_s, u"classic"_s, u"nordic"_s, u"yatzy"_s, u"yacht"_s, u"yahtzee"_s}));
    for (const QString &id : ids) {
        const auto rules = RuleCatalog::make(id);
        QVERIFY2(rules.ok(), qPrintable(id));
        QCOMPARE(rules->id, id);
        QVERIFY(rules->rowCount() > 0 && rules->rowCount() <= MaxRows);
        QCOMPARE(std::popcount(rules->allRows()), rules->rowCount());
    }
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
}

void TestRuleCatalog::rows_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QString>("rows");
    const QString upper = u"ones twos threes fours fives sixes "_s;
    const QString classic = upper + u"straight full-house poker generala"_s;
    QTest::newRow("duel") << QByteArray("duel") << QByteArray()
                          << upper
                                 + u"one-pair two-pairs three-alike four-alike full-house "
                                   "small-straight large-straight chance yatzy"_s;
    QTest::newRow("classic") << QByteArray("classic") << QByteArray() << classic + u" double-generala"_s;
    QTest::newRow("no double") << QByteArray("classic") << QByteArray("double-generala=off") << classic;
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray() << classic + u" double-generala"_s;
    QTest::newRow("yatzy") << QByteArray("yatzy") << QByteArray()
                           << upper
                                  + u"one-pair two-pairs three-alike four-alike small-straight large-straight "
                                    "full-house chance yatzy"_s;
    QTest::newRow("yacht") << QByteArray("yacht") << QByteArray()
                           << upper + u"full-house four-alike little-straight big-straight choice yacht"_s;
    QTest::newRow("yahtzee") << QByteArray("yahtzee") << QByteArray()
                             << upper
                                    + u"three-alike four-alike full-house small-straight large-straight chance "
                                      "yatzy"_s;
}

void TestRuleCatalog::rows()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    QFETCH(QString, rows);
    const RuleSet rules = rulesFrom(id, options);
    QStringList ids;
    for (const RowRule &row : rules.rows) {
        QCOMPARE(rules.rowIndex(row.id), static_cast<int>(ids.size()));
        ids << row.id;
    }
    QCOMPARE(ids.join(u' '), rows);
}

void TestRuleCatalog::options_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("expected"); // name=default|value|value[from-to] in the order shown
    QTest::newRow("duel") << u"duel"_s
                          << u"rotation=throw|turn dice=shared|own clock=15|off[5-120] "
                             "two-pairs=different-faces|four-alike-counts "
                             "full-house=different-faces|five-alike-counts"_s;
    QTest::newRow("classic") << u"classic"_s
                             << u"straight=any-five-different|plain|wild-ace generala=50|60 "
                                "double-generala=on|off served=5|10|0 instant-win=on|off clock=off[5-120]"_s;
    QTest::newRow("nordic") << u"nordic"_s << u"clock=off[5-120]"_s;
    QTest::newRow("yatzy") << u"yatzy"_s << u"order=free|forced clock=off[5-120]"_s;
    QTest::newRow("yacht") << u"yacht"_s << u"clock=off[5-120]"_s;
    QTest::newRow("yahtzee") << u"yahtzee"_s << u"extra-yatzy=on|off clock=off[5-120]"_s;
}

void TestRuleCatalog::options()
{
    QFETCH(QString, id);
    QStringList texts;
    const RuleSet rules = *RuleCatalog::make(id);
    const auto specs = RuleCatalog::options(id);
    QCOMPARE(rules.options.size(), specs.size());
    for (std::size_t i = 0; i < specs.size(); ++i) {
        QString text = specs[i].name + u'=' + specs[i].values.join(u'|');
        if (specs[i].rangeTo > 0)
            text += u"[%1-%2]"_s.arg(specs[i].rangeFrom).arg(specs[i].rangeTo);
        texts << text;
        QCOMPARE(specs[i].defaultValue(), specs[i].values.first());
        QCOMPARE(rules.options[i], (OptionChoice{specs[i].name, specs[i].defaultValue()}));
    }
    QTEST(texts.join(u' '), "expected");
}

void TestRuleCatalog::everyListedValueIsAccepted()
{
    for (const QString &id : RuleCatalog::ids()) {
        for (const OptionSpec &spec : RuleCatalog::options(id)) {
            QStringList values = spec.values;
            for (int number = spec.rangeFrom; spec.rangeTo > 0 && number <= spec.rangeTo; ++number)
                values << QString::number(number);
            for (const QString &value : values) {
                const auto rules = RuleCatalog::make(id, {{spec.name, value}});
                QVERIFY2(rules.ok(), qPrintable(id + u' ' + spec.name + u' ' + value));
                QCOMPARE(rules->option(spec.name), value);
            }
        }
    }
}

void TestRuleCatalog::flow_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<bool>("byThrow");
    QTest::addColumn<bool>("shared");
    QTest::addColumn<int>("clock");
    const QByteArray duel = "duel";
    QTest::newRow("duel") << duel << QByteArray() << true << true << 15;
    QTest::newRow("own dice") << duel << QByteArray("dice=own") << true << false << 15;
    // Dice are shared only by default; a rotation by turns takes that default away.
    QTest::newRow("by turn") << duel << QByteArray("rotation=turn") << false << false << 15;
    QTest::newRow("by turn, own") << duel << QByteArray("rotation=turn dice=own") << false << false << 15;
    QTest::newRow("no clock") << duel << QByteArray("clock=off") << true << true << 0;
    QTest::newRow("shortest") << duel << QByteArray("clock=5") << true << true << 5;
    QTest::newRow("longest") << duel << QByteArray("clock=120") << true << true << 120;
    QTest::newRow("classic") << QByteArray("classic") << QByteArray() << false << false << 0;
    QTest::newRow("classic 20 s") << QByteArray("classic") << QByteArray("clock=20") << false << false << 20;
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray() << false << false << 0;
    QTest::newRow("yatzy") << QByteArray("yatzy") << QByteArray() << false << false << 0;
    QTest::newRow("yacht 30 s") << QByteArray("yacht") << QByteArray("clock=30") << false << false << 30;
    QTest::newRow("yahtzee") << QByteArray("yahtzee") << QByteArray() << false << false << 0;
    QTest::newRow("nordic 15 s") << QByteArray("nordic") << QByteArray("clock=15") << false << false << 15;
}

void TestRuleCatalog::flow()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    const RuleSet rules = rulesFrom(id, options);
    QTEST(rules.rotation == Rotation::Throw, "byThrow");
    QTEST(rules.sharing == DiceSharing::Shared, "shared");
    QTEST(rules.clockSeconds, "clock");
    QCOMPARE(rules.option(u"dice"),
             id == "duel" ? (rules.sharing == DiceSharing::Shared ? u"shared"_s : u"own"_s) : QString());
    QCOMPARE(rules.timeBonus, id == "duel");
}

void TestRuleCatalog::fixedHouseRulesOfNordic()
{
    const RuleSet nordic = rulesFrom("nordic");
    const RuleSet same = rulesFrom("classic", "straight=plain generala=50 double-generala=on served=5 instant-win=on");
    QCOMPARE(nordic.rows.size(), same.rows.size());
    for (std::size_t row = 0; row < same.rows.size(); ++row)
        QVERIFY2(nordic.rows[row] == same.rows[row], qPrintable(same.rows[row].id));
    QCOMPARE(nordic.servedWinRow, same.servedWinRow);
    QCOMPARE(nordic.servedWinRow, nordic.rowIndex(u"generala"));
    QVERIFY(!nordic.bonus.has_value());
}

void TestRuleCatalog::bonusOrderAndJokers()
{
    const RuleSet yatzy = rulesFrom("yatzy");
    QCOMPARE(yatzy.bonus, (std::optional(UpperBonus{63, 50})));
    QVERIFY(!yatzy.forcedOrder);
    QVERIFY(rulesFrom("yatzy", "order=forced").forcedOrder);
    QVERIFY(!rulesFrom("yacht").bonus.has_value());

    const RuleSet american = rulesFrom("yahtzee");
    const int five = american.rowIndex(u"yatzy");
    QCOMPARE(american.bonus, (std::optional(UpperBonus{63, 35})));
    QCOMPARE(american.jokerRow, five);
    QCOMPARE(american.extraFiveAlike, (std::optional(ExtraFiveAlike{five, 100})));
    QStringList joker;
    for (const RowRule &row : american.rows) {
        if (row.metByJoker)
            joker << row.id;
    }
    QCOMPARE(joker, (QStringList{u"full-house"_s, u"small-straight"_s, u"large-straight"_s}));

    const RuleSet without = rulesFrom("yahtzee", "extra-yatzy=off");
    QCOMPARE(without.jokerRow, -1);
    QVERIFY(!without.extraFiveAlike.has_value());
    for (const QString &id : RuleCatalog::ids()) {
        const RuleSet rules = *RuleCatalog::make(id);
        QCOMPARE(rules.jokerRow >= 0, id == u"yahtzee"_s);
        QVERIFY(!rules.forcedOrder);
        // What the American game is without its jokers, every other rule set is anyway.
        for (const RowRule &row : (id == u"yahtzee"_s ? without : rules).rows)
            QVERIFY2(!row.metByJoker, qPrintable(id + u' ' + row.id));
    }
}

void TestRuleCatalog::refused_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<QString>("value");
    const int badValue = static_cast<int>(RuleError::Kind::BadOptionValue);
    const int badName = static_cast<int>(RuleError::Kind::UnknownOption);
    const int badId = static_cast<int>(RuleError::Kind::UnknownRuleSet);
    const int conflict = static_cast<int>(RuleError::Kind::ConflictingOptions);
    for (const char *id : {"", "Duel", "DUEL", "duel ", "yatzee", "classic\n", "нордик"})
        QTest::newRow(id) << QByteArray(id) << QByteArray() << badId << QString::fromUtf8(id) << QString();
    for (const char *value : {"4", "121", "+20", "020", "", "-15", "15.0", "1e1", "0", "Off", "OFF", "15s",
                              "99999999999999999999", "٢٠", "🎲"}) {
        for (const QByteArray id : {"duel", "classic", "nordic"}) {
            QTest::newRow((id + " clock=" + value).constData())
                << id << QByteArray("clock=") + value << badValue << u"clock"_s << QString::fromUtf8(value);
        }
    }
    const auto add = [](const char *id, const char *options, int kind, const char *subject, const char *value) {
        QTest::newRow((QByteArray(id) + ' ' + options).constData())
            << QByteArray(id) << QByteArray(options) << kind << QString::fromUtf8(subject) << QString::fromUtf8(value);
    };
    add("duel", "rotation=off", badValue, "rotation", "off");
    add("duel", "dice=", badValue, "dice", "");
    add("duel", "two-pairs=yes", badValue, "two-pairs", "yes");
    add("classic", "served=15", badValue, "served", "15");
    add("classic", "generala=+50", badValue, "generala", "+50");
    add("classic", "straight=PLAIN", badValue, "straight", "PLAIN");
    add("classic", "rotation=throw", badName, "rotation", "throw");
    add("nordic", "served=5", badName, "served", "5");
    add("duel", "=15", badName, "", "15");
    add("duel", "Clock=15", badName, "Clock", "15");
    add("duel", "часы=15", badName, "часы", "15");
    // The first wrong choice is named, also behind right ones and before a conflict.
    add("duel", "clock=20 dice=both rotation=turn", badValue, "dice", "both");
    add("duel", "rotation=turn dice=shared", conflict, "dice", "rotation=turn");
    add("duel", "dice=shared rotation=turn", conflict, "dice", "rotation=turn");
    add("duel", "dice=own dice=shared rotation=turn", conflict, "dice", "rotation=turn");
}

void TestRuleCatalog::refused()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    const auto rules = RuleCatalog::make(QString::fromUtf8(id), choicesFrom(options));
    QVERIFY(!rules.ok());
    QTEST(static_cast<int>(rules.error().kind), "kind");
    QTEST(rules.error().subject, "subject");
    QTEST(rules.error().value, "value");
}

void TestRuleCatalog::odd_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("long") << QString(100'000, u'9');
    QTest::newRow("null characters") << QString(3, QChar(0));
    QTest::newRow("half a character") << QString(QChar(0xd83c));
    QTest::newRow("path") << u"../../etc/passwd"_s;
    QTest::newRow("format") << u"%1%2%n"_s;
}

void TestRuleCatalog::odd()
{
    QFETCH(QString, text);
    QVERIFY(!RuleCatalog::make(text).ok());
    QVERIFY(RuleCatalog::options(text).empty());
    QVERIFY(!RuleCatalog::make(u"duel"_s, {{text, text}}).ok());
    for (const QString &id : RuleCatalog::ids()) {
        for (const OptionSpec &spec : RuleCatalog::options(id)) {
            const auto rules = RuleCatalog::make(id, {{spec.name, text}});
            QVERIFY(!rules.ok());
            QCOMPARE(rules.error().value, text);
        }
    }
}

void TestRuleCatalog::laterChoicesWin()
{
    QCOMPARE(rulesFrom("duel", "clock=20 clock=30").clockSeconds, 30);
    QCOMPARE(rulesFrom("duel", "clock=20 clock=off").clockSeconds, 0);
    QCOMPARE(rulesFrom("duel", "dice=shared dice=own rotation=turn").sharing, DiceSharing::Own);
    QCOMPARE(rulesFrom("duel", "rotation=turn rotation=throw").sharing, DiceSharing::Shared);
}

void TestRuleCatalog::missingThings()
{
    const RuleSet rules = rulesFrom("duel");
    QCOMPARE(rules.rowIndex(u"generala"), -1);
    QCOMPARE(rules.rowIndex(u""), -1);
    QCOMPARE(rules.rowIndex(u"Ones"), -1);
    QCOMPARE(rules.option(u"served"), QString());
    QVERIFY(RuleCatalog::options(u"yatzee"_s).empty());
}

QTEST_GUILESS_MAIN(TestRuleCatalog)
#include "tst_rulecatalog.moc"
