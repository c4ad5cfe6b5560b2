#include "dialogs/toggleswitch.h"

#include <QPainter>
#include <QStyle>

ToggleSwitch::ToggleSwitch(QWidget *parent)
    : QCheckBox(parent)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void ToggleSwitch::setHelp(const QString &help)
{
    m_help = help;
    setAccessibleDescription(help);
    updateGeometry();
    update();
}

TextBlock ToggleSwitch::block() const
{
    return {text(), m_help, font()};
}

QSize ToggleSwitch::trackSize() const
{
    const int unit = fontMetrics().height();
    return {qRound(2.2 * unit), qRound(1.3 * unit)};
}

int ToggleSwitch::gap() const
{
    return fontMetrics().height() / 2;
}

QSize ToggleSwitch::sizeHint() const
{
    const int width = block().fullWidth() + gap() + trackSize().width();
    return {width, heightForWidth(width)};
}

QSize ToggleSwitch::minimumSizeHint() const
{
    return {block().leastWidth() + gap() + trackSize().width(), trackSize().height() + 4};
}

int ToggleSwitch::heightForWidth(int width) const
{
    return qMax(trackSize().height(), block().heightForWidth(width - gap() - trackSize().width())) + 4;
}

void ToggleSwitch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QPalette colours = palette();
    const QSize size = trackSize();
    const int textWidth = width() - gap() - size.width();
    const TextBlock texts = block();
    const int textTop = (height() - texts.heightForWidth(textWidth)) / 2;
    const QRect textRect(0, textTop, textWidth, height() - textTop);
    texts.draw(painter, QStyle::visualRect(layoutDirection(), rect(), textRect),
               colours.color(isEnabled() ? QPalette::Text : QPalette::PlaceholderText),
               colours.color(QPalette::PlaceholderText));
    const QRect track(QPoint(width() - size.width(), (height() - size.height()) / 2), size);
    paintTrack(painter, QStyle::visualRect(layoutDirection(), rect(), track));
}

void ToggleSwitch::paintTrack(QPainter &painter, const QRect &track) const
{
    const QPalette colours = palette();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = track.height() / 2.0;
    const bool on = isChecked();
    const QColor line = colours.color(hasFocus() ? QPalette::Link : QPalette::PlaceholderText);
    painter.setOpacity(isEnabled() ? 1.0 : 0.5);
    painter.setPen(on && !hasFocus() ? QPen(Qt::NoPen) : QPen(line, hasFocus() ? 2 : 1));
    painter.setBrush(on ? colours.color(QPalette::Highlight) : colours.color(QPalette::Base));
    painter.drawRoundedRect(QRectF(track).adjusted(1, 1, -1, -1), radius - 1, radius - 1);
    const qreal knob = radius - (on ? 4 : 5);
    const qreal x = on == isLeftToRight() ? track.right() + 1 - radius : track.left() + radius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(on ? colours.color(QPalette::HighlightedText) : colours.color(QPalette::PlaceholderText));
    painter.drawEllipse(QPointF(x, track.top() + radius), knob, knob);
}
