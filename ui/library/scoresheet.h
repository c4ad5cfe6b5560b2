#pragma once

#include "game/gamestate.h"
#include "game/journal.h"
#include "game/standings.h"

#include <QCoreApplication>
#include <QFont>
#include <QRectF>

class QPainter;

/// All cards of a game on one page to be printed, black on white, in the language of the moment.
class ScoreSheet {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)

public:
    /// @param state after the last entry of the journal, which has at least its start
    ScoreSheet(const GameState &state, const Journal &journal);

    /// Paints onto any device. All sizes follow the width of the page, whose shape is that of A4, upright.
    void paint(QPainter &painter, const QRectF &page) const;
    /// A PDF file of one page of A4, upright.
    [[nodiscard]] QByteArray pdf() const;

private:
    /// A line of the table: its name and a text for each seat.
    struct Line {
        QString name;
        QStringList values;
        bool strong = false; ///< a sum
    };

    [[nodiscard]] std::vector<Line> lines() const;
    [[nodiscard]] Line rowLine(int row) const;
    [[nodiscard]] QString ownOptions() const;
    [[nodiscard]] QString dates() const;

    // Each paints from the top of `area` on and takes what it has used off it.
    void paintHeading(QPainter &painter, QRectF &area) const;
    void paintCards(QPainter &painter, QRectF &area) const;
    void paintNames(QPainter &painter, const QRectF &rect) const;
    void paintLine(QPainter &painter, const QRectF &rect, const Line &line) const;
    void paintRanking(QPainter &painter, QRectF &area) const;
    void paintFairness(QPainter &painter, const QRectF &area) const;
    /// The place of a seat's column in a line; -1 is that of the rows' names.
    [[nodiscard]] QRectF column(const QRectF &line, int seat) const;

    GameState m_state;
    std::vector<Standing> m_standings;
    QByteArray m_fairnessCode;
    qint64 m_begunMs = 0;
    qint64 m_lastMs = 0;
};
