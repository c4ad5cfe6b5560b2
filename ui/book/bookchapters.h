#pragma once

#include "book/rulesbook.h"

#include <QCoreApplication>

/// The chapters of a RulesBook. One without parts does not belong into this game's book.
class BookChapters {
    Q_DECLARE_TR_FUNCTIONS(RulesBook)

public:
    static BookChapter overview(const RuleSet &rules);
    static BookChapter options(const RuleSet &rules);
    static BookChapter turn(const RuleSet &rules);
    static BookChapter flow(const RuleSet &rules);
    static BookChapter clock(const RuleSet &rules);
    static BookChapter rows(const RuleSet &rules);
    static BookChapter furtherFiveAlike(const RuleSet &rules);
    static BookChapter ending(const RuleSet &rules);
    static BookChapter advice(const RuleSet &rules);

    /// A row's name in the quotes of the language.
    static QString quoted(const RuleSet &rules, int row);
};
