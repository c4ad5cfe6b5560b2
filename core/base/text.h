#pragma once

#include <QString>

/// Text that people type, measured in characters as people count them: an emoji with its skin tone, or a
/// letter with its combining marks, is one.

[[nodiscard]] int characterCount(const QString &text);

/// Whether a text is longer than `most` characters, or so overloaded with combining marks that no line shows it.
[[nodiscard]] bool exceeds(const QString &text, int most);

/// The first `most` characters; never half of one.
[[nodiscard]] QString firstCharacters(const QString &text, int most);

/// The text with every lone half of a surrogate pair replaced by "?": such text comes back from a file as it was.
[[nodiscard]] QString wellFormed(const QString &text);

/// Without marks that only say how other characters are laid out: directions, zero-width spaces, soft hyphens, tags.
/// Joiners stay between two characters, where they make one emoji of several or shape a word (Persian, Hindi).
[[nodiscard]] QString withoutFormat(const QString &text);

/// The first character that can be seen, or nothing.
[[nodiscard]] QString firstVisibleCharacter(const QString &text);

/// Whether anything can be seen of it: spaces, zero-width characters and marks without a letter cannot.
[[nodiscard]] bool hasVisibleCharacter(const QString &text);

/// One well-formed line without control characters: inner runs of white space become one space, the ends are trimmed.
[[nodiscard]] QString singleLine(const QString &text);
