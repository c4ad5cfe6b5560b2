#pragma once

#include <QColor>
#include <QPalette>
#include <array>

/// Cloth of the table.
enum class Felt { Green, Blue, Burgundy };

/// What the dice are made of.
enum class DiceSet {
    Ivory,   ///< classic
    Casino,  ///< red and glassy, white pips
    Night,   ///< dark, light pips
    Numerals ///< black on white, large figures in place of pips: for weak eyes
};

/// All colours of the game, as one plain value. Widgets get a Theme through setTheme() and own nothing of it.
/// Text on its ground keeps a contrast of at least 4.5:1 (tested).
struct Theme {
    bool dark = true;

    // Window, panes and dialogs.
    QColor window;      ///< behind everything
    QColor panel;       ///< panes, dialogs
    QColor panelRaised; ///< fields and list entries on a panel
    QColor panelLine;   ///< hairlines and borders
    QColor text;        ///< on window, panel and panelRaised
    QColor textDim;     ///< second-rank text on the same grounds
    QColor accent;      ///< gold: the one thing to do now, locks that are closed
    QColor accentDeep;  ///< lower end of the gold gradient
    QColor onAccent;    ///< text on accent
    QColor good;        ///< green: switched on, gains (as a ground)
    QColor onGood;      ///< text on good
    QColor warning;     ///< red text on panel

    // Table.
    QColor feltLight; ///< under the lamp
    QColor feltDark;  ///< at the edge
    QColor rimLight;  ///< wood
    QColor rimDark;
    QColor onFelt; ///< text on the felt
    QColor onFeltDim;
    QColor plate;       ///< seat plates (opaque; drawn on the felt)
    QColor plateActive; ///< the plate of the seat in turn
    QColor onPlate;
    QColor onPlateDim;

    // Scorecard.
    QColor card;
    QColor cardHeader;
    QColor cardBonus;  ///< ground of the bonus row
    QColor cardActive; ///< ground of the column of the seat in turn
    QColor cardLine;
    QColor onCard;
    QColor onCardDim; ///< fixed row values, zeros in a preview
    QColor preview;   ///< points that these dice would give, on cardActive
    QColor cardTotal; ///< ground of the total row
    QColor onCardTotal;

    // Dice.
    QColor dieFace;
    QColor dieEdge;
    QColor diePip;            ///< pips or figures, on dieFace
    bool dieNumerals = false; ///< figures in place of pips
    float dieShine = 1;       ///< strength of highlights; 1 = polished bone

    /// Avatars of seats 1..6; text on them is onAvatar.
    std::array<QColor, 6> seats;
    QColor onAvatar;

    static Theme make(bool dark, Felt felt = Felt::Green, DiceSet dice = DiceSet::Ivory);
    static Theme darkTheme() { return make(true); }
    static Theme lightTheme() { return make(false); }

    /// The palette for standard widgets under this theme.
    [[nodiscard]] QPalette palette() const;

    friend bool operator==(const Theme &, const Theme &) = default;
};
