#pragma once

#include <QFont>

/// The same font, `factor` times as large, whether its size is in points or in pixels.
[[nodiscard]] QFont scaledFont(const QFont &font, double factor, bool bold = false);
