#include "panes/panecombo.h"

#include "panes/panepaint.h"
#include "text/plaintip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <QWheelEvent>

namespace {

constexpr int ComboSide = 10;
constexpr int ArrowRoom = 22;

} // namespace

PaneCombo::PaneCombo(int characters, QWidget *parent)
    : QComboBox(parent)
    , m_characters(characters)
{
    setItemDelegate(new QStyledItemDelegate(this)); // a menu's delegate would take "&" for a mnemonic
    setAttribute(Qt::WA_Hover);
}

void PaneCombo::setTheme(const Theme &theme)
{
    m_theme = theme;
    setPalette(theme.palette());
    update();
}

QSize PaneCombo::sizeFor(int characters) const
{
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = qMax(widest, metrics.horizontalAdvance(itemText(i)) + 2);
    const int most = characters * metrics.averageCharWidth();
    return {qMin(widest, most) + ComboSide + ArrowRoom, metrics.height() + 16};
}

QSize PaneCombo::sizeHint() const
{
    return sizeFor(m_characters);
}

QSize PaneCombo::minimumSizeHint() const
{
    return sizeFor(qMin(m_characters, 4));
}

QRect PaneCombo::nameRect() const
{
    return rect().adjusted(ComboSide, 0, -ArrowRoom, 0);
}

bool PaneCombo::event(QEvent *event)
{
    // A name that has lost letters is more worth telling than what the box is for.
    if (event->type() == QEvent::ToolTip && fontMetrics().horizontalAdvance(currentText()) > nameRect().width()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), plainToolTip(currentText()), this);
        return true;
    }
    return QComboBox::event(event);
}

void PaneCombo::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor focus = m_theme.dark ? m_theme.accent : m_theme.good;
    painter.setPen(QPen(hasFocus() ? focus : m_theme.panelLine, hasFocus() ? 1.6 : 1));
    painter.setBrush(underMouse() ? m_theme.panelLine : m_theme.panelRaised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);

    painter.setPen(m_theme.text);
    paintLine(painter, nameRect(), currentText());
    const QPointF tip(width() - ArrowRoom / 2.0 - 2, height() / 2.0 + 2.5);
    painter.setPen(QPen(m_theme.textDim, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{tip - QPointF(4.5, 4.5), tip, tip + QPointF(4.5, -4.5)}});
}

void PaneCombo::wheelEvent(QWheelEvent *event)
{
    // Scrolling past the box must not change who writes or what is shown.
    event->ignore();
}
