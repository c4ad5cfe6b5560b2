#include "book/bookhtml.h"
#include "players/strategy.h"
#include "support/language.h"
#include "text/names.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Everything that core knows by an id has a word in every language.
class TestNames : public QObject {
    Q_OBJECT

private slots:
    void everyIdHasAWord_data() { languages(); }
    void everyIdHasAWord();
    void everyErrorHasASentence_data() { languages(); }
    void everyErrorHasASentence();
    void theBrandNameIsNotShown_data() { languages(); }
    void theBrandNameIsNotShown();
    void rowsThatAreBarredSayWhy_data() { languages(); }
    void rowsThatAreBarredSayWhy();
    void languagesDiffer();
    void explanationsTakeNumbersFromTheRules();
    void factsFollowTheOptions();
    void diceAndPoints();
    void cheers_data();
    void cheers();

private:
    static void languages();
    static bool isWord(const QString &text, const QString &id);
};

void TestNames::cheers_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("faces");
    QTest::addColumn<int>("throwNumber");
    QTest::addColumn<QString>("cheer");
    QTest::newRow("generala") << u"nordic"_s << u"44444"_s << 2 << u"Generala!"_s;
    QTest::newRow("five alike in a game that calls it otherwise") << u"duel"_s << u"11111"_s << 3 << u"Yatzy!"_s;
    QTest::newRow("served poker") << u"nordic"_s << u"33332"_s << 1 << u"Poker on the first throw!"_s;
    QTest::newRow("served straight") << u"classic"_s << u"34561"_s << 1 << u"Straight on the first throw!"_s;
    QTest::newRow("the same throw later") << u"nordic"_s << u"33332"_s << 2 << QString();
    QTest::newRow("where nothing is paid for it") << u"duel"_s << u"33322"_s << 1 << QString();
    QTest::newRow("nothing") << u"nordic"_s << u"12346"_s << 1 << QString();
}

void TestNames::cheers()
{
    QFETCH(QString, rules);
    QFETCH(QString, faces);
    QFETCH(int, throwNumber);
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, faces[die].digitValue());
    QTEST(Names::cheer(*RuleCatalog::make(rules), dice, throwNumber), "cheer");
}

void TestNames::languages()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : LanguageController::languages())
        QTest::newRow(code.toLatin1().constData()) << code;
}

bool TestNames::isWord(const QString &text, const QString &id)
{
    if (!text.trimmed().isEmpty() && text != id)
        return true;
    qWarning().noquote() << "no word for" << id << "but" << text;
    return false;
}

void TestNames::everyIdHasAWord()
{
    QFETCH(QString, language);
    const TestLanguage installed(language);
    for (const QString &id : RuleCatalog::ids()) {
        QVERIFY(isWord(Names::ruleSet(id), id));
        QVERIFY(isWord(Names::ruleSetSummary(id), id));
        const RuleSet rules = *RuleCatalog::make(id);
        QVERIFY(isWord(Names::ruleSetFacts(rules), id));
        for (int row = 0; row < rules.rowCount(); ++row) {
            const QString rowId = rules.rows[static_cast<std::size_t>(row)].id;
            QVERIFY(isWord(Names::row(rowId), rowId));
            QVERIFY(isWord(Names::rowExplanation(rules, row), rowId));
        }
        for (const OptionSpec &option : RuleCatalog::options(id)) {
            QVERIFY(isWord(Names::option(option.name), option.name));
            QVERIFY(isWord(Names::optionHelp(option.name), option.name));
            for (const QString &value : option.values) {
                const bool plain = value == u"on"_s || value == u"off"_s; // may be words as they are
                QVERIFY(isWord(Names::optionValue(option.name, value), plain ? QString() : value));
            }
        }
    }
    for (int face = 1; face <= 6; ++face)
        QVERIFY(isWord(Names::face(face), QString::number(face)));
    for (const QString &level : computerLevels() + QStringList{u"greedy"_s})
        QVERIFY(isWord(Names::level(level), level));
}

void TestNames::everyErrorHasASentence()
{
    QFETCH(QString, language);
    const TestLanguage installed(language);
    QSet<QString> sentences;
    for (int i = 0; i < EventErrorCount; ++i) {
        const QString sentence = Names::commandError(static_cast<EventError>(i));
        QVERIFY(isWord(sentence, {}));
        QVERIFY(!sentence.contains(u"%n"_s));
        sentences << sentence;
    }
    QCOMPARE(sentences.size(), EventErrorCount);
    for (int i = 0; i <= static_cast<int>(SeatError::Kind::NameTaken); ++i)
        QVERIFY(isWord(Names::seatError({static_cast<SeatError::Kind>(i), 0}), {}));
    for (int i = 0; i <= static_cast<int>(RuleError::Kind::ConflictingOptions); ++i) {
        const RuleError error{static_cast<RuleError::Kind>(i), u"dice"_s, u"rotation=turn"_s};
        QVERIFY(isWord(Names::ruleError(error), {}));
        QVERIFY(!Names::ruleError(error).contains(u"rotation"_s) || i == 2);
    }
}

