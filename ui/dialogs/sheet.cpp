#include "dialogs/sheet.h"

#include "dialogs/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

Sheet::Sheet(QWidget *parent)
    : QDialog(parent)
    , m_heading(new TextLabel(TextLabel::Role::Heading, this))
    , m_aside(new TextLabel(TextLabel::Role::Dim, this))
    , m_body(new QVBoxLayout)
    , m_footerBox(new QWidget(this))
    , m_footer(new QHBoxLayout(m_footerBox))
{
    const int unit = fontMetrics().height();
    auto *header = new QHBoxLayout;
    header->addWidget(m_heading, 1);
    header->addWidget(m_aside, 0, Qt::AlignTrailing | Qt::AlignVCenter);
    m_aside->setWordWrap(false);

    auto *content = new QVBoxLayout;
    content->setContentsMargins(unit + 4, unit, unit + 4, unit);
    content->setSpacing(unit);
    content->addLayout(header);
    content->addLayout(m_body, 1);

    m_footer->setContentsMargins(unit + 4, qRound(0.8 * unit), unit + 4, qRound(0.8 * unit));
    m_footer->setSpacing(qRound(0.6 * unit));

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addLayout(content, 1);
    outer->addWidget(m_footerBox);
}

void Sheet::setHeading(const QString &heading, const QString &aside)
{
    setWindowTitle(heading);
    m_heading->setText(heading);
    m_aside->setText(aside);
    m_aside->setVisible(!aside.isEmpty());
}

void Sheet::resizeToLines(int wide, int high)
{
    const int unit = fontMetrics().height();
    QSize room = screen()->availableSize() - QSize(16, 40); // the window manager's frame
    if (parentWidget() != nullptr)
        room = room.boundedTo(parentWidget()->window()->size());
    resize(QSize(wide * unit, high * unit).boundedTo(room));
}

void Sheet::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void Sheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
    painter.fillRect(QRect(0, m_footerBox->y(), width(), 1), palette().color(QPalette::Mid));
}
