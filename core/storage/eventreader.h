#pragma once

#include "base/result.h"
#include "game/journal.h"
#include "storage/journalfile.h"

#include <QByteArray>

/// Reads one line of a journal. Only the form is checked here; whether the event may follow is the game's
/// business.
/// @param rules to find rows by id; nullptr for the first line, which names the rules. A row that is not found
///        reads as -1.
/// @return the entry, or the fault with line number 0
[[nodiscard]] Result<JournalEntry, JournalFault> readJsonLine(const QByteArray &line, const RuleSet *rules);
