#pragma once

#include <QFont>
#include <QRectF>
#include <QString>
#include <functional>

class QPainter;

/// What holds for letters that are printed or go into a PDF file.
namespace Paper {

/// The program's font, for paper: without the shapes that Inter gives signs by their neighbours ("12:00", "1-2-3"),
/// because Qt writes those into a PDF without saying which signs they are, and copying or searching loses them.
[[nodiscard]] QFont font();

/// Whether the font, or one that stands in for it, has something to be seen for the text.
[[nodiscard]] bool isVisible(const QString &text, const QFont &font);

/// Draws a text: as letters, or as a picture where a font has pictures for letters (emoji), which a PDF file cannot
/// hold and would leave out. @param rect everything that is drawn lies within @param draw draws it in the font and
/// pen of the painter it gets
void draw(QPainter &painter, const QRectF &rect, const QString &text, const std::function<void(QPainter &)> &draw);

} // namespace Paper
