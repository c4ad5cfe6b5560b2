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
{}

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
    if (m_kind == Kind::Chat) {
        m_bubble.paint(painter, icon, m_theme.onPlate);
    } else {
        m_bulb.paint(painter, icon, m_theme.accent);
        m_socket.paint(painter, icon, m_theme.onPlate);
    }
    painter.setOpacity(1);
    if (m_unread > 0)
        paintBadge(painter, disc);
    if (focusShown()) {
        QPainterPath ring;
        ring.addEllipse(disc.adjusted(-0.5, -0.5, 0.5, 0.5));
        paintFocus(painter, ring);
    }
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
