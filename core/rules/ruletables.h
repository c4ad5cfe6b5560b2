#pragma once

#include "rules/rulecatalog.h"

/// A rule set as RuleCatalog knows it. A new one is a table more.
struct RuleTable {
    QString id;
    std::vector<OptionSpec> (*options)();
    /// Adds rows and special events; id and options stand in the rule set already, flow is read from the options.
    void (*build)(RuleSet &);
};

/// Generala in its kinds.
[[nodiscard]] std::vector<RuleTable> generalaTables();
/// Its relatives of the North and of America.
[[nodiscard]] std::vector<RuleTable> yatzyTables();
