#include "library/scoresheet.h"

#include "game/replay.h"
#include "library/librarytext.h"
#include "players/strategy.h"
#include "rules/rulecatalog.h"
#include "storage/gamestore.h"
#include "support/gamefiles.h"
#include "support/language.h"
#include "support/pdffile.h"
#include "support/selfplayed.h"
#include "support/textrecorder.h"
#include "text/names.h"

#include <QPainter>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

/// The cards of a game on a page.
class TestScoreSheet : public QObject {
    Q_OBJECT

private slots:
    void everythingIsOnThePage_data();
    void everythingIsOnThePage();
    void openRowsStayEmpty();
    void ownOptionsAreNamed();
    void pdfFile();
    void pdfOntoAFullDisk();
    void copiesAsItReads_data();
    void copiesAsItReads();
    void namesAreNeverLost();
    void computersDiffer();
};

namespace {

/// The page on a screen, so that its texts can be recorded.
class Page : public QWidget {
public:
    explicit Page(const ScoreSheet &sheet)
        : m_sheet(sheet)
    {
        resize(1000, 1414);
    }

    std::vector<DrawnText> texts()
    {
        show();
        (void)QTest::qWaitForWindowExposed(this);
        return recordScreen(*this).texts;
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        m_sheet.paint(painter, rect());
    }

private:
    const ScoreSheet &m_sheet;
};

QStringList wordsOf(const std::vector<DrawnText> &texts)
{
    QStringList words;
    for (const DrawnText &text : texts)
        words << text.text;
    return words;
}

bool isBeginningOfAName(const QString &text, const GameState &state)
{
    return std::any_of(state.specs.begin(), state.specs.end(),
                       [&text](const SeatSpec &seat) { return seat.name.startsWith(text); });
}

std::vector<SeatSpec> namedSeats(int count)
{
    static const std::array names = {u"WWWWWWWWWWWWWWWWWWWWWWWW",
                                     u"Константин Великолепный!",
                                     u"<b>Ana</b>",
                                     u"Þórhildur Ísafold Åsgard",
                                     u"Ñandú",
                                     u"Li"};
    std::vector<SeatSpec> seats = Games::seats(count);
    for (std::size_t k = 0; k < seats.size(); ++k)
        seats[k].name = QString::fromUtf16(names[k]);
    return seats;
}

} // namespace

void TestScoreSheet::everythingIsOnThePage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<int>("seats");
    for (const QString &language : LanguageController::languages()) {
        for (const QString &rules : RuleCatalog::ids()) {
            for (const int seats : {1, 6})
                QTest::addRow("%s %s %d", qPrintable(language), qPrintable(rules), seats) << language << rules << seats;
        }
    }
}

void TestScoreSheet::everythingIsOnThePage()
{
    QFETCH(QString, language);
    QFETCH(QString, rules);
    QFETCH(int, seats);
    const TestLanguage spoken(language);
    const SelfPlay game = SelfPlayed::game(Games::setup(qPrintable(rules), namedSeats(seats)), 1);
    const ScoreSheet sheet(game.state, game.journal);
    Page page(sheet);
    const std::vector<DrawnText> texts = page.texts();
    const QStringList words = wordsOf(texts);
    for (const RowRule &row : game.state.rules->rows)
        QVERIFY2(words.contains(Names::row(row.id)), qPrintable(Names::row(row.id)));
    for (const SeatSpec &seat : game.state.specs)
        QVERIFY2(words.contains(seat.name),
                 qPrintable(seat.name)); // in the ranking, where all of it has room
    QVERIFY(words.contains(Names::ruleSet(rules)));
    const QByteArray code = std::get<GameStarted>(game.journal.front().event).fairnessCode;
    QVERIFY(words.contains(QString::fromLatin1(code)));
    for (const Standing &standing : standings(game.state))
        QVERIFY(words.count(QLocale().toString(standing.total)) >= 2); // on the card and in the ranking
    const QRectF paper = QRectF(page.rect()).adjusted(40, 40, -40, -40);
    for (std::size_t a = 0; a < texts.size(); ++a) {
        QVERIFY2(paper.contains(texts[a].ink), qPrintable(texts[a].text));
        QVERIFY2(texts[a].contrast >= 4.5, qPrintable(texts[a].text));
        const QString shown = texts[a].text.section(u'…', 0, 0);
        QVERIFY2(shown == texts[a].text || isBeginningOfAName(shown, game.state), qPrintable(texts[a].text));
        for (std::size_t b = a + 1; b < texts.size(); ++b) {
            const QRectF both = texts[a].ink & texts[b].ink;
            QVERIFY2(both.width() <= 1 || both.height() <= 1, qPrintable(texts[a].text + u" / "_s + texts[b].text));
        }
    }
}

void TestScoreSheet::openRowsStayEmpty()
{
    const TestLanguage english(u"en"_s);
    const Journal journal = SelfPlayed::beginning(Games::setup("yatzy", Games::seats(1)), 1, 2);
    const ScoreSheet sheet(stateOf(journal, journal.size()), journal);
    Page page(sheet);
    const QStringList words = wordsOf(page.texts());
    const QString rounds = QString::number(RuleCatalog::make(u"yatzy"_s)->rowCount());
    QVERIFY2(words.contains(u"Unfinished, round 1 of "_s + rounds), qPrintable(words.join(u'|')));
    QCOMPARE(words.count(u"0"_s), 3); // bonus, total, and the total of the ranking
}

