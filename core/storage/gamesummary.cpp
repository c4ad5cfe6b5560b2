#include "storage/gamesummary.h"

#include "rules/rulecatalog.h"

#include <QDateTime>
#include <QFileInfo>

namespace {

void describeGame(GameSummary &summary, const LoadedJournal &loaded)
{
    const GameState &state = *loaded.state;
    summary.entries = static_cast<qsizetype>(loaded.journal.size());
    summary.startedMs = loaded.journal.front().utcMs;
    summary.fairnessCode = std::get<GameStarted>(loaded.journal.front().event).fairnessCode;
    summary.ruleSet = state.rules->id;
    summary.ownOptions = !RuleCatalog::isUsual(*state.rules);
    summary.seats = state.specs;
    summary.standings = standings(state);
    summary.round = state.round;
    summary.rounds = state.rounds();
    summary.over = state.over();
}

} // namespace

GameSummary summaryOf(const QString &file)
{
    GameSummary summary;
    summary.file = file;
    summary.savedMs = QFileInfo(file).lastModified().toMSecsSinceEpoch();
    auto loaded = GameStore::loadFile(file);
    if (!loaded) {
        summary.error = loaded.error();
        return summary;
    }
    summary.fault = loaded->fault;
    if (loaded->state)
        describeGame(summary, *loaded);
    return summary;
}