void TestNames::theBrandNameIsNotShown()
{
    QFETCH(QString, language);
    const TestLanguage installed(language);
    const QString brand = u"yahtzee"_s;
    for (const QString &id : RuleCatalog::ids()) {
        const RuleSet rules = *RuleCatalog::make(id);
        const QStringList shown{Names::ruleSet(id), Names::ruleSetSummary(id), Names::ruleSetFacts(rules),
                                BookHtml::html(RulesBook::of(rules), BookHtml::Look())};
        for (const QString &text : shown)
            QVERIFY2(!text.contains(brand, Qt::CaseInsensitive), qPrintable(text));
    }
}

void TestNames::rowsThatAreBarredSayWhy()
{
    QFETCH(QString, language);
    const TestLanguage installed(language);
    const RuleSet american = *RuleCatalog::make(u"yahtzee"_s);
    const Dice fours{{4, 4, 4, 4, 4}};
    const int chance = american.rowIndex(u"chance");
    Card card;
    QCOMPARE(Names::rowBar(american, chance, card, fours), QString());
    card.fill(american.jokerRow, 50);
    QVERIFY(Names::rowBar(american, chance, card, fours).contains(Names::row(u"fours"_s)));
    QCOMPARE(Names::rowBar(american, american.rowIndex(u"fours"), card, fours), QString());
    QCOMPARE(Names::rowBar(american, american.jokerRow, card, fours), QString());
    card.fill(american.rowIndex(u"fours"), 12);
    QCOMPARE(Names::rowBar(american, chance, card, fours), QString());
    const QString joker = Names::rowBar(american, 0, card, fours);
    QVERIFY(!joker.isEmpty() && !joker.contains(u'%'));

    const RuleSet forced = *RuleCatalog::make(u"yatzy"_s, {{u"order"_s, u"forced"_s}});
    QVERIFY(Names::rowBar(forced, 3, Card(), fours).contains(Names::row(u"ones"_s)));
    QCOMPARE(Names::rowBar(forced, 0, Card(), fours), QString());
}

void TestNames::languagesDiffer()
{
    QSet<QString> words;
    for (const QString &code : LanguageController::languages()) {
        const TestLanguage installed(code);
        words << Names::row(u"large-straight"_s);
    }
    QCOMPARE(words.size(), 4);
}

void TestNames::explanationsTakeNumbersFromTheRules()
{
    const TestLanguage installed(u"en"_s);
    RuleSet rules = *RuleCatalog::make(u"nordic"_s);
    const int row = rules.rowIndex(u"full-house");
    RowRule &rule = rules.rows[static_cast<std::size_t>(row)];
    QVERIFY(Names::rowExplanation(rules, row).contains(u"30 points"_s));
    rule.points = 77;
    rule.served = 1;
    QVERIFY(Names::rowExplanation(rules, row).contains(u"77 points"_s));
    QVERIFY(Names::rowExplanation(rules, row).contains(u"1 point more"_s));

    const RuleSet duel = *RuleCatalog::make(u"duel"_s);
    const QString small = Names::rowExplanation(duel, duel.rowIndex(u"small-straight"));
    QVERIFY2(small.contains(u"1-2-3-4, 2-3-4-5 or 3-4-5-6"_s), qPrintable(small));
}

void TestNames::factsFollowTheOptions()
{
    const TestLanguage installed(u"en"_s);
    QCOMPARE(Names::ruleSetFacts(*RuleCatalog::make(u"duel"_s)), u"15 rows · same dice · 15 s"_s);
    QCOMPARE(Names::ruleSetFacts(*RuleCatalog::make(u"yatzy"_s)), u"15 rows · bonus 50"_s);
    QCOMPARE(Names::ruleSetFacts(*RuleCatalog::make(u"yatzy"_s, {{u"order"_s, u"forced"_s}})),
             u"15 rows · from top to bottom · bonus 50"_s);
    QCOMPARE(Names::ruleSetFacts(*RuleCatalog::make(u"yacht"_s)), u"12 rows · fixed rules"_s);
    QCOMPARE(Names::ruleSetFacts(*RuleCatalog::make(u"yahtzee"_s)), u"13 rows · jokers · bonus 35"_s);
    const auto own = RuleCatalog::make(u"duel"_s, {{u"dice"_s, u"own"_s}, {u"clock"_s, u"off"_s}});
    QCOMPARE(Names::ruleSetFacts(*own), u"15 rows · bonus 35"_s);
}

void TestNames::diceAndPoints()
{
    TestLanguage installed(u"en"_s);
    const Dice dice{{5, 5, 1, 3, 6}};
    QCOMPARE(Names::diceList(dice), u"5-5-1-3-6"_s);
    QCOMPARE(Names::diceList(dice, DiceMask(0b10010)), u"5-6"_s);
    QCOMPARE(Names::points(1), u"1 point"_s);
    QCOMPARE(Names::points(25), u"25 points"_s);
    installed.set(u"ru"_s);
    // H29: the last digit decides, but for 11 to 14.
    for (const int one : {1, 21, 101})
        QCOMPARE(Names::points(one), QString::number(one) + u" очко"_s);
    for (const int few : {2, 3, 22, 104})
        QCOMPARE(Names::points(few), QString::number(few) + u" очка"_s);
    for (const int many : {0, 5, 11, 12, 14, 25, 111, 112})
        QCOMPARE(Names::points(many), QString::number(many) + u" очков"_s);
    QCOMPARE(Names::face(0), QString());
    QCOMPARE(Names::row(u"no-such-row"_s), u"no-such-row"_s);
}

QTEST_MAIN(TestNames)
#include "tst_names.moc"
