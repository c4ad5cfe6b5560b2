#include "players/strategy.h"

#include "players/greedy.h"
#include "players/level.h"
#include "players/randomplay.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace {

struct StrategyEntry {
    QString name;
    std::unique_ptr<Strategy> (*make)();
    bool forPlayers = true;
};

using Foresight = LevelTraits::Foresight;

std::unique_ptr<Strategy> makeRandom()
{
    return std::make_unique<RandomStrategy>();
}

std::unique_ptr<Strategy> makeNovice()
{
    return std::make_unique<LevelStrategy>(LevelTraits{Foresight::None, 0.5, 30});
}

std::unique_ptr<Strategy> makeCasual()
{
    return std::make_unique<LevelStrategy>(LevelTraits{Foresight::Usual, 0.7, 0});
}

std::unique_ptr<Strategy> makeGreedy()
{
    return std::make_unique<GreedyStrategy>();
}

std::unique_ptr<Strategy> makeStrong()
{
    return std::make_unique<LevelStrategy>(LevelTraits{Foresight::Exact, 0.33, 0});
}

std::unique_ptr<Strategy> makeExpert()
{
    return std::make_unique<LevelStrategy>(LevelTraits{Foresight::Exact, 0, 0});
}

/// All strategies, weakest first. A new level is a line here, its traits (level), its means (levelmeans) and
/// its words (ui/text/names).
std::vector<StrategyEntry> strategies()
{
    return {{u"random"_s, makeRandom, false}, {u"novice"_s, makeNovice}, {u"casual"_s, makeCasual},
            {u"greedy"_s, makeGreedy, false}, {u"strong"_s, makeStrong}, {u"expert"_s, makeExpert}};
}

} // namespace

// Those who use a table take it.
void Strategy::useTable(std::shared_ptr<const ValueTable> /*table*/) {} // NOLINT(performance-unnecessary-value-param)

QStringList strategyNames()
{
    QStringList names;
    for (const StrategyEntry &entry : strategies())
        names << entry.name;
    return names;
}

QStringList computerLevels()
{
    QStringList names;
    for (const StrategyEntry &entry : strategies()) {
        if (entry.forPlayers)
            names << entry.name;
    }
    return names;
}

QString usualLevel()
{
    return u"casual"_s;
}

std::unique_ptr<Strategy> makeStrategy(const QString &name, const QByteArray &seed)
{
    for (const StrategyEntry &entry : strategies()) {
        if (entry.name != name)
            continue;
        std::unique_ptr<Strategy> strategy = entry.make();
        strategy->beginGame(seed);
        return strategy;
    }
    return nullptr;
}
