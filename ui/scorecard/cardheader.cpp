#include "scorecard/cardheader.h"

#include "scorecard/cardpaint.h"
#include "scorecard/scorecardmodel.h"
#include "theme/namefit.h"

#include <QPainter>

CardHeader::CardHeader(const ScorecardModel &model, const CardLook &look, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_model(model)
    , m_look(look)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
}

void CardHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    if (!rect.isValid() || m_model.lineCount() == 0)
        return;
    painter->save();
    const bool inTurn = logicalIndex == m_model.columnInTurn();
    const bool last = logicalIndex == m_model.seatCount();
    PaperCorners corners;
    corners.topLeft = logicalIndex == 0;
    corners.topRight = last;
    paintPaper(*painter, rect, inTurn ? m_look.theme.cardActive : m_look.theme.cardHeader, corners);
    if (!last)
        painter->fillRect(QRect(rect.right(), rect.top(), 1, rect.height()), m_look.theme.cardLine);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), m_look.theme.cardLine);
    painter->setPen(m_look.theme.onCard);
    painter->setFont(m_look.metrics.boldFont());
    if (logicalIndex > 0)
        paintSeat(*painter, rect, logicalIndex - 1);
    else
        paintText(*painter, rect.adjusted(m_look.metrics.padding, 0, -m_look.metrics.padding, 0), Qt::AlignLeft,
                  m_model.headerData(0, Qt::Horizontal).toString());
    painter->restore();
}

void CardHeader::paintSeat(QPainter &painter, const QRect &rect, int seat) const
{
    const bool inTurn = 1 + seat == m_model.columnInTurn();
    QFont font = m_look.metrics.boldFont();
    font.setWeight(inTurn ? QFont::Bold : QFont::Normal);
    drawName(painter, m_look.metrics.nameBox(rect), m_model.spec(seat).name, font, Qt::AlignHCenter);
    // The seat's colour, thicker under the seat in turn.
    const QColor colour(m_model.spec(seat).colour);
    if (!colour.isValid())
        return;
    const int thick = inTurn ? 4 : 2;
    painter.fillRect(QRect(rect.left(), rect.bottom() - thick, rect.width() - 1, thick), colour);
}
