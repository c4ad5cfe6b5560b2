#include "book/bookview.h"

#include "book/bookhtml.h"
#include "book/bookpages.h"
#include "book/dicepictures.h"
#include "book/spokentext.h"
#include "rules/rulecatalog.h"
#include "support/language.h"
#include "support/pdffile.h"
#include "support/textrecorder.h"
#include "text/names.h"
#include "theme/contrast.h"

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace Qt::StringLiterals;

/// A book on the screen and on paper.
class TestBookView : public QObject {
    Q_OBJECT

private slots:
    void init() { m_language = std::make_unique<TestLanguage>(u"en"_s); }
    void pictureNames_data();
    void pictureNames();
    void diceAreSharp_data();
    void diceAreSharp();
    void chapters();
    void scrollingTellsTheChapter();
    void searchGoesRound();
    void placeIsKept_data();
    void placeIsKept();
    void columnIsNoWiderThanCanBeRead();
    void diceAreSpoken();
    void offsetsOfSpokenText();
    void pages_data();
    void pages();
    void pdf();
    void pdfCopiesAsItReads_data();
    void pdfCopiesAsItReads();
    void pdfPartsNoRow_data() { pdfCopiesAsItReads_data(); }
    void pdfPartsNoRow();

private:
    std::unique_ptr<TestLanguage> m_language;
};

namespace {

RulesBook bookOf(const QString &id)
{
    return RulesBook::of(RuleCatalog::make(id).value());
}

struct ShownBook {
    BookView view;

    explicit ShownBook(const QString &id, QSize size = {700, 500})
    {
        view.resize(size);
        view.show();
        (void)QTest::qWaitForWindowExposed(&view);
        view.setBook(bookOf(id), false);
    }
    /// The first paragraph that begins below the upper edge.
    int firstBlock()
    {
        QTextBlock block = view.document()->begin();
        while (block.isValid() && top(block) < view.verticalScrollBar()->value())
            block = block.next();
        return block.blockNumber();
    }
    double top(const QTextBlock &block) { return view.document()->documentLayout()->blockBoundingRect(block).top(); }
};

/// Whether the match that is shown is marked like no other, and every other one that is seen as usual.
bool matchesAreMarked(const BookView &view)
{
    QList<QRect> usual;
    QList<QRect> shown;
    for (const QTextEdit::ExtraSelection &mark : view.extraSelections()) {
        QTextCursor begin = mark.cursor;
        begin.setPosition(mark.cursor.selectionStart());
        const bool current = mark.format.background().color() == Theme::make(true).accent;
        (current ? shown : usual) << view.cursorRect(begin);
    }
    for (int match = 0; match < view.matchCount(); ++match) {
        const QRect place = view.matchRect(match);
        if (view.viewport()->rect().intersects(place) && !(match == view.match() ? shown : usual).contains(place))
            return false;
    }
    return shown.size() == 1;
}

/// A page on a screen, so that its texts can be recorded.
class Paper : public QWidget {
public:
    Paper(const RulesBook &book, QSize size)
    {
        resize(size);
        m_pages = std::make_unique<BookPages>(book, Theme::make(true), *this, QSizeF(size));
    }
    [[nodiscard]] int count() const { return m_pages->count(); }
    std::vector<DrawnText> texts(int page)
    {
        m_page = page;
        show();
        (void)QTest::qWaitForWindowExposed(this);
        return recordScreen(*this).texts;
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), Qt::white);
        m_pages->paint(painter, m_page);
    }

private:
    std::unique_ptr<BookPages> m_pages;
    int m_page = 0;
};

} // namespace

void TestBookView::pictureNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("good");
    QTest::newRow("plain") << u"dice:44662/"_s << true;
    QTest::newRow("kept") << u"dice:44662/3,4"_s << true;
    QTest::newRow("all kept") << u"dice:11111/1,2,3,4,5"_s << true;
    QTest::newRow("no face") << u"dice:44762/"_s << false;
    QTest::newRow("too few") << u"dice:4466/"_s << false;
    QTest::newRow("no such die") << u"dice:44662/6"_s << false;
    QTest::newRow("no die at all") << u"dice:44662/x"_s << false;
    QTest::newRow("a file") << u"picture.png"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void TestBookView::pictureNames()
{
    QFETCH(QString, name);
    QFETCH(bool, good);
    const auto picture = DicePicture::fromName(name);
    QCOMPARE(picture.has_value(), good);
    if (good)
        QCOMPARE(picture->name(), name);
}

