#pragma once

#include <QColor>
#include <QSyntaxHighlighter>
#include <vector>

/// Colours words of a document wherever they were found.
class MatchMarks : public QSyntaxHighlighter {
    Q_OBJECT

public:
    /// Text and its ground.
    struct Colours {
        QColor text;
        QColor ground;
    };

    /// @param document becomes the owner
    explicit MatchMarks(QTextDocument &document);

    /// @param places where the words begin, positions in the document @param length of the words
    /// @param current index of the place that is shown, -1 for none
    void mark(const std::vector<int> &places, int length, int current);
    void setColours(const Colours &all, const Colours &current);

protected:
    void highlightBlock(const QString &text) override;

private:
    std::vector<int> m_places;
    int m_length = 0;
    int m_current = -1;
    Colours m_allColours;
    Colours m_currentColours;
};