void TestScoreSheet::ownOptionsAreNamed()
{
    const TestLanguage english(u"en"_s);
    for (const bool own : {false, true}) {
        const std::vector<OptionChoice> options =
            own ? std::vector<OptionChoice>{{u"order"_s, u"forced"_s}} : std::vector<OptionChoice>();
        const Journal journal = SelfPlayed::beginning(Games::setup("yatzy", Games::seats(1), options), 1, 2);
        const ScoreSheet sheet(stateOf(journal, journal.size()), journal);
        Page page(sheet);
        const QString expected = Names::option(u"order"_s) + u": "_s + Names::optionValue(u"order"_s, u"forced"_s);
        QCOMPARE(wordsOf(page.texts()).contains(expected), own);
    }
}

void TestScoreSheet::pdfFile()
{
    const TestLanguage russian(u"ru"_s);
    const SelfPlay game = SelfPlayed::game(Games::setup("duel", namedSeats(6)), 1);
    const QByteArray pdf = ScoreSheet(game.state, game.journal).pdf();
    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QCOMPARE(pdf.count("/Type /Page\n") + pdf.count("/Type /Page\r"), 1);
    QVERIFY2(pdf.contains("/MediaBox [0 0 595"), "A4, upright");
    QVERIFY(pdf.contains("/FontFile")); // letters, not a picture
    QVERIFY(pdf.size() < 500'000);
}

void TestScoreSheet::pdfOntoAFullDisk()
{
    std::signal(SIGXFSZ, SIG_IGN);
    QTemporaryDir folder;
    const QString target = folder.filePath(u"sheet.pdf"_s);
    QVERIFY(GameFiles::write(target, "what was there"));
    const SelfPlay game = SelfPlayed::game(Games::setup("duel", Games::seats(2)), 1);
    {
        const GameFiles::FileSizeLimit limit(1000);
        const auto error = GameStore::writeWhole(target, ScoreSheet(game.state, game.journal).pdf());
        QVERIFY(error.has_value());
        QCOMPARE(error->path, target);
    }
    QCOMPARE(GameFiles::bytesOf(target), QByteArray("what was there"));
}

void TestScoreSheet::copiesAsItReads_data()
{
    everythingIsOnThePage_data();
}

void TestScoreSheet::copiesAsItReads()
{
    QFETCH(QString, language);
    QFETCH(QString, rules);
    QFETCH(int, seats);
    QApplication::setFont(QFont(u"Inter"_s));
    QVERIFY(QFontInfo(QApplication::font()).exactMatch());
    const TestLanguage spoken(language);
    const SelfPlay game = SelfPlayed::game(Games::setup(qPrintable(rules), namedSeats(seats)), 1);
    const QString copied = PdfFile::words(ScoreSheet(game.state, game.journal).pdf()).join(u' ');
    QStringList written{Names::ruleSet(rules), LibraryText::date(game.journal.front().utcMs),
                        LibraryText::time(game.journal.front().utcMs)};
    for (const RowRule &row : game.state.rules->rows)
        written << Names::row(row.id);
    for (const SeatSpec &seat : game.state.specs)
        written << seat.name;
    for (const QString &text : written)
        QVERIFY2(copied.contains(text.simplified()), qPrintable(text + u" in "_s + copied));
}

void TestScoreSheet::namesAreNeverLost()
{
    const TestLanguage english(u"en"_s);
    const auto yellow = [](const QString &name) {
        std::vector<SeatSpec> seats = Games::seats(2);
        for (SeatSpec &seat : seats) {
            seat.named = true;
            seat.colour = u"#000000"_s;
        }
        seats[0].name = name;
        const SelfPlay game = SelfPlayed::game(Games::setup("duel", seats), 1);
        const QImage page = PdfFile::firstPage(ScoreSheet(game.state, game.journal).pdf());
        int dots = 0;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) {
                const QColor colour = page.pixelColor(x, y);
                dots += colour.red() > 200 && colour.green() > 140 && colour.blue() < 120 ? 1 : 0;
            }
        }
        return page.isNull() ? -1 : dots;
    };
    QCOMPARE(yellow(u"Ana"_s), 0);
    QVERIFY(yellow(u"\U0001F9C0"_s) > 100);
    QVERIFY(yellow(u"Ana \U0001F9C0"_s) > 100);
}

void TestScoreSheet::computersDiffer()
{
    for (const QString &language : LanguageController::languages()) {
        const TestLanguage spoken(language);
        const QStringList levels = strategyNames();
        std::vector<SeatSpec> seats = Games::seats(6);
        for (std::size_t k = 0; k < seats.size(); ++k) {
            seats[k].kind = PlayerKind::Computer;
            seats[k].level = levels[static_cast<qsizetype>(k) % levels.size()];
            seats[k].named = false;
        }
        const Journal journal = SelfPlayed::beginning(Games::setup("duel", seats), 1, 2);
        const ScoreSheet sheet(stateOf(journal, journal.size()), journal);
        Page page(sheet);
        for (const QString &word : wordsOf(page.texts()))
            QVERIFY2(!word.contains(u'…'), qPrintable(word));
    }
}

QTEST_MAIN(TestScoreSheet)
#include "tst_scoresheet.moc"
