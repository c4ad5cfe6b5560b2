#include "book/rulesbook.h"

#include "book/bookhtml.h"
#include "book/dicepictures.h"
#include "game/standings.h"
#include "players/levelmeans.h"
#include "players/strategy.h"
#include "rules/scoring.h"
#include "support/everyrules.h"
#include "support/language.h"
#include "text/names.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(RuleSet)

/// The book of every rule set, with every option, in every language: what it says is what is played.
class TestRulesBook : public QObject {
    Q_OBJECT

private slots:
    void examplesAreScored_data() { everyBook(); }
    void examplesAreScored();
    void everyNumberIsKnown_data() { everyBook(); }
    void everyNumberIsKnown();
    void otherRulesOtherNumbers_data();
    void otherRulesOtherNumbers();
    void sourcesHaveNoDigits_data();
    void sourcesHaveNoDigits();
    void textFollowsTheRules_data();
    void textFollowsTheRules();
    void unusualOptionsStandOut_data();
    void unusualOptionsStandOut();

private:
    static void everyBook();
};

namespace {

/// A paragraph of the page: the dice in it, if any, and its words without them.
struct Paragraph {
    std::optional<DicePicture> dice;
    QString text;
};

std::vector<Paragraph> paragraphs(const RulesBook &book)
{
    QTextDocument document;
    document.setHtml(BookHtml::html(book, BookHtml::Look::ofPaper(document.defaultFont())));
    std::vector<Paragraph> all;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        Paragraph paragraph;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            if (const auto picture = DicePicture::fromName(it.fragment().charFormat().toImageFormat().name()))
                paragraph.dice = picture;
            else
                paragraph.text += it.fragment().text();
        }
        all.push_back(paragraph);
    }
    return all;
}

QList<int> numbersIn(QString text)
{
    // Groups of digits as the language writes them: 213,700.
    const QString group = QLocale().groupSeparator();
    static const QRegularExpression digits(u"[0-9]+"_s);
    text.replace(QRegularExpression(u"(?<=[0-9])"_s + QRegularExpression::escape(group) + u"(?=[0-9]{3})"_s),
                 QString());
    QList<int> numbers;
    for (auto matches = digits.globalMatch(text); matches.hasNext();)
        numbers << matches.next().captured().toInt();
    return numbers;
}

template <typename Part>
std::vector<Part> partsOf(const RulesBook &book)
{
    std::vector<Part> parts;
    for (const BookChapter &chapter : book.chapters) {
        for (const BookPart &part : chapter.parts) {
            if (const auto *found = std::get_if<Part>(&part))
                parts.push_back(*found);
        }
    }
    return parts;
}

std::vector<BookExample> examplesIn(const RulesBook &book, std::vector<int> &rows)
{
    std::vector<BookExample> examples;
    for (const BookRows &part : partsOf<BookRows>(book)) {
        for (const BookRow &row : part.rows) {
            for (const BookExample &example : row.examples) {
                examples.push_back(example);
                rows.push_back(row.row);
            }
        }
    }
    return examples;
}

/// Every number that a book of these rules may state.
QSet<int> knownNumbers(const RuleSet &rules)
{
    QSet<int> known{DiceCount, MaxThrows, MaxSeats, rules.rowCount(), rules.clockSeconds};
    for (int face = 1; face <= 6; ++face)
        known << face;
    int threeOfEach = 0;
    for (int row = 0; row < rules.rowCount(); ++row) {
        const RowRule &rule = rules.row(row);
        known << rule.points << rule.served << rule.points + rule.served;
        threeOfEach += rule.upper ? 3 * rule.number : 0;
        for (const ScoringExample &example : examplesOf(rules, row))
            known << example.points << example.extra;
    }
    known << threeOfEach;
    if (rules.bonus)
        known << rules.bonus->points << rules.bonus->threshold;
    if (rules.timeBonus)
        known << MaxTimeBonus << FinalPointsFactor << 213 << 300 << finalPoints(rules, 213, timeBonus(300'000));
    for (const OptionSpec &spec : RuleCatalog::options(rules.id)) {
        known << spec.rangeFrom << spec.rangeTo;
        for (const QString &value : spec.values)
            known << value.toInt();
    }
    for (const QString &level : computerLevels())
        known << meanTotal(rules, level).value_or(0);
    return known;
}

QString wordsOf(const std::vector<Paragraph> &page)
{
    QString all;
    for (const Paragraph &paragraph : page)
        all += paragraph.text + u'\n';
    return all;
}

} // namespace

void TestRulesBook::everyBook()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<RuleSet>("rules");
    for (const QString &language : LanguageController::languages()) {
        for (const RuleSet &rules : everyRuleSet())
            QTest::newRow((language.toLatin1() + ' ' + nameOf(rules)).constData()) << language << rules;
    }
}

