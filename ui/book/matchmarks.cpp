#include "book/matchmarks.h"

#include <QAbstractTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextEdit>
#include <algorithm>

namespace {

/// Positions from the first block that can be seen to behind the last one.
struct Range {
    int begin = 0;
    int end = 0;
};

Range seenRange(const QTextEdit &page)
{
    const QTextDocument &text = *page.document();
    const int top = page.verticalScrollBar()->value();
    const int bottom = top + page.viewport()->height();
    Range range{text.characterCount(), 0};
    // All blocks: those of a table lie side by side, so that the first one below the edge is not the end.
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        const QRectF rect = text.documentLayout()->blockBoundingRect(block);
        if (rect.bottom() < top || rect.top() > bottom)
            continue;
        range.begin = std::min(range.begin, block.position());
        range.end = std::max(range.end, block.position() + block.length());
    }
    return range;
}

} // namespace

void MatchMarks::setColours(const Colours &all, const Colours &current)
{
    m_allColours = all;
    m_currentColours = current;
}

void MatchMarks::mark(const std::vector<int> &places, int length, int current)
{
    if (places.empty()) {
        clear();
        return;
    }
    const Range seen = seenRange(m_page);
    QList<QTextEdit::ExtraSelection> marks;
    for (auto place = std::lower_bound(places.begin(), places.end(), seen.begin);
         place != places.end() && *place + length <= seen.end; ++place) {
        const Colours &colours = place - places.begin() == current ? m_currentColours : m_allColours;
        QTextEdit::ExtraSelection mark;
        mark.format.setForeground(colours.text);
        mark.format.setBackground(colours.ground);
        mark.cursor = QTextCursor(m_page.document());
        mark.cursor.setPosition(*place);
        mark.cursor.setPosition(*place + length, QTextCursor::KeepAnchor);
        marks << mark;
    }
    m_page.setExtraSelections(marks);
}

void MatchMarks::clear()
{
    if (!m_page.extraSelections().isEmpty())
        m_page.setExtraSelections({});
}
