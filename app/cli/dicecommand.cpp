#include "dicecommand.h"

#include "game/dicesource.h"
#include "inputs.h"

using namespace Qt::StringLiterals;

namespace {

constexpr int MostFaces = 999'999'999;

} // namespace

QString DiceCommand::name() const
{
    return u"dice"_s;
}

QString DiceCommand::summary() const
{
    return u"the faces that a seed gives"_s;
}

QString DiceCommand::description() const
{
    return u"N faces, one a line, from the game's own generator: what seat 1 throws with all five dice in\n"
           "round 1 throw 1, 2, 3, round 2 throw 1, and so on.\n"_s;
}

Usage DiceCommand::usage() const
{
    return {{seedParameter(), {u"count"_s, u"N"_s, u"how many faces"_s, Parameter::Presence::Required}}, {}, false};
}

std::optional<Failure> DiceCommand::run(const Arguments &arguments, QTextStream &out, QTextStream &) const
{
    const auto seed = readSeed(arguments);
    if (!seed)
        return seed.error();
    const auto count = readNumber(arguments, u"count"_s, 0, MostFaces, 0);
    if (!count)
        return count.error();
    const SeededDice dice(*seed, DiceSharing::Own);
    std::array<int, DiceCount> faces{};
    for (int i = 0; i < *count; ++i) {
        const int thrown = i / DiceCount; // throws before this die
        if (i % DiceCount == 0)
            faces = dice.faces(0, thrown / MaxThrows + 1, thrown % MaxThrows + 1);
        out << faces[static_cast<std::size_t>(i % DiceCount)] << '\n';
    }
    return std::nullopt;
}
