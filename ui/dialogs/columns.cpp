#include "dialogs/columns.h"

#include <QBoxLayout>
#include <QPainter>

ScrollBody::ScrollBody(QWidget *parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
}

void ScrollBody::hold(QWidget *content)
{
    setWidget(content); // which makes it fill its ground
    content->setAutoFillBackground(false);
}

QSize ScrollBody::sizeHint() const
{
    return widget() == nullptr ? QScrollArea::sizeHint() : widget()->sizeHint();
}

Columns::Columns(QWidget *left, int leftShare, QWidget *right, int rightShare, QWidget *parent)
    : ScrollBody(parent)
{
    const int unit = fontMetrics().height();
    auto *content = new QWidget;
    m_layout = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_layout->setContentsMargins(0, 0, unit / 3, 0);
    m_layout->setSpacing(qRound(1.3 * unit));
    m_layout->addWidget(left, leftShare);
    m_layout->addWidget(right, rightShare);
    hold(content);
}

void Columns::resizeEvent(QResizeEvent *event)
{
    const bool narrow = width() < 38 * fontMetrics().height();
    m_layout->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QScrollArea::resizeEvent(event);
}

HairLine::HairLine(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(1);
}

void HairLine::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), palette().color(QPalette::Mid));
}
