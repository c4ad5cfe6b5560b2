#include "table/bigbutton.h"

#include "table/textfit.h"
#include "theme/fonts.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

BigButton::BigButton(const Theme &theme, QWidget *parent)
    : TableButton(parent)
    , m_theme(theme)
{}

void BigButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void BigButton::setTexts(const QString &title, const QString &detail)
{
    if (title == accessibleName() && detail == m_detail)
        return;
    // Not setText(): an ampersand in a translated title is no shortcut.
    setAccessibleName(title);
    setAccessibleDescription(detail);
    m_detail = detail;
    update();
}

void BigButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = fontMetrics().height();
    const double radius = 0.75 * line;
    const double depth = std::max(3.0, 0.22 * line);
    QRectF box = QRectF(rect()).adjusted(3, 3, -3, -3 - depth);
    if (isEnabled() && isDown())
        box.translate(0, depth * 0.7);
    if (isEnabled())
        paintGold(painter, box, radius);
    else
        paintFlat(painter, box, radius);

    painter.setPen(isEnabled() ? m_theme.onAccent : m_theme.onPlate);
    const QRectF texts = box.adjusted(0.6 * line, 0.22 * line, -0.6 * line, -0.22 * line);
    const double split = texts.height() * (m_detail.isEmpty() ? 1.0 : 0.56);
    drawFitted(painter, QRectF(texts.left(), texts.top(), texts.width(), split), accessibleName(),
               scaledFont(font(), 1.32, true));
    painter.setPen(isEnabled() ? m_theme.onAccent : m_theme.onPlateDim);
    drawFitted(painter, QRectF(texts.left(), texts.top() + split, texts.width(), texts.height() - split), m_detail,
               scaledFont(font(), 0.95));
    if (focusShown()) {
        QPainterPath ring;
        ring.addRoundedRect(box.adjusted(-1, -1, 1, 1), radius + 1, radius + 1);
        paintFocus(painter, ring);
    }
}

void BigButton::paintGold(QPainter &painter, const QRectF &box, double radius) const
{
    const double depth = rect().bottom() + 1 - 3 - box.bottom();
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 80));
    painter.drawRoundedRect(box.adjusted(-1, 2, 1, depth + 3), radius, radius);
    painter.setBrush(m_theme.accentDeep.darker(165));
    painter.drawRoundedRect(box.adjusted(0, 0, 0, depth), radius, radius);

    QLinearGradient gold(box.topLeft(), box.bottomLeft());
    const int glow = isDown() ? 96 : underMouse() ? 106 : 100;
    gold.setColorAt(0, m_theme.accent.lighter(glow + 7));
    gold.setColorAt(0.5, m_theme.accent.lighter(glow));
    gold.setColorAt(1, m_theme.accentDeep.lighter(glow));
    painter.setBrush(gold);
    painter.drawRoundedRect(box, radius, radius);

    QLinearGradient shine(box.topLeft(), box.bottomLeft());
    shine.setColorAt(0, QColor(255, 255, 255, 170));
    shine.setColorAt(0.35, QColor(255, 255, 255, 20));
    shine.setColorAt(1, QColor(120, 70, 0, 90));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QBrush(shine), 1.4));
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius - 1, radius - 1);
}

void BigButton::paintFlat(QPainter &painter, const QRectF &box, double radius) const
{
    painter.setBrush(m_theme.plate);
    QColor edge = m_theme.onPlateDim;
    edge.setAlpha(110);
    painter.setPen(QPen(edge, 1.4, Qt::DashLine));
    painter.drawRoundedRect(box, radius, radius);
}
