#include "theme/theme.h"

namespace {

// What both themes share: the table, the card's paper and the dice are things in the world,
// a desktop theme only changes the room around them.
Theme thingsInTheWorld()
{
    Theme t;
    t.rimLight = QColor(0x7a, 0x4a, 0x2a);
    t.rimDark = QColor(0x42, 0x25, 0x14);
    t.onFelt = QColor(0xff, 0xff, 0xff);
    t.onPlate = QColor(0xff, 0xff, 0xff);
    t.seats = {QColor(0xe8, 0xa5, 0x3a), QColor(0x5a, 0xa5, 0xe8), QColor(0xc4, 0x74, 0xdb),
               QColor(0x62, 0xb9, 0x88), QColor(0xec, 0x7b, 0x73), QColor(0x7c, 0xcf, 0xd6)};
    t.onAvatar = QColor(0x16, 0x1a, 0x19);
    t.accent = QColor(0xff, 0xd1, 0x66);
    t.accentDeep = QColor(0xf2, 0xb0, 0x3d);
    t.onAccent = QColor(0x33, 0x24, 0x05);
    t.good = QColor(0x2f, 0x78, 0x50);
    t.onGood = QColor(0xff, 0xff, 0xff);
    t.card = QColor(0xfb, 0xf8, 0xec);
    t.cardHeader = QColor(0xff, 0xfc, 0xf3);
    t.cardBonus = QColor(0xee, 0xe9, 0xda);
    t.cardActive = QColor(0xfd, 0xef, 0xc8);
    t.cardLine = QColor(0xdd, 0xd7, 0xc5);
    t.onCard = QColor(0x23, 0x28, 0x26);
    t.onCardDim = QColor(0x6a, 0x66, 0x5a);
    t.preview = QColor(0x1f, 0x6b, 0x43);
    t.cardTotal = QColor(0x24, 0x45, 0x35);
    t.onCardTotal = QColor(0xff, 0xff, 0xff);
    return t;
}

void lightUpRoom(Theme &t, bool dark)
{
    t.dark = dark;
    t.window = dark ? QColor(0x1d, 0x22, 0x21) : QColor(0xec, 0xee, 0xec);
    t.panel = dark ? QColor(0x26, 0x2b, 0x2a) : QColor(0xfa, 0xfb, 0xfa);
    t.panelRaised = dark ? QColor(0x1c, 0x21, 0x20) : QColor(0xf0, 0xf2, 0xf0);
    t.panelLine = dark ? QColor(0x3c, 0x44, 0x42) : QColor(0xc9, 0xcf, 0xcb);
    t.text = dark ? QColor(0xf1, 0xf3, 0xf2) : QColor(0x1d, 0x24, 0x21);
    t.textDim = dark ? QColor(0xa9, 0xb3, 0xb0) : QColor(0x56, 0x60, 0x5b);
    t.warning = dark ? QColor(0xff, 0x9c, 0x8f) : QColor(0xa9, 0x2b, 0x1d);
}

// The plates are of the felt's own colour, so that nothing but dice and gold stands out.
void layFelt(Theme &t, Felt felt)
{
    switch (felt) {
    case Felt::Green:
        t.feltLight = QColor(0x1f, 0x7a, 0x4c);
        t.feltDark = QColor(0x0e, 0x46, 0x2b);
        t.onFeltDim = QColor(0xf1, 0xf9, 0xf4);
        t.plate = QColor(0x12, 0x3f, 0x2a);
        t.plateActive = QColor(0x0b, 0x2a, 0x1c);
        t.onPlateDim = QColor(0xbf, 0xd8, 0xc9);
        break;
    case Felt::Blue:
        t.feltLight = QColor(0x24, 0x62, 0x93);
        t.feltDark = QColor(0x10, 0x35, 0x59);
        t.onFeltDim = QColor(0xf0, 0xf6, 0xfb);
        t.plate = QColor(0x12, 0x34, 0x52);
        t.plateActive = QColor(0x0a, 0x22, 0x38);
        t.onPlateDim = QColor(0xbd, 0xd2, 0xe4);
        break;
    case Felt::Burgundy:
        t.feltLight = QColor(0x93, 0x33, 0x43);
        t.feltDark = QColor(0x57, 0x17, 0x26);
        t.onFeltDim = QColor(0xfd, 0xf3, 0xf4);
        t.plate = QColor(0x4e, 0x18, 0x25);
        t.plateActive = QColor(0x36, 0x0d, 0x17);
        t.onPlateDim = QColor(0xe6, 0xc6, 0xcc);
        break;
    }
}

void chooseDice(Theme &t, DiceSet dice)
{
    switch (dice) {
    case DiceSet::Ivory:
        t.dieFace = QColor(0xfb, 0xf8, 0xef);
        t.dieEdge = QColor(0xd9, 0xcf, 0xb8);
        t.diePip = QColor(0x1c, 0x1b, 0x1a);
        break;
    case DiceSet::Casino:
        t.dieFace = QColor(0xbb, 0x14, 0x22);
        t.dieEdge = QColor(0xe2, 0x4a, 0x4c);
        t.diePip = QColor(0xff, 0xff, 0xff);
        t.dieShine = 1.5F;
        break;
    case DiceSet::Night:
        t.dieFace = QColor(0x2a, 0x2e, 0x3c);
        t.dieEdge = QColor(0x5a, 0x62, 0x7c);
        t.diePip = QColor(0xf4, 0xe9, 0xc8);
        t.dieShine = 1.25F;
        break;
    case DiceSet::Numerals:
        t.dieFace = QColor(0xff, 0xff, 0xff);
        t.dieEdge = QColor(0xc8, 0xc8, 0xc8);
        t.diePip = QColor(0x00, 0x00, 0x00);
        t.dieNumerals = true;
        t.dieShine = 0.4F;
        break;
    }
}

} // namespace

Theme Theme::make(bool dark, Felt felt, DiceSet dice)
{
    Theme t = thingsInTheWorld();
    lightUpRoom(t, dark);
    layFelt(t, felt);
    chooseDice(t, dice);
    return t;
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::WindowText, text);
    p.setColor(QPalette::Base, panelRaised);
    p.setColor(QPalette::AlternateBase, panel);
    p.setColor(QPalette::Text, text);
    p.setColor(QPalette::Button, panel);
    p.setColor(QPalette::ButtonText, text);
    p.setColor(QPalette::BrightText, warning);
    p.setColor(QPalette::ToolTipBase, panel);
    p.setColor(QPalette::ToolTipText, text);
    p.setColor(QPalette::PlaceholderText, textDim);
    p.setColor(QPalette::Highlight, good);
    p.setColor(QPalette::HighlightedText, onGood);
    p.setColor(QPalette::Link, dark ? accent : good);
    p.setColor(QPalette::LinkVisited, dark ? accent : good);
    p.setColor(QPalette::Light, panelLine);
    p.setColor(QPalette::Midlight, panelLine);
    p.setColor(QPalette::Mid, panelLine);
    p.setColor(QPalette::Dark, dark ? window.darker(140) : panelLine.darker(115));
    p.setColor(QPalette::Shadow, QColor(0, 0, 0));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, textDim);
    return p;
}
