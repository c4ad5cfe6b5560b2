#pragma once

#include "storage/gamesummary.h"

#include <QCoreApplication>
#include <QString>

/// What can be said about a saved game and about what is wrong with its file, in the language of the moment.
/// Nothing is stored.
class LibraryText {
    Q_DECLARE_TR_FUNCTIONS(LibraryText)

public:
    static QString date(qint64 utcMs); ///< the day, as people here write it in short
    static QString time(qint64 utcMs); ///< hours and minutes
    /// When it began and when it was last saved.
    static QString dates(const GameSummary &game);
    /// Of the rule set; empty when it is not known.
    static QString rules(const GameSummary &game);
    static QString names(const GameSummary &game); ///< of all seats, in their order
    /// Names with their points, best first.
    static QString totals(const GameSummary &game);

    /// "Ana wins", "Unfinished, round 4 of 15", "Damaged in line 12".
    static QString result(const GameSummary &game);
    /// What the result says in short: the totals, or why the file is damaged.
    static QString resultDetails(const GameSummary &game);
    /// Everything about a damaged file in sentences: line, reason, and what can still be done with it.
    static QString damage(const GameSummary &game);

    /// Why a file that was to be opened just so is left alone. @param loaded has a fault
    static QString damagedFile(const QString &file, const LoadedJournal &loaded);

    static QString fault(const JournalFault &fault); ///< a sentence
    /// A sentence about a file that was to be read or written outside of a running game.
    static QString error(const StoreError &error);
};
