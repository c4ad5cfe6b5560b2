#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <vector>

/// A burst of coloured paper: thrown up, slowed by the air, fluttering down. A pure function of its seed and the time.
class Confetti {
public:
    struct Piece {
        QPointF position; ///< px
        double turn = 0;  ///< degrees
        double flat = 1;  ///< -1..1: how much of the piece's width is seen as it flutters
        double size = 8;  ///< px
        double opacity = 1;
        QColor colour;
    };

    Confetti() = default;
    /// @param origin where it bursts, px
    /// @param reach about how far it flies, px
    /// @param colours at least one
    Confetti(quint32 seed, QPointF origin, double reach, const std::vector<QColor> &colours, int count);

    /// All pieces at `share`, 0..1, of the whole burst; at 1 they have faded away.
    [[nodiscard]] std::vector<Piece> at(double share) const;

private:
    struct Start {
        QPointF speed; // reaches per burst
        double spin;
        double phase;
        double size;
        QColor colour;
    };

    QPointF m_origin;
    double m_reach = 0;
    std::vector<Start> m_starts;
};
