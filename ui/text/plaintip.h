#pragma once

#include <QString>

/// Plain text for a tooltip: wrapped, and markup in it shows as typed.
[[nodiscard]] inline QString plainToolTip(const QString &text)
{
    using namespace Qt::StringLiterals;
    return text.isEmpty() ? QString() : u"<qt>"_s + text.toHtmlEscaped() + u"</qt>"_s;
}
