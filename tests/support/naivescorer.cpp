#include "support/naivescorer.h"

#include <algorithm>
#include <initializer_list>

namespace {

const std::vector<std::string> numberRows{"ones", "twos", "threes", "fours", "fives", "sixes"};

bool oneOf(const std::string &text, std::initializer_list<const char *> list)
{
    return std::any_of(list.begin(), list.end(), [&text](const char *entry) { return text == entry; });
}

/// Lengths of the groups of equal faces, longest first: "11345" -> "2111", "22255" -> "32".
std::string shapeOf(const std::string &sorted)
{
    std::string shape;
    std::size_t begin = 0;
    while (begin < sorted.size()) {
        const std::size_t end = std::min(sorted.find_first_not_of(sorted[begin], begin), sorted.size());
        shape += std::to_string(end - begin);
        begin = end;
    }
    std::sort(shape.rbegin(), shape.rend());
    return shape;
}

/// Each face once: "12334" -> "1234".
std::string withoutRepeats(std::string sorted)
{
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    return sorted;
}

int sumOf(const std::string &sorted)
{
    int sum = 0;
    for (const char face : sorted)
        sum += std::stoi(std::string(1, face));
    return sum;
}

int numberPoints(const std::string &row, const std::string &sorted)
{
    const auto found = std::find(numberRows.begin(), numberRows.end(), row);
    if (found == numberRows.end())
        return -1;
    const int face = static_cast<int>(found - numberRows.begin()) + 1;
    return face * static_cast<int>(std::count(sorted.begin(), sorted.end(), std::to_string(face).front()));
}

bool holdsFourInSequence(const std::string &sorted)
{
    const std::string faces = withoutRepeats(sorted);
    for (const char *part : {"1234", "2345", "3456"}) {
        if (faces.find(part) != std::string::npos)
            return true;
    }
    return false;
}

int duelPoints(const Naive::Options &options, const std::string &row, const std::string &sorted)
{
    const std::string shape = shapeOf(sorted);
    const bool fourAlikeCounts = options.at("two-pairs") == "four-alike-counts";
    const bool fiveAlikeCounts = options.at("full-house") == "five-alike-counts";
    if (row == "one-pair")
        return shape == "11111" ? 0 : sumOf(sorted);
    if (row == "two-pairs") {
        const bool met = oneOf(shape, {"221", "32"}) || (fourAlikeCounts && oneOf(shape, {"41", "5"}));
        return met ? sumOf(sorted) : 0;
    }
    if (row == "three-alike")
        return oneOf(shape, {"311", "32", "41", "5"}) ? sumOf(sorted) : 0;
    if (row == "four-alike")
        return oneOf(shape, {"41", "5"}) ? sumOf(sorted) : 0;
    if (row == "full-house")
        return shape == "32" || (fiveAlikeCounts && shape == "5") ? 25 : 0;
    if (row == "small-straight")
        return holdsFourInSequence(sorted) ? 30 : 0;
    if (row == "large-straight")
        return oneOf(sorted, {"12345", "23456"}) ? 40 : 0;
    if (row == "chance")
        return sumOf(sorted);
    if (row == "yatzy")
        return shape == "5" ? 50 : 0;
    return -1;
}

bool isStraight(const std::string &kind, const std::string &sorted)
{
    if (kind == "any-five-different")
        return oneOf(sorted, {"12345", "23456", "13456", "12456", "12356", "12346"});
    if (kind == "wild-ace")
        return oneOf(sorted, {"12345", "23456", "11345", "13456"});
    return oneOf(sorted, {"12345", "23456"});
}

int classicPoints(const Naive::Options &options, const std::string &row, const std::string &sorted, bool first,
                  int generala)
{
    const std::string shape = shapeOf(sorted);
    const int extra = first ? std::stoi(options.at("served")) : 0;
    const int fiveAlike = options.at("generala") == "60" ? 60 : 50;
    if (row == "straight")
        return isStraight(options.at("straight"), sorted) ? 20 + extra : 0;
    if (row == "full-house")
        return shape == "32" ? 30 + extra : 0;
    if (row == "poker")
        return oneOf(shape, {"41", "5"}) ? 40 + extra : 0;
    if (row == "generala")
        return shape == "5" ? fiveAlike : 0;
    if (row == "double-generala")
        return shape == "5" && generala > 0 ? fiveAlike + fiveAlike : 0;
    return -1;
}

/// Sum of the dice in the groups of at least this many; of each group only so many dice count.
int sumOfGroups(const std::string &sorted, std::size_t dice)
{
    int sum = 0;
    for (const char face : {'1', '2', '3', '4', '5', '6'}) {
        if (sorted.find(std::string(dice, face)) != std::string::npos)
            sum += static_cast<int>(dice) * (face - '0');
    }
    return sum;
}

int highestPair(const std::string &sorted)
{
    for (const char *pair : {"66", "55", "44", "33", "22", "11"}) {
        if (sorted.find(pair) != std::string::npos)
            return 2 * (pair[0] - '0');
    }
    return 0;
}

int yatzyPoints(const std::string &row, const std::string &sorted)
{
    const std::string shape = shapeOf(sorted);
    if (row == "one-pair")
        return highestPair(sorted);
    if (row == "two-pairs")
        return oneOf(shape, {"221", "32"}) ? sumOfGroups(sorted, 2) : 0;
    if (row == "three-alike")
        return sumOfGroups(sorted, 3);
    if (row == "four-alike")
        return sumOfGroups(sorted, 4);
    if (row == "small-straight")
        return sorted == "12345" ? 15 : 0;
    if (row == "large-straight")
        return sorted == "23456" ? 20 : 0;
    if (row == "full-house")
        return shape == "32" ? sumOf(sorted) : 0;
    if (row == "chance")
        return sumOf(sorted);
    return row == "yatzy" ? (shape == "5" ? 50 : 0) : -1;
}

int yachtPoints(const std::string &row, const std::string &sorted)
{
    if (row == "little-straight")
        return sorted == "12345" ? 30 : 0;
    if (row == "big-straight")
        return sorted == "23456" ? 30 : 0;
    if (row == "choice")
        return sumOf(sorted);
    if (row == "yacht")
        return shapeOf(sorted) == "5" ? 50 : 0;
    return yatzyPoints(row, sorted); // full house and four alike
}

bool isJoker(const std::string &ruleSet, const Naive::Options &options, const std::string &sorted,
             const Naive::Card &card)
{
    return ruleSet == "yahtzee" && options.at("extra-yatzy") == "on" && shapeOf(sorted) == "5"
           && card.count("yatzy") == 1;
}

int yahtzeePoints(const std::string &row, const std::string &sorted, bool joker)
{
    const std::string shape = shapeOf(sorted);
    if (row == "three-alike")
        return oneOf(shape, {"311", "32", "41", "5"}) ? sumOf(sorted) : 0;
    if (row == "four-alike")
        return oneOf(shape, {"41", "5"}) ? sumOf(sorted) : 0;
    if (row == "full-house")
        return joker || shape == "32" ? 25 : 0;
    if (row == "small-straight")
        return joker || holdsFourInSequence(sorted) ? 30 : 0;
    if (row == "large-straight")
        return joker || oneOf(sorted, {"12345", "23456"}) ? 40 : 0;
    if (row == "chance")
        return sumOf(sorted);
    return row == "yatzy" ? (shape == "5" ? 50 : 0) : -1;
}

const Naive::Options nordic{{"straight", "plain"}, {"generala", "50"}, {"double-generala", "on"}, {"served", "5"}};

} // namespace

