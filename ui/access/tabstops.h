#pragma once

#include <QList>

class QWidget;

/// Everything under a widget that Tab should stop at, in the order in which its layouts show it: Qt's own order is that
/// in which widgets were made, and rows that come later or change places are not where the eye finds them.
/// Widgets that are hidden or switched off are left out.
[[nodiscard]] QList<QWidget *> tabStops(const QWidget &root);

/// Moves the focus within a window from where it is to the next or previous stop, and round at the end.
/// @return whether there was another stop
bool focusNextStop(const QWidget &window, bool next);
