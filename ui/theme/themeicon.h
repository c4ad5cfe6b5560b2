#pragma once

#include <QIcon>
#include <QString>

/// One of the game's own icons (see SvgIcon) in the palette's colour of button texts, for where Qt wants a QIcon. Nothing
/// is read before it is first shown.
[[nodiscard]] QIcon themeIcon(const QString &name);
