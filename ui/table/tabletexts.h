#pragma once

#include "table/tablelayout.h"
#include "table/tablestate.h"
#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QPainter>

/// The sentences written on the felt: banner strip, badge, headline and detail. Each stays in its own box.
/// `sameDice` stands before the badge.
void paintTableTexts(QPainter &painter, const TableState &state, const TableLayout &layout, const Theme &theme,
                     const QFont &font, const SvgIcon &sameDice, const QRect &area);
