#pragma once

#include "theme/theme.h"

#include <QPainter>
#include <QRectF>

/// A small flat die, for plates; `kept` ones are gold.
void paintMiniDie(QPainter &painter, const QRectF &box, int face, bool kept, const Theme &theme);
