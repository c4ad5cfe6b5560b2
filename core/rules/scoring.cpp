#include "rules/scoring.h"

#include <array>
#include <bit>

namespace {

/// How many dice show each face; index 1..6.
using Counts = std::array<int, 7>;

Counts countFaces(const Dice &dice)
{
    Counts counts{};
    for (const quint8 face : dice.faces)
        ++counts[face];
    return counts;
}

/// The highest face that shows at least `least` times, 0 when none does.
int highestFaceWith(const Counts &counts, int least)
{
    for (int face = 6; face >= 1; --face) {
        if (counts[static_cast<std::size_t>(face)] >= least)
            return face;
    }
    return 0;
}

int facesWith(const Counts &counts, int least)
{
    int faces = 0;
    for (std::size_t face = 1; face <= 6; ++face)
        faces += counts[face] >= least ? 1 : 0;
    return faces;
}

int longestSequence(const Counts &counts)
{
    int longest = 0;
    int length = 0;
    for (std::size_t face = 1; face <= 6; ++face) {
        length = counts[face] > 0 ? length + 1 : 0;
        longest = qMax(longest, length);
    }
    return longest;
}

bool isWildAceStraight(const Counts &counts)
{
    if (longestSequence(counts) >= DiceCount)
        return true;
    // One 1 moves over to stand for the 2.
    if (counts[1] == 0)
        return false;
    Counts moved = counts;
    --moved[1];
    ++moved[2];
    return longestSequence(moved) >= DiceCount;
}

bool isFullHouse(const RowRule &row, const Counts &counts)
{
    if (highestFaceWith(counts, 5) != 0)
        return row.fiveAlikeIsFullHouse;
    return facesWith(counts, 3) == 1 && facesWith(counts, 2) == 2;
}

bool isTwoPairs(const RowRule &row, const Counts &counts)
{
    return facesWith(counts, 2) == 2 || (row.fourAlikeIsTwoPairs && facesWith(counts, 4) == 1);
}

bool isMet(const RowRule &row, const Counts &counts)
{
    switch (row.pattern) {
    case Pattern::Face:
    case Pattern::Anything:
        return true;
    case Pattern::Alike:
        return highestFaceWith(counts, row.number) != 0;
    case Pattern::TwoPairs:
        return isTwoPairs(row, counts);
    case Pattern::FullHouse:
        return isFullHouse(row, counts);
    case Pattern::Sequence:
        return longestSequence(counts) >= row.number;
    case Pattern::FiveDifferent:
        return facesWith(counts, 2) == 0;
    case Pattern::WildAceStraight:
        return isWildAceStraight(counts);
    case Pattern::ExactStraight:
        return longestSequence(counts) >= DiceCount && counts[static_cast<std::size_t>(row.number)] > 0
               && counts[static_cast<std::size_t>(row.number + DiceCount - 1)] > 0;
    }
    return false;
}

int matchingPoints(const RowRule &row, const Counts &counts)
{
    switch (row.pattern) {
    case Pattern::Face:
        return row.number * counts[static_cast<std::size_t>(row.number)];
    case Pattern::Alike:
        return row.number * highestFaceWith(counts, row.number);
    case Pattern::TwoPairs: {
        int points = 0;
        for (int face = 1; face <= 6; ++face)
            points += 2 * face * (counts[static_cast<std::size_t>(face)] / 2);
        return points;
    }
    default:
        break;
    }
    // Every other pattern is made of all five dice.
    int sum = 0;
    for (int face = 1; face <= 6; ++face)
        sum += face * counts[static_cast<std::size_t>(face)];
    return sum;
}

int payment(const RowRule &row, const Counts &counts, const Dice &dice)
{
    switch (row.payment) {
    case Payment::Sum:
        return dice.sum();
    case Payment::Matching:
        return matchingPoints(row, counts);
    case Payment::Fixed:
        return row.points;
    }
    return 0;
}

/// Of these rows those into which a joker of this face has to go.
RowMask jokerRows(const RuleSet &rules, RowMask rows, int face)
{
    RowMask own = 0;
    RowMask others = 0; // rows that count no face
    for (const int row : rowsIn(rows)) {
        const RowMask bit = RowMask(1) << row;
        const RowRule &rule = rules.row(row);
        if (rule.pattern != Pattern::Face)
            others |= bit;
        else if (rule.number == face)
            own |= bit;
    }
    if (own != 0)
        return own;
    return others != 0 ? others : rows;
}

} // namespace