void TestBookView::diceAreSharp_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<DiceSet>("dice");
    for (const double ratio : {1.0, 1.25, 1.5, 2.0, 3.0}) {
        for (const DiceSet dice : {DiceSet::Ivory, DiceSet::Casino, DiceSet::Night})
            QTest::addRow("%.2f %d", ratio, static_cast<int>(dice)) << ratio << dice;
    }
}

void TestBookView::diceAreSharp()
{
    QFETCH(double, ratio);
    QFETCH(DiceSet, dice);
    const Theme theme = Theme::make(true, Felt::Green, dice);
    QTextDocument document;
    DicePictures pictures(document, theme);
    QTextImageFormat format;
    format.setName(DicePicture{{{1, 1, 1, 1, 1}}, DiceMask::none()}.name());
    const QSizeF size = pictures.intrinsicSize(&document, 0, format);
    QVERIFY(size.width() > 4 * size.height() / 1.5);
    QImage image((size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.panel);
    QPainter painter(&image);
    pictures.drawObject(&painter, QRectF({}, size), &document, 0, format);
    painter.end();
    // Across the pip of the first die: from its ground to its pip and back in hardly more than a pixel each.
    const double side = size.height() / 1.4; // with its shadow and the room below
    const int y = qRound((0.08 + 0.5) * side * ratio);
    int darkest = 0;
    int between = 0;
    const double ground = luminance(image.pixelColor(qRound(0.25 * side * ratio), y));
    const double pip = luminance(image.pixelColor(qRound(0.5 * side * ratio), y));
    QVERIFY(contrast(image.pixelColor(qRound(0.25 * side * ratio), y), image.pixelColor(qRound(0.5 * side * ratio), y))
            > 3);
    for (int x = qRound(0.2 * side * ratio); x < qRound(0.8 * side * ratio); ++x) {
        const double share = (luminance(image.pixelColor(x, y)) - ground) / (pip - ground);
        darkest += share > 0.9 ? 1 : 0;
        between += share > 0.15 && share < 0.85 ? 1 : 0;
    }
    QVERIFY(darkest >= 1);
    QVERIFY2(between <= 4, qPrintable(QString::number(between)));
}

void TestBookView::chapters()
{
    ShownBook shown(u"yahtzee"_s);
    const auto count = static_cast<int>(shown.view.book().chapters.size());
    QVERIFY(count >= 8);
    QSignalSpy changed(&shown.view, &BookView::chapterChanged);
    for (int chapter = 1; chapter < count; ++chapter) {
        shown.view.showChapter(chapter);
        QCOMPARE(shown.view.chapter(), chapter);
        const QTextBlock first = shown.view.document()->findBlockByNumber(shown.firstBlock());
        const bool atEnd = shown.view.verticalScrollBar()->value() == shown.view.verticalScrollBar()->maximum();
        QVERIFY(atEnd || first.text() == shown.view.book().chapters[static_cast<std::size_t>(chapter)].title);
    }
    QCOMPARE(changed.count(), count - 1);
    shown.view.showChapter(count);
    QCOMPARE(shown.view.chapter(), count - 1); // there is no such chapter
}

void TestBookView::scrollingTellsTheChapter()
{
    ShownBook shown(u"duel"_s);
    QSignalSpy changed(&shown.view, &BookView::chapterChanged);
    shown.view.verticalScrollBar()->setValue(shown.view.verticalScrollBar()->maximum());
    QCOMPARE(shown.view.chapter(), static_cast<int>(shown.view.book().chapters.size()) - 1);
    shown.view.verticalScrollBar()->setValue(0);
    QCOMPARE(shown.view.chapter(), 0);
    QCOMPARE(changed.count(), 2);
}

void TestBookView::searchGoesRound()
{
    ShownBook shown(u"classic"_s);
    QSignalSpy changed(&shown.view, &BookView::matchesChanged);
    shown.view.search(u"scratched"_s);
    const int count = shown.view.matchCount();
    QVERIFY(count >= 3);
    QCOMPARE(shown.view.match(), 0);
    QVERIFY(matchesAreMarked(shown.view));
    for (int step = 1; step < count; ++step) {
        shown.view.showNextMatch(+1);
        QVERIFY(shown.view.viewport()->rect().contains(shown.view.matchRect(step).center()));
        QVERIFY(matchesAreMarked(shown.view));
    }
    shown.view.showNextMatch(+1);
    QCOMPARE(shown.view.match(), 0);
    shown.view.showNextMatch(-1);
    QCOMPARE(shown.view.match(), count - 1);
    QCOMPARE(changed.count(), count + 2);
    shown.view.search(u"no such word"_s);
    QCOMPARE(shown.view.matchCount(), 0);
    QCOMPARE(shown.view.match(), -1);
    QVERIFY(shown.view.extraSelections().isEmpty());
    shown.view.showNextMatch(+1);
    QCOMPARE(shown.view.match(), -1);
}

void TestBookView::placeIsKept_data()
{
    QTest::addColumn<QString>("change");
    for (const char *change : {"language", "palette", "font", "width"})
        QTest::newRow(change) << QString::fromLatin1(change);
}

void TestBookView::placeIsKept()
{
    QFETCH(QString, change);
    ShownBook shown(u"duel"_s);
    shown.view.showChapter(5);
    shown.view.verticalScrollBar()->setValue(shown.view.verticalScrollBar()->value() + 137);
    const int block = shown.firstBlock();
    const int chapter = shown.view.chapter();
    const int value = shown.view.verticalScrollBar()->value();
    if (change == u"language"_s) {
        m_language->set(u"es"_s);
        shown.view.setBook(bookOf(u"duel"_s), true);
    } else if (change == u"palette"_s) {
        shown.view.setPalette(Theme::make(false).palette());
        QCOMPARE(shown.view.verticalScrollBar()->value(), value);
    } else if (change == u"font"_s) {
        QFont font = shown.view.font();
        font.setPointSizeF(1.5 * font.pointSizeF());
        shown.view.setFont(font);
        QVERIFY(shown.view.verticalScrollBar()->value() != value);
    } else {
        shown.view.resize(430, 500);
        QVERIFY(shown.view.verticalScrollBar()->value() != value);
    }
    QVERIFY2(qAbs(shown.firstBlock() - block) <= 1, qPrintable(QString::number(shown.firstBlock() - block)));
    QCOMPARE(shown.view.chapter(), chapter);
}

void TestBookView::columnIsNoWiderThanCanBeRead()
{
    ShownBook shown(u"duel"_s, {3000, 900});
    const int unit = shown.view.fontMetrics().height();
    double left = 3000;
    double right = 0;
    for (QTextBlock block = shown.view.document()->begin(); block.isValid(); block = block.next()) {
        if (block.text().isEmpty())
            continue; // Qt puts those after a table beside it
        const QRectF rect = shown.view.document()->documentLayout()->blockBoundingRect(block);
        left = qMin(left, rect.left());
        right = qMax(right, rect.right());
    }
    QVERIFY2(right - left <= 42 * unit + 1, qPrintable(u"%1 to %2, unit %3"_s.arg(left).arg(right).arg(unit)));
    QVERIFY(qAbs((left + right) / 2 - shown.view.viewport()->width() / 2.0) <= 2);
    QVERIFY(!shown.view.horizontalScrollBar()->isVisible());
}

void TestBookView::diceAreSpoken()
{
    ShownBook shown(u"nordic"_s);
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&shown.view);
    QVERIFY(accessible != nullptr && accessible->textInterface() != nullptr);
    QCOMPARE(accessible->role(), QAccessible::Document);
    QVERIFY(accessible->state().readOnly);
    QAccessibleTextInterface &text = *accessible->textInterface();
    const QString all = text.text(0, text.characterCount());
    QVERIFY(!all.contains(QChar::ObjectReplacementCharacter));
    QVERIFY(all.contains(u"5-5-5-3-3"_s));
    QVERIFY(all.contains(u"4-4-4-4-2, kept: 4-4-4-4"_s));
    const auto place = static_cast<int>(all.indexOf(u"Good play"_s));
    text.setCursorPosition(place);
    QCOMPARE(text.cursorPosition(), place);
    const QRect letter = text.characterRect(place);
    QVERIFY(QRect(shown.view.mapToGlobal(QPoint()), shown.view.size()).contains(letter.center()));
    QCOMPARE(text.offsetAtPoint(letter.center() + QPoint(1, 0)), place);
}

