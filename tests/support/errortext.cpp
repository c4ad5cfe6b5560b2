#include "support/errortext.h"

const char *nameOf(EventError error)
{
    switch (error) {
    case EventError::NoStart:
        return "NoStart";
    case EventError::SecondStart:
        return "SecondStart";
    case EventError::UnknownRules:
        return "UnknownRules";
    case EventError::OtherRules:
        return "OtherRules";
    case EventError::BadSeats:
        return "BadSeats";
    case EventError::BadSeed:
        return "BadSeed";
    case EventError::NewerFormat:
        return "NewerFormat";
    case EventError::GameOver:
        return "GameOver";
    case EventError::NoSuchSeat:
        return "NoSuchSeat";
    case EventError::NotInTurn:
        return "NotInTurn";
    case EventError::NotThrowing:
        return "NotThrowing";
    case EventError::NotDeciding:
        return "NotDeciding";
    case EventError::WrongThrow:
        return "WrongThrow";
    case EventError::WrongKept:
        return "WrongKept";
    case EventError::WrongDice:
        return "WrongDice";
    case EventError::NoThrowsLeft:
        return "NoThrowsLeft";
    case EventError::AllDiceKept:
        return "AllDiceKept";
    case EventError::NoSuchRow:
        return "NoSuchRow";
    case EventError::RowFilledAlready:
        return "RowFilledAlready";
    case EventError::RowOutOfOrder:
        return "RowOutOfOrder";
    case EventError::JokerElsewhere:
        return "JokerElsewhere";
    case EventError::WrongPoints:
        return "WrongPoints";
    case EventError::EmptyMessage:
        return "EmptyMessage";
    case EventError::MessageTooLong:
        return "MessageTooLong";
    case EventError::NothingToUndo:
        return "NothingToUndo";
    case EventError::GamePaused:
        return "GamePaused";
    case EventError::TooLate:
        return "TooLate";
    case EventError::NoHints:
        return "NoHints";
    case EventError::NotOver:
        return "NotOver";
    }
    return "?";
}
