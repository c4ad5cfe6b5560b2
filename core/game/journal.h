#pragma once

#include "game/events.h"

#include <vector>

/// One line of a journal.
struct JournalEntry {
    GameEvent event;
    qint64 decisionMs = 0; ///< time spent on this decision or undo, ms; of a pause that begins: time spent so far on
                           ///< the decision that is open, which will count it again; 0 for every other event
    qint64 utcMs = 0;      ///< wall time, ms since 1970 UTC

    friend bool operator==(const JournalEntry &, const JournalEntry &) = default;
};

/// A game as the append-only list of what happened. Everything else (state, history, chat, replay) is read
/// from it.
using Journal = std::vector<JournalEntry>;

/// For each entry whether an undo took it back.
[[nodiscard]] std::vector<bool> undoneEntries(const Journal &journal);

/// For each seat the row that it wrote last, of those that stand after the first `entries` entries; -1 where none does.
/// @param seats how many seats the game has
[[nodiscard]] std::vector<int> latestRows(const Journal &journal, std::size_t entries, int seats);

/// True for throws, decisions and the end of the game. An undo that takes a move back takes back all that came after it.
[[nodiscard]] bool isMove(const GameEvent &event);

/// Time spent on the decision that is open at the journal's end, as far as the journal tells, ms: a game that was
/// closed in a pause goes on with it.
[[nodiscard]] qint64 spentOnOpenDecision(const Journal &journal);

/// The seat that threw or decided, -1 for every other event.
[[nodiscard]] int seatOfMove(const GameEvent &event);
