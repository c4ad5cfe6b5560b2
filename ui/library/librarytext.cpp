#include "library/librarytext.h"

#include "text/gamestory.h"
#include "text/names.h"
#include "text/seatnames.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView Separator = u" · ";

QString number(qint64 value)
{
    return QLocale().toString(value);
}

} // namespace

QString LibraryText::date(qint64 utcMs)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(utcMs).date(), QLocale::ShortFormat);
}

QString LibraryText::time(qint64 utcMs)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(utcMs).time(), QLocale::ShortFormat);
}

QString LibraryText::dates(const GameSummary &game)
{
    const auto moment = [](qint64 ms) { return date(ms) + u' ' + time(ms); };
    const QString saved = tr("Last saved: %1").arg(moment(game.savedMs));
    return game.hasGame() ? tr("Begun: %1").arg(moment(game.startedMs)) + u'\n' + saved : saved;
}

QString LibraryText::rules(const GameSummary &game)
{
    return game.hasGame() ? Names::ruleSet(game.ruleSet) : QString();
}

QString LibraryText::names(const GameSummary &game)
{
    QStringList names;
    for (const SeatSpec &seat : SeatNames::shown(game.seats))
        names << seat.name;
    return names.join(Separator);
}

QString LibraryText::totals(const GameSummary &game)
{
    const std::vector<SeatSpec> seats = SeatNames::shown(game.seats);
    QStringList totals;
    for (const Standing &standing : game.standings) {
        //: a player and the player's points: "Ana 250"
        totals << tr("%1 %2").arg(seats[static_cast<std::size_t>(standing.seat)].name, number(standing.total));
    }
    return totals.join(Separator);
}

QString LibraryText::result(const GameSummary &game)
{
    if (game.error)
        return tr("Cannot be read");
    if (game.fault)
        return tr("Damaged in line %1").arg(number(game.fault->line));
    if (!game.over)
        return tr("Unfinished, round %1 of %2").arg(number(game.round), number(game.rounds));
    return GameStory::title(SeatNames::shown(game.seats), game.standings);
}

QString LibraryText::resultDetails(const GameSummary &game)
{
    if (game.error)
        return error(*game.error);
    return game.fault ? fault(*game.fault) : totals(game);
}

QString LibraryText::damage(const GameSummary &game)
{
    if (!game.fault)
        return game.error ? error(*game.error) : QString();
    const QString what = tr("Line %1: %2").arg(number(game.fault->line), fault(*game.fault));
    return what + u' '
           + (game.hasGame() ? tr("The %n line(s) before it are sound and can be opened as a copy.", nullptr,
                                  static_cast<int>(game.entries))
                             : tr("Nothing of it can be played."));
}

QString LibraryText::damagedFile(const QString &file, const LoadedJournal &loaded)
{
    QStringList sentences{tr("This file cannot be opened: %1.").arg(QDir::toNativeSeparators(file)),
                          tr("Line %1: %2").arg(number(loaded.fault->line), fault(*loaded.fault))};
    if (loaded.state)
        sentences << tr("What is sound of it can be taken from the list of all games (Ctrl+O).");
    return sentences.join(u' ');
}

QString LibraryText::fault(const JournalFault &fault)
{
    switch (fault.kind) {
    case JournalFault::Kind::NotJson:
        return tr("This is no line of a saved game.");
    case JournalFault::Kind::CutOff:
        return tr("The file ends in the middle of a line.");
    case JournalFault::Kind::UnknownEvent:
        return tr("There is no event “%1” in a game.").arg(fault.subject);
    case JournalFault::Kind::BadField:
        return tr("“%1” is missing or cannot be right.").arg(fault.subject);
    case JournalFault::Kind::NewerFormat:
        return Names::commandError(EventError::NewerFormat);
    case JournalFault::Kind::TooLong:
        return tr("The file is too long for a game.");
    case JournalFault::Kind::BadEvent:
        break;
    }
    return Names::commandError(fault.event);
}

QString LibraryText::error(const StoreError &error)
{
    const QString path = QDir::toNativeSeparators(error.path);
    switch (error.kind) {
    case StoreError::Kind::CannotCreateFolder:
        return tr("The folder for your games cannot be made: %1.").arg(path);
    case StoreError::Kind::NoSpace:
        return tr("The disk is full, so this file cannot be written: %1.").arg(path);
    case StoreError::Kind::CannotWrite:
    case StoreError::Kind::SlowDisk:
        return tr("This file cannot be written: %1.").arg(path);
    case StoreError::Kind::CannotRead:
    case StoreError::Kind::CannotKeepAside:
        break;
    }
    return tr("This file cannot be read: %1.").arg(path);
}
