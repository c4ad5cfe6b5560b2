#pragma once

#include "table/tablelayout.h"
#include "table/tablestate.h"
#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QPainter>

/// Banner strip and badge on the felt. Each stays in its own box. `sameDice` stands before the badge.
void paintTableSigns(QPainter &painter, const TableState &state, const TableLayout &layout, const Theme &theme,
                     const QFont &font, const SvgIcon &sameDice, const QRect &area);

/// Headline and detail: what is to be done now. Each stays in its own box.
void paintTableWords(QPainter &painter, const TableState &state, const TableLayout &layout, const Theme &theme,
                     const QFont &font, const QRect &area);
