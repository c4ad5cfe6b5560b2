#include "book/bookview.h"

#include "access/focusmark.h"
#include "book/accessiblebook.h"
#include "book/dicepictures.h"
#include "book/matchmarks.h"
#include "text/textsearch.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <algorithm>

namespace {

constexpr int Measure = 42; ///< widest column, in heights of a line

} // namespace

BookView::BookView(QWidget *parent)
    : QTextBrowser(parent)
    , m_theme(Theme::make(true))
    , m_dice(new DicePictures(*document(), m_theme))
    , m_marks(std::make_unique<MatchMarks>(*this))
{
    AccessibleBook::install();
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setUndoRedoEnabled(false);
    FocusMark::put(*this);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &BookView::onScrolled);
}

BookView::~BookView() = default;

void BookView::setBook(const RulesBook &book, bool samePlace)
{
    const Place before = place();
    const int chapter = m_chapter;
    m_book = book;
    render();
    if (!samePlace) {
        m_match = matchCount() > 0 ? 0 : -1;
        showChapter(0);
        verticalScrollBar()->setValue(0);
    } else {
        goTo(before);
        setChapter(chapter);
    }
    markMatches();
    emit matchesChanged();
}

void BookView::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_dice->setTheme(theme);
    markMatches();
    viewport()->update();
}

void BookView::render()
{
    const QScopedValueRollback jumping(m_jumping, true);
    m_marks->clear();
    document()->setDefaultFont(font());
    document()->setIndentWidth(1.1 * fontMetrics().height()); // of lists
    setHtml(BookHtml::html(m_book, BookHtml::Look::of(palette(), font())));
    arrange();
    m_headings.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 2)
            m_headings.push_back(block.position());
    }
    findMatches();
}

void BookView::changeEvent(QEvent *event)
{
    const bool looksChange = event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange;
    if (!looksChange || !hasBook()) {
        QTextBrowser::changeEvent(event);
        return;
    }
    const Place before = place();
    QTextBrowser::changeEvent(event);
    render();
    goTo(before);
    markMatches();
}

void BookView::resizeEvent(QResizeEvent *event)
{
    const Place before = place();
    QTextBrowser::resizeEvent(event);
    arrange();
    goTo(before);
    markMatches();
}

void BookView::arrange()
{
    const int unit = fontMetrics().height();
    QTextFrame *page = document()->rootFrame();
    QTextFrameFormat format = page->frameFormat();
    const int side = qMax(unit / 2, (viewport()->width() - Measure * unit) / 2);
    if (format.leftMargin() == side && format.bottomMargin() == unit)
        return;
    format.setLeftMargin(side);
    format.setRightMargin(side);
    format.setTopMargin(0);
    format.setBottomMargin(unit);
    page->setFrameFormat(format);
}

int BookView::topOf(int position) const
{
    return qRound(document()->documentLayout()->blockBoundingRect(document()->findBlock(position)).top());
}

BookView::Place BookView::place() const
{
    const int edge = verticalScrollBar()->value();
    Place found;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QRectF rect = document()->documentLayout()->blockBoundingRect(block);
        if (rect.top() > edge)
            break;
        found = {block.blockNumber(), rect.height() > 0 ? (edge - rect.top()) / rect.height() : 0};
    }
    return found;
}

void BookView::goTo(const Place &place)
{
    const QScopedValueRollback jumping(m_jumping, true);
    (void)document()->documentLayout()->documentSize(); // all of it is set now, and the scroll bar long enough
    const QTextBlock block = document()->findBlockByNumber(place.block);
    const QRectF rect = document()->documentLayout()->blockBoundingRect(block);
    verticalScrollBar()->setValue(qRound(rect.top() + place.above * rect.height()));
}

void BookView::showChapter(int chapter)
{
    if (chapter < 0 || chapter >= static_cast<int>(m_headings.size()))
        return;
    const QScopedValueRollback jumping(m_jumping, true);
    (void)document()->documentLayout()->documentSize();
    verticalScrollBar()->setValue(topOf(m_headings[static_cast<std::size_t>(chapter)]));
    setChapter(chapter);
    markMatches();
}

void BookView::onScrolled()
{
    if (m_jumping)
        return;
    trackChapter();
    markMatches();
}

void BookView::trackChapter()
{
    const QScrollBar &bar = *verticalScrollBar();
    const bool atEnd = bar.value() > 0 && bar.value() == bar.maximum();
    const int line = bar.value() + viewport()->height() / 4;
    int read = 0;
    for (std::size_t k = 0; k < m_headings.size(); ++k) {
        if (atEnd || topOf(m_headings[k]) <= line)
            read = static_cast<int>(k);
    }
    setChapter(read);
}

void BookView::setChapter(int chapter)
{
    if (chapter == m_chapter)
        return;
    m_chapter = chapter;
    emit chapterChanged(chapter);
}

void BookView::search(const QString &words)
{
    m_words = words.trimmed();
    findMatches();
    const int here = document()->findBlockByNumber(place().block).position();
    const auto next = std::lower_bound(m_matches.begin(), m_matches.end(), here);
    if (m_matches.empty())
        m_match = -1;
    else
        m_match = next == m_matches.end() ? 0 : static_cast<int>(next - m_matches.begin());
    markMatches();
    revealMatch();
    emit matchesChanged();
}

void BookView::findMatches()
{
    m_matches = TextSearch::find(document()->toRawText(), m_words);
    m_match = qBound(m_matches.empty() ? -1 : 0, m_match, matchCount() - 1);
}

void BookView::showNextMatch(int step)
{
    if (m_matches.empty())
        return;
    m_match = (m_match + step + matchCount()) % matchCount();
    markMatches();
    revealMatch();
    emit matchesChanged();
}

void BookView::markMatches()
{
    m_marks->setColours({palette().color(QPalette::HighlightedText), palette().color(QPalette::Highlight)},
                        {m_theme.onAccent, m_theme.accent});
    m_marks->mark(m_matches, static_cast<int>(m_words.size()), m_match);
}

QRect BookView::matchRect(int match) const
{
    QTextCursor cursor(document());
    cursor.setPosition(m_matches[static_cast<std::size_t>(match)]);
    return cursorRect(cursor);
}

void BookView::revealMatch()
{
    if (m_match < 0)
        return;
    (void)document()->documentLayout()->documentSize();
    const QRect place = matchRect(m_match);
    const int edge = 2 * fontMetrics().height();
    if (place.top() < edge || place.bottom() > viewport()->height() - edge)
        verticalScrollBar()->setValue(verticalScrollBar()->value() + place.top() - viewport()->height() / 3);
}
