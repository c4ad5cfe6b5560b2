#include "book/bookpages.h"

#include "book/bookhtml.h"
#include "book/dicepictures.h"
#include "theme/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextList>
#include <QTextTable>

#include <cmath>

namespace {

constexpr double LetterPt = 10;
// A last page that would be nearly empty is saved, or filled, by type that is a little smaller.
constexpr double SmallestPt = 9;
constexpr double PtStep = 0.25;
constexpr double FullEnough = 0.25; ///< part of a page
constexpr double FootPt = 8.5;
constexpr double MarginMm = 20;
constexpr int FootLines = 2; ///< of the foot's letters, between text and edge
constexpr int PdfResolution = 600;

QFont letter(double points)
{
    QFont font = Paper::font();
    font.setPointSizeF(points);
    return font;
}

/// From where to where something is: a paragraph's lines, or the whole table that it is in.
struct Extent {
    double top;
    double bottom;
};

Extent extentOf(const QTextDocument &document, const QTextBlock &block)
{
    const QAbstractTextDocumentLayout &layout = *document.documentLayout();
    if (QTextTable *table = QTextCursor(block).currentTable()) {
        const QRectF rect = layout.frameBoundingRect(table);
        return {rect.top(), rect.bottom() - 1};
    }
    // The paragraph itself may begin at the foot of the page before its first line.
    const double top = layout.blockBoundingRect(block).top();
    const QTextLayout &lines = *block.layout();
    if (lines.lineCount() == 0)
        return {top, top};
    const QTextLine last = lines.lineAt(lines.lineCount() - 1);
    return {top + lines.lineAt(0).y(), top + last.y() + last.height() - 1};
}

/// Headings belong to what follows, and advice to the dice that show it.
bool belongsToNext(const QTextBlock &block, const QTextBlock &next)
{
    if (block.blockFormat().headingLevel() >= 2)
        return true;
    return block.textList() != nullptr && next.text().startsWith(QChar::ObjectReplacementCharacter);
}

void breakBefore(QTextDocument &document, const QTextBlock &block)
{
    QTextCursor cursor(block);
    if (QTextTable *table = cursor.currentTable()) {
        QTextTableFormat format = table->format();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        table->setFormat(format);
    } else {
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
    }
    // Qt 6.4 sets only this paragraph again and leaves later ones where they were.
    document.markContentsDirty(0, document.characterCount());
}

/// The last paragraph of the table that a paragraph is in; itself outside of tables.
QTextBlock endOfTable(const QTextDocument &document, const QTextBlock &block)
{
    const QTextTable *table = QTextCursor(block).currentTable();
    return table == nullptr ? block : document.findBlock(table->lastPosition());
}

/// What the end of a page would part goes to the next page as a whole.
void keepTogether(QTextDocument &document)
{
    const auto page = [&document](double y) { return static_cast<int>(y / document.pageSize().height()); };
    for (QTextBlock first = document.begin(); first.isValid();) {
        QTextBlock last = endOfTable(document, first);
        while (last.next().isValid() && belongsToNext(last, last.next()))
            last = endOfTable(document, last.next());
        if (page(extentOf(document, first).top) != page(extentOf(document, last).bottom))
            breakBefore(document, first);
        first = last.next();
    }
}

} // namespace

BookPages::BookPages(const RulesBook &book, const Theme &theme, QPaintDevice &device, const QSizeF &size)
    : m_title(book.title)
    , m_page({}, size)
{
    Theme paper = Theme::make(false);
    paper.dieFace = Qt::white;
    paper.dieNumerals = theme.dieNumerals;
    m_document.setDocumentMargin(0);
    m_document.documentLayout()->setPaintDevice(&device);
    new DicePictures(m_document, paper); // the document owns it
    const double foot = FootLines * QFontMetricsF(letter(FootPt), &device).height();
    m_document.setPageSize({size.width(), size.height() - foot});
    setBook(book, LetterPt);
    for (double points = LetterPt - PtStep; points >= SmallestPt && lastPage() < FullEnough; points -= PtStep)
        setBook(book, points);
}

void BookPages::setBook(const RulesBook &book, double points)
{
    m_document.setDefaultFont(letter(points));
    m_document.setIndentWidth(1.1 * QFontMetricsF(m_document.defaultFont()).height());
    m_document.setHtml(BookHtml::html(book, BookHtml::Look::ofPaper(m_document.defaultFont())));
    keepTogether(m_document);
}

double BookPages::lastPage() const
{
    const double pages = extentOf(m_document, m_document.lastBlock()).bottom / m_document.pageSize().height();
    return pages - std::floor(pages);
}

void BookPages::paint(QPainter &painter, int page) const
{
    const QSizeF body = m_document.pageSize();
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    const QRectF seen(QPointF(0, page * body.height()), body);
    // Qt also draws lines that only touch: the first of the next page would be copied from both.
    const double touch =
        QFontMetricsF(m_document.defaultFont(), m_document.documentLayout()->paintDevice()).height() / 4;
    context.clip = seen.adjusted(0, touch, 0, -touch);
    painter.save();
    painter.translate(0, -page * body.height());
    painter.setClipRect(seen);
    m_document.documentLayout()->draw(&painter, context);
    painter.restore();
    painter.setFont(letter(FootPt));
    painter.setPen(QColor(0x50, 0x50, 0x50));
    painter.drawText(m_page, static_cast<int>(Qt::AlignLeading | Qt::AlignBottom), m_title);
    painter.drawText(m_page, static_cast<int>(Qt::AlignTrailing | Qt::AlignBottom),
                     tr("Page %1 of %2").arg(QLocale().toString(page + 1), QLocale().toString(count())));
}

void BookPages::print(const RulesBook &book, const Theme &theme, QPagedPaintDevice &device)
{
    QPainter painter(&device);
    const BookPages pages(book, theme, device, QSizeF(device.width(), device.height()));
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0)
            device.newPage();
        pages.paint(painter, page);
    }
}

QByteArray BookPages::pdf(const RulesBook &book, const Theme &theme)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        const QMarginsF margins(MarginMm, MarginMm, MarginMm, MarginMm);
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, margins, QPageLayout::Millimeter));
        writer.setResolution(PdfResolution);
        writer.setTitle(book.title);
        writer.setCreator(QCoreApplication::applicationName());
        print(book, theme, writer);
    }
    return buffer.data();
}
