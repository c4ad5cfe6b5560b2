#pragma once

#include <QString>
#include <vector>

class QTextDocument;

/// The text of a document with words in place of its pictures of dice, for who cannot see them, and where
/// each part of it stands in the document.
class SpokenText {
public:
    explicit SpokenText(const QTextDocument &document);

    [[nodiscard]] const QString &text() const { return m_text; }
    /// Where a position of the document is in the text, and the other way round. What is outside is taken to
    /// the end.
    [[nodiscard]] int offsetOf(int position) const;
    [[nodiscard]] int positionOf(int offset) const;

private:
    /// A picture: one character of the document, many of the text.
    struct Picture {
        int position;
        int offset;
        int words; ///< their length
    };

    QString m_text;
    std::vector<Picture> m_pictures;
};
