#pragma once

#include "table/tablebutton.h"
#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QPolygonF>
#include <QVariantAnimation>

/// The die where it lies, as a button. It paints only hover and focus: the table paints the die itself. Checked means
/// locked; a click changes nothing by itself, it only emits clicked().
class DieButton : public TableButton {
    Q_OBJECT

public:
    DieButton(const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    /// Marks the die as one that a hint says to keep.
    void setHinted(bool on);
    /// The die's seen outline in the parent's coordinates; moves the button there.
    void setOutline(const QPolygonF &outline);

protected:
    void paintEvent(QPaintEvent *event) override;
    void nextCheckState() override {} // the table's next state decides

private:
    Theme m_theme;
    QPolygonF m_outline;
    bool m_hinted = false;
    SvgIcon m_bulb{QStringLiteral("hint-glass")};
};

/// The padlock under a die with the die's number: closed and golden, or open and dim. Behaves as DieButton.
class LockButton : public TableButton {
    Q_OBJECT

public:
    LockButton(int number, const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    /// Diameter of the disc at the top of the button.
    void setDisc(double diameter);
    /// How long the shackle takes to close or open, ms; 0 = at once.
    void setSwingMs(int ms) { m_swing.setDuration(ms); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void nextCheckState() override {}
    void checkStateSet() override;

private:
    void paintPadlock(QPainter &painter, const QRectF &disc) const;
    void setShut(double shut);

    int m_number;
    Theme m_theme;
    double m_disc = 24;
    QVariantAnimation m_swing;
    double m_shut = 0; // 0 open .. 1 closed
    SvgIcon m_body{QStringLiteral("lock-body")};
    SvgIcon m_shackle{QStringLiteral("lock-shackle")};
};
