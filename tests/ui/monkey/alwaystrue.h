#pragma once

#include <QByteArray>

class MonkeyRoom;

/// What must hold whatever was done. Each returns what is wrong, or nothing.
namespace AlwaysTrue {

/// All of the others.
[[nodiscard]] QByteArray check(MonkeyRoom &room);

/// The journal, its dice and points included, gives the state of the game, and what people see is that state.
[[nodiscard]] QByteArray journalIsTheGame(MonkeyRoom &room);
/// The file holds the journal, byte for byte.
[[nodiscard]] QByteArray fileIsTheJournal(MonkeyRoom &room);
/// When a person is to act and nothing lies over the window, there is something to press.
[[nodiscard]] QByteArray personCanAct(MonkeyRoom &room);

} // namespace AlwaysTrue
