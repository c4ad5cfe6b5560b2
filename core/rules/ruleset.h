#pragma once

#include "rules/card.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <vector>

/// What the dice must show for a row to give points.
enum class Pattern {
    Face,            ///< counts the dice that show RowRule::number; always met
    Alike,           ///< RowRule::number or more dice alike
    TwoPairs,        ///< two pairs of different faces (or four alike, see fourAlikeIsTwoPairs)
    FullHouse,       ///< three alike and two alike of another face (or five alike, see fiveAlikeIsFullHouse)
    Sequence,        ///< RowRule::number faces in sequence, the other dice are free
    FiveDifferent,   ///< no two dice alike: every straight that may also wrap round from 6 to 1
    WildAceStraight, ///< five in sequence, where a 1 may stand for the 2
    Anything,        ///< always met
    ExactStraight    ///< five in sequence that begin with face RowRule::number
};

/// How many points a met row gives.
enum class Payment {
    Sum,      ///< all five dice
    Matching, ///< only the dice that make the pattern
    Fixed     ///< RowRule::points
};

/// One row of the card as data.
struct RowRule {
    QString id; ///< stable: journals, command line and tests use it
    Pattern pattern = Pattern::Anything;
    int number = 0; ///< face, how many alike, length of the sequence, or the straight's first face
    Payment payment = Payment::Sum;
    int points = 0;     ///< for Payment::Fixed
    int served = 0;     ///< extra points when made on the turn's first throw
    bool upper = false; ///< counts towards the upper bonus
    bool fourAlikeIsTwoPairs = false;
    bool fiveAlikeIsFullHouse = false;
    int needsRow = -1; ///< gives points only when this row (an index) already holds more than 0; -1 = no condition
    bool metByJoker = false; ///< a joker counts as this pattern, see RuleSet::jokerRow

    friend bool operator==(const RowRule &, const RowRule &) = default;
};

/// Points for reaching a sum in the upper rows; given once.
struct UpperBonus {
    int threshold = 63;
    int points = 0;

    friend bool operator==(const UpperBonus &, const UpperBonus &) = default;
};

/// Points beside the rows for each five alike that is written while a row already holds more than 0.
struct ExtraFiveAlike {
    int row = 0; ///< the row that must hold points, an index
    int points = 0;

    friend bool operator==(const ExtraFiveAlike &, const ExtraFiveAlike &) = default;
};

/// Who acts after a decision.
enum class Rotation {
    Turn, ///< one seat plays its whole turn, then the next
    Throw ///< every seat makes throw 1 and decides, then every seat throw 2, …
};

/// Whether the seats throw the same faces in the same round and throw.
enum class DiceSharing { Own, Shared };

/// One chosen option, as in a journal: {"straight", "plain"}.
struct OptionChoice {
    QString name;
    QString value;

    friend bool operator==(const OptionChoice &, const OptionChoice &) = default;
};

constexpr int MinSeats = 1;
constexpr int MaxSeats = 6;

/// The rules of one game as data: everything that scoring, flow, computer seats and views need to know.
/// Made by RuleCatalog; never changed afterwards.
struct RuleSet {
    QString id;
    std::vector<RowRule> rows; ///< card order, at most MaxRows
    std::optional<UpperBonus> bonus;
    bool forcedOrder = false; ///< rows are filled from top to bottom
    std::optional<ExtraFiveAlike> extraFiveAlike;
    /// Once this row is filled, with points or with 0, every five alike is a joker: it goes into the row that counts
    /// its face, if that one is open; else into an open row that counts no face; else into any. -1 = no jokers.
    int jokerRow = -1;
    Rotation rotation = Rotation::Turn;
    DiceSharing sharing = DiceSharing::Own;
    int clockSeconds = 0;              ///< time for each decision; 0 = no clock
    bool timeBonus = false;            ///< final points are card × 1000 + time bonus
    int servedWinRow = -1;             ///< five alike on a first throw wins at once unless this row holds 0; -1 = never
    std::vector<OptionChoice> options; ///< every option of the rule set with its value, in catalogue order

    [[nodiscard]] int rowCount() const { return static_cast<int>(rows.size()); }
    /// @param index in card order, 0..rowCount()-1
    [[nodiscard]] const RowRule &row(int index) const { return rows[static_cast<std::size_t>(index)]; }
    [[nodiscard]] RowMask allRows() const { return (RowMask(1) << rows.size()) - 1; }
    /// Index of a row by its id, or -1.
    [[nodiscard]] int rowIndex(QStringView rowId) const;
    /// Value of an option, empty when the rule set has no such option.
    [[nodiscard]] QString option(QStringView name) const;

    /// Everything that decides points and flow in one stable text, a line a fact.
    [[nodiscard]] QByteArray canonicalText() const;
    /// SHA-256 of canonicalText() in hex: tells whether two rule sets are the same game.
    [[nodiscard]] QByteArray fingerprint() const;

    friend bool operator==(const RuleSet &, const RuleSet &) = default;
};
