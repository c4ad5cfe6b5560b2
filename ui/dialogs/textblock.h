#pragma once

#include <QFont>
#include <QRect>
#include <QString>

class QPainter;

/// A title with a smaller second text under it, both wrapped to a width. For widgets that paint themselves.
struct TextBlock {
    QString title;
    QString detail;
    QFont font;
    bool boldTitle = false;

    [[nodiscard]] int heightForWidth(int width) const;
    /// Width of the longest word: what may not be cut.
    [[nodiscard]] int leastWidth() const;
    /// Width of the longer text in one line.
    [[nodiscard]] int fullWidth() const;
    void draw(QPainter &painter, const QRect &rect, const QColor &titleColour, const QColor &detailColour) const;

private:
    [[nodiscard]] QFont titleFont() const;
    [[nodiscard]] QFont detailFont() const;
    [[nodiscard]] int titleHeight(int width) const;
};
