#pragma once

#include "effects/confetti.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QWidget>

/// Lets confetti fly over a widget, once and for a moment; every click goes through to what lies below. Repaints only
/// where paper is. Without a running burst it is hidden and has no timer.
class ConfettiOverlay : public QWidget {
    Q_OBJECT

public:
    /// Covers the parent from the moment a burst begins.
    explicit ConfettiOverlay(QWidget *parent);

    /// @param origin in the parent's coordinates
    /// @param durationMs 0 = nothing happens
    void burst(quint32 seed, QPointF origin, const std::vector<QColor> &colours, int durationMs);
    void stop();
    [[nodiscard]] bool running() const { return m_timer.isActive(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    Confetti m_confetti;
    std::vector<Confetti::Piece> m_pieces; // as they are now
    QBasicTimer m_timer;
    QElapsedTimer m_time;
    int m_durationMs = 0;
};
