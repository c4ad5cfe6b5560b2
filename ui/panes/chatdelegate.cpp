#include "panes/chatdelegate.h"

#include "panes/chatmodel.h"
#include "panes/panepaint.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextLayout>
#include <cmath>

namespace {

constexpr int BubbleSide = 12; // beside a bubble, px
constexpr int PadX = 10;       // inside a bubble
constexpr int PadY = 5;
constexpr int Spacing = 3; // between bubbles of one seat
constexpr int NewSpeaker = 9;

QFont nameFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Breaks the text into lines of at most `width` px; returns the space it takes.
QSizeF wrap(QTextLayout &layout, qreal width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(Qt::LayoutDirectionAuto);
    option.setAlignment(layout.text().isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    layout.setTextOption(option);
    QSizeF size(0, 0);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, size.height()));
        size.setHeight(size.height() + line.height());
        size.setWidth(qMax(size.width(), line.naturalTextWidth()));
    }
    layout.endLayout();
    return size;
}

/// Wraps for a bubble of a list of this width. A short text gets a short bubble.
QSizeF wrapInBubble(QTextLayout &layout, int listWidth)
{
    const qreal widest = qMax(24, listWidth - 2 * BubbleSide - 2 * PadX);
    const QSizeF size = wrap(layout, widest);
    // Laid out again in its own width, so that right-to-left text ends at the bubble's edge.
    return wrap(layout, qMin(widest, std::ceil(size.width()) + 1));
}

int headHeight(const QModelIndex &index, const QFont &font)
{
    if (index.data(ChatModel::ContinuesRole).toBool())
        return Spacing;
    return NewSpeaker + QFontMetrics(nameFont(font)).height() + 2;
}

int listWidth(const QStyleOptionViewItem &option)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view != nullptr ? view->viewport()->width() : option.rect.width();
}

} // namespace

QSize ChatDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QTextLayout layout(index.data(ChatModel::TextRole).toString(), option.font);
    const QSizeF text = wrapInBubble(layout, listWidth(option));
    return {1, headHeight(index, option.font) + static_cast<int>(std::ceil(text.height())) + 2 * PadY};
}

void ChatDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect space = option.rect.adjusted(BubbleSide, 0, -BubbleSide, 0);
    const int head = headHeight(index, option.font);
    const QColor seat = seatTextColour(index.data(ChatModel::ColourRole).toString(), m_theme.panel, m_theme.text);
    if (!index.data(ChatModel::ContinuesRole).toBool()) {
        painter->setFont(nameFont(option.font));
        painter->setPen(seat);
        paintLine(*painter, QRect(space.left(), space.top() + NewSpeaker, space.width(), head - NewSpeaker - 2),
                  index.data(ChatModel::NameRole).toString());
    }
    QTextLayout layout(index.data(ChatModel::TextRole).toString(), option.font);
    const QSizeF text = wrapInBubble(layout, listWidth(option));
    const QRectF bubble(space.left(), space.top() + head, text.width() + 2 * PadX, text.height() + 2 * PadY);
    painter->setPen(QPen(m_theme.panelLine, 1));
    painter->setBrush(m_theme.panelRaised);
    painter->drawRoundedRect(bubble.adjusted(0.5, 0.5, -0.5, -0.5), 9, 9);
    painter->setPen(m_theme.text);
    layout.draw(painter, bubble.topLeft() + QPointF(PadX, PadY));
    painter->restore();
}
