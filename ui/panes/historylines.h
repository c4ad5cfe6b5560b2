#pragma once

#include "game/journal.h"
#include "rules/dice.h"

#include <QMetaType>
#include <vector>

/// One line of the history: the head of a round, or a throw with what was decided on it.
struct HistoryLine {
    enum class Kind { Round, Throw };
    enum class Decision {
        None,   ///< not yet
        Kept,   ///< throws again; `locked` stay
        Filled, ///< wrote `points` into `row` and earned `extra` beside it
        Won     ///< five alike on the first throw ended the game
    };

    Kind kind = Kind::Throw;
    int round = 1;
    unsigned seats = 0; ///< of a round's head: bit k = seat k has a line below it

    int seat = -1;
    int throwNumber = 1;
    int entry = -1;         ///< journal index of the throw
    int decisionEntry = -1; ///< journal index of the decision, -1 = none yet
    Dice dice;
    DiceMask stayed; ///< dice that were not thrown
    DiceMask locked; ///< dice kept for the next throw, or locked when the row was filled; `stayed` until then
    Decision decision = Decision::None;
    int row = -1;
    int points = 0;
    int extra = 0;
    bool thrownByClock = false;
    bool decidedByClock = false;
    bool undone = false; ///< the throw or its decision was taken back

    friend bool operator==(const HistoryLine &, const HistoryLine &) = default;
};

/// The lines of a journal's prefix, entry by entry. A plain value.
///
/// A decision that is taken back leaves its line struck through; the throw, which stands, gets a new line at the
/// end for the decision that replaces it.
class HistoryLines {
public:
    /// Takes the next entry of the journal.
    void take(const JournalEntry &entry);

    [[nodiscard]] const std::vector<HistoryLine> &lines() const { return m_lines; }
    /// How many entries have been taken.
    [[nodiscard]] std::size_t taken() const { return m_taken; }
    /// The first line that changed since the last call of markClean(); lines().size() when none did.
    [[nodiscard]] std::size_t firstChanged() const { return qMin(m_firstChanged, m_lines.size()); }
    void markClean() { m_firstChanged = m_lines.size(); }

private:
    void addThrow(const HistoryLine &line);
    void takeBack(int target);
    HistoryLine *openThrow(int seat);

    std::vector<HistoryLine> m_lines;
    std::size_t m_taken = 0;
    std::size_t m_firstChanged = 0;
};

Q_DECLARE_METATYPE(HistoryLine)
