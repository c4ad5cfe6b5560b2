#pragma once

#include "rules/ruleset.h"

#include <QCoreApplication>
#include <QString>

/// The rules of a game as a page to read, made from its rule set at the moment of the call: no number in it can
/// differ from what is played. The result is HTML without colours.
class RulesText {
    Q_DECLARE_TR_FUNCTIONS(RulesText)

public:
    static QString html(const RuleSet &rules);

private:
    static QStringList turn(const RuleSet &rules);
    static QStringList flow(const RuleSet &rules);
    static QStringList clock(const RuleSet &rules);
    /// Jokers and extra points; empty in rule sets without them.
    static QStringList furtherFiveAlike(const RuleSet &rules);
    static QStringList ending(const RuleSet &rules);
};
