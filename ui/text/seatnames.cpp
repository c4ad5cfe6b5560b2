#include "text/seatnames.h"

#include "text/names.h"

#include <algorithm>

QString SeatNames::usual(const std::vector<SeatSpec> &seats, int seat)
{
    const auto own = seats.begin() + seat;
    const auto isTwin = [&](const SeatSpec &other) {
        return !other.named && other.kind == PlayerKind::Computer && other.level == own->level;
    };
    if (own->kind == PlayerKind::Computer && std::none_of(seats.begin(), own, isTwin))
        return Names::level(own->level);
    return tr("Player %1").arg(seat + 1);
}

std::vector<SeatSpec> SeatNames::shown(std::vector<SeatSpec> seats)
{
    show(seats);
    return seats;
}

void SeatNames::show(std::vector<SeatSpec> &seats)
{
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!seats[seat].named)
            seats[seat].name = usual(seats, static_cast<int>(seat));
    }
}