void TestRulesBook::examplesAreScored()
{
    QFETCH(QString, language);
    QFETCH(RuleSet, rules);
    const TestLanguage spoken(language);
    const RulesBook book = RulesBook::of(rules);
    std::vector<int> rows;
    const std::vector<BookExample> examples = examplesIn(book, rows);
    QVERIFY(examples.size() >= rules.rows.size());
    std::size_t k = 0;
    for (const Paragraph &paragraph : paragraphs(book)) {
        if (!paragraph.dice || paragraph.dice->kept != DiceMask::none())
            continue;
        const ScoringExample &example = examples.at(k).scored;
        QCOMPARE(paragraph.dice->dice, example.dice);
        const int points = score(rules, rows.at(k), example.dice, example.throwNumber, example.card);
        QVERIFY2(numbersIn(paragraph.text).value(0) == points, qPrintable(paragraph.text));
        ++k;
    }
    QCOMPARE(k, examples.size()); // each of them stands on the page
}

void TestRulesBook::everyNumberIsKnown()
{
    QFETCH(QString, language);
    QFETCH(RuleSet, rules);
    const TestLanguage spoken(language);
    const QSet<int> known = knownNumbers(rules);
    const std::vector<Paragraph> page = paragraphs(RulesBook::of(rules));
    QVERIFY(numbersIn(wordsOf(page)).size() > 30);
    for (const Paragraph &paragraph : page) {
        for (const int number : numbersIn(paragraph.text))
            QVERIFY2(known.contains(number), qPrintable(QString::number(number) + u" in: "_s + paragraph.text));
        QVERIFY2(!paragraph.text.contains(QRegularExpression(u"%[0-9nL]"_s)), qPrintable(paragraph.text));
    }
}

void TestRulesBook::otherRulesOtherNumbers_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : RuleCatalog::ids())
        QTest::newRow(qPrintable(id)) << id;
}

void TestRulesBook::otherRulesOtherNumbers()
{
    QFETCH(QString, id);
    const TestLanguage english(u"en"_s);
    RuleSet rules = RuleCatalog::make(id).value();
    QSet<int> before;
    QSet<int> after;
    auto change = [&before, &after, next = 801](int &value) mutable {
        if (value > 0) {
            before << value;
            value = next++;
            after << value;
        }
    };
    for (RowRule &row : rules.rows) {
        change(row.points);
        change(row.served);
    }
    change(rules.clockSeconds);
    if (rules.bonus) {
        change(rules.bonus->points);
        change(rules.bonus->threshold);
    }
    if (rules.extraFiveAlike)
        change(rules.extraFiveAlike->points);
    before.subtract({1, 2, 3, 4, 5, 6, rules.rowCount()}); // these mean other things as well
    RulesBook book = RulesBook::of(rules);
    std::erase_if(book.chapters, [](const BookChapter &chapter) { return chapter.title == u"Options"_s; });
    QSet<int> said;
    for (const Paragraph &paragraph : paragraphs(book)) {
        const QList<int> numbers = numbersIn(paragraph.text);
        said += QSet<int>(numbers.begin(), numbers.end());
        for (const int number : numbers)
            QVERIFY2(paragraph.dice || !before.contains(number), qPrintable(paragraph.text));
    }
    for (const int number : after)
        QVERIFY2(said.contains(number), qPrintable(QString::number(number)));
}

void TestRulesBook::sourcesHaveNoDigits_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(u"" SOURCES_FOLDER "/book"_s);
    for (const QString &name : folder.entryList({u"*.cpp"_s}))
        QTest::newRow(qPrintable(name)) << folder.filePath(name);
    QTest::newRow("rowwords") << u"" SOURCES_FOLDER "/text/rowwords.cpp"_s;
    QTest::newRow("rowexplanation") << u"" SOURCES_FOLDER "/text/rowexplanation.cpp"_s;
}

void TestRulesBook::sourcesHaveNoDigits()
{
    QFETCH(QString, file);
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    const QString code = QString::fromUtf8(source.readAll());
    static const QRegularExpression sentence(uR"((?:\btr|translate|NOOP)\(((?:\s*"(?:[^"\\]|\\.)*",?)+))"_s);
    static const QRegularExpression place(u"%[0-9]"_s);
    static const QRegularExpression digit(u"[0-9]"_s);
    for (auto matches = sentence.globalMatch(code); matches.hasNext();) {
        QString text = matches.next().captured(1);
        QVERIFY2(!text.remove(place).contains(digit), qPrintable(text));
    }
}

