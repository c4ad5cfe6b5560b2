#pragma once

#include "support/textrecorder.h"

#include <QStringList>

/// Everything that is wrong with a screen, one sentence each: cut, elided, too small or pale text, texts over each
/// other, widgets over texts or over their neighbours. What may overlap on purpose is listed in the source.
[[nodiscard]] QStringList layoutFaults(const QWidget &screen, const ScreenRecord &record);
