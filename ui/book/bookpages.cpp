#include "book/bookpages.h"

#include "book/bookhtml.h"
#include "book/dicepictures.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QBuffer>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextLayout>
#include <QTextList>

namespace {

constexpr double LetterPt = 10;
constexpr double FootPt = 8.5;
constexpr double MarginMm = 20;
constexpr int FootLines = 2; ///< of the foot's letters, between text and edge
constexpr int PdfResolution = 600;

QFont letter(double points)
{
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    return font;
}

/// The page on which a paragraph's first line stands. The paragraph itself may begin at the foot of the page
/// before.
int pageOf(const QTextDocument &document, const QTextBlock &block)
{
    double top = document.documentLayout()->blockBoundingRect(block).top();
    const QTextLayout &layout = *block.layout();
    if (layout.lineCount() > 0)
        top += layout.lineAt(0).y();
    return static_cast<int>(top / document.pageSize().height());
}

/// Headings belong to what follows, and advice to the dice that show it.
bool belongsToNext(const QTextBlock &block, const QTextBlock &next)
{
    if (block.blockFormat().headingLevel() >= 2)
        return true;
    return block.textList() != nullptr && next.text().startsWith(QChar::ObjectReplacementCharacter);
}

/// Moves paragraphs that would be parted from the next one by the end of a page over to its page.
void keepTogether(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextBlock next = block.next();
        if (!next.isValid() || !belongsToNext(block, next) || pageOf(document, next) == pageOf(document, block))
            continue;
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        cursor.setBlockFormat(format);
        // Qt 6.4 sets only this paragraph again and leaves later ones where they were.
        document.markContentsDirty(0, document.characterCount());
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
    m_document.setDefaultFont(letter(LetterPt));
    m_document.setIndentWidth(1.1 * QFontMetricsF(m_document.defaultFont()).height());
    m_document.documentLayout()->setPaintDevice(&device);
    new DicePictures(m_document, paper); // the document owns it
    m_document.setHtml(BookHtml::html(book, BookHtml::Look::ofPaper(m_document.defaultFont())));
    const double foot = FootLines * QFontMetricsF(letter(FootPt), &device).height();
    m_document.setPageSize({size.width(), size.height() - foot});
    keepTogether(m_document);
}

void BookPages::paint(QPainter &painter, int page) const
{
    const QSizeF body = m_document.pageSize();
    QAbstractTextDocumentLayout::PaintContext context;
    context.palette.setColor(QPalette::Text, Qt::black);
    context.clip = QRectF(QPointF(0, page * body.height()), body);
    painter.save();
    painter.translate(0, -page * body.height());
    painter.setClipRect(context.clip);
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
