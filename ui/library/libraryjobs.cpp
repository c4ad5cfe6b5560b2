#include "library/libraryjobs.h"

#include "library/librarytext.h"
#include "library/scoresheet.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>

using namespace Qt::StringLiterals;

namespace {

/// A damage as it is known before anything of the file is listed.
QString damageOf(const QString &file, const LoadedJournal &loaded)
{
    GameSummary game;
    game.file = file;
    game.fault = loaded.fault;
    return LibraryText::damage(game);
}

} // namespace

LibraryJobs::LibraryJobs(const GameLibrary &library, LibraryPrompts &prompts, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_prompts(prompts)
{}

void LibraryJobs::open(const GameSummary &game)
{
    if (game.kind() != GameSummary::Kind::Damaged) {
        emit opened(game.file);
        return;
    }
    const auto texts = [game] {
        return QuestionSheet::Texts{tr("Open what is sound?"),
                                    LibraryText::damage(game) + u' ' + tr("The damaged file stays as it is."),
                                    tr("Open a copy"),
                                    tr("Cancel"),
                                    {}};
    };
    m_prompts.ask(texts, [self = QPointer(this), file = game.file](bool yes) {
        if (!yes || !self)
            return;
        const auto copy = self->m_library.soundCopyOf(file);
        if (copy)
            emit self->opened(*copy);
        else
            self->complain(copy.error());
    });
}

void LibraryJobs::remove(const GameSummary &game)
{
    const auto texts = [game] {
        QStringList facts{LibraryText::date(game.savedMs), LibraryText::rules(game), LibraryText::names(game)};
        facts.removeAll(QString()); // what a damaged file does not tell
        return QuestionSheet::Texts{tr("Delete this game?"), facts.join(u", "_s), tr("Delete"), tr("Keep it"), {}};
    };
    m_prompts.ask(texts, [self = QPointer(this), game](bool yes) {
        if (yes && self)
            self->forget(game);
    });
}

void LibraryJobs::forget(const GameSummary &game)
{
    const QFileInfo info(game.file);
    const bool there = info.exists() || info.isSymLink();
    if (!there || m_prompts.moveToWastebasket(game.file)) {
        emit removed(game.file);
        return;
    }
    const auto texts = [] {
        return QuestionSheet::Texts{tr("Delete for good?"),
                                    tr("The game cannot be moved to the wastebasket. Once deleted, it cannot be "
                                       "brought back."),
                                    tr("Delete for good"),
                                    tr("Keep it"),
                                    {}};
    };
    m_prompts.ask(texts, [self = QPointer(this), game](bool yes) {
        if (yes && self)
            self->removeForGood(game);
    });
}

void LibraryJobs::removeForGood(const GameSummary &game)
{
    if (GameLibrary::remove(game.file))
        complain([file = game.file] { return tr("This file cannot be deleted: %1.").arg(file); });
    else
        emit removed(game.file);
}

void LibraryJobs::exportGame(const GameSummary &game)
{
    const QString name = QFileInfo(game.file).fileName();
    m_prompts.chooseTarget(LibraryPrompts::FileType::Game, name,
                           [self = QPointer(this), file = game.file](const QString &target) {
                               if (!self)
                                   return;
                               if (const auto error = GameLibrary::copyTo(file, target))
                                   self->complain(*error);
                           });
}

void LibraryJobs::importGame()
{
    m_prompts.chooseFile([self = QPointer(this)](const QString &file) {
        if (self)
            self->import(file);
    });
}

void LibraryJobs::import(const QString &file)
{
    const auto candidate = m_library.examine(file);
    if (!candidate) {
        complain(candidate.error());
    } else if (!candidate->loaded.state) {
        complain([file, loaded = candidate->loaded] { return damageOf(file, loaded); });
    } else if (!candidate->sameGame.isEmpty()) {
        emit foundHere(candidate->sameGame);
        complain([] { return tr("This game is among yours already; it is the one that is selected now."); });
    } else if (candidate->loaded.fault) {
        importSound(file, *candidate);
    } else {
        add(candidate->loaded.journal);
    }
}

void LibraryJobs::importSound(const QString &file, const ImportCandidate &candidate)
{
    const auto texts = [file, loaded = candidate.loaded] {
        const auto sound = static_cast<int>(loaded.journal.size());
        return QuestionSheet::Texts{
            tr("Import what is sound?"),
            tr("Line %1: %2").arg(QString::number(loaded.fault->line), LibraryText::fault(*loaded.fault)) + u' '
                + tr("The %n line(s) before it are sound.", nullptr, sound),
            tr("Import them"),
            tr("Cancel"),
            {}};
    };
    m_prompts.ask(texts, [self = QPointer(this), journal = candidate.loaded.journal](bool yes) {
        if (yes && self)
            self->add(journal);
    });
}

void LibraryJobs::add(const Journal &journal)
{
    const auto file = m_library.add(journal);
    if (file)
        emit added(*file);
    else
        complain(file.error());
}

void LibraryJobs::saveSheet(const GameSummary &game)
{
    const QString name = QFileInfo(game.file).baseName() + u".pdf"_s;
    m_prompts.chooseTarget(LibraryPrompts::FileType::Pdf, name,
                           [self = QPointer(this), file = game.file](const QString &target) {
                               if (self)
                                   self->writeSheet(file, target);
                           });
}

void LibraryJobs::writeSheet(const QString &game, const QString &target)
{
    const auto loaded = GameStore::load(game);
    if (!loaded || !loaded->state) {
        complain(loaded ? StoreError{StoreError::Kind::CannotRead, game, {}} : loaded.error());
        return;
    }
    if (const auto error = GameStore::writeWhole(target, ScoreSheet(*loaded->state, loaded->journal).pdf()))
        complain(*error);
    else
        m_prompts.tellSaved(target);
}

void LibraryJobs::complain(const std::function<QString()> &text)
{
    m_prompts.tell([text] {
        return QuestionSheet::Texts{
            tr("That did not go"), text(), QCoreApplication::translate("QPlatformTheme", "OK"), {}, {}};
    });
}

void LibraryJobs::complain(const StoreError &error)
{
    complain([error] { return LibraryText::error(error); });
}
