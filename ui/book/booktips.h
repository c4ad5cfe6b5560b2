#pragma once

#include "book/rulesbook.h"

#include <QCoreApplication>

/// A sentence and the dice that show it; without a sentence it does not hold in these rules.
struct BookTip {
    QString text;
    std::vector<BookHand> hands;
};

/// Advice for a rule set. What is said here is checked by the exact solver, see tst_bookadvice.
class BookTips {
    Q_DECLARE_TR_FUNCTIONS(RulesBook)

public:
    static std::vector<BookTip> of(const RuleSet &rules);

private:
    // Without a sentence where it does not hold; those that are only asked about rules in which it does hold
    // look at nothing.
    static BookTip sameDice(const RuleSet &rules);
    static BookTip time(const RuleSet &rules);
    static BookTip higherPair(const RuleSet &rules);
    static BookTip bothPairs(const RuleSet &rules);
    static BookTip anyPair(const RuleSet &rules);
    static BookTip lowPair(const RuleSet &rules);
    static BookTip bonus(const RuleSet &rules);
    static BookTip fourAlike(const RuleSet &rules);
    static BookTip servedFullHouse(const RuleSet &rules);
    static BookTip straight(const RuleSet &rules);
    static BookTip oneEnd(const RuleSet &rules);
    static BookTip pairBeforeStraight(const RuleSet &rules);
    static BookTip smallStraight(const RuleSet &rules);
    static BookTip hopeless(const RuleSet &rules);
    static BookTip doubleGenerala(const RuleSet &rules);
    static BookTip firstFiveAlike(const RuleSet &rules);
    static BookTip presentRow(const RuleSet &rules);
    static BookTip chance(const RuleSet &rules);
};
