#include "table/overlays.h"

#include "access/accessiblerole.h"
#include "table/textfit.h"
#include "theme/fonts.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>

using namespace Qt::StringLiterals;

PauseCover::PauseCover(const Theme &theme, QWidget *parent)
    : TableButton(parent)
    , m_theme(theme)
{}

void PauseCover::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void PauseCover::retranslate()
{
    setAccessibleName(tr("Paused"));
    setAccessibleDescription(tr("Goes on with the game (P)"));
    update();
}

void PauseCover::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRadialGradient calm(QRectF(rect()).center(), std::max(width(), height()) * 0.65);
    calm.setColorAt(0, m_theme.plate);
    calm.setColorAt(1, m_theme.plateActive.darker(130));
    painter.fillRect(rect(), calm);

    const double size = std::min(width(), height()) * 0.13;
    const QPointF middle = QRectF(rect()).center() - QPointF(0, size * 0.55);
    painter.setPen(QPen(m_theme.accent, size * 0.07));
    painter.setBrush(QColor(0, 0, 0, 50));
    painter.drawEllipse(middle, size, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.accent);
    for (const double side : {-1.0, 1.0}) {
        const QRectF bar(middle.x() + side * size * 0.27 - size * 0.14, middle.y() - size * 0.42, size * 0.28,
                         size * 0.84);
        painter.drawRoundedRect(bar, size * 0.06, size * 0.06);
    }
    painter.setPen(m_theme.onPlate);
    const double line = fontMetrics().height();
    drawFitted(painter, QRectF(line, middle.y() + size * 1.25, width() - 2 * line, std::max(2.4 * line, size * 0.7)),
               accessibleName(), scaledFont(font(), std::max(1.8, size * 0.42 / line), true));
    QPainterPath ring;
    ring.addEllipse(middle, size * 1.12, size * 1.12);
    paintFocus(painter, ring);
}

TurnBanner::TurnBanner(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleRole(*this, QAccessible::StaticText);
}

void TurnBanner::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void TurnBanner::setName(const QString &name, const QColor &colour)
{
    m_name = name;
    m_colour = colour;
    setAccessibleName(name);
    update();
}

void TurnBanner::setStrength(double strength)
{
    m_strength = strength;
    update();
}

void TurnBanner::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(m_strength);
    // A dark ribbon that thins out to the sides, edged in the seat's colour.
    const QRectF band = QRectF(rect());
    QLinearGradient ribbon(band.topLeft(), band.topRight());
    QColor ground = m_theme.plateActive.darker(120);
    ground.setAlpha(0);
    ribbon.setColorAt(0, ground);
    ground.setAlpha(238);
    ribbon.setColorAt(0.18, ground);
    ribbon.setColorAt(0.82, ground);
    ground.setAlpha(0);
    ribbon.setColorAt(1, ground);
    painter.fillRect(band, ribbon);

    QLinearGradient edge(band.topLeft(), band.topRight());
    QColor colour = m_colour;
    colour.setAlpha(0);
    edge.setColorAt(0, colour);
    edge.setColorAt(0.5, m_colour);
    edge.setColorAt(1, colour);
    const double thick = std::max(2.0, band.height() * 0.03);
    painter.fillRect(QRectF(0, 0, band.width(), thick), edge);
    painter.fillRect(QRectF(0, band.height() - thick, band.width(), thick), edge);

    painter.setPen(m_theme.onPlate);
    QFont large = font();
    large.setBold(true);
    large.setPixelSize(std::max(8, qRound(band.height() * 0.55)));
    const QRectF texts = band.adjusted(band.width() * 0.12, thick * 2, -band.width() * 0.12, -thick * 2);
    const QFontMetricsF metrics(large);
    const double wanted = metrics.horizontalAdvance(m_name);
    if (wanted > texts.width())
        large.setPixelSize(std::max(8, static_cast<int>(large.pixelSize() * texts.width() / wanted)));
    painter.setFont(large);
    painter.drawText(texts, Qt::AlignCenter | Qt::TextSingleLine, m_name);
}
