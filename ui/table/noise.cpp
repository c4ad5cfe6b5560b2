#include "table/noise.h"

#include "table/smallrandom.h"

#include <QtMath>
#include <algorithm>
#include <cmath>

namespace {

float lattice(int x, int y, quint32 seed)
{
    quint32 h = static_cast<quint32>(x) * 0x8da6b343U ^ static_cast<quint32>(y) * 0xd8163841U ^ seed * 0xcb1ab31fU;
    h ^= h >> 13U;
    h *= 0x5bd1e995U;
    h ^= h >> 15U;
    h *= 0x27d4eb2dU;
    h ^= h >> 16U;
    return static_cast<float>(h & 0xffffU) / 65535.0F;
}

int wrapped(int value, int period)
{
    if (value >= 0 && value < period) // nearly always: a division would cost as much as all the rest
        return value;
    const int rest = value % period;
    return rest < 0 ? rest + period : rest;
}

float eased(float s)
{
    return s * s * (3 - 2 * s);
}

int channelMix(int a, int b, float share)
{
    return std::clamp(static_cast<int>(static_cast<float>(a) + static_cast<float>(b - a) * share), 0, 255);
}

} // namespace

float valueNoise(float x, float y, int periodX, int periodY, quint32 seed)
{
    const float fx = std::floor(x);
    const float fy = std::floor(y);
    const int x0 = wrapped(static_cast<int>(fx), periodX);
    const int y0 = wrapped(static_cast<int>(fy), periodY);
    const int x1 = wrapped(x0 + 1, periodX);
    const int y1 = wrapped(y0 + 1, periodY);
    const float sx = eased(x - fx);
    const float sy = eased(y - fy);
    const float top = lattice(x0, y0, seed) + (lattice(x1, y0, seed) - lattice(x0, y0, seed)) * sx;
    const float low = lattice(x0, y1, seed) + (lattice(x1, y1, seed) - lattice(x0, y1, seed)) * sx;
    return top + (low - top) * sy;
}

QImage clothTile(int size, double thread, quint32 seed)
{
    QImage tile(size, size, QImage::Format_ARGB32_Premultiplied);
    SmallRandom random(seed);
    // Felt is matted wool over a weave: fine fibres and a hint of threads.
    const int cells = std::max(4, static_cast<int>(size / std::max(1.0, thread * 2)));
    const auto perCell = static_cast<float>(cells) / static_cast<float>(size);
    for (int y = 0; y < size; ++y) {
        auto *line = reinterpret_cast<QRgb *>(tile.scanLine(y));
        for (int x = 0; x < size; ++x) {
            const auto fx = static_cast<float>(x);
            const auto fy = static_cast<float>(y);
            const auto grain = static_cast<float>(random.between(-1, 1));
            const float across = valueNoise(fx * perCell, fy * perCell * 3, cells, cells * 3, seed) - 0.5F;
            const float along = valueNoise(fx * perCell * 3, fy * perCell, cells * 3, cells, seed + 1) - 0.5F;
            const float value = grain * 0.035F + (across + along) * 0.055F;
            const int alpha = std::min(90, static_cast<int>(std::abs(value) * 255));
            line[x] = value > 0 ? qRgba(alpha, alpha, alpha, alpha) : qRgba(0, 0, 0, std::min(120, alpha * 3 / 2));
        }
    }
    return tile;
}

QImage brushedPatches(QSize size, quint32 seed)
{
    QImage patches(size, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < size.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(patches.scanLine(y));
        for (int x = 0; x < size.width(); ++x) {
            const auto fx = static_cast<float>(x);
            const auto fy = static_cast<float>(y);
            const float value = valueNoise(fx * 0.23F, fy * 0.23F, 4096, 4096, seed) * 0.6F
                                + valueNoise(fx * 0.51F, fy * 0.51F, 4096, 4096, seed + 1) * 0.4F - 0.5F;
            const int alpha = std::min(255, static_cast<int>(std::abs(value) * 44));
            line[x] = value > 0 ? qRgba(alpha, alpha, alpha, alpha) : qRgba(0, 0, 0, alpha * 3 / 2);
        }
    }
    return patches;
}

QImage woodPlank(QSize size, QRgb light, QRgb dark, double unit, quint32 seed)
{
    QImage plank(size, QImage::Format_RGB32);
    const auto k = static_cast<float>(1 / std::max(0.25, unit));
    constexpr int far = 1 << 20;
    // Year rings, drawn long and wavy, with fine pores over them. @return how light the wood is there
    const auto lightness = [seed](float u, float v) {
        const float wave = valueNoise(u * 0.006F, v * 0.05F, far, far, seed) * 7;
        const float ring = 0.5F + 0.5F * std::sin((v * 0.42F + wave * 3.1F));
        const float fibre = valueNoise(u * 0.03F, v * 1.1F, far, far, seed + 7);
        const float pore = valueNoise(u * 0.11F, v * 2.6F, far, far, seed + 9);
        const float share = 0.30F + 0.30F * ring + 0.34F * fibre;
        return share - (pore > 0.72F ? (pore - 0.72F) * 1.1F : 0);
    };
    constexpr int Stride = 4; // along the plank nothing changes faster
    for (int y = 0; y < size.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(plank.scanLine(y));
        const float v = static_cast<float>(y) * k;
        float from = lightness(0, v);
        for (int start = 0; start < size.width(); start += Stride) {
            const float to = lightness(static_cast<float>(start + Stride) * k, v);
            for (int x = start; x < std::min(start + Stride, size.width()); ++x) {
                const float share = from + (to - from) * static_cast<float>(x - start) / Stride;
                line[x] =
                    qRgb(channelMix(qRed(dark), qRed(light), share), channelMix(qGreen(dark), qGreen(light), share),
                         channelMix(qBlue(dark), qBlue(light), share));
            }
            from = to;
        }
    }
    return plank;
}
