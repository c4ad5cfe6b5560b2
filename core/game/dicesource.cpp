#include "game/dicesource.h"

#include "base/sha256.h"

#include <QCryptographicHash>

#include <algorithm>
#include <charconv>

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

namespace {

/// The seed and what follows it, in a buffer that no allocation makes: games by the thousand throw through here.
class Message {
public:
    explicit Message(const QByteArray &seed) { append(seed.constData(), static_cast<std::size_t>(seed.size())); }

    void append(const char *bytes, std::size_t count)
    {
        count = std::min(count, m_bytes.size() - m_size);
        std::copy_n(bytes, count, m_bytes.begin() + static_cast<std::ptrdiff_t>(m_size));
        m_size += count;
    }
    void append(char c) { append(&c, 1); }
    void append(int number)
    {
        std::array<char, 12> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        append(digits.data(), static_cast<std::size_t>(end - digits.data()));
    }

    [[nodiscard]] Sha256Hash hash() const
    {
        if (m_size <= Sha256ShortMessage)
            return sha256OfShort(m_bytes.data(), m_size);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(QByteArrayView(m_bytes.data(), static_cast<qsizetype>(m_size)));
        const QByteArray bytes = hash.result();
        Sha256Hash result{};
        std::copy(bytes.begin(), bytes.end(), result.begin());
        return result;
    }

private:
    std::array<char, 96> m_bytes{}; // 32 bytes of seed, four numbers and their colons
    std::size_t m_size = 0;
};

} // namespace

std::array<int, DiceCount> SeededDice::faces(int seat, int round, int throwNumber) const
{
    Message place(m_seed);
    if (m_sharing == DiceSharing::Shared)
        place.append('*');
    else
        place.append(seat + 1);
    for (const int number : {round, throwNumber}) {
        place.append(':');
        place.append(number);
    }
    place.append(':');
    std::array<int, DiceCount> faces{};
    std::size_t found = 0;
    for (int n = 0; found < faces.size(); ++n) {
        Message block = place;
        block.append(n);
        for (const quint8 byte : block.hash()) {
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
