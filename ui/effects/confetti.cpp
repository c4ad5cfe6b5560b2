#include "effects/confetti.h"

#include <QRandomGenerator>
#include <QtMath>
#include <algorithm>
#include <cmath>

namespace {

constexpr double Drag = 4.2;  // how quickly the air slows a piece, per burst
constexpr double Fall = 0.62; // reaches per burst at which it sinks in the end

} // namespace

Confetti::Confetti(quint32 seed, QPointF origin, double reach, const std::vector<QColor> &colours, int count)
    : m_origin(origin)
    , m_reach(reach)
{
    QRandomGenerator random(seed);
    const auto between = [&random](double low, double high) { return low + random.generateDouble() * (high - low); };
    for (int k = 0; k < count; ++k) {
        const double angle = between(-M_PI * 0.95, -M_PI * 0.05);
        const double speed = between(1.2, 5.4);
        m_starts.push_back({QPointF(std::cos(angle), std::sin(angle)) * speed, between(-720, 720), between(0, 2 * M_PI),
                            between(0.014, 0.03), colours[static_cast<std::size_t>(k) % colours.size()]});
    }
}

std::vector<Confetti::Piece> Confetti::at(double share) const
{
    const double t = std::clamp(share, 0.0, 1.0);
    const double flown = (1 - std::exp(-Drag * t)) / Drag;
    const double sunk = Fall * (t - flown);
    std::vector<Piece> pieces;
    pieces.reserve(m_starts.size());
    for (const Start &start : m_starts) {
        Piece piece;
        const double sway = 0.02 * std::sin(start.phase + 9 * t) * t;
        piece.position = m_origin + (start.speed * flown + QPointF(sway, sunk)) * m_reach;
        piece.turn = start.spin * t + start.phase * 57;
        piece.flat = std::cos(start.phase + 14 * t);
        piece.size = start.size * m_reach;
        piece.opacity = std::clamp((1 - t) / 0.3, 0.0, 1.0);
        piece.colour = start.colour;
        pieces.push_back(piece);
    }
    return pieces;
}
