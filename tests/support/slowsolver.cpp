#include "support/slowsolver.h"

#include <algorithm>

namespace {

constexpr int Orders = 7776;
constexpr int KeepNumbers = 66667; // kept faces as decimal digits: 0, 1..6, 11..66, …, 11111..66666

using Faces = std::array<int, 5>;

Faces facesOf(int order)
{
    Faces faces{};
    for (int &face : faces) {
        face = order % 6 + 1;
        order /= 6;
    }
    return faces;
}

int orderOf(const Faces &faces)
{
    int order = 0;
    for (std::size_t i = faces.size(); i-- > 0;)
        order = order * 6 + faces[i] - 1;
    return order;
}

int numberOf(std::vector<int> kept)
{
    std::sort(kept.begin(), kept.end());
    int number = 0;
    for (const int face : kept)
        number = number * 10 + face;
    return number;
}

int keepNumber(int order, unsigned mask)
{
    const Faces faces = facesOf(order);
    std::vector<int> kept;
    for (std::size_t die = 0; die < faces.size(); ++die) {
        if (((mask >> die) & 1U) != 0)
            kept.push_back(faces[die]);
    }
    return numberOf(kept);
}

/// For each order the numbers of its 31 keeps; the last entry is all five dice.
const std::vector<std::array<int, 32>> &keepTable()
{
    static const std::vector<std::array<int, 32>> table = [] {
        std::vector<std::array<int, 32>> keeps(Orders);
        for (int order = 0; order < Orders; ++order) {
            for (unsigned mask = 0; mask < 32; ++mask)
                keeps[static_cast<std::size_t>(order)][mask] = keepNumber(order, mask);
        }
        return keeps;
    }();
    return table;
}

/// The mean over every outcome of the dice that a keep lacks.
double meanOf(int number, const std::vector<double> &values)
{
    Faces faces{};
    std::size_t size = 0;
    for (; number > 0; number /= 10)
        faces[size++] = number % 10;
    int outcomes = 1;
    for (std::size_t die = size; die < faces.size(); ++die)
        outcomes *= 6;
    double sum = 0;
    for (int outcome = 0; outcome < outcomes; ++outcome) {
        for (std::size_t die = size, rest = static_cast<std::size_t>(outcome); die < faces.size(); ++die, rest /= 6)
            faces[die] = static_cast<int>(rest % 6) + 1;
        sum += values[static_cast<std::size_t>(orderOf(faces))];
    }
    return sum / outcomes;
}

std::string holding(const Naive::Card &card, const std::string &row)
{
    const auto found = card.find(row);
    return found == card.end() ? "-" : found->second > 0 ? "+" : "0";
}

} // namespace

SlowSolver::SlowSolver(std::string ruleSet, Naive::Options options)
    : m_ruleSet(std::move(ruleSet))
    , m_options(std::move(options))
    , m_rows(Naive::rows(m_ruleSet, m_options))
{}

int SlowSolver::upperSum(const Naive::Card &card) const
{
    int sum = 0;
    for (const char *row : {"ones", "twos", "threes", "fours", "fives", "sixes"}) {
        const auto found = card.find(row);
        sum += found == card.end() ? 0 : found->second;
    }
    return sum;
}

double SlowSolver::bonus(const Naive::Card &card) const
{
    if (upperSum(card) < 63)
        return 0;
    if (m_ruleSet == "duel" || m_ruleSet == "yahtzee")
        return 35;
    return m_ruleSet == "yatzy" ? 50 : 0;
}

/// Cards with the same key have the same future.
std::string SlowSolver::keyOf(const Naive::Card &card) const
{
    std::string key;
    for (const std::string &row : m_rows)
        key += card.count(row) != 0 ? 'x' : '.';
    return key + std::to_string(std::min(63, upperSum(card))) + holding(card, "generala") + holding(card, "yatzy");
}

double SlowSolver::value(const Naive::Card &card)
{
    if (card.size() == m_rows.size())
        return bonus(card);
    const std::string key = keyOf(card);
    const auto found = m_known.find(key);
    if (found != m_known.end())
        return found->second.second;
    const double result = turn(card);
    m_known[key] = {card, result};
    return result;
}

double SlowSolver::turn(const Naive::Card &card)
{
    ByOrder values = bestRows(card, 3);
    raiseToBestKeep(values, means(values)); // after throw 2
    const std::vector<double> first = means(values);
    values = bestRows(card, 1);
    raiseToBestKeep(values, first); // after throw 1
    double sum = 0;
    for (const double each : values)
        sum += each;
    return sum / Orders;
}

SlowSolver::ByOrder SlowSolver::bestRows(const Naive::Card &card, int throwNumber)
{
    std::vector<double> bySorted(KeepNumbers, 0);
    for (const std::string &sorted : Naive::allCombinations())
        bySorted[static_cast<std::size_t>(std::stoi(sorted))] = bestRow(card, sorted, throwNumber);
    ByOrder values;
    for (const auto &keeps : keepTable())
        values.push_back(bySorted[static_cast<std::size_t>(keeps.back())]);
    return values;
}

double SlowSolver::bestRow(const Naive::Card &card, const std::string &sorted, int throwNumber)
{
    double best = -1;
    const int extra = Naive::extra(m_ruleSet, m_options, sorted, card);
    for (const std::string &row : Naive::allowedRows(m_ruleSet, m_options, sorted, card)) {
        const std::string key =
            row + sorted + std::to_string(throwNumber) + holding(card, "generala") + holding(card, "yatzy");
        auto known = m_points.find(key);
        if (known == m_points.end()) {
            const int points = Naive::points(m_ruleSet, m_options, row, sorted, throwNumber, card);
            known = m_points.emplace(key, points).first;
        }
        Naive::Card after = card;
        after[row] = known->second;
        best = std::max(best, known->second + extra + value(after));
    }
    return best;
}

std::vector<double> SlowSolver::means(const ByOrder &values) const
{
    std::vector<double> means(KeepNumbers, -1);
    for (const auto &keeps : keepTable()) {
        for (std::size_t mask = 0; mask < 31; ++mask) {
            double &mean = means[static_cast<std::size_t>(keeps[mask])];
            if (mean < 0)
                mean = meanOf(keeps[mask], values);
        }
    }
    return means;
}

void SlowSolver::raiseToBestKeep(ByOrder &values, const std::vector<double> &means) const
{
    const auto &table = keepTable();
    for (std::size_t order = 0; order < values.size(); ++order) {
        for (std::size_t mask = 0; mask < 31; ++mask)
            values[order] = std::max(values[order], means[static_cast<std::size_t>(table[order][mask])]);
    }
}
