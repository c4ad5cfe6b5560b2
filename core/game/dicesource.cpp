#include "game/dicesource.h"

#include <QCryptographicHash>

Dice throwDice(const DiceSource &source, const Dice &before, DiceMask kept, int seat, int round, int throwNumber)
{
    const std::array<int, DiceCount> faces = source.faces(seat, round, throwNumber);
    Dice dice = before;
    std::size_t next = 0;
    for (int die = 0; die < DiceCount; ++die) {
        if (!kept.has(die))
            dice.set(die, faces[next++]);
    }
    return dice;
}

SeededDice::SeededDice(QByteArray seed, DiceSharing sharing)
    : m_seed(std::move(seed))
    , m_sharing(sharing)
{}

std::array<int, DiceCount> SeededDice::faces(int seat, int round, int throwNumber) const
{
    const QByteArray who = m_sharing == DiceSharing::Shared ? QByteArray("*") : QByteArray::number(seat + 1);
    const QByteArray place =
        m_seed + who + ':' + QByteArray::number(round) + ':' + QByteArray::number(throwNumber) + ':';
    std::array<int, DiceCount> faces{};
    std::size_t found = 0;
    for (int n = 0; found < faces.size(); ++n) {
        const QByteArray block = QCryptographicHash::hash(place + QByteArray::number(n), QCryptographicHash::Sha256);
        for (const char value : block) {
            const auto byte = static_cast<quint8>(value);
            // 252 is the largest multiple of 6 in a byte: what lies above would favour low faces.
            if (byte >= 252)
                continue;
            faces[found++] = byte % 6 + 1;
            if (found == faces.size())
                break;
        }
    }
    return faces;
}

QByteArray fairnessCode(const QByteArray &seed)
{
    return QCryptographicHash::hash(seed, QCryptographicHash::Sha256).toHex();
}
