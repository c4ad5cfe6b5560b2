#include "book/matchmarks.h"

#include <algorithm>

MatchMarks::MatchMarks(QTextDocument &document)
    : QSyntaxHighlighter(&document)
{}

void MatchMarks::mark(const std::vector<int> &places, int length, int current)
{
    if (m_places.empty() && places.empty())
        return;
    m_places = places;
    m_length = length;
    m_current = current;
    rehighlight();
}

void MatchMarks::setColours(const Colours &all, const Colours &current)
{
    m_allColours = all;
    m_currentColours = current;
}

void MatchMarks::highlightBlock(const QString &text)
{
    const int begin = currentBlock().position();
    const int end = begin + static_cast<int>(text.size());
    for (auto place = std::lower_bound(m_places.begin(), m_places.end(), begin);
         place != m_places.end() && *place < end; ++place) {
        const Colours &colours = place - m_places.begin() == m_current ? m_currentColours : m_allColours;
        QTextCharFormat format;
        format.setForeground(colours.text);
        format.setBackground(colours.ground);
        setFormat(*place - begin, m_length, format);
    }
}
