#pragma once

#include "rules/dice.h"
#include "table/cupgeometry.h"
#include "table/diemotion.h"
#include "table/tablecamera.h"

#include <QRect>
#include <QSize>
#include <array>
#include <vector>

/// Where everything on the table is, computed from nothing but the arguments; logical pixels.
/// No two of the rectangles overlap, from 520x560 upwards.
struct TableLayout {
    /// What the geometry depends on. Texts do not: they never move anything.
    struct Input {
        QSize size;
        double line = 16;   ///< height of a text line in the widget's font
        int plates = 1;     ///< 1..6
        bool badge = false; ///< room for the sentence about shared dice
        bool banner = false;

        friend bool operator==(const Input &, const Input &) = default;
    };

    static TableLayout compute(const Input &input);

    double textScale = 1; ///< for all fonts: below 1 where large text would not fit, above 1 on very large tables
    double line = 16;     ///< text line after scaling
    int rim = 12;         ///< width of the wooden rim
    bool compactPlates = false;

    QRect felt; ///< inside the rim
    QRect banner;
    std::vector<QRect> plates;
    QRect badge;
    QRect cup;                          ///< the cup where it stands at rest
    QRect dice;                         ///< all dice at rest, lying or kept
    std::array<QRect, DiceCount> locks; ///< each with its number under the disc
    QRect headline;
    QRect detail;
    QRect chat;
    QRect bigButton;
    QRect hint;
    QRect hintPanel; ///< lies over the cup while a hint is shown

    TableCamera camera;
    double lockDisc = 24;                      ///< diameter
    std::array<QVector2D, DiceCount> places{}; ///< lying places
    std::array<QVector2D, DiceCount> tray{};   ///< the tidy row of kept dice
    float spread = 0;
    QRectF throwFelt; ///< for ThrowTable

    [[nodiscard]] CupPose cupAtRest() const;
    /// The cup lifted and tipped over to pour; `lean` -1..1 is to the left or right.
    [[nodiscard]] CupPose cupPouring(double lean) const;
    [[nodiscard]] ThrowTable throwTable(double lean) const;
    /// A kept die in its slot, squared up by the smallest turn from the `yaw` it lay with.
    [[nodiscard]] DiePose trayPose(int die, int face, double yaw) const;
    [[nodiscard]] DiePose lyingPose(int face, const RestPlace &rest) const;
    /// The outline of a slot on the screen.
    [[nodiscard]] QPolygonF slotOutline(int die) const;

private:
    void placeTexts(const Input &input);
    void placePlates(const QRect &row, int count);
    void placeScene(const QRect &area);
};
