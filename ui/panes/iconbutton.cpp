#include "panes/iconbutton.h"

#include "text/plaintip.h"

#include <QPainter>

IconButton::IconButton(const QString &icon, bool mirrored, QWidget *parent)
    : QAbstractButton(parent)
    , m_icon(icon)
    , m_mirrored(mirrored)
{
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void IconButton::setIconName(const QString &icon)
{
    m_icon = SvgIcon(icon);
    update();
}

void IconButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void IconButton::setWords(const QString &text)
{
    setAccessibleName(text);
    setPlainToolTip(*this, text);
}

QSize IconButton::sizeHint() const
{
    const int side = fontMetrics().height() + 16;
    return {side, side};
}

void IconButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool lit = isEnabled() && (underMouse() || isDown());
    painter.setPen(hasFocus() ? QPen(m_theme.dark ? m_theme.accent : m_theme.text, 1.8) : QPen(m_theme.panelLine, 1));
    painter.setBrush(lit ? m_theme.panelLine : m_theme.panel);
    painter.drawRoundedRect(box, 7, 7);
    const qreal size = box.height() * 0.44;
    painter.translate(box.center());
    if (m_mirrored)
        painter.scale(-1, 1);
    m_icon.paint(painter, QRectF(-size / 2, -size / 2, size, size), isEnabled() ? m_theme.text : m_theme.panelLine);
}
