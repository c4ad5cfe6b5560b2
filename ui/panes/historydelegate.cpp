#include "panes/historydelegate.h"

#include "panes/historymodel.h"
#include "panes/panepaint.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace {

constexpr int LineSide = 12; // left and right of a line, px
constexpr int Gap = 10;      // between its columns, px

QFont weighted(QFont font, QFont::Weight weight)
{
    font.setWeight(weight);
    return font;
}

int widestOf(const QStringList &texts, const QFont &font)
{
    const QFontMetrics metrics(font);
    int widest = 0;
    for (const QString &text : texts)
        widest = qMax(widest, metrics.horizontalAdvance(text));
    return widest;
}

} // namespace

void HistoryDelegate::measure(const HistoryModel &model, const QFont &font, int width)
{
    const QFontMetrics metrics(font);
    const int heightBefore = m_lineHeight;
    const bool twoLinesBefore = m_twoLines;
    m_font = font;
    m_lineHeight = metrics.height() + qMax(6, metrics.height() / 3);
    m_dieSize = qMax(12, metrics.ascent() + 1);
    QStringList names;
    for (const SeatSpec &seat : model.seats())
        names << seat.name;
    m_nameWidth = widestOf(names, weighted(font, QFont::DemiBold)) + 2;
    m_labelWidth = metrics.horizontalAdvance(model.widestLabel());
    const int rest = 2 * LineSide + 2 * Gap + m_labelWidth + diceWidth(m_dieSize);
    const int decision = Gap + widestOf(model.possibleDecisions(), font)
                         + metrics.horizontalAdvance(u' ' + model.widestPoints() + u' ' + tr("by clock")) + m_dieSize;
    m_twoLines = m_nameWidth + rest + decision > width;
    // On a line of its own the decision needs little: names may then fill what the dice leave.
    m_nameWidth = qMin(m_nameWidth, qMax(metrics.horizontalAdvance(u"MM…"_s), width - rest));
    if (heightBefore != m_lineHeight || twoLinesBefore != m_twoLines)
        emit sizeHintChanged({});
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const auto line = index.data(HistoryModel::LineRole).value<HistoryLine>();
    if (line.kind == HistoryLine::Kind::Round)
        return {1, m_lineHeight + 4};
    return {1, m_twoLines ? 2 * m_lineHeight - 2 : m_lineHeight};
}

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const auto line = index.data(HistoryModel::LineRole).value<HistoryLine>();
    if (line.kind == HistoryLine::Kind::Round) {
        paintHead(*painter, option.rect, index);
    } else {
        paintGround(*painter, option, index);
        paintThrow(*painter, option.rect, index);
    }
    painter->restore();
}

void HistoryDelegate::paintHead(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    QFont font = weighted(m_font, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(m_theme.textDim);
    const QRect text = rect.adjusted(LineSide, 4, -LineSide, 0);
    const int used = paintLine(painter, text, index.data(HistoryModel::LabelRole).toString());
    const int left = text.left() + used + Gap;
    if (left < text.right())
        painter.fillRect(QRect(left, text.center().y() + 1, text.right() - left, 1), m_theme.panelLine);
}

void HistoryDelegate::paintGround(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool moment = index.data(HistoryModel::MomentRole).toBool();
    const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option.rect).adjusted(4, 0.5, -4, -0.5);
    if (moment || hovered) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.panelRaised);
        painter.drawRoundedRect(box, 6, 6);
    }
    if (moment) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.dark ? m_theme.accent : m_theme.accentDeep.darker(130));
        painter.drawRoundedRect(QRectF(box.left(), box.top() + 2, 3, box.height() - 4), 1.5, 1.5);
    }
    if (focused) {
        painter.setPen(QPen(m_theme.dark ? m_theme.accent : m_theme.good, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(1, 0.5, -1, -0.5), 6, 6);
    }
}

QFont HistoryDelegate::struckIf(bool undone, QFont::Weight weight) const
{
    QFont font = weighted(m_font, weight);
    font.setStrikeOut(undone);
    return font;
}

void HistoryDelegate::paintThrow(QPainter &painter, const QRect &rect, const QModelIndex &index) const
{
    const auto line = index.data(HistoryModel::LineRole).value<HistoryLine>();
    QRect first = rect.adjusted(LineSide, 0, -LineSide, 0);
    if (m_twoLines)
        first.setHeight(m_lineHeight);
    const QString colour = index.data(HistoryModel::ColourRole).toString();
    // Readable on the worse of the two grounds, so that the name keeps its colour under the mouse.
    const QColor ground = m_theme.dark ? m_theme.panel : m_theme.panelRaised;
    painter.setFont(struckIf(line.undone, QFont::DemiBold));
    painter.setPen(line.undone ? m_theme.textDim : seatTextColour(colour, ground, m_theme.text));
    paintLine(painter, QRect(first.left(), first.top(), m_nameWidth, first.height()),
              index.data(HistoryModel::NameRole).toString());

    int x = first.left() + m_nameWidth + Gap;
    painter.setFont(struckIf(line.undone, QFont::Normal));
    painter.setPen(m_theme.textDim);
    paintLine(painter, QRect(x, first.top(), m_labelWidth + 2, first.height()),
              index.data(HistoryModel::LabelRole).toString());
    x += m_labelWidth + Gap;
    painter.setOpacity(line.undone ? 0.45 : 1);
    paintDice(painter, x, first.center().y() + 1, m_dieSize, line.dice, line.locked, m_theme);
    painter.setOpacity(1);
    x += diceWidth(m_dieSize) + Gap;
    if (m_twoLines)
        paintDecision(painter,
                      QRect(first.left() + LineSide, first.bottom() - 1, first.width() - LineSide, m_lineHeight - 2),
                      index, line);
    else
        paintDecision(painter, QRect(x, first.top(), first.right() - x + 1, first.height()), index, line);
}

void HistoryDelegate::paintDecision(QPainter &painter, const QRect &rect, const QModelIndex &index,
                                    const HistoryLine &line) const
{
    const bool filled = line.decision == HistoryLine::Decision::Filled;
    QRect space = rect;
    painter.setFont(struckIf(line.undone, QFont::Normal));
    painter.setPen(filled && !line.undone ? m_theme.text : m_theme.textDim);
    space.setLeft(space.left() + paintLine(painter, space, index.data(HistoryModel::DecisionRole).toString()));
    if (filled) {
        space.setLeft(space.left() + Gap / 2 + 1);
        painter.setFont(struckIf(line.undone, QFont::Bold));
        space.setLeft(space.left() + paintLine(painter, space, index.data(HistoryModel::PointsRole).toString()));
    }
    if (!line.decidedByClock && !line.thrownByClock)
        return;
    const int size = m_dieSize - 1;
    const int left = space.left() + (line.decision == HistoryLine::Decision::None ? 0 : Gap);
    painter.setPen(m_theme.textDim);
    m_clock.paint(painter, QRectF(left, space.center().y() + 1 - size / 2.0, size, size), m_theme.textDim);
    if (!line.decidedByClock)
        return;
    painter.setFont(struckIf(line.undone, QFont::Normal));
    space.setLeft(left + size + Gap / 2);
    paintLine(painter, space, tr("by clock"));
}
