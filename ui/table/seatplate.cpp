#include "table/seatplate.h"

#include "base/text.h"
#include "table/minidie.h"
#include "table/textfit.h"
#include "text/plaintip.h"
#include "theme/fonts.h"
#include "theme/namefit.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 HurryMs = 5000;

QColor withAlpha(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

SeatPlate::SeatPlate(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{}

void SeatPlate::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void SeatPlate::setPlate(const PlateState &plate)
{
    if (plate == m_plate)
        return;
    m_plate = plate;
    retranslate();
    update();
}

void SeatPlate::setClock(qint64 remainingMs, qint64 budgetMs)
{
    if (remainingMs == m_remainingMs && budgetMs == m_budgetMs)
        return;
    m_remainingMs = std::clamp<qint64>(remainingMs, 0, std::max<qint64>(0, budgetMs));
    m_budgetMs = std::max<qint64>(0, budgetMs);
    update();
}

void SeatPlate::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    update();
}

void SeatPlate::retranslate()
{
    QStringList parts = {tr("%1: %2 points").arg(m_plate.name, locale().toString(m_plate.total))};
    if (m_plate.computer)
        parts << tr("computer");
    if (m_plate.inTurn)
        parts << tr("on turn");
    if (m_plate.waiting)
        parts << tr("waiting for the round to end");
    const QString spoken = parts.join(u", "_s);
    setToolTip(plainToolTip(m_plate.name));
    if (spoken == accessibleName())
        return;
    setAccessibleName(spoken);
    setAccessibleDescription(spoken); // else the tooltip would be read, markup and all
}

bool SeatPlate::hurried() const
{
    return m_budgetMs > 0 && m_remainingMs <= HurryMs;
}

void SeatPlate::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = fontMetrics().height();
    // The margin holds the glow and, below, the pointer of the seat in turn.
    const QRectF box = QRectF(rect()).adjusted(3, 3, -3, -0.32 * line);
    paintGround(painter, box);
    const double pad = (m_compact ? 0.30 : 0.36) * line;
    const QRectF inner = box.adjusted(pad, pad, -pad, -pad);
    if (m_compact)
        paintCompact(painter, inner);
    else
        paintWide(painter, inner);
}

void SeatPlate::paintGround(QPainter &painter, const QRectF &box) const
{
    const double line = fontMetrics().height();
    const double radius = 0.6 * line;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 60));
    painter.drawRoundedRect(box.translated(0, 2), radius, radius);

    const QColor ground = m_plate.inTurn ? m_theme.plateActive : m_theme.plate;
    QLinearGradient shade(box.topLeft(), box.bottomLeft());
    shade.setColorAt(0, ground.lighter(m_plate.inTurn ? 130 : 112));
    shade.setColorAt(1, ground);
    painter.setBrush(shade);
    if (!m_plate.inTurn) {
        painter.setPen(QPen(withAlpha(m_theme.onPlate, 34), 1));
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        return;
    }
    painter.drawRoundedRect(box, radius, radius);
    painter.setBrush(Qt::NoBrush);
    for (int k = 3; k >= 1; --k) {
        painter.setPen(QPen(withAlpha(m_theme.accent, 38), 2.0 * k + 1));
        painter.drawRoundedRect(box, radius, radius);
    }
    painter.setPen(QPen(m_theme.accent, std::max(2.0, line * 0.13)));
    painter.drawRoundedRect(box, radius, radius);

    // A pointer down to the table: the turn shows in shape, not in colour alone.
    const double half = 0.55 * line;
    const double tip = box.bottom() + 0.30 * line;
    QPainterPath pointer(QPointF(box.center().x() - half, box.bottom() - 1));
    pointer.lineTo(box.center().x() + half, box.bottom() - 1);
    pointer.lineTo(box.center().x(), tip);
    pointer.closeSubpath();
    painter.fillPath(pointer, m_theme.accent);
}

void SeatPlate::paintWide(QPainter &painter, const QRectF &box) const
{
    const double line = fontMetrics().height();
    const double dice = std::min(1.0 * line, box.height() * 0.27);
    const double ring = std::min(box.height() - dice - 0.22 * line, box.width() * 0.36);
    const QRectF circle(box.left(), box.top(), ring, ring);
    paintAvatar(painter, circle);

    const QRectF texts(circle.right() + 0.5 * line, box.top() - 0.1 * line, box.right() - circle.right() - 0.5 * line,
                       ring + 0.2 * line);
    const QFont nameFont = scaledFont(font(), 1.0, m_plate.inTurn);
    const QRectF nameBox(texts.left(), texts.top(), texts.width(), texts.height() * 0.44);
    painter.setPen(m_plate.inTurn ? m_theme.onPlate : m_theme.onPlateDim);
    drawName(painter, nameBox, m_plate.name, nameFont, Qt::AlignLeft);
    const QRectF totalBox(texts.left(), nameBox.bottom(), texts.width(), texts.bottom() - nameBox.bottom());
    paintText(painter, totalBox, locale().toString(m_plate.total), scaledFont(font(), 1.5, true), m_theme.onPlate,
              Qt::AlignLeft | Qt::AlignVCenter);
    paintDice(painter, QRectF(box.left(), box.bottom() - dice, box.width(), dice), Qt::AlignLeft);
}

