#include "table/rimpainter.h"

#include "table/noise.h"

#include <QtMath>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace {

/// Share of `colour` that goes over to white or black.
QRgb towards(QRgb colour, int end, float share)
{
    const auto channel = [end, share](int from) {
        return from + static_cast<int>(static_cast<float>(end - from) * share);
    };
    return qRgb(channel(qRed(colour)), channel(qGreen(colour)), channel(qBlue(colour)));
}

QRgb between(QRgb from, QRgb to, float share)
{
    const auto channel = [share](int a, int b) { return a + static_cast<int>(static_cast<float>(b - a) * share); };
    return qRgb(channel(qRed(from), qRed(to)), channel(qGreen(from), qGreen(to)), channel(qBlue(from), qBlue(to)));
}

QRgb mixed(const QColor &from, const QColor &to, double share)
{
    return between(from.rgb(), to.rgb(), static_cast<float>(share));
}

float unit(float value)
{
    return std::clamp(value, 0.0F, 1.0F);
}

/// What happens to a pixel of the felt.
struct Mix {
    float shadow = 0; ///< shares, all of them
    float wood = 0;
    float line = 0;
    float slope = 0; ///< of the wood's rounded profile: 1 at the outer edge, -1 at the inner one
};

class Rim {
public:
    Rim(QSize size, const Theme &theme, double rim)
        : m_size(size)
        , m_rim(static_cast<float>(rim))
    {
        const int thick = std::max(1, qCeil(rim)) + 1;
        for (int side = 0; side < 4; ++side) {
            const QRgb light = mixed(theme.rimLight, Qt::white, side == Top ? 0.10 : 0.0);
            const QRgb dark = mixed(theme.rimDark, Qt::black, side == Bottom ? 0.12 : 0.0);
            const int length = side == Top || side == Bottom ? size.width() : size.height();
            m_planks[static_cast<std::size_t>(side)] =
                woodPlank(QSize(length, thick), light, dark, rim / 14.0, static_cast<quint32>(side * 31 + 5));
        }
    }

    /// So far rim and shadow reach into the picture from each side, px.
    [[nodiscard]] int reach() const { return qCeil(m_rim * (1 + Depth)) + 1; }

    [[nodiscard]] Mix mixAt(int column, int row) const
    {
        const float x = static_cast<float>(column) + 0.5F;
        const float y = static_cast<float>(row) + 0.5F;
        const float inner = outside(x, y, m_rim, InnerRadius * m_rim);
        Mix mix;
        if (inner < 0.5F)
            mix.shadow = shadow(x, y);
        if (inner < -2)
            return mix;
        const float outer = outside(x, y, 0, OuterRadius * m_rim);
        const float covered = unit(0.5F - outer);
        mix.wood = covered * unit(0.5F + inner);
        mix.slope = std::cos(unit(-outer / m_rim) * static_cast<float>(M_PI));
        const float wide = std::max(1.0F, m_rim * 0.09F);
        const float between = 0.55F * unit(wide / 2 + 0.5F - std::abs(inner));
        const float round = 0.35F * covered * unit(1 - std::abs(outer + 0.5F));
        mix.line = between + round * (1 - between);
        return mix;
    }

    [[nodiscard]] QRgb colour(const Mix &mix, int column, int row, QRgb felt) const
    {
        QRgb colour = mix.shadow > 0 ? towards(felt, 0, mix.shadow) : felt;
        if (mix.wood > 0)
            colour = between(colour, wood(column, row, mix.slope), mix.wood);
        return mix.line > 0 ? towards(colour, 0, mix.line) : colour;
    }

private:
    enum Side { Top, Right, Bottom, Left };

    static constexpr float OuterRadius = 1.3F; // in widths of the rim, as all of these
    static constexpr float InnerRadius = 0.55F;
    static constexpr float Depth = 1.5F;

    [[nodiscard]] float width() const { return static_cast<float>(m_size.width()); }
    [[nodiscard]] float height() const { return static_cast<float>(m_size.height()); }

    /// Distance from a rounded rectangle that lies `inset` px inside the picture; negative inside.
    [[nodiscard]] float outside(float x, float y, float inset, float radius) const
    {
        const float dx = std::abs(x - width() / 2) - width() / 2 + inset + radius;
        const float dy = std::abs(y - height() / 2) - height() / 2 + inset + radius;
        return (dx > 0 && dy > 0 ? std::sqrt(dx * dx + dy * dy) : std::max(dx, dy)) - radius;
    }

    /// How dark the cloth is beside the rim; the shadow is longer from the top left, where the lamp's light comes from.
    [[nodiscard]] float shadow(float x, float y) const
    {
        const float depth = Depth * m_rim;
        const float left = (x - m_rim) / 0.8F;
        const float right = (width() - m_rim - x) / 0.55F;
        const float bottom = (height() - m_rim - y) / 0.6F;
        const float near = 1 - unit(std::min(std::min(left, y - m_rim), std::min(right, bottom)) / depth);
        return 0.19F * near * near;
    }

    [[nodiscard]] QRgb wood(int column, int row, float slope) const
    {
        // Planks with mitred ends.
        const std::array<int, 4> away = {row, m_size.width() - 1 - column, m_size.height() - 1 - row, column};
        const auto side = static_cast<std::size_t>(std::min_element(away.begin(), away.end()) - away.begin());
        const QImage &plank = m_planks[side];
        const int along = side == Top || side == Bottom ? column : row;
        const int across = std::min(away[side], plank.height() - 1);
        const QRgb grain = reinterpret_cast<const QRgb *>(plank.constScanLine(across))[along];
        // Light on the outer shoulder above, dark on the inner one, the other way round below.
        const float above = 0.20F * slope - 0.02F;
        const float below = -0.22F * slope - 0.06F;
        const float light = above + (below - above) * static_cast<float>(row) / height();
        return towards(grain, light > 0 ? 255 : 0, std::abs(light));
    }

    QSize m_size;
    float m_rim;
    std::array<QImage, 4> m_planks;
};

} // namespace

void paintRim(QImage &picture, const Theme &theme, double rim)
{
    const Rim frame(picture.size(), theme, rim);
    const int width = picture.width();
    const int height = picture.height();
    const int reach = std::min({frame.reach(), width / 2, height / 2});
    // Between the corners nothing changes along a side but the grain.
    std::vector<Mix> beside;
    for (int x = 0; x < width; ++x)
        beside.push_back(x < reach || x >= width - reach ? frame.mixAt(x, height / 2) : Mix{});
    for (int y = 0; y < height; ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        const bool level = y < reach || y >= height - reach;
        const Mix middle = frame.mixAt(width / 2, y);
        for (int x = 0; x < width; ++x) {
            const bool corner = x < reach || x >= width - reach;
            if (!level && x == reach)
                x = width - reach; // the middle lies clear of the rim
            line[x] = frame.colour(!level   ? beside[static_cast<std::size_t>(x)]
                                   : corner ? frame.mixAt(x, y)
                                            : middle,
                                   x, y, line[x]);
        }
    }
}
