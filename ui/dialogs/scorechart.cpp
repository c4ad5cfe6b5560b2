#include "dialogs/scorechart.h"

#include "access/accessiblerole.h"
#include "dialogs/box.h"
#include "dialogs/textlabel.h"
#include "text/plaintip.h"
#include "theme/fonts.h"

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

/// A round number between grid lines, so that about four of them fit.
int gridStep(int most)
{
    for (const int step : {5, 10, 20, 25, 50, 100, 200, 250, 500}) {
        if (most / step <= 5)
            return step;
    }
    return 1000;
}

} // namespace

ScoreChart::ScoreChart(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScoreChart::setCourses(std::vector<ScoreCourse> courses)
{
    m_courses = std::move(courses);
    m_rounds = 1;
    m_most = 1;
    for (const ScoreCourse &course : m_courses) {
        m_rounds = std::max(m_rounds, static_cast<int>(course.totals.size()) - 1);
        m_most = std::max(m_most, *std::max_element(course.totals.begin(), course.totals.end()));
    }
    setAccessibleDescription(inWords());
    update();
}

/// Every line: "Ana: 0, 12, 37."
QString ScoreChart::inWords() const
{
    QStringList lines;
    for (const ScoreCourse &course : m_courses) {
        QStringList totals;
        for (const int total : course.totals)
            totals << QLocale().toString(total);
        lines << course.name + u": "_s + totals.join(u", "_s) + u'.';
    }
    return lines.join(u' ');
}

QSize ScoreChart::sizeHint() const
{
    const int unit = fontMetrics().height();
    return {24 * unit, 13 * unit};
}

QSize ScoreChart::minimumSizeHint() const
{
    const int unit = fontMetrics().height();
    return {14 * unit, 9 * unit};
}

int ScoreChart::nameWidth() const
{
    int widest = 0;
    for (const ScoreCourse &course : m_courses)
        widest = std::max(widest, fontMetrics().horizontalAdvance(course.name));
    return std::min(widest, width() / 3);
}

QRectF ScoreChart::plot() const
{
    const int unit = fontMetrics().height();
    const int numbers = fontMetrics().horizontalAdvance(QLocale().toString(m_most));
    return QRectF(rect()).adjusted(numbers + unit, 0.8 * unit, -(nameWidth() + unit), -1.8 * unit);
}

QPointF ScoreChart::place(int round, int total) const
{
    const QRectF area = plot();
    return {area.left() + area.width() * round / m_rounds, area.bottom() - area.height() * total / m_most};
}

void ScoreChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBox(painter, *this);
    paintGrid(painter);
    paintLines(painter);
    paintNames(painter);
}

void ScoreChart::paintGrid(QPainter &painter) const
{
    const QRectF area = plot();
    const qreal unit = fontMetrics().height();
    painter.setFont(scaledFont(font(), 0.85));
    for (int total = 0; total <= m_most; total += gridStep(m_most)) {
        const qreal y = qRound(place(0, total).y()) + 0.5;
        painter.setPen(QPen(palette().color(QPalette::Mid), 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(QRectF(0, y - unit, area.left() - unit / 3, 2 * unit), Qt::AlignRight | Qt::AlignVCenter,
                         QLocale().toString(total));
    }
    for (const int round : {1, (m_rounds + 1) / 2, m_rounds}) {
        const QRectF label(place(round, 0).x() - 2 * unit, area.bottom() + unit / 3, 4 * unit, unit);
        painter.drawText(label, Qt::AlignHCenter | Qt::AlignTop, QString::number(round));
    }
}

void ScoreChart::paintLines(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    for (const ScoreCourse &course : m_courses) {
        QPainterPath line(place(0, course.totals.front()));
        for (std::size_t i = 1; i < course.totals.size(); ++i)
            line.lineTo(place(static_cast<int>(i), course.totals[i]));
        painter.setPen(QPen(course.colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(line);
    }
}

QPointF ScoreChart::endOf(const ScoreCourse &course) const
{
    return place(static_cast<int>(course.totals.size()) - 1, course.totals.back());
}

std::vector<QRectF> ScoreChart::nameBoxes() const
{
    const qreal unit = fontMetrics().height();
    std::vector<std::size_t> order(m_courses.size()); // from the top down
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return m_courses[a].totals.back() > m_courses[b].totals.back();
    });
    // Names that would overlap move down, and all of them up again if the last has left the picture.
    std::vector<qreal> heights;
    for (const std::size_t course : order) {
        const qreal end = endOf(m_courses[course]).y();
        heights.push_back(heights.empty() ? end : qMax(end, heights.back() + unit));
    }
    qreal floor = height() - unit / 2;
    for (std::size_t i = heights.size(); i-- > 0;) {
        heights[i] = qMin(heights[i], floor);
        floor = heights[i] - unit;
    }
    std::vector<QRectF> boxes(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        boxes[order[i]] = QRectF(plot().right() + unit / 2, heights[i] - unit / 2, nameWidth() + 2, unit);
    return boxes;
}

void ScoreChart::paintNames(QPainter &painter) const
{
    const qreal unit = fontMetrics().height();
    const std::vector<QRectF> boxes = nameBoxes();
    painter.setFont(font());
    for (std::size_t i = 0; i < m_courses.size(); ++i) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_courses[i].colour);
        painter.drawEllipse(endOf(m_courses[i]), 0.2 * unit, 0.2 * unit);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(boxes[i], Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(m_courses[i].name, Qt::ElideRight, nameWidth() + 2));
    }
}

bool ScoreChart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::vector<QRectF> boxes = nameBoxes();
    QString name;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (boxes[i].contains(help->pos()))
            name = m_courses[i].name;
    }
    QToolTip::showText(help->globalPos(), plainToolTip(name), this); // an empty one hides it
    return true;
}