void TestBookView::offsetsOfSpokenText()
{
    ShownBook shown(u"yacht"_s);
    const SpokenText spoken(*shown.view.document());
    const QString raw = shown.view.document()->toRawText();
    int pictures = 0;
    for (int position = 0; position < raw.size(); ++position) {
        const int offset = spoken.offsetOf(position);
        QCOMPARE(spoken.positionOf(offset), position);
        if (raw.at(position) == QChar::ObjectReplacementCharacter)
            ++pictures;
        else if (raw.at(position).isLetterOrNumber())
            QCOMPARE(spoken.text().at(offset), raw.at(position));
    }
    QVERIFY(pictures > 15);
}

void TestBookView::pages_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : RuleCatalog::ids())
        QTest::newRow(qPrintable(id)) << id;
}

void TestBookView::pages()
{
    QFETCH(QString, id);
    const RulesBook book = bookOf(id);
    Paper paper(book, {640, 900});
    QVERIFY(paper.count() >= 3);
    QStringList all;
    for (int page = 0; page < paper.count(); ++page) {
        const std::vector<DrawnText> texts = paper.texts(page);
        QVERIFY(texts.size() > 5);
        double lowest = 0;
        QString last;
        for (const DrawnText &text : texts) {
            if (!text.ink.intersects(text.seen))
                continue; // belongs to the page before or after
            all << text.text;
            QVERIFY2(text.contrast >= 4.5, qPrintable(text.text));
            const bool foot = text.text == book.title || text.text.startsWith(u"Page "_s);
            if (!foot && text.ink.bottom() > lowest) {
                lowest = text.ink.bottom();
                last = text.text;
            }
        }
        for (const BookChapter &chapter : book.chapters)
            QVERIFY2(last != chapter.title, qPrintable(last));
        QVERIFY(all.contains(u"Page %1 of %2"_s.arg(page + 1).arg(paper.count())));
    }
    const QString joined = all.join(u' ');
    for (const BookChapter &chapter : book.chapters)
        QVERIFY2(joined.contains(chapter.title), qPrintable(chapter.title));
    const RuleSet rules = RuleCatalog::make(id).value();
    for (const RowRule &row : rules.rows)
        QVERIFY2(joined.contains(Names::row(row.id)), qPrintable(row.id));
}

