#include "coach/chancechart.h"

#include "access/accessiblerole.h"
#include "dialogs/box.h"
#include "theme/contrast.h"
#include "theme/fonts.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace {

/// Dashes in units of the line's width, one seat after the other; the first line is whole.
QList<qreal> dashesOf(int index)
{
    switch (index) {
    case 0:
        return {};
    case 1:
        return {5, 2.5};
    case 2:
        return {1, 2};
    case 3:
        return {6, 2, 1, 2};
    case 4:
        return {2.5, 2.5};
    default:
        return {6, 2, 1, 2, 1, 2};
    }
}

} // namespace

QPen chancePen(int index, const QColor &colour, const QWidget &widget, QPalette::ColorRole ground)
{
    constexpr double visible = 3; // the least contrast of lines, as WCAG 2.1 has it
    const QColor under = widget.palette().color(ground);
    QColor shown = colour;
    for (int step = 0; step < 20 && contrast(shown, under) < visible; ++step)
        shown = luminance(under) > 0.2 ? shown.darker(108) : shown.lighter(108);
    QPen pen(shown, 0.13 * widget.fontMetrics().height(), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (const QList<qreal> dashes = dashesOf(index); !dashes.isEmpty())
        pen.setDashPattern(dashes);
    return pen;
}

ChanceChart::ChanceChart(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleRole(*this, QAccessible::Chart);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
}

void ChanceChart::setCourses(std::vector<ChanceCourse> courses, int perRound)
{
    m_courses = std::move(courses);
    m_perRound = perRound;
    m_moment = moments() - 1;
    update();
}

void ChanceChart::setAxisTexts(std::vector<QString> texts)
{
    m_axis = std::move(texts);
    update();
}

int ChanceChart::moments() const
{
    return m_courses.empty() ? 0 : static_cast<int>(m_courses.front().chances.size());
}

QSize ChanceChart::sizeHint() const
{
    const int unit = fontMetrics().height();
    return {24 * unit, 13 * unit};
}

QSize ChanceChart::minimumSizeHint() const
{
    const int unit = fontMetrics().height();
    return {14 * unit, 9 * unit};
}

QRectF ChanceChart::plot() const
{
    const int unit = fontMetrics().height();
    int numbers = 0;
    for (const QString &text : m_axis)
        numbers = std::max(numbers, fontMetrics().horizontalAdvance(text));
    return QRectF(rect()).adjusted(numbers + unit, 0.8 * unit, -unit, -1.8 * unit);
}

QPointF ChanceChart::place(int moment, double chance) const
{
    return place(plot(), moment, chance);
}

QPointF ChanceChart::place(const QRectF &area, int moment, double chance) const
{
    const int last = std::max(1, moments() - 1);
    return {area.left() + area.width() * moment / last, area.bottom() - area.height() * chance};
}

int ChanceChart::momentAt(qreal x) const
{
    const QRectF area = plot();
    const int last = moments() - 1;
    return std::clamp(qRound((x - area.left()) / area.width() * last), 0, std::max(0, last));
}

void ChanceChart::mark(int moment)
{
    const int wanted = std::clamp(moment, 0, std::max(0, moments() - 1));
    if (moments() == 0 || wanted == m_moment)
        return;
    m_moment = wanted;
    update();
    emit momentMarked(m_moment);
}

void ChanceChart::mouseMoveEvent(QMouseEvent *event)
{
    mark(momentAt(event->position().x()));
}

void ChanceChart::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint()) || moments() == 0)
        return;
    mark(momentAt(event->position().x()));
    emit momentChosen(m_moment);
}

void ChanceChart::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return mark(m_moment - 1);
    case Qt::Key_Right:
        return mark(m_moment + 1);
    case Qt::Key_PageUp:
        return mark(m_moment - m_perRound);
    case Qt::Key_PageDown:
        return mark(m_moment + m_perRound);
    case Qt::Key_Home:
        return mark(0);
    case Qt::Key_End:
        return mark(moments() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_moment >= 0)
            emit momentChosen(m_moment);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ChanceChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBox(painter, *this);
    paintGrid(painter);
    if (moments() == 0)
        return;
    paintRounds(painter);
    paintMark(painter);
    paintLines(painter);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Link), 2));
        const qreal radius = 0.6 * fontMetrics().height();
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    }
}

void ChanceChart::paintGrid(QPainter &painter) const
{
    const QRectF area = plot();
    const qreal unit = fontMetrics().height();
    painter.setFont(scaledFont(font(), 0.85));
    for (std::size_t i = 0; i < m_axis.size(); ++i) {
        const qreal chance = static_cast<qreal>(i) / static_cast<qreal>(m_axis.size() - 1);
        const qreal y = qRound(place(area, 0, chance).y()) + 0.5;
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(0, y - unit, area.left() - unit / 3, 2 * unit), Qt::AlignRight | Qt::AlignVCenter,
                         m_axis[i]);
    }
}

void ChanceChart::paintRounds(QPainter &painter) const
{
    const QRectF area = plot();
    const qreal unit = fontMetrics().height();
    const int rounds = (moments() - 1) / m_perRound;
    std::vector<int> shown{1, (rounds + 1) / 2, rounds};
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    for (const int round : shown) {
        if (round < 1 || round > rounds)
            continue; // of a game that was over before
        const QRectF label(place(area, round * m_perRound, 0).x() - 2 * unit, area.bottom() + unit / 3, 4 * unit, unit);
        painter.drawText(label, Qt::AlignHCenter | Qt::AlignTop, QLocale().toString(round));
    }
}

void ChanceChart::paintLines(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    // The first seats are painted last: whole lines would hide the gaps of others.
    const QRectF area = plot();
    for (int seat = static_cast<int>(m_courses.size()) - 1; seat >= 0; --seat) {
        const ChanceCourse &course = m_courses[static_cast<std::size_t>(seat)];
        QPainterPath line(place(area, 0, course.chances.front()));
        for (int i = 1; i < moments(); ++i)
            line.lineTo(place(area, i, course.chances[static_cast<std::size_t>(i)]));
        const QPen pen = chancePen(seat, course.colour, *this, QPalette::Base);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(pen.color());
        const qreal dot = 0.22 * fontMetrics().height();
        painter.drawEllipse(place(area, m_moment, course.chances[static_cast<std::size_t>(m_moment)]), dot, dot);
    }
}

void ChanceChart::paintMark(QPainter &painter) const
{
    const QRectF area = plot();
    const qreal x = qRound(place(area, m_moment, 0).x()) + 0.5;
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1));
    painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

LineSample::LineSample(int index, const QColor &colour, QWidget *parent)
    : QWidget(parent)
    , m_index(index)
    , m_colour(colour)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize LineSample::sizeHint() const
{
    const int unit = fontMetrics().height();
    return {5 * unit / 2, unit};
}

void LineSample::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(chancePen(m_index, m_colour, *this, QPalette::Window));
    const qreal y = qRound(height() / 2.0) + 0.5;
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
}
