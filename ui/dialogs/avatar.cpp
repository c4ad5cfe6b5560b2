#include "dialogs/avatar.h"

#include "base/text.h"
#include "dialogs/textlabel.h"

#include <QEvent>
#include <QMenu>
#include <QPainter>

void paintAvatar(QPainter &painter, const QRectF &disc, const QColor &colour, const QString &name, const QFont &font)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(disc);
    QFont bold = font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colour.lightness() > 90 ? QColor(0x16, 0x1a, 0x19) : QColor(Qt::white));
    painter.drawText(disc, Qt::AlignCenter, firstVisibleCharacter(name).toUpper());
}

namespace {

/// In the order of the theme's seat colours.
const std::array colourNames{
    QT_TRANSLATE_NOOP("AvatarButton", "Gold"),   QT_TRANSLATE_NOOP("AvatarButton", "Blue"),
    QT_TRANSLATE_NOOP("AvatarButton", "Violet"), QT_TRANSLATE_NOOP("AvatarButton", "Green"),
    QT_TRANSLATE_NOOP("AvatarButton", "Coral"),  QT_TRANSLATE_NOOP("AvatarButton", "Turquoise"),
};

QIcon swatch(const QColor &colour, int size, qreal ratio)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(1, 1, size - 2, size - 2));
    return QIcon(pixmap);
}

} // namespace

AvatarButton::AvatarButton(const std::array<QColor, 6> &colours, QWidget *parent)
    : QAbstractButton(parent)
    , m_colours(colours)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::clicked, this, &AvatarButton::openMenu);
    retranslate();
}

void AvatarButton::setName(const QString &name)
{
    m_name = name;
    retranslate();
    update();
}

void AvatarButton::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

QSize AvatarButton::sizeHint() const
{
    const int side = qRound(2.0 * fontMetrics().height());
    return {side, side};
}

void AvatarButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

void AvatarButton::retranslate()
{
    setToolTip(tr("Change the colour"));
    //: for screen readers; %1 is the name of a player
    setAccessibleName(tr("Colour of %1").arg(m_name));
}

void AvatarButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF disc = QRectF(rect()).adjusted(3, 3, -3, -3);
    paintAvatar(painter, disc, underMouse() ? m_colour.lighter(108) : m_colour, m_name, font());
    if (!hasFocus())
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Link), 2));
    painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
}

void AvatarButton::openMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (std::size_t i = 0; i < m_colours.size(); ++i) {
        const QColor colour = m_colours[i];
        QAction *action =
            menu->addAction(swatch(colour, fontMetrics().height(), devicePixelRatioF()), tr(colourNames[i]));
        action->setCheckable(true);
        action->setChecked(colour == m_colour);
        connect(action, &QAction::triggered, this, [this, colour] { emit colourChosen(colour); });
    }
    menu->popup(mapToGlobal(rect().bottomLeft()));
}
