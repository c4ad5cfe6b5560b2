#include "englishnames.h"

#include <array>

using namespace Qt::StringLiterals;

namespace {

struct Name {
    QLatin1String id;
    QLatin1String english;
};

constexpr std::array RuleSetNames{
    Name{"duel"_L1, "Generala Duel"_L1},
    Name{"classic"_L1, "Latin-American Generala"_L1},
    Name{"nordic"_L1, "Nordic Generala"_L1},
    Name{"yatzy"_L1, "Scandinavian Yatzy"_L1},
    Name{"yacht"_L1, "Yacht"_L1},
    Name{"yahtzee"_L1, "American Yatzy"_L1},
};

constexpr std::array RowNames{
    Name{"ones"_L1, "Ones"_L1},
    Name{"twos"_L1, "Twos"_L1},
    Name{"threes"_L1, "Threes"_L1},
    Name{"fours"_L1, "Fours"_L1},
    Name{"fives"_L1, "Fives"_L1},
    Name{"sixes"_L1, "Sixes"_L1},
    Name{"one-pair"_L1, "One pair"_L1},
    Name{"two-pairs"_L1, "Two pairs"_L1},
    Name{"three-alike"_L1, "Three alike"_L1},
    Name{"four-alike"_L1, "Four alike"_L1},
    Name{"full-house"_L1, "Full house"_L1},
    Name{"small-straight"_L1, "Small straight"_L1},
    Name{"large-straight"_L1, "Large straight"_L1},
    Name{"straight"_L1, "Straight"_L1},
    Name{"poker"_L1, "Poker"_L1},
    Name{"generala"_L1, "Generala"_L1},
    Name{"double-generala"_L1, "Double Generala"_L1},
    Name{"chance"_L1, "Chance"_L1},
    Name{"yatzy"_L1, "Yatzy"_L1},
    Name{"little-straight"_L1, "Little straight"_L1},
    Name{"big-straight"_L1, "Big straight"_L1},
    Name{"choice"_L1, "Choice"_L1},
    Name{"yacht"_L1, "Yacht"_L1},
};

template <std::size_t N>
QString lookUp(const std::array<Name, N> &names, const QString &id)
{
    for (const Name &name : names) {
        if (name.id == id)
            return name.english;
    }
    return id;
}

} // namespace

QString englishRuleSet(const QString &id)
{
    return lookUp(RuleSetNames, id);
}

QString englishRow(const QString &id)
{
    return lookUp(RowNames, id);
}
