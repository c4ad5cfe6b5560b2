#include "tips/tipbubble.h"

#include "theme/fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int WidthInLetters = 48;

QLabel *plainLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

TipBubble::TipBubble(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_heading(plainLabel(this))
    , m_text(plainLabel(this))
    , m_understood(new QPushButton(this))
    , m_enough(new QPushButton(this))
{
    setObjectName(u"tip"_s);
    m_understood->setObjectName(u"tipUnderstood"_s);
    m_enough->setObjectName(u"tipsEnough"_s);
    m_enough->setFlat(true);
    for (QPushButton *button : {m_understood, m_enough}) {
        button->setFocusPolicy(Qt::TabFocus); // a click must not take the keys away from the game
        button->setAutoDefault(false);
    }
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_enough);
    buttons->addStretch();
    buttons->addWidget(m_understood);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_text);
    column->addLayout(buttons);
    connect(m_understood, &QPushButton::clicked, this, &TipBubble::understood);
    connect(m_enough, &QPushButton::clicked, this, &TipBubble::enough);
    setTheme(theme);
    retranslate();
    hide();
}

void TipBubble::setTheme(const Theme &theme)
{
    m_theme = theme;
    QPalette colours = theme.palette();
    colours.setColor(QPalette::WindowText, theme.text);
    setPalette(colours);
    update();
}

void TipBubble::setTexts(const QString &heading, const QString &text)
{
    m_heading->setText(heading);
    m_text->setText(text);
    setAccessibleName(heading);
    setAccessibleDescription(text);
}

void TipBubble::pointAt(const QRect &target, Side side, const QRect &room)
{
    m_target = target;
    m_side = side;
    m_room = room;
    place();
}

void TipBubble::place()
{
    m_heading->setFont(scaledFont(font(), 1.15, true));
    const int line = fontMetrics().height();
    const int margin = line * 2 / 3;
    QMargins inside(margin, margin, margin, margin);
    switch (m_side) {
    case Side::Below:
        inside.setTop(margin + beak());
        break;
    case Side::Above:
        inside.setBottom(margin + beak());
        break;
    case Side::Left:
        inside.setRight(margin + beak());
        break;
    }
    layout()->setContentsMargins(inside);
    if (layout()->spacing() != line / 3)
        layout()->setSpacing(line / 3); // asks for a new layout even when nothing changes, which would never end
    const int width = std::min(fontMetrics().averageCharWidth() * WidthInLetters, m_room.width());
    QRect box(0, 0, width, std::min(layout()->totalHeightForWidth(width), m_room.height()));
    switch (m_side) {
    case Side::Below:
        box.moveTopLeft({m_target.center().x() - width / 2, m_target.bottom() + 1});
        break;
    case Side::Above:
        box.moveBottomLeft({m_target.center().x() - width / 2, m_target.top() - 1});
        break;
    case Side::Left:
        box.moveTopRight({m_target.left() - 1, m_target.center().y() - box.height() / 2});
        break;
    }
    box.moveLeft(std::clamp(box.left(), m_room.left(), std::max(m_room.left(), m_room.right() - width + 1)));
    box.moveTop(std::clamp(box.top(), m_room.top(), std::max(m_room.top(), m_room.bottom() - box.height() + 1)));
    setGeometry(box);
    const QPoint middle = m_target.center() - box.topLeft();
    const int corner = beak() * 2;
    const int x = std::clamp(middle.x(), corner, std::max(corner, width - corner));
    const int y = std::clamp(middle.y(), corner, std::max(corner, box.height() - corner));
    m_point = m_side == Side::Left ? QPoint(width, y) : QPoint(x, m_side == Side::Below ? 0 : box.height());
    update();
}

bool TipBubble::event(QEvent *event)
{
    const bool done = QFrame::event(event);
    // Its contents say only now how large they are: after they were shown first, and with every new font.
    if (event->type() == QEvent::LayoutRequest && !m_room.isEmpty())
        place();
    return done;
}

int TipBubble::beak() const
{
    return std::max(8, fontMetrics().height() * 2 / 3);
}

void TipBubble::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double tip = beak();
    QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    const QPointF point(std::clamp<double>(m_point.x(), 1, width() - 1),
                        std::clamp<double>(m_point.y(), 1, height() - 1));
    QPolygonF beakShape;
    switch (m_side) {
    case Side::Below:
        box.setTop(box.top() + tip);
        beakShape << point << QPointF(point.x() + tip, box.top() + 1) << QPointF(point.x() - tip, box.top() + 1);
        break;
    case Side::Above:
        box.setBottom(box.bottom() - tip);
        beakShape << point << QPointF(point.x() + tip, box.bottom() - 1) << QPointF(point.x() - tip, box.bottom() - 1);
        break;
    case Side::Left:
        box.setRight(box.right() - tip);
        beakShape << point << QPointF(box.right() - 1, point.y() + tip) << QPointF(box.right() - 1, point.y() - tip);
        break;
    }
    QPainterPath body;
    body.addRoundedRect(box, tip * 0.7, tip * 0.7);
    QPainterPath spike;
    spike.addPolygon(beakShape);
    spike.closeSubpath();
    painter.setPen(QPen(m_theme.accent, 1.5));
    painter.setBrush(m_theme.panel);
    painter.drawPath(body.united(spike));
}

void TipBubble::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TipBubble::retranslate()
{
    m_understood->setText(tr("Got it"));
    m_enough->setText(tr("No more tips"));
}
