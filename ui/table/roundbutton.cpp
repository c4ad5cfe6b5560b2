#include "table/roundbutton.h"

#include "table/textfit.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

RoundButton::RoundButton(Kind kind, const Theme &theme, QWidget *parent)
    : TableButton(parent)
    , m_kind(kind)
    , m_theme(theme)
{
}

void RoundButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void RoundButton::setUnread(int count)
{
    if (count == m_unread)
        return;
    m_unread = std::max(0, count);
    retranslate();
    update();
}

void RoundButton::retranslate()
{
    if (m_kind == Kind::Hint) {
        setAccessibleName(tr("Hint"));
        setToolTip(tr("Hint: what would be best now? (H)"));
        return;
    }
    setAccessibleName(m_unread > 0 ? tr("Chat, %n unread message(s)", nullptr, m_unread) : tr("Chat"));
    setToolTip(tr("Chat (C)"));
}

bool RoundButton::hitButton(const QPoint &pos) const
{
    const QPointF away = QPointF(pos) - QRectF(rect()).center();
    return std::hypot(away.x(), away.y()) <= width() / 2.0;
}

void RoundButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF disc = QRectF(rect()).adjusted(3, 3, -3, -4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 70));
    painter.drawEllipse(disc.translated(0, 2));
    if (isDown())
        disc.translate(0, 1);
    const QColor ground = underMouse() && isEnabled() ? m_theme.plate : m_theme.plateActive;
    QLinearGradient shade(disc.topLeft(), disc.bottomLeft());
    shade.setColorAt(0, ground.lighter(135));
    shade.setColorAt(1, ground);
    painter.setBrush(shade);
    QColor edge = m_theme.onPlate;
    edge.setAlpha(isEnabled() ? 70 : 30);
    painter.setPen(QPen(edge, 1));
    painter.drawEllipse(disc);

    painter.setOpacity(isEnabled() ? 1 : 0.4);
    const double inset = disc.width() * 0.29;
    const QRectF icon = disc.adjusted(inset, inset, -inset, -inset);
    if (m_kind == Kind::Chat)
        paintBubble(painter, icon);
    else
        paintBulb(painter, icon);
    painter.setOpacity(1);
    if (m_unread > 0)
        paintBadge(painter, disc);
    if (focusShown()) {
        QPainterPath ring;
        ring.addEllipse(disc.adjusted(-0.5, -0.5, 0.5, 0.5));
        paintFocus(painter, ring);
    }
}

void RoundButton::paintBubble(QPainter &painter, const QRectF &box) const
{
    const double w = box.width();
    QPainterPath bubble;
    bubble.addRoundedRect(QRectF(box.left(), box.top() + 0.06 * w, w, 0.70 * w), 0.2 * w, 0.2 * w);
    QPainterPath tail(box.topLeft() + QPointF(0.18 * w, 0.65 * w));
    tail.lineTo(box.topLeft() + QPointF(0.18 * w, 1.0 * w));
    tail.lineTo(box.topLeft() + QPointF(0.54 * w, 0.72 * w));
    tail.closeSubpath();
    painter.fillPath(bubble.united(tail), m_theme.onPlate);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.plateActive);
    for (const double x : {0.27, 0.5, 0.73})
        painter.drawEllipse(box.topLeft() + QPointF(x * w, 0.41 * w), 0.065 * w, 0.065 * w);
}

void RoundButton::paintBulb(QPainter &painter, const QRectF &box) const
{
    const double w = box.width();
    const QPointF o = box.topLeft();
    QPainterPath glass;
    glass.moveTo(o + QPointF(0.36 * w, 0.76 * w));
    glass.cubicTo(o + QPointF(0.36 * w, 0.60 * w), o + QPointF(0.15 * w, 0.56 * w), o + QPointF(0.15 * w, 0.31 * w));
    glass.cubicTo(o + QPointF(0.15 * w, -0.15 * w), o + QPointF(0.85 * w, -0.15 * w), o + QPointF(0.85 * w, 0.31 * w));
    glass.cubicTo(o + QPointF(0.85 * w, 0.56 * w), o + QPointF(0.64 * w, 0.60 * w), o + QPointF(0.64 * w, 0.76 * w));
    glass.closeSubpath();
    painter.fillPath(glass, m_theme.accent);
    painter.setPen(QPen(m_theme.onPlate, 0.09 * w, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(o + QPointF(0.38 * w, 0.88 * w), o + QPointF(0.62 * w, 0.88 * w));
    painter.drawLine(o + QPointF(0.44 * w, 1.02 * w), o + QPointF(0.56 * w, 1.02 * w));
    painter.setPen(QPen(QColor(255, 255, 255, 200), 0.07 * w, Qt::SolidLine, Qt::RoundCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(o.x() + 0.27 * w, o.y() + 0.09 * w, 0.46 * w, 0.46 * w), 105 * 16, 65 * 16);
}

void RoundButton::paintBadge(QPainter &painter, const QRectF &disc) const
{
    const double size = disc.width() * 0.42;
    const QString count = m_unread > 99 ? u"99+"_s : locale().toString(m_unread);
    const QRectF badge(disc.right() - size + 1, disc.top() - 1, size, size);
    painter.setPen(QPen(m_theme.plateActive, 1.5));
    painter.setBrush(m_theme.accent);
    painter.drawEllipse(badge);
    QFont font = this->font();
    font.setBold(true);
    font.setPixelSize(std::max(6, qRound(size * (count.size() > 2 ? 0.42 : 0.62))));
    painter.setFont(font);
    painter.setPen(m_theme.onAccent);
    painter.drawText(badge, Qt::AlignCenter, count);
}
