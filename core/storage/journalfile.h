#pragma once

#include "game/gamestate.h"
#include "game/journal.h"

#include <QByteArray>
#include <QString>
#include <optional>

/// Journals as text: one event a line, each line a JSON object that ends with a line feed, the start of the
/// game first. In the text everything counts from 1 as people count (seats, rounds, throws, positions of dice, lines);
/// rows go by id; seed, fingerprint and fairness code are hex; times are whole milliseconds ("ms": spent on the
/// decision or undo) and UTC stamps ("utc"). There are no fractions. Keys that a reader does not know are ignored.
///
///   {"event":"started","format":1,"rules":"duel","options":["rotation=throw",…],"fingerprint":"…",
///    "seats":[{"name":"Ana","colour":"#c0392b","player":"person"},
///             {"name":"Bot","colour":"#2980b9","player":"computer","level":"greedy"}],
///    "starter":1,"seed":"…","fairness":"…","utc":"…"}
///     ("named":false at the end of a seat whose name nobody typed; "hints":false after the fairness code where seats may not be told what is best)
///   {"event":"thrown","seat":1,"round":1,"throw":1,"kept":[],"dice":[5,5,1,3,6],"by":"person","ms":812,"utc":"…"}
///   {"event":"kept","seat":1,"kept":[1,2],"by":"person","ms":3400,"utc":"…"}
///   {"event":"filled","seat":1,"row":"fives","points":15,"locked":[1,2],"by":"clock","ms":15000,"utc":"…"}
///     ("extra":100 after the points where these dice earn points beside the row)
///   {"event":"chat","seat":2,"text":"…","utc":"…"}
///   {"event":"seat","seat":2,"becomes":{"name":"…","colour":"…","player":"computer","level":"greedy"},"utc":"…"}
///   {"event":"undone","line":7,"ms":0,"utc":"…"}
///   {"event":"paused","on":true,"ms":1200,"utc":"…"}
///     (how much of the open decision's time was spent; left out where none was, and with "on":false)
///   {"event":"finished","reason":"complete","utc":"…"}

/// No game comes near these; whatever is larger is no journal. They bound the work on hostile files.
constexpr qsizetype MaxJournalBytes = 8 * 1024 * 1024;
constexpr std::size_t MaxJournalEntries = 10'000;

/// What is wrong with a journal's text, and where.
struct JournalFault {
    enum class Kind {
        NotJson,      ///< the line is no JSON object
        CutOff,       ///< the last line does not end with a line feed: the file was cut
        UnknownEvent, ///< subject = what stands in "event"
        BadField,     ///< a field is missing or is not what it should be; subject = its key
        NewerFormat,  ///< written by a newer program
        TooLong,      ///< more than MaxJournalBytes or MaxJournalEntries
        BadEvent,     ///< well written, but it cannot follow: see event
    };
    Kind kind = Kind::NotJson;
    int line = 1; ///< counted from 1
    QString subject;
    EventError event = EventError::NoStart; ///< for Kind::BadEvent

    friend bool operator==(const JournalFault &, const JournalFault &) = default;
};

/// A journal read from text: its longest prefix that is valid by all the game's rules, and the first fault.
struct LoadedJournal {
    Journal journal;
    std::optional<GameState> state; ///< after the prefix; none when not even the first line can be used
    std::optional<JournalFault> fault;

    [[nodiscard]] bool complete() const { return !fault.has_value(); }
};

/// The text of a journal; the same journal gives the same bytes.
/// @param journal a valid one, see replay()
[[nodiscard]] QByteArray toJsonLines(const Journal &journal);

/// Reads any bytes. Every throw is checked against the seed and every row against the rules.
[[nodiscard]] LoadedJournal fromJsonLines(const QByteArray &text);

/// Whether the end of a journal's text says that its game is over, without reading the rest.
/// @param tail the text's last bytes, as many as one likes; may begin anywhere in a line
/// @return false also when the tail is too short to tell
[[nodiscard]] bool endsFinished(const QByteArray &tail);
