#include "table/hintpanel.h"

#include "table/textfit.h"
#include "theme/fonts.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

using namespace Qt::StringLiterals;

HintPanel::HintPanel(const Theme &theme, QWidget *parent)
    : TableButton(parent)
    , m_theme(theme)
{
    hide();
}

void HintPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void HintPanel::setHint(const HintState &hint)
{
    if (hint == m_hint)
        return;
    m_hint = hint;
    setVisible(hint.shown);
    QStringList spoken{hint.sentence};
    for (const HintState::Action &action : hint.actions)
        spoken << u"%1: %2"_s.arg(action.text, action.value);
    setAccessibleName(spoken.join(u". "_s));
    if (hint.shown)
        raise();
    update();
}

void HintPanel::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = fontMetrics().height();
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    QColor ground = m_theme.plateActive;
    ground.setAlpha(246);
    painter.setPen(QPen(m_theme.accent, 1.5));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, line * 0.6, line * 0.6);

    const QRectF inner = box.adjusted(line * 0.7, line * 0.5, -line * 0.7, -line * 0.5);
    const double icon = std::min(line * 1.6, inner.height() * 0.3);
    const auto count = static_cast<double>(m_hint.actions.size());
    const double row = std::min(line * 1.5, inner.height() * 0.6 / std::max(1.0, count));
    const QRectF sentence(inner.left() + icon * 1.5, inner.top(), inner.width() - icon * 1.5,
                          inner.height() - row * count);
    const QRectF bulb(inner.left(), sentence.center().y() - icon / 2, icon, icon);
    m_bulb.paint(painter, bulb, m_theme.accent);
    m_socket.paint(painter, bulb, m_theme.onPlate);
    painter.setPen(m_theme.onPlate);
    drawFitted(painter, sentence, m_hint.sentence, scaledFont(font(), 1.2), Qt::AlignLeft | Qt::AlignVCenter);
    double top = inner.bottom() - row * count;
    for (std::size_t k = 0; k < m_hint.actions.size(); ++k, top += row)
        paintAction(painter, QRectF(inner.left(), top, inner.width(), row), m_hint.actions[k], k == 0);
    QPainterPath ring;
    ring.addRoundedRect(box.adjusted(2, 2, -2, -2), line * 0.6, line * 0.6);
    paintFocus(painter, ring);
}

void HintPanel::paintAction(QPainter &painter, const QRectF &line, const HintState::Action &action, bool best) const
{
    const QFont font = scaledFont(this->font(), 1, best);
    painter.setPen(best ? m_theme.accent : m_theme.onPlateDim);
    const double value = std::min(line.width() * 0.35, QFontMetricsF(font).horizontalAdvance(action.value) + 4);
    drawFitted(painter, line.adjusted(0, 0, -value - 8, 0), action.text, font, Qt::AlignLeft | Qt::AlignVCenter);
    drawFitted(painter, QRectF(line.right() - value, line.top(), value, line.height()), action.value, font,
               Qt::AlignRight | Qt::AlignVCenter);
}
