#pragma once

#include "rules/dice.h"

#include <QByteArray>
#include <QString>
#include <optional>

/// Which game was on the table when the program ended, however it ended, and what its journal does not tell of the
/// decision that was open. A file of its own and no events of the journal: locks go to and fro with every click and
/// time passes all the while, and none of it is history. Wrong or missing it costs nothing else.
///
///   {"game":"2026-12-01_20-15-00_1a2b3c4d.generala","entries":17,"locks":[2,4],"ms":8400}
struct TableNote {
    QString game;       ///< name of the journal's file, in the same folder
    qint64 entries = 0; ///< of the journal, where locks and time belong; in a longer or shorter one they mean nothing
    DiceMask locks;     ///< that were closed
    qint64 spentMs = 0; ///< on the open decision, never less than was really spent

    friend bool operator==(const TableNote &, const TableNote &) = default;
};

/// The note's file in a folder of games.
[[nodiscard]] QString tableNoteFile(const QString &folder);

[[nodiscard]] QByteArray toJson(const TableNote &note);
/// @return none for anything that toJson() does not write
[[nodiscard]] std::optional<TableNote> readTableNote(const QString &folder);
