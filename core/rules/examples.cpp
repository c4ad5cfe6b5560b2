#include "rules/examples.h"

#include "rules/scoring.h"

namespace {

struct Candidate {
    Lesson lesson;
    Dice dice;
};

Dice fiveOf(int face)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, face);
    return dice;
}

/// Faces in sequence, on from 6 to 1.
Dice run(int first)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, (first - 1 + die) % 6 + 1);
    return dice;
}

std::vector<Candidate> faceDice(int face)
{
    Dice dice = fiveOf(face);
    dice.set(3, face % 6 + 1);
    dice.set(4, (face + 2) % 6 + 1);
    return {{Lesson::Usual, dice}};
}

std::vector<Candidate> alikeDice(const RowRule &row)
{
    const bool matching = row.payment == Payment::Matching;
    switch (row.number) {
    case 2:
        if (matching)
            return {{Lesson::Usual, {{5, 5, 6, 3, 1}}}, {Lesson::HighestPair, {{5, 5, 3, 3, 1}}}};
        return {{Lesson::Usual, {{5, 5, 6, 3, 1}}}};
    case 3:
        if (matching)
            return {{Lesson::Usual, {{4, 4, 4, 6, 1}}}, {Lesson::MatchingOnly, {{4, 4, 4, 4, 1}}}};
        return {{Lesson::Usual, {{4, 4, 4, 6, 1}}}};
    case 4:
        return {{Lesson::Usual, {{3, 3, 3, 3, 5}}}, {matching ? Lesson::MatchingOnly : Lesson::FiveAlike, fiveOf(3)}};
    default:
        return {{Lesson::Usual, fiveOf(6)}};
    }
}

std::vector<Candidate> sequenceDice(int length)
{
    if (length < DiceCount)
        return {{Lesson::Usual, {{1, 2, 3, 4, 6}}}, {Lesson::LongerRun, run(2)}};
    return {{Lesson::Usual, run(2)}, {Lesson::WrapsRound, run(3)}};
}

std::vector<Candidate> candidates(const RowRule &row)
{
    switch (row.pattern) {
    case Pattern::Face:
        return faceDice(row.number);
    case Pattern::Alike:
        return alikeDice(row);
    case Pattern::TwoPairs:
        return {{Lesson::Usual, {{5, 5, 3, 3, 1}}},
                {Lesson::FullHouse, {{5, 5, 5, 3, 3}}},
                {Lesson::FourAlike, {{4, 4, 4, 4, 2}}}};
    case Pattern::FullHouse:
        return {{Lesson::Usual, {{5, 5, 5, 3, 3}}}, {Lesson::FiveAlike, fiveOf(5)}};
    case Pattern::Sequence:
        return sequenceDice(row.number);
    case Pattern::FiveDifferent:
        return {{Lesson::Usual, run(1)}, {Lesson::WrapsRound, run(3)}};
    case Pattern::WildAceStraight:
        return {{Lesson::Usual, run(2)}, {Lesson::WildAce, {{1, 3, 4, 5, 6}}}, {Lesson::WildAce, {{1, 1, 3, 4, 5}}}};
    case Pattern::ExactStraight:
        return {{Lesson::Usual, run(row.number)}, {Lesson::OtherRun, run(3 - row.number)}};
    case Pattern::Anything:
        break;
    }
    return {{Lesson::Usual, {{6, 5, 5, 4, 2}}}};
}

/// A card that holds what this row gives for its usual dice, in this row alone.
Card cardWith(const RuleSet &rules, int row)
{
    Card card;
    const Dice dice = candidates(rules.row(row)).front().dice;
    card.fill(row, score(rules, row, dice, MaxThrows, card));
    return card;
}

ScoringExample example(const RuleSet &rules, int row, const Candidate &candidate, int throwNumber, const Card &card)
{
    return {candidate.lesson,
            candidate.dice,
            throwNumber,
            card,
            score(rules, row, candidate.dice, throwNumber, card),
            extraPoints(rules, candidate.dice, card)};
}

/// A five alike that has to go somewhere else than into the row of its face, which is filled.
ScoringExample jokerExample(const RuleSet &rules, int row)
{
    Card card = cardWith(rules, rules.jokerRow);
    int face = 6;
    for (int upper = 0; upper < rules.rowCount(); ++upper) {
        const RowRule &rule = rules.row(upper);
        if (rule.pattern == Pattern::Face && rule.number == 4) {
            card.fill(upper, score(rules, upper, faceDice(rule.number).front().dice, MaxThrows, card));
            face = rule.number;
        }
    }
    return example(rules, row, {Lesson::Joker, fiveOf(face)}, MaxThrows, card);
}

} // namespace

std::vector<ScoringExample> examplesOf(const RuleSet &rules, int row)
{
    const RowRule &rule = rules.row(row);
    std::vector<Candidate> own = candidates(rule);
    const Candidate usual = own.front();
    std::vector<ScoringExample> examples;
    if (rule.needsRow >= 0) {
        const Card needed = cardWith(rules, rule.needsRow);
        examples.push_back(example(rules, row, {Lesson::WithNeeded, usual.dice}, MaxThrows, needed));
        examples.push_back(example(rules, row, {Lesson::WithoutNeeded, usual.dice}, MaxThrows, Card()));
        return examples;
    }
    examples.push_back(example(rules, row, usual, MaxThrows, Card()));
    if (rule.served > 0)
        examples.push_back(example(rules, row, {Lesson::Served, usual.dice}, 1, Card()));
    if (rules.servedWinRow == row)
        examples.push_back(example(rules, row, {Lesson::ServedWin, usual.dice}, 1, Card()));
    for (std::size_t k = 1; k < own.size(); ++k)
        examples.push_back(example(rules, row, own[k], MaxThrows, Card()));
    if (rule.metByJoker && rules.jokerRow >= 0)
        examples.push_back(jokerExample(rules, row));
    return examples;
}
