#pragma once

#include <QString>

/// English names of what the core knows by id. The window has its own words in four languages; this tool speaks
/// English only.

[[nodiscard]] QString englishRuleSet(const QString &id);
[[nodiscard]] QString englishRow(const QString &id);
