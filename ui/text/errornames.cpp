#include "text/names.h"

using namespace Qt::StringLiterals;

QString Names::commandError(EventError error)
{
    switch (error) {
    case EventError::NoStart:
        return tr("The saved game has no beginning.");
    case EventError::SecondStart:
        return tr("The saved game begins twice.");
    case EventError::UnknownRules:
        return tr("The game uses rules that this program does not know.");
    case EventError::OtherRules:
        return tr("The rules have changed since this game was saved.");
    case EventError::BadSeats:
        return tr("The players of this game cannot be used.");
    case EventError::BadSeed:
        return tr("The dice of this game do not match its fairness code.");
    case EventError::NewerFormat:
        return tr("The game was saved by a newer version of this program.");
    case EventError::GameOver:
        return tr("The game is over.");
    case EventError::NoSuchSeat:
        return tr("There is no such player in this game.");
    case EventError::NotInTurn:
        return tr("It is somebody else’s turn.");
    case EventError::NotThrowing:
        return tr("The dice lie on the table already.");
    case EventError::NotDeciding:
        return tr("Throw the dice first.");
    case EventError::WrongThrow:
        return tr("This throw is out of order.");
    case EventError::WrongKept:
        return tr("Other dice were kept than those that were locked.");
    case EventError::WrongDice:
        return tr("These are not the dice that were thrown.");
    case EventError::NoThrowsLeft:
        return tr("That was the last throw: choose a row.");
    case EventError::AllDiceKept:
        return tr("All five dice are locked: open a lock, or choose a row.");
    case EventError::NoSuchRow:
        return tr("There is no such row on this card.");
    case EventError::RowFilledAlready:
        return tr("This row is filled already.");
    case EventError::RowOutOfOrder:
        return tr("Rows are filled from top to bottom: another row comes first.");
    case EventError::JokerElsewhere:
        return tr("These five alike are a joker and have to go into another row.");
    case EventError::WrongPoints:
        return tr("The points do not match the dice.");
    case EventError::EmptyMessage:
        return tr("The message is empty.");
    case EventError::MessageTooLong:
        return tr("A message has at most %n character(s).", nullptr, MaxMessageCharacters);
    case EventError::NothingToUndo:
        return tr("There is nothing that can be taken back.");
    case EventError::GamePaused:
        return tr("The game is paused.");
    case EventError::TooLate:
        return tr("Time was up: the clock has decided.");
    case EventError::NotOver:
        return tr("The game is not over yet.");
    case EventError::NoHints:
        return tr("This game is played without hints.");
    }
    return {};
}

QString Names::seatError(const SeatError &error)
{
    switch (error.kind) {
    case SeatError::Kind::TooFew:
        return tr("A game needs at least one player.");
    case SeatError::Kind::TooMany:
        return tr("A game has room for %n player(s).", nullptr, MaxSeats);
    case SeatError::Kind::NameEmpty:
        return tr("Every player needs a name.");
    case SeatError::Kind::NameTooLong:
        return tr("A name has at most %n character(s).", nullptr, MaxNameCharacters);
    case SeatError::Kind::NameTaken:
        return tr("Another player has this name already.");
    }
    return {};
}

namespace {

/// "rotation=turn" as players read it.
QString choiceText(const QString &choice)
{
    const qsizetype equals = choice.indexOf(u'=');
    if (equals < 0)
        return choice;
    const QString name = choice.left(equals);
    return Names::option(name) + u": "_s + Names::optionValue(name, choice.mid(equals + 1));
}

} // namespace

QString Names::ruleError(const RuleError &error)
{
    switch (error.kind) {
    case RuleError::Kind::UnknownRuleSet:
        return tr("There are no rules called “%1”.").arg(error.subject);
    case RuleError::Kind::UnknownOption:
        return tr("These rules have no option “%1”.").arg(error.subject);
    case RuleError::Kind::BadOptionValue:
        return tr("The option “%1” cannot be “%2”.").arg(Names::option(error.subject), error.value);
    case RuleError::Kind::ConflictingOptions:
        return tr("“%1” does not go together with “%2”.").arg(Names::option(error.subject), choiceText(error.value));
    }
    return {};
}
