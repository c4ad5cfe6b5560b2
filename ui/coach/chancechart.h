#pragma once

#include <QColor>
#include <QPen>
#include <QWidget>
#include <vector>

/// One seat's line of the chart.
struct ChanceCourse {
    QColor colour;
    std::vector<double> chances; ///< at every moment, 0..1; all lines have as many
};

/// How the chances to win went to and fro, moment by moment. One moment is marked: the pointer or the arrow keys choose
/// which. Lines differ in colour and in their dashes; names stand elsewhere, beside a LineSample.
class ChanceChart : public QWidget {
    Q_OBJECT

public:
    explicit ChanceChart(QWidget *parent = nullptr);

    /// Marks the last moment.
    /// @param perRound how many moments a round has, at least 1
    void setCourses(std::vector<ChanceCourse> courses, int perRound);
    /// The moment that is marked, 0 = the start; -1 while there is none.
    [[nodiscard]] int moment() const { return m_moment; }
    /// What stands at the axis for 0, 25, … 100 percent, from below.
    void setAxisTexts(std::vector<QString> texts);

    /// Where a moment stands with one seat.
    [[nodiscard]] QPointF place(int moment, double chance) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void momentMarked(int moment); ///< another one than before
    void momentChosen(int moment); ///< by a click or Enter

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] int moments() const;
    /// Where 0..100 percent and all moments lie.
    [[nodiscard]] QRectF plot() const;
    /// @param area plot(), which measures texts: once for all places
    [[nodiscard]] QPointF place(const QRectF &area, int moment, double chance) const;
    [[nodiscard]] int momentAt(qreal x) const;
    void mark(int moment);
    void paintGrid(QPainter &painter) const;
    void paintRounds(QPainter &painter) const;
    void paintLines(QPainter &painter) const;
    void paintMark(QPainter &painter) const;

    std::vector<ChanceCourse> m_courses;
    std::vector<QString> m_axis;
    int m_perRound = 1;
    int m_moment = -1;
};

/// The pen of one seat's line.
/// @param index of the seat: each one has its own dashes
/// @param widget what the line is painted on, with the text's size
/// @param ground the colour under the line; one too close to it is shifted
[[nodiscard]] QPen chancePen(int index, const QColor &colour, const QWidget &widget, QPalette::ColorRole ground);

/// A piece of a seat's line, to stand before its name.
class LineSample : public QWidget {
    Q_OBJECT

public:
    LineSample(int index, const QColor &colour, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_index;
    QColor m_colour;
};
