#pragma once

#include "library/libraryprompts.h"
#include "storage/gamelibrary.h"

#include <QObject>

/// What a player can have done with a saved game: each job asks what it has to ask, does its work, and says
/// how it went. The list of games belongs to the caller.
class LibraryJobs : public QObject {
    Q_OBJECT

public:
    /// Both must outlive the jobs.
    LibraryJobs(const GameLibrary &library, LibraryPrompts &prompts, QObject *parent = nullptr);

    /// Finds the file in which a game can be played on: its own, or of a damaged one a copy of its sound
    /// lines.
    void open(const GameSummary &game);
    /// Asks first; into the wastebasket where there is one.
    void remove(const GameSummary &game);
    void exportGame(const GameSummary &game);
    void importGame();
    /// Writes the game's cards as a PDF file and shows it.
    void saveSheet(const GameSummary &game);

signals:
    void opened(const QString &file); ///< a sound game
    void removed(const QString &file);
    void added(const QString &file);     ///< a file that is new in the folder
    void foundHere(const QString &file); ///< what was to be imported is this game

private:
    void forget(const GameSummary &game);
    void removeForGood(const GameSummary &game);
    void import(const QString &file);
    void importSound(const QString &file, const ImportCandidate &candidate);
    void add(const Journal &journal);
    void writeSheet(const QString &game, const QString &target);
    /// Tells that something did not go.
    void complain(const std::function<QString()> &text);
    void complain(const StoreError &error);

    const GameLibrary &m_library;
    LibraryPrompts &m_prompts;
};
