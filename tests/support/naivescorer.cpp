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

const Naive::Options nordic{{"straight", "plain"}, {"generala", "50"}, {"double-generala", "on"}, {"served", "5"}};

} // namespace

std::vector<std::string> Naive::rows(const std::string &ruleSet, const Options &options)
{
    std::vector<std::string> ids = numberRows;
    const std::vector<std::string> duel{"one-pair",       "two-pairs",      "three-alike", "four-alike", "full-house",
                                        "small-straight", "large-straight", "chance",      "yatzy"};
    const std::vector<std::string> classic{"straight", "full-house", "poker", "generala"};
    const std::vector<std::string> &lower = ruleSet == "duel" ? duel : classic;
    ids.insert(ids.end(), lower.begin(), lower.end());
    if (ruleSet == "nordic" || (ruleSet == "classic" && options.at("double-generala") == "on"))
        ids.push_back("double-generala");
    return ids;
}

int Naive::points(const std::string &ruleSet, const Options &options, const std::string &row,
                  const std::string &sorted, int throwNumber, int generala)
{
    if (const int number = numberPoints(row, sorted); number >= 0)
        return number;
    if (ruleSet == "duel")
        return duelPoints(options, row, sorted);
    return classicPoints(ruleSet == "nordic" ? nordic : options, row, sorted, throwNumber == 1, generala);
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
