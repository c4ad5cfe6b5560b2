#pragma once

#include "rules/card.h"
#include "strategy/valuetable.h"

#include <atomic>
#include <vector>

/// How a card was filled to its end.
struct Playout {
    int total = 0;        ///< final card total, points; of a card with a served win as if it had been played on
    int servedAfter = -1; ///< how many rows were filled when a first throw won at once; -1 = none did

    friend bool operator==(const Playout &, const Playout &) = default;
};

/// Plays cards on to their ends many times, always for the highest expected total. The dice of playout k in turn n are
/// the same for every card, so that what differs between two cards is the cards and not the luck; they are the same
/// in every call too.
/// @param cards with rows that the table's rules can give, each one at most once for the sake of time
/// @param samples playouts of each card that has an open row, at least 1
/// @param stop set it from anywhere to stop early; must outlive the call; may be null
/// @return for each card its playouts, or the one result that a full card has; nothing when it was stopped
[[nodiscard]] std::vector<std::vector<Playout>> playOn(const std::vector<Card> &cards, const ValueTable &table,
                                                       int samples, const std::atomic<bool> *stop = nullptr);
