#include "game/seat.h"

#include "base/text.h"
#include "rules/ruleset.h"

#include <QSet>
#include <algorithm>

QString cleanedName(const QString &name)
{
    return singleLine(name);
}

QString typedName(const QString &name)
{
    return cleanedName(withoutFormat(wellFormed(name)));
}

namespace {

/// Equal for names that people would read as the same: "Ñ" as one letter or as N with its mark, upper or lower
/// case. Folding may undo the composing, so that comes last.
QString comparable(const QString &name)
{
    return name.normalized(QString::NormalizationForm_D).toCaseFolded().normalized(QString::NormalizationForm_C);
}

} // namespace

bool namesAreCleaned(const std::vector<SeatSpec> &seats)
{
    return std::all_of(seats.begin(), seats.end(),
                       [](const SeatSpec &seat) { return seat.name == cleanedName(seat.name); });
}

std::optional<SeatError> checkSeats(const std::vector<SeatSpec> &seats)
{
    if (static_cast<int>(seats.size()) < MinSeats)
        return SeatError{SeatError::Kind::TooFew, -1};
    if (static_cast<int>(seats.size()) > MaxSeats)
        return SeatError{SeatError::Kind::TooMany, -1};
    QSet<QString> taken;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const QString name = cleanedName(seats[i].name);
        const int seat = static_cast<int>(i);
        if (!hasVisibleCharacter(name))
            return SeatError{SeatError::Kind::NameEmpty, seat};
        if (exceeds(name, MaxNameCharacters))
            return SeatError{SeatError::Kind::NameTooLong, seat};
        const QString key = comparable(name);
        if (taken.contains(key))
            return SeatError{SeatError::Kind::NameTaken, seat};
        taken.insert(key);
    }
    return std::nullopt;
}
