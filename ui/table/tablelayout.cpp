#include "table/tablelayout.h"

#include <QtMath>
#include <algorithm>
#include <cmath>

namespace {

// The scene in die edges, seen through TableCamera: how far the cup reaches above the world's origin
// and kept dice below it.
constexpr double SceneAbove = 3.50;
constexpr double SceneBelow = 1.14;
constexpr double LyingY = 0;
constexpr double TrayY = -0.74;
constexpr double CupY = 2.17;
constexpr double Spread = 0.14;
constexpr double MinPitch = 1.62;
constexpr double MaxPitch = 1.95;
// How far a turned die reaches: sideways from the middle of its place, spread included, and above the origin.
constexpr double SideReach = 0.98;
constexpr double DiceAbove = 1.26;
// Text gives way before dice get smaller than this: pixels, and share of the table.
constexpr double SmallestDie = 42;
constexpr double SmallestDieShare = 0.088;
constexpr double LargestDieShare = 0.125;

// Heights of the fixed parts, in text lines.
struct Parts {
    double banner, plates, badge, headline, detail, button, gap;

    [[nodiscard]] double sum() const { return banner + plates + badge + headline + detail + button; }
};

Parts partsFor(const TableLayout::Input &input, double width, double line, bool compact)
{
    const double widthInLines = width / line;
    Parts parts{};
    parts.gap = 0.5;
    parts.banner = input.banner ? 1.8 + parts.gap : 0;
    parts.plates = (compact ? 5.7 : 5.0) + parts.gap;
    parts.badge = input.badge ? (widthInLines < 36 ? 2.7 : 1.7) + parts.gap : 0;
    parts.headline = widthInLines < 36 ? 2.7 : 1.5;
    parts.detail = (widthInLines < 40 ? 2.3 : 1.3) + parts.gap;
    parts.button = 3.7;
    return parts;
}

bool compactFor(double width, double line, int plates)
{
    return width / std::max(1, plates) < 9.5 * line;
}

double largerText(QSize size)
{
    const double room = std::min(size.width() / 900.0, size.height() / 860.0);
    return room > 1 ? std::pow(room, 0.9) : 1.0;
}

int rounded(double value)
{
    return qRound(value);
}

QVector2D place(double x, double y)
{
    return {static_cast<float>(x), static_cast<float>(y)};
}

} // namespace

TableLayout TableLayout::compute(const Input &input)
{
    TableLayout layout;
    const double shorter = std::min(input.size.width(), input.size.height());
    layout.rim = rounded(std::clamp(shorter * 0.019, 9.0, 44.0));
    layout.felt = QRect(QPoint(), input.size).adjusted(layout.rim, layout.rim, -layout.rim, -layout.rim);

    // Fixed parts grow with the text; the dice take what is left. If that is too little, the text gives way.
    // Who asks for large text wants it before large dice.
    const double share = SmallestDieShare * std::sqrt(std::min(1.0, 16 / input.line));
    const double smallest = std::max(SmallestDie, share * shorter);
    double scale = largerText(input.size);
    for (int attempt = 0; attempt < 60; ++attempt) {
        const double line = input.line * scale;
        const double width = layout.felt.width() - 1.2 * line;
        const Parts parts = partsFor(input, width, line, compactFor(width, line, input.plates));
        const double fixed = (parts.sum() + 1.3 + 3.4) * line;
        if (layout.felt.height() - fixed >= smallest * (SceneAbove + SceneBelow) || line < 10)
            break;
        scale *= 0.96;
    }
    layout.textScale = scale;
    layout.line = input.line * scale;
    layout.placeTexts(input);
    return layout;
}

void TableLayout::placeTexts(const Input &input)
{
    const int pad = rounded(0.6 * line);
    const int gap = rounded(0.5 * line);
    QRect inner = felt.adjusted(pad, pad, -pad, -pad);
    compactPlates = compactFor(inner.width(), line, input.plates);
    const Parts parts = partsFor(input, inner.width(), line, compactPlates);
    const auto takeTop = [&inner, gap](double height) {
        const QRect taken(inner.left(), inner.top(), inner.width(), rounded(height) - gap);
        inner.setTop(taken.bottom() + 1 + gap);
        return taken;
    };
    const auto takeBottom = [&inner](double height) {
        const QRect taken(inner.left(), inner.bottom() + 1 - rounded(height), inner.width(), rounded(height));
        inner.setBottom(taken.top() - 1);
        return taken;
    };

    if (input.banner)
        banner = takeTop(parts.banner * line);
    placePlates(takeTop(parts.plates * line), std::clamp(input.plates, 1, 6));
    if (input.badge)
        badge = takeTop(parts.badge * line);

    const QRect buttons = takeBottom(parts.button * line);
    const int round = std::min(buttons.height(), rounded(3.3 * line));
    const int width = std::min(buttons.width() - 2 * (round + 2 * gap), rounded(23 * line));
    bigButton = QRect(buttons.center().x() - width / 2, buttons.top(), width, buttons.height());
    const int side = std::max(0, (bigButton.left() - buttons.left() - round) / 2);
    const int roundTop = buttons.top() + (buttons.height() - round) / 2;
    chat = QRect(buttons.left() + side, roundTop, round, round);
    hint = QRect(buttons.right() + 1 - side - round, roundTop, round, round);
    detail = takeBottom(parts.detail * line).adjusted(0, 0, 0, -gap);
    headline = takeBottom(parts.headline * line);
    placeScene(inner);
}

