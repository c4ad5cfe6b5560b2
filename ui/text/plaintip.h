#pragma once

#include <QString>
#include <QWidget>

/// Plain text for a tooltip: wrapped, and markup in it shows as typed.
[[nodiscard]] inline QString plainToolTip(const QString &text)
{
    using namespace Qt::StringLiterals;
    return text.isEmpty() ? QString() : u"<qt>"_s + text.toHtmlEscaped() + u"</qt>"_s;
}

/// A tooltip of plain text. Without a description of its own a widget describes itself to screen readers by its tooltip,
/// markup and all: this gives it the text as typed.
inline void setPlainToolTip(QWidget &widget, const QString &text)
{
    widget.setToolTip(plainToolTip(text));
    widget.setAccessibleDescription(text);
}
