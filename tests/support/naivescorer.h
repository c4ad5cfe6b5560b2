#pragma once

#include <map>
#include <string>
#include <vector>

/// A second reading of the rules, written for the tests from the rule documents alone and on purpose in another
/// way than the program's scoring code: it looks at the dice as sorted text and at the options as they are
/// spelled. It shares no code and no table with the program.
namespace Naive {

using Options = std::map<std::string, std::string>; // option name -> value
using Card = std::map<std::string, int>;            // filled row -> points

/// Row ids of a rule set in card order.
std::vector<std::string> rows(const std::string &ruleSet, const Options &options);

/// What a row gives.
/// @param sorted the faces in ascending order, such as "11345"
int points(const std::string &ruleSet, const Options &options, const std::string &row, const std::string &sorted,
           int throwNumber, const Card &card);

/// Ids of the rows that may be filled with these dice, in card order.
std::vector<std::string> allowedRows(const std::string &ruleSet, const Options &options, const std::string &sorted,
                                     const Card &card);

/// What these dice earn beside the row.
int extra(const std::string &ruleSet, const Options &options, const std::string &sorted, const Card &card);

/// All 252 ways in which five dice can fall, sorted.
std::vector<std::string> allCombinations();

} // namespace Naive
