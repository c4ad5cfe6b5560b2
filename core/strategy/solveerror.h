#pragma once

/// Why a rule set has no value table.
enum class SolveError {
    TooLarge,    ///< too many positions for this method
    Unsupported, ///< rows or bonuses of a kind that the solver does not know
    Cancelled,   ///< somebody asked to stop
};
