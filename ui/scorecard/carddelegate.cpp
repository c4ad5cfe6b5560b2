#include "scorecard/carddelegate.h"

#include "scorecard/cardpaint.h"
#include "scorecard/scorecardmodel.h"

#include <QAbstractItemView>
#include <QPainter>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

QColor mixed(const QColor &a, const QColor &b)
{
    return QColor((a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2);
}

void styleNumber(QPainter &painter, const CardLook &look, const CardCell &cell)
{
    QFont font = look.metrics.font;
    QColor colour = look.theme.onCard;
    switch (cell.kind) {
    case CardCellKind::Preview:
        font.setItalic(true);
        font.setWeight(cell.points > 0 ? QFont::Medium : QFont::Normal);
        colour = cell.points > 0 ? look.theme.preview : look.theme.onCardDim;
        break;
    case CardCellKind::Scratched:
        font.setStrikeOut(true);
        colour = look.theme.onCardDim;
        break;
    case CardCellKind::Extra:
        font = look.metrics.smallFont();
        font.setWeight(cell.points > 0 ? QFont::DemiBold : QFont::Normal);
        colour = cell.points > 0 ? look.theme.preview : look.theme.onCardDim;
        break;
    case CardCellKind::Total:
        font.setWeight(QFont::Bold);
        colour = look.theme.onCardTotal;
        break;
    default:
        if (cell.lastWritten)
            font.setWeight(QFont::DemiBold);
        break;
    }
    painter.setFont(font);
    painter.setPen(colour);
}

} // namespace

CardDelegate::CardDelegate(const ScorecardModel &model, const CardLook &look, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_look(look)
{}

void CardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paintGround(*painter, option.rect, index);
    if (index.column() == ScorecardModel::NameColumn)
        paintName(*painter, option.rect, index);
    else
        paintSeat(*painter, option.rect, index);
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    paintMarks(*painter, option.rect, index, view != nullptr && view->currentIndex() == index);
    painter->restore();
}

QColor CardDelegate::ground(const QModelIndex &index) const
{
    const Theme &theme = m_look.theme;
    const bool inTurn = index.column() == m_model.columnInTurn();
    switch (m_model.line(index.row()).kind) {
    case CardLineKind::Total:
        return inTurn ? theme.cardTotal.lighter(140) : theme.cardTotal;
    case CardLineKind::Bonus:
    case CardLineKind::Extra:
        return inTurn ? mixed(theme.cardActive, theme.cardBonus) : theme.cardBonus;
    case CardLineKind::Row:
        break;
    }
    const bool besideHover = index.row() == m_look.hoveredLine && index.column() == ScorecardModel::NameColumn;
    return inTurn || besideHover ? theme.cardActive : theme.card;
}

void CardDelegate::paintGround(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const bool lastLine = index.row() == m_model.lineCount() - 1;
    const bool lastColumn = index.column() == m_model.seatCount();
    PaperCorners corners;
    corners.bottomLeft = lastLine && index.column() == 0;
    corners.bottomRight = lastLine && lastColumn;
    const QColor colour = ground(index);
    paintPaper(painter, rect, colour, corners);
    const QColor line = lastLine ? colour.lighter(130) : m_look.theme.cardLine;
    if (!lastColumn)
        painter.fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), line);
    if (!lastLine)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), line);
}

void CardDelegate::paintName(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const CardLine &line = m_model.line(index.row());
    const CardMetrics &metrics = m_look.metrics;
    const bool besideRows = line.kind == CardLineKind::Bonus || line.kind == CardLineKind::Extra;
    QFont font = besideRows ? metrics.smallFont() : metrics.font;
    if (line.kind == CardLineKind::Total)
        font = metrics.boldFont();
    QRect space = rect.adjusted(metrics.padding, 0, -metrics.padding, 0);
    painter.setFont(font);
    painter.setPen(m_look.theme.onCardDim);
    if (line.face > 0) {
        const qreal size = metrics.font.pixelSize() * 0.92;
        const QRectF box(space.right() - size + 1, rect.center().y() - size / 2 + 0.5, size, size);
        paintDieGlyph(painter, box, line.face, m_look.theme.onCardDim);
        space.setRight(static_cast<int>(box.left()) - metrics.padding / 2);
    } else if (line.fixed > 0) {
        const QString sign = besideRows ? u"+"_s : QString();
        const QString fixed = sign + m_look.locale.toString(line.fixed);
        paintText(painter, space, Qt::AlignRight, fixed);
        space.setRight(space.right() - painter.fontMetrics().horizontalAdvance(fixed) - metrics.padding / 2);
    }
    painter.setPen(line.kind == CardLineKind::Total ? m_look.theme.onCardTotal : m_look.theme.onCard);
    paintText(painter, space, Qt::AlignLeft, index.data().toString());
}

