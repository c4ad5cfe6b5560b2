#pragma once

#include <QString>
#include <optional>
#include <vector>

/// Who acts for a seat.
enum class PlayerKind { Person, Computer };

/// A seat as chosen when the game is set up. Plain data: names are shown as typed.
struct SeatSpec {
    QString name;   ///< cleaned: see cleanedName()
    QString colour; ///< "#rrggbb"
    PlayerKind kind = PlayerKind::Person;
    QString level; ///< strategy of a computer seat, see strategyNames(); empty for a person

    bool named = true; ///< false: nobody typed the name; views may show the usual one of another language instead

    friend bool operator==(const SeatSpec &, const SeatSpec &) = default;
};

constexpr int MaxNameCharacters = 24;

/// Why seats cannot play.
struct SeatError {
    enum class Kind { TooFew, TooMany, NameEmpty, NameTooLong, NameTaken };
    Kind kind = Kind::TooFew;
    int seat = -1; ///< index of the seat at fault, -1 when it is their number

    friend bool operator==(const SeatError &, const SeatError &) = default;
};

/// A name as it is stored: one line, trimmed.
[[nodiscard]] QString cleanedName(const QString &name);

/// The same of a name that is typed now: marks of format and direction, which are not seen, are no part of it but where
/// they join an emoji or letters. Journals made before that rule keep their names.
[[nodiscard]] QString typedName(const QString &name);

/// Whether all names are as cleanedName() gives them: so they stand in journals.
[[nodiscard]] bool namesAreCleaned(const std::vector<SeatSpec> &seats);

/// Checks 1..6 seats with names of 1..24 characters that differ, whatever their letter case.
[[nodiscard]] std::optional<SeatError> checkSeats(const std::vector<SeatSpec> &seats);
