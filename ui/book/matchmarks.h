#pragma once

#include <QColor>
#include <vector>

class QTextEdit;

/// Lights up what a search has found on a page, as far as it is seen. The marks are painted over the text and are no
/// part of it: that would be laid out anew with every letter typed.
class MatchMarks {
public:
    struct Colours {
        QColor text;
        QColor ground;
    };

    /// @param page must outlive this object
    explicit MatchMarks(QTextEdit &page)
        : m_page(page)
    {}

    /// @param current of the match that is shown; the others have `all`
    void setColours(const Colours &all, const Colours &current);
    /// Marks what can be seen now of these places: to be called again when the page is scrolled or laid out anew.
    /// @param places positions in the document, in order
    /// @param length in characters, of each
    /// @param current index of the one that is shown, -1 for none
    void mark(const std::vector<int> &places, int length, int current);
    /// To be called before the text of the page changes.
    void clear();

private:
    QTextEdit &m_page;
    Colours m_allColours;
    Colours m_currentColours;
};
