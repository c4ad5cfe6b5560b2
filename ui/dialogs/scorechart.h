#pragma once

#include <QColor>
#include <QString>
#include <QWidget>
#include <vector>

/// One line of the chart.
struct ScoreCourse {
    QString name; ///< as typed
    QColor colour;
    std::vector<int> totals; ///< after 0, 1, 2, … rounds
};

/// How the card totals grew, round by round. Each line carries its name at its end, so that nobody has to tell
/// colours apart.
class ScoreChart : public QWidget {
    Q_OBJECT

public:
    explicit ScoreChart(QWidget *parent = nullptr);

    void setCourses(std::vector<ScoreCourse> courses);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString inWords() const;
    /// Where the values 0..most and the rounds 0..rounds() lie.
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QPointF place(int round, int total) const;
    [[nodiscard]] int nameWidth() const;
    /// Places of the names at the ends of the lines, in the order of m_courses; they do not overlap.
    [[nodiscard]] std::vector<QRectF> nameBoxes() const;
    [[nodiscard]] QPointF endOf(const ScoreCourse &course) const;
    void paintGrid(QPainter &painter) const;
    void paintLines(QPainter &painter) const;
    void paintNames(QPainter &painter) const;

    std::vector<ScoreCourse> m_courses;
    int m_rounds = 1;
    int m_most = 1;
};
