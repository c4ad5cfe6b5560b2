#include "soundsofentries.h"

#include <algorithm>
#include <optional>

namespace {

bool fiveAlike(const Dice &dice)
{
    const auto &faces = dice.faces;
    return dice.thrown() && std::all_of(faces.begin(), faces.end(), [&faces](quint8 face) { return face == faces[0]; });
}

std::optional<Sound> soundOf(const GameEvent &event)
{
    if (const auto *thrown = std::get_if<DiceThrown>(&event))
        return fiveAlike(thrown->dice) ? std::optional(Sound::FiveAlike) : std::nullopt;
    if (const auto *filled = std::get_if<RowFilled>(&event))
        return filled->points > 0 ? Sound::RowWritten : Sound::ZeroWritten;
    if (const auto *finished = std::get_if<Finished>(&event))
        return finished->reason == FinishReason::ServedWin ? Sound::ServedWin : Sound::GameEnd;
    return std::nullopt;
}

} // namespace

std::vector<Sound> soundsOfEntries(const Journal &journal, std::size_t from, std::size_t to)
{
    std::vector<Sound> sounds;
    for (std::size_t index = from; index < std::min(to, journal.size()); ++index) {
        if (const auto sound = soundOf(journal[index].event))
            sounds.push_back(*sound);
    }
    // One fanfare is enough: a served win is five alike, too.
    if (std::find(sounds.begin(), sounds.end(), Sound::ServedWin) != sounds.end())
        std::erase(sounds, Sound::FiveAlike);
    return sounds;
}
