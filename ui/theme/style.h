#pragma once

#include "theme/theme.h"

#include <QFont>
#include <QProxyStyle>

class QLineEdit;
class QPushButton;

/// The application's look over Fusion: rounded fields and buttons, one golden button, a ring round whatever has
/// the focus. All sizes follow the font. Widgets get their colours from the palette, so a change of theme needs
/// no new style.
class AppStyle : public QProxyStyle {
    Q_OBJECT

public:
    explicit AppStyle(const Theme &theme);

    void setTheme(const Theme &theme) { m_theme = theme; }

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;
    /// The wheel scrolls the page: what it would change changes only in a control that has the focus.
    bool eventFilter(QObject *watched, QEvent *event) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    [[nodiscard]] QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                                       const QWidget *widget) const override;
    [[nodiscard]] QRect subElementRect(SubElement element, const QStyleOption *option,
                                       const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                         const QWidget *widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap icon, const QStyleOption *option,
                                     const QWidget *widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *returnData) const override;

private:
    Theme m_theme;
};

/// Makes a button the golden one: the one thing to do now.
void setPrimary(QPushButton *button);

/// Marks a field whose text cannot be used (a frame in the warning colour), or clears the mark.
void setInvalid(QLineEdit *field, bool invalid);

/// Gives the whole application this theme, and its base font scaled to `textPercent` (100..200).
void applyLook(const Theme &theme, const QFont &baseFont, int textPercent);

/// Whether the desktop's own palette is a dark one. To be asked before applyLook().
[[nodiscard]] bool isDark(const QPalette &palette);
