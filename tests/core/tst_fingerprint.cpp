#include "rules/rulecatalog.h"
#include "support/ruletext.h"

#include <QMap>
#include <QtTest>

using namespace Qt::StringLiterals;

/// Fingerprints guard saved games and cached tables: they must differ whenever the game does, and must never
/// change for a game that stays the same.
class TestFingerprint : public QObject {
    Q_OBJECT

private slots:
    void golden_data();
    void golden();
    void everyOptionMatters();
    void theSameGameHasOneFingerprint();
    void everyFactIsInTheText();
};

void TestFingerprint::golden_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("fingerprint");
    // A line that fails here means that saved games of that rule set can no longer be opened.
    QTest::newRow("duel") << QByteArray("duel") << QByteArray("")
                          << QByteArray("9e6988508ca1290baeeb591968ae8875d362c338b66e8a7fe73b353e8afc5890");
    QTest::newRow("duel rotation=turn") << QByteArray("duel") << QByteArray("rotation=turn")
                                        << QByteArray(
                                               "61237b36f65ba523e471ca2b4abf3317555c9c8f286ed785e25fb61130e53090");
    QTest::newRow("duel dice=own") << QByteArray("duel") << QByteArray("dice=own")
                                   << QByteArray("55cd22b551a226e134dce5b75cf6646797e0ffa55e863789e1f4c84310761672");
    QTest::newRow("duel clock=off") << QByteArray("duel") << QByteArray("clock=off")
                                    << QByteArray("188231b8c3033cd04487e926702b89d60721726f7d984d99d66b9f28c7b7b970");
    QTest::newRow("duel two-pairs=four-alike-counts")
        << QByteArray("duel") << QByteArray("two-pairs=four-alike-counts")
        << QByteArray("57ae50a19cdd605e85383ca9574ae320f766492faf85b28565a89ed99802366b");
    QTest::newRow("duel full-house=five-alike-counts")
        << QByteArray("duel") << QByteArray("full-house=five-alike-counts")
        << QByteArray("98133c25fdf5b0569c61affb70bbff7075b561a08a7236a837021fd590138f1f");
    QTest::newRow("classic") << QByteArray("classic") << QByteArray("")
                             << QByteArray("9980e9f097d5bffb969a80134cacadf123fc0f4be278b538857549dfbb3a4ec8");
    QTest::newRow("classic straight=plain")
        << QByteArray("classic") << QByteArray("straight=plain")
        << QByteArray("6717c2c2e79fc87a47238d9e6fe78fbfcbef32ab108b8d06fc2808678ecd81e1");
    QTest::newRow("classic straight=wild-ace")
        << QByteArray("classic") << QByteArray("straight=wild-ace")
        << QByteArray("7281a4b16106bac0cd9729e2e5f2c85db8fda5619cb6d70d7d6aa32f887f71df");
    QTest::newRow("classic generala=60") << QByteArray("classic") << QByteArray("generala=60")
                                         << QByteArray(
                                                "1ebd889c551651488e88f3a37851965c6cd0bc8055c79b3dd30108fc5f5d60bd");
    QTest::newRow("classic double-generala=off")
        << QByteArray("classic") << QByteArray("double-generala=off")
        << QByteArray("b4bd91e5ec66f20358b9370dfd7f8774a024e28b60da4473366321b90bd9632f");
    QTest::newRow("classic served=10") << QByteArray("classic") << QByteArray("served=10")
                                       << QByteArray(
                                              "6bc7790e4c085a3257fa02b2eb3726c0d7f42593c53dd090f3a34744744bea8d");
    QTest::newRow("classic served=0") << QByteArray("classic") << QByteArray("served=0")
                                      << QByteArray("66b0f00bafb7ea3597b0a55ceb7cbf95c08a8c0aac63f193c41448ce87fc30b1");
    QTest::newRow("classic instant-win=off")
        << QByteArray("classic") << QByteArray("instant-win=off")
        << QByteArray("d1dd33ab8a8120ed39fa40f43919fbd00905c0eecc8b5ab7ac2a7f30ab7825cb");
    QTest::newRow("classic clock=15") << QByteArray("classic") << QByteArray("clock=15")
                                      << QByteArray("975c2a72beef3354944b1f0f38af0854ae5b7bf5346b761c9540802b03e32747");
    QTest::newRow("nordic") << QByteArray("nordic") << QByteArray("")
                            << QByteArray("c5dcd07aee074e1bf32f7b30b39f57f6620fc4e32b1588dfe16f2f44b0235366");
    QTest::newRow("nordic clock=15") << QByteArray("nordic") << QByteArray("clock=15")
                                     << QByteArray("6c411ea031e1901605b101e3596962147eb586564a3b55cc35cf573d6720547b");
    QTest::newRow("yatzy") << QByteArray("yatzy") << QByteArray("")
                           << QByteArray("940d670b77c3c434ae3182eae053a4cb5040dbdd5fc26679ff18eda298ee66a3");
    QTest::newRow("yatzy order=forced") << QByteArray("yatzy") << QByteArray("order=forced")
                                        << QByteArray(
                                               "604681340927d8c053cfd256f89db3606792aa76f6ba0f9cd1efe1f759ff1ce9");
    QTest::newRow("yacht") << QByteArray("yacht") << QByteArray("")
                           << QByteArray("1653607a6ca806a22e130e217a89015d39c0d0cf8add57978b4d4ad958289705");
    QTest::newRow("yahtzee") << QByteArray("yahtzee") << QByteArray("")
                             << QByteArray("626c3dbfac771c1b3a65b7d05ddde854b041c5512778be824f80dfeb3a97daf1");
    QTest::newRow("yahtzee extra-yatzy=off")
        << QByteArray("yahtzee") << QByteArray("extra-yatzy=off")
        << QByteArray("8f2fd8c2d6a66f063e7b9f3b7cb5bdd3721b1b78cac5e9f86fca333baf0a2da5");
}

