#include "effects/confettioverlay.h"

#include "theme/motionpolicy.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTimerEvent>
#include <algorithm>

namespace {

constexpr int PieceCount = 90;

QRect boundsOf(const std::vector<Confetti::Piece> &pieces)
{
    QRectF bounds;
    for (const Confetti::Piece &piece : pieces) {
        const double half = piece.size;
        bounds |= QRectF(piece.position - QPointF(half, half), QSizeF(2 * half, 2 * half));
    }
    return bounds.toAlignedRect();
}

} // namespace

ConfettiOverlay::ConfettiOverlay(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("confetti"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void ConfettiOverlay::burst(quint32 seed, QPointF origin, const std::vector<QColor> &colours, int durationMs)
{
    if (durationMs <= 0 || !parentWidget()->isVisible())
        return;
    setGeometry(parentWidget()->rect());
    const double reach = std::min(width(), height());
    m_confetti = Confetti(seed, origin, reach, colours, PieceCount);
    m_pieces = m_confetti.at(0);
    m_durationMs = durationMs;
    m_time.start();
    show();
    raise();
    m_timer.start(MotionPolicy::FrameMs, Qt::PreciseTimer, this);
}

void ConfettiOverlay::stop()
{
    m_timer.stop();
    m_pieces.clear();
    hide();
}

void ConfettiOverlay::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    const double share = static_cast<double>(m_time.elapsed()) / m_durationMs;
    if (share >= 1) {
        stop();
        return;
    }
    const QRect before = boundsOf(m_pieces);
    m_pieces = m_confetti.at(share);
    update(before | boundsOf(m_pieces));
}

void ConfettiOverlay::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer.stop();
}

void ConfettiOverlay::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    for (const Confetti::Piece &piece : m_pieces) {
        painter.save();
        painter.translate(piece.position);
        painter.rotate(piece.turn);
        painter.scale(piece.flat, 1);
        painter.setOpacity(piece.opacity);
        // The back of the paper is darker.
        painter.setBrush(piece.flat < 0 ? piece.colour.darker(130) : piece.colour);
        painter.drawRect(QRectF(-piece.size / 2, -piece.size * 0.35, piece.size, piece.size * 0.7));
        painter.restore();
    }
}
