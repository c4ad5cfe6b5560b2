#pragma once

#include "game/gamestate.h"
#include "strategy/advisor.h"
#include "table/tablestate.h"

#include <QCoreApplication>
#include <optional>

/// Puts a hint into words: what to do, what the three best actions are worth, and one plain reason.
class HintPresenter {
    Q_DECLARE_TR_FUNCTIONS(HintPresenter)

public:
    /// @param state the seat in turn is to decide
    /// @param actions all of them, best first; at least one
    [[nodiscard]] static HintState present(const GameState &state, const std::vector<Advice> &actions);

private:
    /// What a keep is good for.
    struct Hope {
        int row = -1;
        double chance = 0;
    };

    static QString reason(const GameState &state, const std::vector<Advice> &actions);
    static QString reasonToFill(const GameState &state, const Advice &best);
    static QString reasonToKeep(const GameState &state, const Advice &best);
    static QString comparison(const GameState &state, const std::vector<Advice> &actions);
    static QString action(const GameState &state, const Advice &advice);
    static QString rowName(const GameState &state, int row);
    static int pointsOf(const GameState &state, int row);
    static std::optional<Hope> hopeOf(const GameState &state, const Advice &best);
};
