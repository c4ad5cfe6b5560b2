#pragma once

#include "theme/theme.h"

#include <QImage>

/// The raised wooden rim round the felt, its shadow on the cloth and the line between them, painted pixel by pixel
/// from the distance to the rim's edges. (Strokes as long as the window are smoothed by threads of Qt's own, which
/// are woken hundreds of times for one picture.)
/// @param picture the felt, of the window's colour outside it; Format_RGB32, in device pixels
/// @param rim its width, device px
void paintRim(QImage &picture, const Theme &theme, double rim);
