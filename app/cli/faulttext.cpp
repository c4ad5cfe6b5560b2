#include "faulttext.h"

using namespace Qt::StringLiterals;

namespace {

QString startErrorText(EventError error)
{
    switch (error) {
    case EventError::NoStart:
        return u"no start; expected the event \"started\" on the first line"_s;
    case EventError::SecondStart:
        return u"a second start; expected only one, on the first line"_s;
    case EventError::UnknownRules:
        return u"unknown rule set or options; expected those of the command rules"_s;
    case EventError::OtherRules:
        return u"the fingerprint is not that of these rules; expected a game of this version's rules"_s;
    case EventError::BadSeats:
        return u"these seats cannot play; expected 1 to 6, one of them the starter, with names on one line that differ"_s;
    case EventError::BadSeed:
        return u"seed and fairness code do not match; expected 32 bytes and their SHA-256"_s;
    case EventError::NewerFormat:
        return u"written by a newer version; expected format %1"_s.arg(JournalFormat);
    default:
        return {};
    }
}

QString moveErrorText(EventError error)
{
    switch (error) {
    case EventError::GameOver:
        return u"the game is over; expected no more moves"_s;
    case EventError::NoSuchSeat:
        return u"no such seat; expected one of the start"_s;
    case EventError::NotInTurn:
        return u"another seat is to act; expected the seat in turn"_s;
    case EventError::NotThrowing:
        return u"the dice lie already; expected a decision"_s;
    case EventError::NotDeciding:
        return u"the cup waits; expected a throw"_s;
    case EventError::WrongThrow:
        return u"round or throw out of order; expected the next throw"_s;
    case EventError::WrongKept:
        return u"other dice stay than were kept; expected the same"_s;
    case EventError::WrongDice:
        return u"wrong dice; expected those of the seed"_s;
    case EventError::NoThrowsLeft:
        return u"no throws left; expected a row"_s;
    case EventError::AllDiceKept:
        return u"all five dice kept; expected at most four"_s;
    case EventError::NoSuchRow:
        return u"no such row; expected a row of the rule set"_s;
    case EventError::RowFilledAlready:
        return u"the row is filled already; expected an open row"_s;
    case EventError::RowOutOfOrder:
        return u"a row out of order; expected the topmost open row"_s;
    case EventError::JokerElsewhere:
        return u"a joker in the wrong row; expected one that it may fill"_s;
    case EventError::WrongPoints:
        return u"wrong points; expected what the rules give for these dice"_s;
    default:
        return {};
    }
}

QString otherErrorText(EventError error)
{
    switch (error) {
    case EventError::EmptyMessage:
        return u"an empty message; expected some text"_s;
    case EventError::MessageTooLong:
        return u"a message too long; expected at most %1 characters"_s.arg(MaxMessageCharacters);
    case EventError::NoHints:
        return u"a hint in a game without hints; expected none"_s;
    case EventError::NothingToUndo:
        return u"an undo that the game did not offer; expected the last decision of a person"_s;
    case EventError::GamePaused:
        return u"the pause does not fit; expected no move in a pause and no pause twice"_s;
    case EventError::TooLate:
        return u"too late; expected a decision in time"_s;
    case EventError::NotOver:
        return u"the end does not fit; expected it after the last row or a served win"_s;
    default:
        return u"cannot follow; expected a legal event"_s;
    }
}

} // namespace

QString eventErrorText(EventError error)
{
    for (const QString &text : {startErrorText(error), moveErrorText(error)}) {
        if (!text.isEmpty())
            return text;
    }
    return otherErrorText(error);
}

QString faultText(const JournalFault &fault)
{
    switch (fault.kind) {
    case JournalFault::Kind::NotJson:
        return u"not JSON; expected one object a line"_s;
    case JournalFault::Kind::CutOff:
        return u"the file is cut off; expected a line feed at the end of the last line"_s;
    case JournalFault::Kind::UnknownEvent:
        return u"unknown event \"%1\"; expected one that this version knows"_s.arg(fault.subject.left(40));
    case JournalFault::Kind::BadField:
        return u"field \"%1\" is missing or bad; expected a valid value"_s.arg(fault.subject);
    case JournalFault::Kind::NewerFormat:
        return eventErrorText(EventError::NewerFormat);
    case JournalFault::Kind::TooLong:
        return u"too long for a game; expected at most %1 bytes and %2 lines"_s.arg(QString::number(MaxJournalBytes),
                                                                                    QString::number(MaxJournalEntries));
    case JournalFault::Kind::BadEvent:
        break;
    }
    return eventErrorText(fault.event);
}
