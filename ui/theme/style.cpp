#include "theme/style.h"

#include "theme/stylepainter.h"
#include "theme/themeicon.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStyleFactory>
#include <QTabBar>
#include <QToolTip>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *PrimaryProperty = "primary";
constexpr const char *InvalidProperty = "invalid";

bool isSet(const QWidget *widget, const char *property)
{
    return widget != nullptr && widget->property(property).toBool();
}

/// Saves and restores a painter, since base styles expect it as they left it.
class PainterGuard {
public:
    explicit PainterGuard(QPainter *painter)
        : m_painter(painter)
    {
        m_painter->save();
    }
    ~PainterGuard() { m_painter->restore(); }
    Q_DISABLE_COPY_MOVE(PainterGuard)

private:
    QPainter *m_painter;
};

} // namespace

AppStyle::AppStyle(const Theme &theme)
    : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
    , m_theme(theme)
{}

namespace {

bool isTurnedByWheel(const QWidget &widget)
{
    const bool bar = qobject_cast<const QScrollBar *>(&widget) != nullptr;
    return qobject_cast<const QComboBox *>(&widget) != nullptr
           || qobject_cast<const QAbstractSpinBox *>(&widget) != nullptr
           || qobject_cast<const QTabBar *>(&widget) != nullptr
           || (qobject_cast<const QAbstractSlider *>(&widget) != nullptr && !bar);
}

} // namespace

void AppStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QLineEdit *>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    if (isTurnedByWheel(*widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
}

bool AppStyle::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel || static_cast<QWidget *>(watched)->hasFocus())
        return QProxyStyle::eventFilter(watched, event);
    event->ignore(); // so that it goes on to the page
    return true;
}

void AppStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    const PainterGuard guard(painter);
    switch (element) {
    case PE_PanelButtonCommand:
        StylePainter::button(*painter, *option, m_theme, isSet(widget, PrimaryProperty));
        return;
    case PE_FrameFocusRect:
        StylePainter::focusRing(*painter, option->rect, option->palette, 0.4 * StylePainter::unit(*option));
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0) {
            StylePainter::field(*painter, *option, m_theme, isSet(widget, InvalidProperty));
            return;
        }
        break;
    case PE_FrameLineEdit:
        return;
    case PE_IndicatorCheckBox:
        StylePainter::checkBox(*painter, *option);
        return;
    case PE_IndicatorRadioButton:
        StylePainter::radioButton(*painter, *option);
        return;
    case PE_PanelMenu:
        StylePainter::panel(*painter, *option, option->palette.brush(QPalette::AlternateBase), 0);
        return;
    case PE_FrameMenu:
        return;
    case PE_PanelTipLabel:
        StylePainter::panel(*painter, *option, option->palette.brush(QPalette::ToolTipBase), 0);
        return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1),
                          option->palette.color(QPalette::Mid));
        return;
    case PE_FrameTabWidget:
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1),
                          option->palette.color(QPalette::Mid));
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void AppStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    if (element == CE_PushButtonLabel && isSet(widget, PrimaryProperty) && option->state.testFlag(State_Enabled)) {
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            QStyleOptionButton golden = *button;
            golden.palette.setColor(QPalette::ButtonText, m_theme.onAccent);
            QProxyStyle::drawControl(element, &golden, painter, widget);
            return;
        }
    }
    const PainterGuard guard(painter);
    if (element == CE_TabBarTabShape) {
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            StylePainter::tab(*painter, *tab);
            return;
        }
    }
    if (element == CE_MenuBarEmptyArea) {
        painter->fillRect(option->rect, option->palette.color(QPalette::AlternateBase));
        return;
    }
    if (element == CE_MenuBarItem) {
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            StylePainter::menuBarItem(*painter, *item);
            const bool lit = item->state.testFlag(State_Selected);
            drawItemText(painter, item->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                         item->palette, item->state.testFlag(State_Enabled), item->text,
                         lit ? QPalette::HighlightedText : QPalette::WindowText);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    // Fusion shows the focus of a button by its ground, which here is the theme's own.
    if (element == CE_PushButton && option->state.testFlag(State_HasFocus)) {
        QPalette palette = option->palette;
        if (isSet(widget, PrimaryProperty))
            palette.setColor(QPalette::Link, m_theme.onAccent);
        StylePainter::focusRing(*painter, subElementRect(SE_PushButtonFocusRect, option, widget), palette,
                                0.5 * StylePainter::unit(*option));
    }
}

void AppStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                  const QWidget *widget) const
{
    const PainterGuard guard(painter);
    if (control == CC_ComboBox) {
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (combo != nullptr && !combo->editable) {
            StylePainter::comboBox(*painter, *combo, proxy()->subControlRect(control, option, SC_ComboBoxArrow, widget),
                                   m_theme);
            return;
        }
    }
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control == CC_Slider && slider != nullptr && slider->orientation == Qt::Horizontal) {
        StylePainter::slider(*painter, *slider, proxy()->subControlRect(control, option, SC_SliderGroove, widget),
                             proxy()->subControlRect(control, option, SC_SliderHandle, widget));
        return;
    }
    if (control == CC_ScrollBar && slider != nullptr) {
        painter->fillRect(option->rect, option->palette.color(QPalette::AlternateBase));
        if (slider->maximum > slider->minimum)
            StylePainter::scrollBar(*painter, *slider,
                                    proxy()->subControlRect(control, option, SC_ScrollBarSlider, widget));
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect AppStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                               const QWidget *widget) const
{
    const QRect rect = option->rect;
    if (control == CC_ComboBox) {
        const int arrow = qRound(1.6 * StylePainter::unit(*option));
        const int margin = qRound(0.55 * StylePainter::unit(*option));
        if (subControl == SC_ComboBoxArrow)
            return visualRect(option->direction, rect, QRect(rect.right() - arrow, rect.top(), arrow, rect.height()));
        if (subControl == SC_ComboBoxEditField)
            return visualRect(option->direction, rect, rect.adjusted(margin, 2, -arrow, -2));
    }
    if (control == CC_ScrollBar) {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (bar != nullptr && (subControl == SC_ScrollBarAddLine || subControl == SC_ScrollBarSubLine))
            return {};
        if (bar != nullptr && subControl == SC_ScrollBarGroove)
            return rect;
        if (bar != nullptr && subControl == SC_ScrollBarSlider) {
            const bool across = bar->orientation == Qt::Horizontal;
            const int length = across ? rect.width() : rect.height();
            const qint64 span = qint64(bar->maximum) - bar->minimum + bar->pageStep;
            const int handle =
                span > 0 ? qBound(qMin(24, length), int(qint64(length) * bar->pageStep / span), length) : length;
            const int position = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                                         length - handle, bar->upsideDown);
            return across ? QRect(rect.left() + position, rect.top(), handle, rect.height())
                          : QRect(rect.left(), rect.top() + position, rect.width(), handle);
        }
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QRect AppStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const int margin = qRound(0.5 * StylePainter::unit(*option));
    switch (element) {
    case SE_LineEditContents:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option); frame && frame->lineWidth > 0)
            return option->rect.adjusted(margin, 2, -margin, -2);
        break;
    case SE_PushButtonFocusRect:
        return isSet(widget, PrimaryProperty) ? option->rect.adjusted(3, 3, -3, -5) : option->rect;
    case SE_ComboBoxFocusRect:
        return {}; // the field draws its own ring
    case SE_SliderFocusRect:
        return {};
    default:
        break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize AppStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                 const QWidget *widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (option == nullptr)
        return size;
    const int unit = StylePainter::unit(*option);
    const int fieldHeight = qRound(2.0 * unit);
    switch (type) {
    case CT_PushButton:
        return {contents.width() + qRound(2.0 * unit), qMax(contents.height() + unit, fieldHeight)};
    case CT_ComboBox:
        return {size.width() + unit, qMax(size.height(), fieldHeight)};
    case CT_LineEdit:
        return {size.width() + unit, qMax(size.height(), fieldHeight)};
    case CT_MenuBarItem:
        return {size.width() + qRound(0.5 * unit), qMax(size.height(), qRound(1.7 * unit))};
    case CT_MenuItem:
        return {size.width() + unit, size.height() + qRound(0.35 * unit)};
    case CT_TabBarTab:
        return {size.width() + unit, qMax(size.height(), fieldHeight)};
    default:
        return size;
    }
}

int AppStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    const int unit = widget != nullptr ? widget->fontMetrics().height() : QFontMetrics(QApplication::font()).height();
    switch (metric) {
    case PM_SliderLength:
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return unit + 2;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return qRound(1.0 * unit) & ~1;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return qRound(0.5 * unit);
    case PM_ScrollBarExtent:
        return qMax(10, qRound(0.7 * unit));
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
    case PM_MenuHMargin:
        return 4;
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
        return 0;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QIcon AppStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    // Every menu bar asks for this one, in case it should not fit. Qt's is a bitmap, for which all plugins for all
    // kinds of pictures would be loaded at every start.
    if (icon == SP_ToolBarHorizontalExtensionButton)
        return themeIcon(u"more"_s);
    return QProxyStyle::standardIcon(icon, option, widget);
}

int AppStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                        QStyleHintReturn *returnData) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
        return 0; // a list under the field, which can scroll
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

void setPrimary(QPushButton *button)
{
    button->setProperty(PrimaryProperty, true);
    QFont bold = button->font();
    bold.setBold(true);
    button->setFont(bold);
}

void setInvalid(QLineEdit *field, bool invalid)
{
    field->setProperty(InvalidProperty, invalid);
    field->update();
}

void applyLook(const Theme &theme, const QFont &baseFont, int textPercent)
{
    QFont font = baseFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * textPercent / 100);
    else
        font.setPixelSize(qRound(font.pixelSize() * textPercent / 100.0));
    QApplication::setFont(font); // before the style, which measures: the desktop's own font would be loaded for nothing
    if (auto *style = qobject_cast<AppStyle *>(QApplication::style()))
        style->setTheme(theme);
    else
        QApplication::setStyle(new AppStyle(theme)); // the application owns it
    QApplication::setPalette(theme.palette());
    QToolTip::setPalette(theme.palette());
}

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}
