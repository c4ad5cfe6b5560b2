#pragma once

#include "book/bookhtml.h"
#include "theme/theme.h"

#include <QTextBrowser>
#include <memory>
#include <vector>

class DicePictures;
class MatchMarks;

/// A book on the screen: a column of text that is no wider than can be read, chapters to jump to, matches of
/// a search that light up. Follows palette, font and width, and keeps its place meanwhile.
class BookView : public QTextBrowser {
    Q_OBJECT

public:
    explicit BookView(QWidget *parent = nullptr);
    ~BookView() override;

    /// Shows a book from its beginning, or from the same place as the one before: books of the same rules
    /// have the same paragraphs in every language.
    void setBook(const RulesBook &book, bool samePlace);
    /// Whether anything has been shown yet.
    [[nodiscard]] bool hasBook() const { return !m_book.chapters.empty(); }
    [[nodiscard]] const RulesBook &book() const { return m_book; }
    void setTheme(const Theme &theme);

    void showChapter(int chapter);
    /// The chapter that is read: the last one that begins in the upper quarter or above, at the end the last
    /// of all, or the one that was jumped to.
    [[nodiscard]] int chapter() const { return m_chapter; }

    /// Marks the places where these words stand, and goes to the first from here on.
    void search(const QString &words);
    [[nodiscard]] int matchCount() const { return static_cast<int>(m_matches.size()); }
    /// Index of the match that is shown, -1 for none.
    [[nodiscard]] int match() const { return m_match; }
    /// Where a match stands in the viewport; above or below it when it is not shown.
    [[nodiscard]] QRect matchRect(int match) const;
    /// Goes on to the next match, or back to the one before; round from one end to the other.
    void showNextMatch(int step);
    [[nodiscard]] QString searchedWords() const { return m_words; }

signals:
    void chapterChanged(int chapter);
    /// After a search, or when another match is shown.
    void matchesChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// A line of the text at the upper edge: its block, and how far above the edge it begins, in parts of its
    /// height.
    struct Place {
        int block = 0;
        double above = 0;
    };
    [[nodiscard]] Place place() const;
    void goTo(const Place &place);
    void render();
    void arrange();
    void findMatches();
    void markMatches();
    void revealMatch();
    void onScrolled();
    void trackChapter();
    void setChapter(int chapter);
    [[nodiscard]] int topOf(int position) const;

    RulesBook m_book;
    Theme m_theme;
    DicePictures *m_dice; // of the document
    std::unique_ptr<MatchMarks> m_marks;
    std::vector<int> m_headings; ///< positions in the document
    int m_chapter = 0;
    QString m_words;
    std::vector<int> m_matches; ///< positions in the document
    int m_match = -1;
    bool m_jumping = false;
};
