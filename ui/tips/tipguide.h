#pragma once

#include "game/game.h"

#include <array>
#include <optional>

/// What a newcomer is told, each once, in the first games.
enum class Tip {
    Throw, ///< how the dice are thrown
    Lock,  ///< which dice stay
    Row,   ///< how a row is written
    Clock, ///< that a decision has its time
};
constexpr std::array AllTips{Tip::Throw, Tip::Lock, Tip::Row, Tip::Clock};

/// What a player sees and may do, as far as tips care.
struct TipMoment {
    bool open = false; ///< a person may act now
    Phase phase = Phase::Throwing;
    int throws = 0; ///< made in this turn
    DiceMask locks;
    bool clock = false;    ///< decisions have their time
    std::size_t moves = 0; ///< rises with every throw, decision, undo and hint
};

/// Decides when which tip is due. A tip has been taken in once its owner says so, or when the player did what it is
/// about while it was shown.
class TipGuide {
public:
    /// What becomes of the tips by this moment.
    struct Step {
        std::optional<Tip> shown;   ///< what to show now
        std::optional<Tip> learned; ///< what has just been taken in, for good
    };

    void setSeen(Tip tip, bool seen) { m_seen[static_cast<std::size_t>(tip)] = seen; }
    [[nodiscard]] bool seen(Tip tip) const { return m_seen[static_cast<std::size_t>(tip)]; }
    [[nodiscard]] bool allSeen() const;

    Step step(const TipMoment &moment);

private:
    [[nodiscard]] std::optional<Tip> due(const TipMoment &moment) const;

    std::array<bool, AllTips.size()> m_seen{};
    std::optional<Tip> m_shown;
    TipMoment m_since; // when m_shown was shown first
};
