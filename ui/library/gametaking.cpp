#include "library/gametaking.h"

#include "library/librarytext.h"

using namespace Qt::StringLiterals;

namespace {

Result<TakenGame, QString> taken(const Result<LoadedJournal, StoreError> &loaded, const QString &file)
{
    if (!loaded)
        return LibraryText::error(loaded.error());
    return TakenGame{file, loaded->state->over()};
}

} // namespace

Result<TakenGame, QString> takeGame(const GameLibrary &library, const QString &file)
{
    const auto candidate = library.examine(file);
    if (!candidate)
        return LibraryText::error(candidate.error());
    if (candidate->loaded.fault)
        return LibraryText::damagedFile(file, candidate->loaded);
    // The one in the folder may have come further.
    if (!candidate->sameGame.isEmpty())
        return taken(GameStore::load(candidate->sameGame), candidate->sameGame);
    const auto added = library.add(candidate->loaded.journal);
    if (!added)
        return LibraryText::error(added.error());
    return taken(candidate->loaded, *added);
}
