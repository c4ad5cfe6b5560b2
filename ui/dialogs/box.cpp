#include "dialogs/box.h"

#include "dialogs/textlabel.h"

#include <QPainter>
#include <QVBoxLayout>

Box::Box(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLabel::Role::Strong, this))
    , m_text(new TextLabel(TextLabel::Role::Body, this))
    , m_layout(new QVBoxLayout(this))
{
    const int unit = fontMetrics().height();
    m_layout->setContentsMargins(unit, qRound(0.8 * unit), unit, qRound(0.8 * unit));
    m_layout->setSpacing(unit / 4);
    m_layout->addWidget(m_title);
    m_layout->addWidget(m_text);
}

void Box::setTexts(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
}

void Box::add(QWidget *widget)
{
    m_layout->addWidget(widget);
}

void Box::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBox(painter, *this);
}

void paintBox(QPainter &painter, const QWidget &widget)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(widget.palette().color(QPalette::Base));
    const qreal radius = 0.6 * widget.fontMetrics().height();
    painter.drawRoundedRect(widget.rect(), radius, radius);
}
