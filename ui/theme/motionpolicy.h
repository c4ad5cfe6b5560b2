#pragma once

/// How long computer seats take over an act.
enum class ComputerPace { Calm, Usual, Quick };

/// The only source of durations. With speed Off nothing moves and results show at once.
class MotionPolicy {
public:
    enum class Speed { Off, Fast, Normal };

    /// From one picture of something that moves to the next, ms: 60 a second.
    static constexpr int FrameMs = 16;

    explicit MotionPolicy(Speed speed = Speed::Normal)
        : m_speed(speed)
    {}
    static MotionPolicy none() { return MotionPolicy(Speed::Off); }

    [[nodiscard]] Speed speed() const { return m_speed; }
    [[nodiscard]] bool off() const { return m_speed == Speed::Off; }

    /// From pouring until the dice lie still, ms.
    [[nodiscard]] int throwMs() const { return scaled(900); }
    /// The cup's own shake before it pours, when nobody shook it by hand, ms.
    [[nodiscard]] int shakeMs() const { return scaled(380); }
    /// A locked die sliding to its row, and back, ms.
    [[nodiscard]] int slideMs() const { return scaled(180); }
    /// How long the name of the seat in turn is shown large, ms.
    [[nodiscard]] int turnBannerMs() const { return scaled(900); }
    /// Confetti and a cheer for a generala, a served combination or the winner, ms.
    [[nodiscard]] int celebrationMs() const { return scaled(1700); }
    /// How long a computer seat is seen to think before each of its acts, ms. This is no motion: with speed Off
    /// people still want to follow what it does.
    [[nodiscard]] int computerPauseMs(ComputerPace pace) const
    {
        constexpr int percent[] = {200, 100, 35}; // by pace
        return (off() ? 500 : scaled(800)) * percent[static_cast<int>(pace)] / 100;
    }

private:
    [[nodiscard]] int scaled(int normalMs) const
    {
        switch (m_speed) {
        case Speed::Off:
            return 0;
        case Speed::Fast:
            return normalMs / 2;
        case Speed::Normal:
            break;
        }
        return normalMs;
    }

    Speed m_speed;
};
