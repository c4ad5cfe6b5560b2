#include "dialogs/sheet.h"

#include "access/tabstops.h"
#include "dialogs/textlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

namespace {

// Large text needs the room itself: only what stands between things does not grow with it.
constexpr int Margin = 22;
constexpr int Gap = 10;

} // namespace

Sheet::Sheet(QWidget *parent)
    : QDialog(parent)
    , m_heading(new TextLabel(TextLabel::Role::Heading, this))
    , m_aside(new TextLabel(TextLabel::Role::Dim, this))
    , m_body(new QVBoxLayout)
    , m_footerBox(new QWidget(this))
    , m_footer(new QBoxLayout(QBoxLayout::LeftToRight, m_footerBox))
    , m_footerStart(new QHBoxLayout)
    , m_footerEnd(new QHBoxLayout)
{
    auto *header = new QHBoxLayout;
    header->addWidget(m_heading, 1);
    header->addWidget(m_aside, 1);
    m_aside->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);

    auto *content = new QVBoxLayout;
    content->setContentsMargins(Margin, 16, Margin, 16);
    content->setSpacing(16);
    content->addLayout(header);
    content->addLayout(m_body, 1);

    m_footer->setContentsMargins(Margin, 14, Margin, 14);
    m_footer->setSpacing(Gap);
    m_footerStart->setSpacing(Gap);
    m_footerEnd->setSpacing(Gap);
    m_footerEnd->addStretch(1); // buttons keep their size where nothing stands before them
    m_footer->addLayout(m_footerStart, 1);
    m_footer->addLayout(m_footerEnd);

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
    resize(QSize(wide * unit, high * unit).boundedTo(room()));
}

QSize Sheet::room() const
{
    const QSize available = screen()->availableSize() - QSize(16, 40); // the window manager's frame
    return parentWidget() == nullptr ? available : available.boundedTo(parentWidget()->window()->size());
}

void Sheet::arrangeFooter()
{
    const int needed = m_footerStart->sizeHint().width() + m_footerEnd->sizeHint().width() + 2 * Margin + Gap;
    const bool fits = m_footerStart->isEmpty() || needed <= room().width();
    m_footer->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

bool Sheet::event(QEvent *event)
{
    // Texts and fonts have changed by the time the layout is asked to be done again.
    if (event->type() == QEvent::Polish || event->type() == QEvent::LayoutRequest)
        arrangeFooter();
    return QDialog::event(event);
}

bool Sheet::focusNextPrevChild(bool next)
{
    return focusNextStop(*this, next);
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