void TestBookView::pdf()
{
    const QByteArray pdf = BookPages::pdf(bookOf(u"duel"_s), Theme::make(true));
    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QVERIFY(pdf.count("/Type /Page\n") + pdf.count("/Type /Page\r") >= 3);
    QVERIFY2(pdf.contains("/MediaBox [0 0 595"), "A4, upright");
    QVERIFY(pdf.contains("/FontFile"));        // letters, not pictures
    QVERIFY(!pdf.contains("/Subtype /Image")); // dice are lines
}

void TestBookView::pdfCopiesAsItReads_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("id");
    for (const QString &language : LanguageController::languages()) {
        for (const QString &id : RuleCatalog::ids())
            QTest::addRow("%s %s", qPrintable(language), qPrintable(id)) << language << id;
    }
}

void TestBookView::pdfCopiesAsItReads()
{
    QFETCH(QString, language);
    QFETCH(QString, id);
    m_language.reset();
    QApplication::setFont(QFont(u"Inter"_s));
    QVERIFY(QFontInfo(QApplication::font()).exactMatch());
    const TestLanguage spoken(language);
    const RulesBook book = bookOf(id);
    QTextDocument written;
    written.setHtml(BookHtml::html(book, BookHtml::Look::ofPaper(QApplication::font())));
    QStringList missing = PdfFile::words(BookPages::pdf(book, Theme::make(true)));
    const QString text = written.toPlainText().remove(QChar::ObjectReplacementCharacter).simplified();
    for (const QString &word : text.split(u' '))
        QVERIFY2(missing.removeOne(word), qPrintable(word));
    // What is left stands at the foot of each page, and the signs of lists.
    const QString foot = book.title + u' ' + BookPages::tr("Page %1 of %2") + u" • o"_s;
    for (const QString &word : missing)
        QVERIFY2(foot.split(u' ').contains(word) || word.toInt() > 0, qPrintable(u"twice: "_s + word));
}

void TestBookView::pdfPartsNoRow()
{
    QFETCH(QString, language);
    QFETCH(QString, id);
    m_language.reset();
    QApplication::setFont(QFont(u"Inter"_s));
    const TestLanguage spoken(language);
    const RulesBook book = bookOf(id);
    std::vector<QStringList> pages;
    for (const QString &page : PdfFile::pages(BookPages::pdf(book, Theme::make(true))))
        pages.push_back(page.simplified().split(u' '));
    QVERIFY(pages.size() >= 2);
    QVERIFY2(pages.back().size() > 40, qPrintable(pages.back().join(u' '))); // not nearly empty
    for (const BookChapter &chapter : book.chapters) {
        for (const BookPart &part : chapter.parts) {
            const auto *rows = std::get_if<BookRows>(&part);
            for (const BookRow &row : rows == nullptr ? std::vector<BookRow>() : rows->rows) {
                QString text = row.name + u' ' + row.text;
                for (const BookExample &example : row.examples)
                    text += u' ' + Names::points(example.scored.points) + u' ' + example.remark;
                const QStringList words = text.simplified().split(u' ');
                const bool together = std::any_of(pages.begin(), pages.end(), [&words](QStringList page) {
                    return std::all_of(words.begin(), words.end(),
                                       [&page](const QString &word) { return page.removeOne(word); });
                });
                QVERIFY2(together, qPrintable(row.name));
            }
        }
    }
}

QTEST_MAIN(TestBookView)
#include "tst_bookview.moc"
