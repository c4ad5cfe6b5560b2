#pragma once

#include "table/tablelayout.h"
#include "table/tablestate.h"
#include "theme/theme.h"

#include <QPainter>

/// The sentences written on the felt: banner strip, badge, headline and detail. Each stays in its own box.
void paintTableTexts(QPainter &painter, const TableState &state, const TableLayout &layout, const Theme &theme,
                     const QFont &font, const QRect &area);
