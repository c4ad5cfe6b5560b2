#include "book/rulesbook.h"

#include "book/bookchapters.h"
#include "text/names.h"

RulesBook RulesBook::of(const RuleSet &rules)
{
    RulesBook book;
    book.title = Names::ruleSet(rules.id);
    for (const auto chapter :
         {BookChapters::overview, BookChapters::options, BookChapters::turn, BookChapters::flow, BookChapters::clock,
          BookChapters::rows, BookChapters::furtherFiveAlike, BookChapters::ending, BookChapters::advice}) {
        BookChapter made = chapter(rules);
        if (!made.parts.empty())
            book.chapters.push_back(std::move(made));
    }
    return book;
}
