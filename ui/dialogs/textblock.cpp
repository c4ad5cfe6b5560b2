#include "dialogs/textblock.h"

#include "dialogs/textlabel.h"
#include "theme/fonts.h"

#include <QFontMetrics>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr int Flags = Qt::TextWordWrap | Qt::AlignLeading | Qt::AlignTop;

int wrappedHeight(const QFont &font, const QString &text, int width)
{
    return text.isEmpty() ? 0 : QFontMetrics(font).boundingRect(0, 0, width, 10'000, Flags, text).height();
}

int longestWord(const QFont &font, const QString &text)
{
    const QFontMetrics metrics(font);
    int longest = 0;
    for (const QString &word : text.split(u' '))
        longest = qMax(longest, metrics.horizontalAdvance(word));
    return longest + 2;
}

} // namespace

QFont TextBlock::titleFont() const
{
    QFont titled = font;
    titled.setBold(boldTitle);
    return titled;
}

QFont TextBlock::detailFont() const
{
    return scaledFont(font, 0.9);
}

int TextBlock::titleHeight(int width) const
{
    return wrappedHeight(titleFont(), title, width);
}

int TextBlock::heightForWidth(int width) const
{
    return titleHeight(width) + wrappedHeight(detailFont(), detail, width);
}

int TextBlock::leastWidth() const
{
    return qMax(longestWord(titleFont(), title), longestWord(detailFont(), detail));
}

int TextBlock::fullWidth() const
{
    return qMax(QFontMetrics(titleFont()).horizontalAdvance(title),
                QFontMetrics(detailFont()).horizontalAdvance(detail))
           + 2;
}

void TextBlock::draw(QPainter &painter, const QRect &rect, const QColor &titleColour, const QColor &detailColour) const
{
    painter.setFont(titleFont());
    painter.setPen(titleColour);
    painter.drawText(rect, Flags, title);
    painter.setFont(detailFont());
    painter.setPen(detailColour);
    painter.drawText(rect.adjusted(0, titleHeight(rect.width()), 0, 0), Flags, detail);
}
