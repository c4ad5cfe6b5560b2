#pragma once

#include "table/cupgeometry.h"
#include "table/tablecamera.h"
#include "theme/theme.h"

#include <QImage>

/// Draws the leather cup by following a ray per pixel; arguments as for traceDie().
void traceCup(QImage &target, const TableCamera &camera, const CupPose &pose, const Theme &theme, QPointF corner,
              double step);
