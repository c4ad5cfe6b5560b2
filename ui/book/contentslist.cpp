#include "book/contentslist.h"

#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

namespace {

constexpr int WidthInLines = 11;

class Lines : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int unit = option.fontMetrics.height();
        const bool current = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        if (current || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setBrush(option.palette.color(QPalette::Base));
            painter->drawRoundedRect(option.rect, unit * 0.3, unit * 0.3);
        }
        if (current) {
            const QRectF bar(option.rect.left(), option.rect.top() + unit * 0.3, unit * 0.2,
                             option.rect.height() - unit * 0.6);
            painter->setBrush(option.palette.color(QPalette::Link));
            painter->drawRoundedRect(bar, unit * 0.1, unit * 0.1);
        }
        painter->setFont(option.font);
        painter->setPen(option.palette.color(current ? QPalette::Text : QPalette::PlaceholderText));
        painter->drawText(textRect(option.rect, unit), textFlags, index.data().toString());
        if (current && option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(option.palette.color(QPalette::Link), 1.5));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), unit * 0.3, unit * 0.3);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int unit = option.fontMetrics.height();
        const QRect room = textRect(QRect(0, 0, (WidthInLines - 1) * unit, 100 * unit), unit);
        const QRect text = option.fontMetrics.boundingRect(room, textFlags, index.data().toString());
        return {room.width(), text.height() + unit * 3 / 4};
    }

private:
    static constexpr int textFlags = int(Qt::AlignLeading) | int(Qt::AlignVCenter) | int(Qt::TextWordWrap);

    static QRect textRect(const QRect &item, int unit) { return item.adjusted(unit * 3 / 4, 0, -unit / 4, 0); }
};

} // namespace

ContentsList::ContentsList(QWidget *parent)
    : QListWidget(parent)
{
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(Adjust);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new Lines(this));
}

void ContentsList::setChapters(const QStringList &titles, int chapter)
{
    const QSignalBlocker blocker(this);
    clear();
    addItems(titles);
    setCurrentRow(chapter);
    setFixedWidth(WidthInLines * fontMetrics().height());
}

void ContentsList::mark(int chapter)
{
    const QSignalBlocker blocker(this);
    setCurrentRow(chapter);
}
