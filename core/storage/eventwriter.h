#pragma once

#include "game/journal.h"

#include <QByteArray>

/// Appends one journal entry as a line of JSON, line feed included, keys in the order of journalfile.h.
/// @param rules names the rows; that of the journal's start
void appendJsonLine(QByteArray &text, const JournalEntry &entry, const RuleSet &rules);
