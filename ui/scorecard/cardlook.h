#pragma once

#include "scorecard/cardmetrics.h"
#include "theme/theme.h"

#include <QLocale>

/// What the painters of header and cells share. Owned and changed by the view only.
struct CardLook {
    Theme theme;
    CardMetrics metrics;
    QLocale locale;       ///< number format
    int hoveredLine = -1; ///< line of the seat in turn that a click would choose now, or -1
    int hintedLine = -1;  ///< line that a hint says to write, in the column of the seat in turn; -1 = none
    bool focused = false; ///< the view has the keyboard: its current cell carries the focus ring
    bool open = false;    ///< rows may be chosen now
};
