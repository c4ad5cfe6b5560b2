#include "players/levelmeans.h"

#include "rules/rulecatalog.h"

#include <algorithm>
#include <array>

namespace {

struct LevelMean {
    const char *ruleSet;
    const char *level;
    int total;
};

// The table of the README, rounded; when a level or a rule set changes, measure both anew.
// clang-format off
constexpr std::array Means{
    LevelMean{"duel", "novice", 213},    LevelMean{"duel", "casual", 239},
    LevelMean{"duel", "strong", 277},    LevelMean{"duel", "expert", 305},
    LevelMean{"classic", "novice", 121}, LevelMean{"classic", "casual", 140},
    LevelMean{"classic", "strong", 153}, LevelMean{"classic", "expert", 167},
    LevelMean{"nordic", "novice", 114},  LevelMean{"nordic", "casual", 133},
    LevelMean{"nordic", "strong", 146},  LevelMean{"nordic", "expert", 160},
    LevelMean{"yatzy", "novice", 153},   LevelMean{"yatzy", "casual", 189},
    LevelMean{"yatzy", "strong", 228},   LevelMean{"yatzy", "expert", 248},
    LevelMean{"yacht", "novice", 115},   LevelMean{"yacht", "casual", 130},
    LevelMean{"yacht", "strong", 150},   LevelMean{"yacht", "expert", 167},
    LevelMean{"yahtzee", "novice", 165}, LevelMean{"yahtzee", "casual", 182},
    LevelMean{"yahtzee", "strong", 227}, LevelMean{"yahtzee", "expert", 255}};
// clang-format on

} // namespace

std::optional<int> meanTotal(const RuleSet &rules, const QString &level)
{
    const auto found = std::find_if(Means.begin(), Means.end(), [&](const LevelMean &mean) {
        return rules.id == QLatin1String(mean.ruleSet) && level == QLatin1String(mean.level);
    });
    if (found == Means.end() || !RuleCatalog::isUsual(rules))
        return std::nullopt;
    return found->total;
}
