#pragma once

#include <QList>
#include <QRect>

/// Where a window may reappear: a remembered frame moved and shrunk so that all of it lies on a screen that is
/// there now. Screens are available areas; the first one is taken when the frame touches none of them.
/// @param smallest the window's minimum size; kept even where a screen is smaller
[[nodiscard]] QRect visibleFrame(const QRect &frame, const QList<QRect> &screens, const QSize &smallest);
