// How to play well, and what a good result is.
#include "book/bookchapters.h"

#include "book/advicehands.h"
#include "book/booktips.h"
#include "players/levelmeans.h"
#include "players/strategy.h"
#include "text/names.h"

namespace {

/// What the computer reaches; nothing where it was not measured.
BookFacts usualTotals(const RuleSet &rules)
{
    BookFacts facts;
    for (const QString &level : computerLevels()) {
        if (const auto mean = meanTotal(rules, level))
            facts.facts.push_back({Names::level(level), Names::points(*mean), {}, false});
    }
    return facts;
}

} // namespace

BookChapter BookChapters::advice(const RuleSet &rules)
{
    BookChapter chapter{tr("Good play"), {}};
    bool shown = false;
    for (BookTip &tip : BookTips::of(rules)) {
        chapter.parts.emplace_back(BookList{{tip.text}});
        for (BookHand &hand : tip.hands) {
            hand.caption = AdviceHands::caption(rules, hand);
            chapter.parts.emplace_back(std::move(hand));
            shown = true;
        }
    }
    if (shown)
        chapter.parts.emplace_back(
            BookText{tr("The examples are worked out exactly: nothing else brings more points on the "
                        "average. Where no rows are named, the card is still empty.")});
    BookFacts totals = usualTotals(rules);
    if (!totals.facts.empty()) {
        chapter.parts.emplace_back(
            BookText{tr("What is a good result? Playing alone, the computer reaches on the average:")});
        chapter.parts.emplace_back(std::move(totals));
    }
    return chapter;
}