void CardDelegate::paintSeat(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const CardCell cell = m_model.cell(index.row(), index.column() - 1);
    if (cell.kind == CardCellKind::Bonus) {
        paintBonus(painter, rect, index, cell);
        return;
    }
    styleNumber(painter, m_look, cell);
    const QString number = index.data().toString();
    paintText(painter, rect, Qt::AlignHCenter, number);
    if (!cell.lastWritten)
        return;
    // The latest row of a seat carries a small dot beside its number.
    const qreal radius = qMax(1.5, m_look.metrics.font.pixelSize() / 8.0);
    const qreal x = rect.center().x() + painter.fontMetrics().horizontalAdvance(number) / 2.0 + 3 * radius;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.theme.good);
    painter.drawEllipse(QPointF(x, rect.center().y() + 0.5), radius, radius);
}

void CardDelegate::paintBonus(QPainter &painter, const QRect &rect, const QModelIndex &index,
                              const CardCell &cell) const
{
    const Theme &theme = m_look.theme;
    const bool reached = cell.points > 0;
    QFont font = m_look.metrics.smallFont();
    font.setWeight(reached ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(reached ? theme.preview : theme.onCard);
    const QString text = index.data().toString();
    const qreal share = cell.threshold > 0 ? qreal(cell.upper) / cell.threshold : 0;
    const int textWidth = painter.fontMetrics().horizontalAdvance(text);
    const int gap = font.pixelSize() / 2;
    const int barWidth = font.pixelSize() * 3;
    const QColor track = theme.cardLine.darker(108);
    // All other seats look alike; the seat in turn may have the room that they lack.
    const auto &widths = m_look.metrics.columnWidths;
    const int width = cell.inTurn ? rect.width() : *std::min_element(widths.begin() + 1, widths.end());
    const int widestText = painter.fontMetrics().horizontalAdvance(u"00/00"_s);
    if (barWidth + gap + widestText + 2 * m_look.metrics.padding > width) {
        // No room beside the number: a thin line along the foot of the cell.
        paintText(painter, rect, Qt::AlignHCenter, text);
        const QRectF bar(rect.left() + 4, rect.bottom() - 2.5, rect.width() - 9, 2);
        paintProgress(painter, bar, share, track, theme.good);
        return;
    }
    const qreal left = rect.center().x() + 0.5 - (barWidth + gap + textWidth) / 2.0;
    const qreal thick = qMax(4.0, font.pixelSize() * 0.42);
    const QRectF bar(left, rect.center().y() + 0.5 - thick / 2, barWidth, thick);
    paintProgress(painter, bar, share, track, theme.good);
    const QRect space(qRound(left) + barWidth + gap, rect.top(), textWidth + 2, rect.height());
    paintText(painter, space, Qt::AlignLeft, text);
}

void CardDelegate::paintMarks(QPainter &painter, const QRect &rect, const QModelIndex &index, bool isCurrent) const
{
    if (index.column() != m_model.columnInTurn())
        return;
    if (index.row() == m_look.hintedLine) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_look.theme.accentDeep, 2.5));
        painter.drawRoundedRect(QRectF(rect).adjusted(1.5, 1.5, -2.5, -2.5), 5, 5);
        const double size = rect.height() * 0.5;
        m_bulb.paint(painter, QRectF(rect.left() + 5, rect.center().y() - size / 2, size * 0.8, size),
                     m_look.theme.accentDeep);
    }
    const bool hovered = index.row() == m_look.hoveredLine;
    const bool ringed = m_look.focused && isCurrent;
    if (!hovered && !ringed)
        return;
    const QColor green = m_look.open ? m_look.theme.good : m_look.theme.onCardDim;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(green, 2));
    painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -2, -2), 5, 5);
    if (ringed) {
        // A second, inner line tells the keyboard's place from the mouse's.
        painter.setPen(QPen(m_look.theme.accentDeep, 1));
        painter.drawRoundedRect(QRectF(rect).adjusted(2.5, 2.5, -3.5, -3.5), 3.5, 3.5);
    }
}
