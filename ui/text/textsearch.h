#pragma once

#include <QString>
#include <vector>

/// Search as people mean it: letters are found whatever their case and accents, so that "poquer" finds
/// "Póquer".
namespace TextSearch {

/// The text as it is compared; as long as the text itself.
[[nodiscard]] QString folded(const QString &text);

/// Where the words begin in the text, in order, without overlaps. Blanks at their ends do not count; no words
/// are found nowhere.
[[nodiscard]] std::vector<int> find(const QString &text, const QString &words);

/// Whether the words are part of the text, whichever way accents are written in Unicode. No words are part of anything.
[[nodiscard]] bool contains(const QString &text, const QString &words);

} // namespace TextSearch
