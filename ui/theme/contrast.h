#pragma once

#include <QColor>

/// Least contrast of text on its ground.
constexpr double ReadableContrast = 4.5;

/// Relative luminance, 0 (black) to 1 (white), as WCAG 2.1 defines it for sRGB.
[[nodiscard]] double luminance(const QColor &colour);

/// Contrast ratio of WCAG 2.1: 1 (none) to 21 (black on white). Both colours are opaque.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);