void TestFingerprint::golden()
{
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, options);
    QTEST(rulesFrom(id, options).fingerprint(), "fingerprint");
}

void TestFingerprint::everyOptionMatters()
{
    QMap<QByteArray, QString> seen;
    for (const QString &id : RuleCatalog::ids()) {
        const QByteArray usual = RuleCatalog::make(id)->fingerprint();
        QVERIFY2(!seen.contains(usual), qPrintable(id));
        seen[usual] = id;
        for (const OptionSpec &spec : RuleCatalog::options(id)) {
            QStringList values = spec.values.mid(1);
            for (int number = spec.rangeFrom; spec.rangeTo > 0 && number <= spec.rangeTo; ++number)
                values << QString::number(number);
            values.removeAll(spec.defaultValue());
            for (const QString &value : values) {
                const QByteArray print = RuleCatalog::make(id, {{spec.name, value}})->fingerprint();
                const QString name = id + u' ' + spec.name + u'=' + value;
                QVERIFY2(!seen.contains(print), qPrintable(name + u" is like "_s + seen.value(print)));
                seen[print] = name;
            }
        }
    }
}

void TestFingerprint::theSameGameHasOneFingerprint()
{
    QCOMPARE(rulesFrom("duel", "clock=15 dice=shared").fingerprint(), rulesFrom("duel").fingerprint());
    QCOMPARE(rulesFrom("duel", "dice=own rotation=turn"), rulesFrom("duel", "rotation=turn"));
    QCOMPARE(rulesFrom("classic", "served=10 generala=60").fingerprint(),
             rulesFrom("classic", "generala=60 served=10").fingerprint());
}

void TestFingerprint::everyFactIsInTheText()
{
    const RuleSet base = rulesFrom("classic");
    QList<RuleSet> others(22, base);
    others[0].id = u"classics"_s;
    others[1].rows[0].id = u"one"_s;
    others[2].rows[0].pattern = Pattern::Alike;
    others[3].rows[0].number = 2;
    others[4].rows[0].payment = Payment::Sum;
    others[5].rows[6].points = 21;
    others[6].rows[6].served = 6;
    others[7].rows[0].upper = true;
    others[8].rows[0].fourAlikeIsTwoPairs = true;
    others[9].rows[7].fiveAlikeIsFullHouse = true;
    others[10].rows[10].needsRow = 8;
    others[11].bonus = UpperBonus{63, 35};
    others[12].rotation = Rotation::Throw;
    others[13].sharing = DiceSharing::Shared;
    others[14].clockSeconds = 15;
    others[15].timeBonus = true;
    others[16].servedWinRow = -1;
    std::swap(others[17].rows[0], others[17].rows[1]);
    others[18].rows[7].metByJoker = true;
    others[19].forcedOrder = true;
    others[20].extraFiveAlike = ExtraFiveAlike{9, 100};
    others[21].jokerRow = 9;
    for (qsizetype i = 0; i < others.size(); ++i)
        QVERIFY2(others[i].fingerprint() != base.fingerprint(), qPrintable(QString::number(i)));

    RuleSet duel = rulesFrom("duel");
    const QByteArray before = duel.fingerprint();
    duel.bonus->threshold = 60;
    QVERIFY(duel.fingerprint() != before);
    duel.bonus = UpperBonus{63, 50};
    QVERIFY(duel.fingerprint() != before);

    RuleSet american = rulesFrom("yahtzee");
    const QByteArray usual = american.fingerprint();
    american.extraFiveAlike->points = 50;
    QVERIFY(american.fingerprint() != usual);
    american.extraFiveAlike = ExtraFiveAlike{0, 100};
    QVERIFY(american.fingerprint() != usual);
}

QTEST_GUILESS_MAIN(TestFingerprint)
#include "tst_fingerprint.moc"
