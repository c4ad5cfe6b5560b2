#include "sound/output/clip.h"

#include <QtEndian>

namespace {

quint32 word(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.constData() + at);
}

quint16 half(const QByteArray &bytes, qsizetype at)
{
    return qFromLittleEndian<quint16>(bytes.constData() + at);
}

// Where the content of the chunk of that name lies, and its length; none when the file is shorter than it
// says.
std::optional<QByteArray> chunk(const QByteArray &file, const char *name)
{
    constexpr qsizetype head = 8;
    qsizetype at = 12;
    while (at + head <= file.size()) {
        const auto length = static_cast<qsizetype>(word(file, at + 4));
        if (length > file.size() - at - head)
            return std::nullopt;
        if (file.mid(at, 4) == name)
            return file.mid(at + head, length);
        at += head + length + length % 2;
    }
    return std::nullopt;
}

} // namespace

float Clip::at(qsizetype frame, int channel) const
{
    const qsizetype place = 2 * (frame * channels + (channels == 2 ? channel : 0));
    return static_cast<float>(qFromLittleEndian<qint16>(samples.constData() + place)) / 32768.0F;
}

std::optional<Clip> clipFromWav(const QByteArray &file)
{
    constexpr quint16 pcm = 1;
    if (!file.startsWith("RIFF") || file.mid(8, 4) != "WAVE")
        return std::nullopt;
    const auto format = chunk(file, "fmt ");
    auto samples = chunk(file, "data");
    if (!format || format->size() < 16 || !samples)
        return std::nullopt;
    const int channels = half(*format, 2);
    if (half(*format, 0) != pcm || (channels != 1 && channels != 2) || word(*format, 4) != ClipRate
        || half(*format, 14) != 16)
        return std::nullopt;
    samples->chop(samples->size() % (2 * channels));
    return Clip{*std::move(samples), channels};
}
