#pragma once

#include "strategy/solveerror.h"
#include "strategy/turnkernel.h"
#include "strategy/valuetable.h"

#include <atomic>
#include <functional>
#include <memory>

/// How to solve. Nothing here changes the values: they are the same to the last bit for every number of threads and
/// every level.
struct SolveOptions {
    int threads = 0; ///< 0 = as many as the machine has
    SimdLevel level = bestLevel();
    /// Called now and then from the calling thread with the share that is done, 0..1; may be empty.
    std::function<void(double)> progress;
    /// Set it from anywhere to stop early; must outlive the call; may be null.
    const std::atomic<bool> *stop = nullptr;
};

/// Works out what every position of a rule set is worth, by backward induction from full cards: a position's value
/// is the expectation over three throws, with the best keep or row chosen after each of them. In double precision;
/// errors stay below 1e-10. Takes a tenth of a second for 15 rows with a bonus.
[[nodiscard]] Result<std::shared_ptr<const ValueTable>, SolveError> solve(const RuleSet &rules,
                                                                          const SolveOptions &options = {});
