#include "gamekeys.h"

#include "rules/dice.h"

namespace {

/// The digit or letter at the key's place on a Latin keyboard. Digits go by their place on every layout, for many write
/// something else there without Shift; letters when the layout in use writes another script.
int latinKey(const QKeyEvent &event)
{
    constexpr quint32 firstDigit = 10; // X11 key code of 1; 2 to 5 follow
    // Other systems number their keys in another way; there digits go by what is written.
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    const quint32 place = event.nativeScanCode();
#else
    constexpr quint32 place = 0;
#endif
    if (place >= firstDigit && place < firstDigit + DiceCount)
        return Qt::Key_1 + static_cast<int>(place - firstDigit);
    if (event.key() < 0x80 || event.key() >= Qt::Key_Escape)
        return event.key();
    // X11 key codes (evdev + 8) of the letters that the game uses.
    switch (event.nativeScanCode()) {
    case 38:
        return Qt::Key_A;
    case 57:
        return Qt::Key_N;
    case 33:
        return Qt::Key_P;
    case 58:
        return Qt::Key_M;
    case 43:
        return Qt::Key_H;
    case 41:
        return Qt::Key_F;
    case 54:
        return Qt::Key_C;
    default:
        return event.key();
    }
}

} // namespace

GameKey gameKey(const QKeyEvent &event)
{
    using Kind = GameKey::Kind;
    if (event.isAutoRepeat() || (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return {};
    const int key = latinKey(event);
    if (key >= Qt::Key_1 && key <= Qt::Key_5)
        return {Kind::ToggleLock, key - Qt::Key_1};
    switch (key) {
    case Qt::Key_Space:
        return {Kind::Throw};
    case Qt::Key_A:
        return {Kind::LockAll};
    case Qt::Key_N:
        return {Kind::LockNone};
    case Qt::Key_P:
        return {Kind::Pause};
    case Qt::Key_M:
        return {Kind::Mute};
    case Qt::Key_C:
        return {Kind::Chat};
    case Qt::Key_H:
        return {Kind::Hint};
    case Qt::Key_F:
        return {Kind::FinishTurns};
    case Qt::Key_Escape:
        return {Kind::Back};
    default:
        return {};
    }
}
