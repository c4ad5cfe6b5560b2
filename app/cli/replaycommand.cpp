#include "replaycommand.h"

#include "base/text.h"
#include "faulttext.h"
#include "game/standings.h"
#include "storage/gamestore.h"

using namespace Qt::StringLiterals;

QString ReplayCommand::name() const
{
    return u"replay"_s;
}

QString ReplayCommand::summary() const
{
    return u"checks a game's journal and prints its result"_s;
}

QString ReplayCommand::description() const
{
    return u"A line for each seat in ranking order: place, seat, name, card total, final points. Every throw is\n"
           "checked against the journal's seed and every row against the rules. Of a game that is not over, the\n"
           "standing so far is printed.\n"_s;
}

Usage ReplayCommand::usage() const
{
    return {{}, u"FILE"_s, true};
}

std::optional<Failure> ReplayCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &) const
{
    const QString &file = arguments.operand();
    const auto loaded = GameStore::load(file);
    if (!loaded)
        return Failure::input(u"replay: %1: %2; expected a journal"_s.arg(file, loaded.error().systemText));
    if (const auto &fault = loaded->fault)
        return Failure::input(u"replay: %1:%2: %3"_s.arg(file, QString::number(fault->line), faultText(*fault)));
    const GameState &state = *loaded->state;
    for (const Standing &standing : standings(state)) {
        // A name that was not typed into this program may hold tabs.
        out << standing.place << '\t' << standing.seat + 1 << '\t' << singleLine(state.spec(standing.seat).name) << '\t'
            << standing.total << '\t' << standing.finalPoints << '\n';
    }
    return std::nullopt;
}