void TableLayout::placePlates(const QRect &row, int count)
{
    const int gap = rounded((compactPlates ? 0.35 : 0.6) * line);
    const int most = rounded(14.5 * line);
    const int width = std::min(most, (row.width() - gap * (count - 1)) / count);
    int x = row.left() + (row.width() - width * count - gap * (count - 1)) / 2;
    for (int k = 0; k < count; ++k) {
        plates.emplace_back(x, row.top(), width, row.height());
        x += width + gap;
    }
}

void TableLayout::placeScene(const QRect &area)
{
    // Dice as large as height and width allow; the lock discs under them grow along.
    const double smallDisc = std::max(1.75 * line, 22.0);
    const double label = 1.15 * line;
    const double lockGap = 0.3 * line;
    const double scene = SceneAbove + SceneBelow;
    const double height = area.height() - label - lockGap;
    const double halfWidth = 2 * MinPitch + SideReach;
    const double edge =
        std::max(20.0, std::min({(height - smallDisc) / scene, height / (scene + 0.36), area.width() / (2 * halfWidth),
                                 LargestDieShare * std::min(felt.width(), felt.height())}));
    lockDisc = std::max(smallDisc, 0.36 * edge);
    const double spare = area.height() - edge * scene - lockDisc - label - lockGap;
    const double originY = area.top() + std::max(0.0, spare * 0.5) + SceneAbove * edge;
    camera = TableCamera(QPointF(area.left() + area.width() / 2.0, originY), edge);

    const double pitch = std::clamp((area.width() / edge / 2 - SideReach) / 2, MinPitch, MaxPitch);
    spread = static_cast<float>(Spread);
    for (int die = 0; die < DiceCount; ++die) {
        const auto k = static_cast<std::size_t>(die);
        places[k] = place((die - 2) * pitch, LyingY);
        tray[k] = place((die - 2) * pitch, TrayY);
    }
    // Wherever a die may lie it must be able to arrive: it would jump the last bit otherwise.
    const double free = camera.unproject(QPointF(area.right(), originY - TrayY * edge)).x() - 0.75;
    const double half = std::max(free, 2 * pitch + Spread);
    throwFelt = QRectF(-half, TrayY - 0.2, 2 * half, CupY + 0.6 - TrayY + 0.2);

    const double bottom = originY + SceneBelow * edge;
    const int top = qFloor(originY - DiceAbove * edge);
    dice = QRect(area.left(), top, area.width(), rounded(bottom) - top);
    const int panelWidth = std::min(area.width(), rounded(36 * line));
    hintPanel = QRect(area.center().x() - panelWidth / 2, area.top(), panelWidth, std::max(1, top - area.top()));
    for (int die = 0; die < DiceCount; ++die) {
        const auto k = static_cast<std::size_t>(die);
        const double x = camera.project({tray[k].x(), tray[k].y() - 0.5F, 0}).x();
        const double width = std::max(lockDisc, 2.0 * line);
        locks[k] = QRectF(x - width / 2, bottom + lockGap * 0.5, width, lockDisc + label).toRect();
    }
    cup = cupOutline(camera, cupAtRest()).boundingRect().toAlignedRect();
}

CupPose TableLayout::cupAtRest() const
{
    // Leaning back a little shows more of its side than the steep view of the dice would.
    return {QVector3D(0, static_cast<float>(CupY), CupWall), cupLean(-15, 0)};
}

CupPose TableLayout::cupPouring(double lean) const
{
    CupPose pose;
    pose.orientation = QQuaternion::fromAxisAndAngle({0, 0, 1}, static_cast<float>(lean * 38)) * cupLean(104, 0);
    // Lifted so that the mouth ends a little in front of where the cup stands.
    const QVector3D mouth(0, static_cast<float>(CupY - 0.5), 1.25F);
    pose.base = mouth - pose.axis() * CupHeight;
    return pose;
}

ThrowTable TableLayout::throwTable(double lean) const
{
    ThrowTable table;
    table.mouth = cupPouring(lean).mouth();
    table.felt = throwFelt;
    table.places = places;
    table.tray = tray;
    table.spread = spread;
    return table;
}

DiePose TableLayout::trayPose(int die, int face, double yaw) const
{
    const QVector2D where = tray[static_cast<std::size_t>(die)];
    const double squared = std::round(yaw / (M_PI / 2)) * (M_PI / 2);
    return {QVector3D(where.x(), where.y(), 0.5F), restOrientation(face, squared)};
}

DiePose TableLayout::lyingPose(int face, const RestPlace &rest) const
{
    return {QVector3D(rest.position.x(), rest.position.y(), 0.5F), restOrientation(face, rest.yaw)};
}

QPolygonF TableLayout::slotOutline(int die) const
{
    // A square with rounded corners on the felt, seen through the camera.
    constexpr double half = 0.60;
    constexpr double radius = 0.16;
    constexpr int steps = 5;
    const QVector2D middle = tray[static_cast<std::size_t>(die)];
    QPolygonF outline;
    for (int corner = 0; corner < 4; ++corner) {
        const double sx = corner == 0 || corner == 3 ? 1 : -1;
        const double sy = corner < 2 ? 1 : -1;
        for (int k = 0; k <= steps; ++k) {
            const double angle = M_PI / 2 * (corner + double(k) / steps);
            const double x = double(middle.x()) + sx * (half - radius) + radius * std::cos(angle);
            const double y = double(middle.y()) + sy * (half - radius) + radius * std::sin(angle);
            outline << camera.project({static_cast<float>(x), static_cast<float>(y), 0});
        }
    }
    return outline;
}