int score(const RuleSet &rules, int row, const Dice &dice, int throwNumber, const Card &card)
{
    const RowRule &rule = rules.row(row);
    const Counts counts = countFaces(dice);
    if (!isMet(rule, counts) && !(rule.metByJoker && isJoker(rules, card.filled(), dice)))
        return 0;
    if (rule.needsRow >= 0 && card.points(rule.needsRow) <= 0)
        return 0;
    return payment(rule, counts, dice) + (throwNumber == 1 ? rule.served : 0);
}

RowMask openRows(const RuleSet &rules, const Card &card)
{
    return rules.allRows() & ~card.filled();
}

RowMask nextRows(const RuleSet &rules, RowMask filled)
{
    const RowMask open = rules.allRows() & ~filled;
    return rules.forcedOrder ? open & (~open + 1) : open; // the lowest bit is the topmost row
}

RowMask fillableRows(const RuleSet &rules, RowMask filled, const Dice &dice)
{
    const RowMask next = nextRows(rules, filled);
    return isJoker(rules, filled, dice) ? jokerRows(rules, next, dice[0]) : next;
}

RowMask fillableRows(const RuleSet &rules, const Card &card, const Dice &dice)
{
    return fillableRows(rules, card.filled(), dice);
}

RowBar rowBar(const RuleSet &rules, int row, const Card &card, const Dice &dice)
{
    const auto has = [row](RowMask rows) { return ((rows >> row) & 1U) != 0; };
    if (!has(openRows(rules, card)))
        return RowBar::Filled;
    if (!has(nextRows(rules, card.filled())))
        return RowBar::Order;
    return has(fillableRows(rules, card, dice)) ? RowBar::None : RowBar::Joker;
}

bool isJoker(const RuleSet &rules, RowMask filled, const Dice &dice)
{
    return rules.jokerRow >= 0 && ((filled >> rules.jokerRow) & 1U) != 0 && isFiveAlike(dice);
}

int extraPoints(const RuleSet &rules, const Dice &dice, const Card &card)
{
    const auto &extra = rules.extraFiveAlike;
    return extra && card.points(extra->row) > 0 && isFiveAlike(dice) ? extra->points : 0;
}

int bestRow(const RuleSet &rules, const Dice &dice, int throwNumber, const Card &card)
{
    int best = -1;
    int bestPoints = -1;
    const RowMask fillable = fillableRows(rules, card, dice);
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (((fillable >> row) & 1U) == 0)
            continue;
        const int points = score(rules, row, dice, throwNumber, card);
        if (points > bestPoints) {
            best = row;
            bestPoints = points;
        }
    }
    return best;
}

bool winsAtOnce(const RuleSet &rules, const Dice &dice, int throwNumber, const Card &card)
{
    const int row = rules.servedWinRow;
    if (row < 0 || throwNumber != 1 || !isFiveAlike(dice))
        return false;
    const bool scratched = card.isFilled(row) && card.points(row) == 0;
    return !scratched;
}

bool isFiveAlike(const Dice &dice)
{
    for (const quint8 face : dice.faces) {
        if (face != dice.faces.front())
            return false;
    }
    return dice.thrown();
}

CardTotals totals(const RuleSet &rules, const Card &card)
{
    CardTotals sums;
    for (int row = 0; row < rules.rowCount(); ++row) {
        sums.total += card.points(row);
        if (rules.row(row).upper)
            sums.upper += card.points(row);
    }
    if (rules.bonus && sums.upper >= rules.bonus->threshold)
        sums.bonus = rules.bonus->points;
    sums.extra = card.extra();
    sums.total += sums.bonus + sums.extra;
    return sums;
}
