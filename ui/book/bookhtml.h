#pragma once

#include "book/rulesbook.h"

#include <QColor>
#include <QCoreApplication>

class QFont;
class QPalette;

/// A RulesBook as HTML of the kind that QTextDocument reads. Dice are images whose sources are names of
/// DicePicture; their alternative texts say them in words.
class BookHtml {
    Q_DECLARE_TR_FUNCTIONS(BookHtml)

public:
    /// How the page is set; the text itself has the document's colour and font.
    struct Look {
        QColor heading;
        QColor quiet;       ///< text of second rank
        QColor line;        ///< hairlines
        int unit = 16;      ///< height of a line of text, px
        bool title = false; ///< whether the book's title stands above the first chapter

        /// On a screen.
        static Look of(const QPalette &palette, const QFont &font);
        /// Black on white. @param font of the document
        static Look ofPaper(const QFont &font);
    };

    static QString html(const RulesBook &book, const Look &look);

    /// Dice for who cannot see them: "4-4-6-6-2, kept: 6-6".
    static QString inWords(const Dice &dice, DiceMask kept);
};