std::vector<std::string> Naive::rows(const std::string &ruleSet, const Options &options)
{
    static const std::map<std::string, std::vector<std::string>> lower{
        {"duel",
         {"one-pair", "two-pairs", "three-alike", "four-alike", "full-house", "small-straight", "large-straight",
          "chance", "yatzy"}},
        {"classic", {"straight", "full-house", "poker", "generala"}},
        {"nordic", {"straight", "full-house", "poker", "generala", "double-generala"}},
        {"yatzy",
         {"one-pair", "two-pairs", "three-alike", "four-alike", "small-straight", "large-straight", "full-house",
          "chance", "yatzy"}},
        {"yacht", {"full-house", "four-alike", "little-straight", "big-straight", "choice", "yacht"}},
        {"yahtzee",
         {"three-alike", "four-alike", "full-house", "small-straight", "large-straight", "chance", "yatzy"}}};
    std::vector<std::string> ids = numberRows;
    ids.insert(ids.end(), lower.at(ruleSet).begin(), lower.at(ruleSet).end());
    if (ruleSet == "classic" && options.at("double-generala") == "on")
        ids.push_back("double-generala");
    return ids;
}

int Naive::points(const std::string &ruleSet, const Options &options, const std::string &row, const std::string &sorted,
                  int throwNumber, const Card &card)
{
    if (const int number = numberPoints(row, sorted); number >= 0)
        return number;
    if (ruleSet == "duel")
        return duelPoints(options, row, sorted);
    if (ruleSet == "yatzy")
        return yatzyPoints(row, sorted);
    if (ruleSet == "yacht")
        return yachtPoints(row, sorted);
    if (ruleSet == "yahtzee")
        return yahtzeePoints(row, sorted, isJoker(ruleSet, options, sorted, card));
    const int generala = card.count("generala") == 1 ? card.at("generala") : -1;
    return classicPoints(ruleSet == "nordic" ? nordic : options, row, sorted, throwNumber == 1, generala);
}

std::vector<std::string> Naive::allowedRows(const std::string &ruleSet, const Options &options,
                                            const std::string &sorted, const Card &card)
{
    std::vector<std::string> open;
    for (const std::string &row : rows(ruleSet, options)) {
        if (card.count(row) == 0)
            open.push_back(row);
    }
    if (ruleSet == "yatzy" && options.at("order") == "forced" && open.size() > 1)
        open.resize(1);
    if (!isJoker(ruleSet, options, sorted, card))
        return open;
    const std::string &own = numberRows.at(static_cast<std::size_t>(sorted.front() - '1'));
    if (card.count(own) == 0)
        return {own};
    std::vector<std::string> lower;
    for (const std::string &row : open) {
        if (std::find(numberRows.begin(), numberRows.end(), row) == numberRows.end())
            lower.push_back(row);
    }
    return lower.empty() ? open : lower;
}

int Naive::extra(const std::string &ruleSet, const Options &options, const std::string &sorted, const Card &card)
{
    return isJoker(ruleSet, options, sorted, card) && card.at("yatzy") == 50 ? 100 : 0;
}

std::vector<std::string> Naive::allCombinations()
{
    std::vector<std::string> all;
    for (int number = 11111; number <= 66666; ++number) {
        const std::string text = std::to_string(number);
        if (text.find_first_of("0789") == std::string::npos && std::is_sorted(text.begin(), text.end()))
            all.push_back(text);
    }
    return all;
}
