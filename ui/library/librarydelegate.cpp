#include "library/librarydelegate.h"

#include "dialogs/avatar.h"
#include "library/librarymodel.h"
#include "text/seatnames.h"
#include "theme/fonts.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr double DetailFont = 0.9;

/// Colours of a cell, by whether its row is selected.
struct Inks {
    QColor text;
    QColor dim;

    explicit Inks(const QStyleOptionViewItem &option)
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        text = option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        dim = selected ? text : option.palette.color(QPalette::PlaceholderText);
    }
};

void paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (option.state.testFlag(QStyle::State_Selected))
        painter.fillRect(option.rect, option.palette.color(QPalette::Highlight));
    const QRect line(option.rect.left(), option.rect.bottom(), option.rect.width(), 1);
    painter.fillRect(line, option.palette.color(QPalette::Mid));
    if (index.column() == 0 && index.data(LibraryModel::RunningRole).toBool()) {
        const int width = qMax(3, option.fontMetrics.height() / 5);
        painter.fillRect(QRect(option.rect.topLeft(), QSize(width, option.rect.height() - 1)),
                         option.palette.color(QPalette::Link));
    }
}

void paintText(QPainter &painter, const QRect &rect, const QFont &font, const QColor &colour, const QString &text)
{
    painter.setFont(font);
    painter.setPen(colour);
    const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, rect.width());
    painter.drawText(rect, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter) | Qt::TextSingleLine, shown);
}

/// As many discs as there is room for.
void paintDiscs(QPainter &painter, const QRect &rect, const QFont &font, const std::vector<SeatSpec> &seats)
{
    const QFont letter = scaledFont(font, 0.75);
    const qreal side = rect.height();
    QRectF disc(rect.left(), rect.top(), side, side);
    for (const SeatSpec &seat : seats) {
        if (disc.right() > rect.right() + 1)
            return;
        paintAvatar(painter, disc.adjusted(0.5, 0.5, -0.5, -0.5), QColor(seat.colour), seat.name, letter);
        disc.translate(side * 1.15, 0);
    }
}

} // namespace

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setClipRect(option.rect);
    paintGround(*painter, option, index);
    const Inks inks(option);
    const int unit = option.fontMetrics.height();
    const QRect inside = option.rect.adjusted(unit / 2, unit / 3, -unit / 4, -unit / 3);
    const int half = inside.height() / 2;
    const QRect upper(inside.left(), inside.top(), inside.width(), half);
    const QRect lower(inside.left(), inside.top() + half, inside.width(), half);
    const QString text = index.data().toString();
    const QString detail = index.data(LibraryModel::DetailRole).toString();
    if (index.column() == LibraryModel::Players) {
        const auto *game = index.data(LibraryModel::SummaryRole).value<const GameSummary *>();
        paintDiscs(*painter, upper.adjusted(0, -1, 0, -1), option.font, SeatNames::shown(game->seats));
        paintText(*painter, lower, scaledFont(option.font, DetailFont), inks.text, text);
    } else {
        paintText(*painter, upper, scaledFont(option.font, 1, index.column() == LibraryModel::Result), inks.text, text);
        paintText(*painter, lower, scaledFont(option.font, DetailFont), inks.dim, detail);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(inks.text, 1.5));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -3), 3, 3);
    }
    painter->restore();
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // As wide as the longer line: with it a column can be fitted to its contents.
    const QFontMetrics metrics(scaledFont(option.font, 1, true));
    const int width = qMax(metrics.horizontalAdvance(index.data().toString()),
                           metrics.horizontalAdvance(index.data(LibraryModel::DetailRole).toString()));
    return {width + option.fontMetrics.height(), rowHeight(option.fontMetrics)};
}