void SeatPlate::paintCompact(QPainter &painter, const QRectF &box) const
{
    const double line = fontMetrics().height();
    const double dice = std::min(0.9 * line, (box.width() - 0.8 * line) / 5);
    const double name = 1.55 * line; // two lines of small type
    const double ring = std::min(box.height() - dice - name - 0.2 * line, box.width() * 0.48);
    const QRectF circle(box.left(), box.top(), ring, ring);
    paintAvatar(painter, circle);
    paintText(painter,
              QRectF(circle.right() + 0.15 * line, box.top(), box.right() - circle.right() - 0.15 * line, ring),
              locale().toString(m_plate.total), scaledFont(font(), 1.3, true), m_theme.onPlate, Qt::AlignCenter);
    const QFont nameFont = scaledFont(font(), 0.92, m_plate.inTurn);
    const QRectF nameBox(QPointF(box.left(), circle.bottom() + 0.1 * line),
                         QPointF(box.right(), box.bottom() - dice - 0.1 * line));
    painter.setPen(m_plate.inTurn ? m_theme.onPlate : m_theme.onPlateDim);
    drawName(painter, nameBox, m_plate.name, nameFont, Qt::AlignHCenter);
    paintDice(painter, QRectF(box.left(), box.bottom() - dice, box.width(), dice), Qt::AlignHCenter);
}

void SeatPlate::paintText(QPainter &painter, const QRectF &box, const QString &text, const QFont &font,
                          const QColor &colour, Qt::Alignment alignment) const
{
    painter.setPen(colour);
    QFont fitting = font;
    for (int attempt = 0; attempt < 12 && QFontMetricsF(fitting).horizontalAdvance(text) > box.width(); ++attempt)
        fitting = scaledFont(fitting, 0.92);
    painter.setFont(fitting);
    painter.drawText(box, static_cast<int>(alignment) | Qt::TextSingleLine, text);
}

void SeatPlate::paintAvatar(QPainter &painter, const QRectF &circle) const
{
    const double ring = circle.width() * 0.09;
    const QRectF disc = circle.adjusted(ring * 1.5, ring * 1.5, -ring * 1.5, -ring * 1.5);
    QRadialGradient round(disc.center() - QPointF(disc.width(), disc.width()) * 0.18, disc.width() * 0.75);
    round.setColorAt(0, m_plate.colour.lighter(118));
    round.setColorAt(0.7, m_plate.colour);
    round.setColorAt(1, m_plate.colour.darker(112));
    painter.setPen(Qt::NoPen);
    painter.setBrush(round);
    painter.drawEllipse(disc);

    // The last seconds replace the letter, so that hurry shows without colour too.
    const QString sign = hurried() ? locale().toString(secondsLeft()) : firstVisibleCharacter(m_plate.name).toUpper();
    const double size = disc.height() * (hurried() ? 0.62 : 0.52);
    QFont letter = scaledFont(font(), 1, true);
    letter.setPixelSize(std::max(6, qRound(size)));
    paintText(painter, disc, sign, letter, m_theme.onAvatar, Qt::AlignCenter);
    paintRing(painter, circle);
    if (m_plate.computer)
        paintChip(painter, circle);
    if (m_plate.waiting)
        paintWaiting(painter, circle);
}

void SeatPlate::paintRing(QPainter &painter, const QRectF &circle) const
{
    if (m_budgetMs <= 0)
        return;
    const double width = circle.width() * 0.09;
    const QRectF track = circle.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withAlpha(m_theme.onPlate, 46), width));
    painter.drawEllipse(track);
    const double share = static_cast<double>(m_remainingMs) / static_cast<double>(m_budgetMs);
    const QColor colour = hurried() ? QColor(0xff, 0x75, 0x62) : m_theme.accent;
    painter.setPen(QPen(colour, hurried() ? width * 1.25 : width, Qt::SolidLine, Qt::FlatCap));
    painter.drawArc(track, 90 * 16, qRound(share * 360 * 16));
}

void SeatPlate::paintChip(QPainter &painter, const QRectF &circle) const
{
    const double size = circle.width() * 0.32;
    m_chip.paint(painter, QRectF(circle.right() - size, circle.bottom() - size, size, size), m_theme.onPlate);
}

void SeatPlate::paintWaiting(QPainter &painter, const QRectF &circle) const
{
    // A tick on the avatar: this seat is done for the round.
    const double size = circle.width() * 0.42;
    const QRectF disc(circle.right() - size * 0.95, circle.top() - size * 0.05, size, size);
    painter.setPen(QPen(m_theme.plate, size * 0.1));
    painter.setBrush(m_theme.good);
    painter.drawEllipse(disc);
    m_tick.paint(painter, disc, m_theme.onGood);
}

void SeatPlate::paintDice(QPainter &painter, const QRectF &row, Qt::Alignment alignment) const
{
    if (!m_plate.dice.thrown())
        return;
    const double gap = row.height() * 0.22;
    const double width = row.height() * DiceCount + gap * (DiceCount - 1);
    double x = alignment.testFlag(Qt::AlignHCenter) ? row.center().x() - width / 2 : row.left();
    for (int die = 0; die < DiceCount; ++die) {
        paintMiniDie(painter, QRectF(x, row.top(), row.height(), row.height()), m_plate.dice[die],
                     m_plate.locked.has(die), m_theme);
        x += row.height() + gap;
    }
}