void TestRulesBook::textFollowsTheRules_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("unsaid");
    const auto add = [](const char *id, const char *option, const char *value, const char *said, const char *unsaid) {
        QTest::addRow("%s %s=%s", id, option, value)
            << QString::fromLatin1(id) << QString::fromLatin1(option) << QString::fromLatin1(value)
            << QString::fromUtf8(said) << QString::fromUtf8(unsaid);
    };
    add("duel", "rotation", "throw", "The cup goes round after every throw", "plays the whole turn");
    add("duel", "rotation", "turn", "plays the whole turn", "The cup goes round after every throw");
    add("duel", "dice", "shared", "the first die thrown shows the same face for all", "dice of their own");
    add("duel", "dice", "own", "dice of their own", "shows the same face for all");
    add("duel", "clock", "off", "There is no clock", "go into the cup, the locked ones too");
    add("duel", "clock", "40", "You have 40 second", "There is no clock");
    add("duel", "clock", "15", "final points", "served Generala");
    add("duel", "two-pairs", "different-faces", "four alike are not two pairs", "four alike count as well");
    add("duel", "two-pairs", "four-alike-counts", "four alike count as well", "four alike are not two pairs");
    add("duel", "full-house", "different-faces", "five alike do not count here", "Three alike and a pair; ");
    add("classic", "straight", "any-five-different", "it may go on from 6 to 1", "Dice in sequence");
    add("classic", "straight", "plain", "it does not go on from 6 to 1", "a 1 stands for the 2");
    add("classic", "straight", "wild-ace", "a 1 stands for the 2", "from 6 to 1");
    add("classic", "generala", "60", "Gives 120 point", "Gives 50 point");
    add("classic", "double-generala", "off", "Generala", "holds none");
    add("classic", "double-generala", "on", "while “Generala” holds none", "joker");
    add("classic", "served", "10", "On the first throw 10 point", "On the first throw 5 point");
    add("classic", "served", "0", "served Generala", "more.");
    add("classic", "instant-win", "off", "The most points win", "and the game is won");
    add("classic", "instant-win", "on", "and the game is won", "joker");
    add("yatzy", "order", "forced", "from top to bottom", "Of two pairs");
    add("yatzy", "order", "free", "Of two pairs", "Rows are filled from top");
    add("yahtzee", "extra-yatzy", "on", "every five alike is a joker", "served Generala");
    add("yahtzee", "extra-yatzy", "off", "All dice alike.", "as a joker");
}

void TestRulesBook::textFollowsTheRules()
{
    QFETCH(QString, id);
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QString, said);
    QFETCH(QString, unsaid);
    const TestLanguage english(u"en"_s);
    RulesBook book = RulesBook::of(RuleCatalog::make(id, {{option, value}}).value());
    std::erase_if(book.chapters, [](const BookChapter &chapter) {
        return chapter.title == u"Options"_s || chapter.title == u"The game"_s;
    });
    const QString words = wordsOf(paragraphs(book));
    QVERIFY2(words.contains(said), qPrintable(words));
    QVERIFY2(!words.contains(unsaid), qPrintable(words));
}

void TestRulesBook::unusualOptionsStandOut_data()
{
    QTest::addColumn<RuleSet>("rules");
    for (const RuleSet &rules : everyRuleSet())
        QTest::newRow(nameOf(rules).constData()) << rules;
}

void TestRulesBook::unusualOptionsStandOut()
{
    QFETCH(RuleSet, rules);
    const TestLanguage english(u"en"_s);
    const BookFacts options = partsOf<BookFacts>(RulesBook::of(rules)).at(0);
    const std::vector<OptionSpec> specs = RuleCatalog::options(rules.id);
    QCOMPARE(options.facts.size(), specs.size());
    for (std::size_t k = 0; k < specs.size(); ++k) {
        const QString value = rules.option(specs[k].name);
        QCOMPARE(options.facts[k].value, Names::optionValue(specs[k].name, value));
        QCOMPARE(options.facts[k].strong, value != specs[k].defaultValue());
        QCOMPARE(options.facts[k].remark.startsWith(u"usually "_s), options.facts[k].strong);
    }
}

QTEST_MAIN(TestRulesBook)
#include "tst_rulesbook.moc"
