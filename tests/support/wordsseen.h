#pragma once

#include <QStringList>

class QWidget;

/// Everything a window says to its reader: each text as its widgets draw it, line by line, and what they tell by other
/// ways: titles, tooltips, entries of menus and lists, names and descriptions for screen readers. Sorted.
[[nodiscard]] QStringList wordsSeen(QWidget &window);
