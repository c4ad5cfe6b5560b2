#include "players/strategy.h"

#include "players/greedy.h"
#include "players/randomplay.h"

#include <vector>

using namespace Qt::StringLiterals;

namespace {

struct StrategyEntry {
    QString name;
    std::unique_ptr<Strategy> (*make)();
};

template <typename T>
std::unique_ptr<Strategy> makeOne()
{
    return std::make_unique<T>();
}

/// All strategies, weakest first. A new level is one line here.
std::vector<StrategyEntry> strategies()
{
    return {{u"random"_s, makeOne<RandomStrategy>}, {u"greedy"_s, makeOne<GreedyStrategy>}};
}

} // namespace

QStringList strategyNames()
{
    QStringList names;
    for (const StrategyEntry &entry : strategies())
        names << entry.name;
    return names;
}

QStringList computerLevels()
{
    return {u"greedy"_s};
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
