#include "text/seatnames.h"

#include "base/text.h"
#include "text/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

bool hasRightToLeft(const QString &text)
{
    const auto all = text.toUcs4();
    return std::any_of(all.begin(), all.end(), [](uint c) {
        const QChar::Direction direction = QChar::direction(c);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

} // namespace

QString SeatNames::usual(const std::vector<SeatSpec> &seats, int seat)
{
    const auto own = seats.begin() + seat;
    const auto isTwin = [&](const SeatSpec &other) {
        return !other.named && other.kind == PlayerKind::Computer && other.level == own->level;
    };
    const bool byLevel = own->kind == PlayerKind::Computer && std::none_of(seats.begin(), own, isTwin);
    return byLevel ? Names::level(own->level) : tr("Player %1").arg(seat + 1);
}

QString SeatNames::free(const std::vector<SeatSpec> &seats, const QString &name)
{
    const auto isTyped = [&](const QString &wanted) {
        return std::any_of(seats.begin(), seats.end(), [&](const SeatSpec &other) {
            return other.named && withoutFormat(other.name).compare(wanted, Qt::CaseInsensitive) == 0;
        });
    };
    QString other = name;
    for (int number = 2; isTyped(other); ++number)
        other = name + u" (%1)"_s.arg(number);
    return other;
}

QString SeatNames::typed(const QString &name)
{
    constexpr QChar isolate(0x2068); // first strong
    constexpr QChar end(0x2069);
    const QString plain = withoutFormat(name);
    const QString &shown = hasVisibleCharacter(plain) ? plain : name;
    return shown.isRightToLeft() || hasRightToLeft(shown) ? isolate + shown + end : shown;
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
            seats[seat].name = free(seats, usual(seats, static_cast<int>(seat)));
        else
            seats[seat].name = typed(seats[seat].name);
    }
}
