#pragma once

#include "table/tablestate.h"
#include "theme/svgicon.h"
#include "theme/theme.h"

#include <QWidget>

/// One seat at the top of the table: avatar with the clock's ring, name, total, last dice. Shows, never asks.
class SeatPlate : public QWidget {
    Q_OBJECT

public:
    SeatPlate(const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme);
    /// Repaints only if something changed.
    void setPlate(const PlateState &plate);
    /// The ring; a `budgetMs` of 0 takes it away.
    void setClock(qint64 remainingMs, qint64 budgetMs);
    /// Narrow form: name below avatar and total.
    void setCompact(bool compact);
    void retranslate();

    [[nodiscard]] bool inTurn() const { return m_plate.inTurn; }
    /// Of the clock, rounded up; 0 without one.
    [[nodiscard]] int secondsLeft() const { return static_cast<int>((m_remainingMs + 999) / 1000); }
    [[nodiscard]] int secondsInAll() const { return static_cast<int>((m_budgetMs + 999) / 1000); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool hurried() const;
    void paintGround(QPainter &painter, const QRectF &box) const;
    void paintAvatar(QPainter &painter, const QRectF &circle) const;
    void paintRing(QPainter &painter, const QRectF &circle) const;
    void paintChip(QPainter &painter, const QRectF &circle) const;
    void paintWaiting(QPainter &painter, const QRectF &circle) const;
    void paintText(QPainter &painter, const QRectF &box, const QString &text, const QFont &font, const QColor &colour,
                   Qt::Alignment alignment) const;
    void paintWide(QPainter &painter, const QRectF &box) const;
    void paintCompact(QPainter &painter, const QRectF &box) const;
    void paintDice(QPainter &painter, const QRectF &row, Qt::Alignment alignment) const;

    Theme m_theme;
    SvgIcon m_chip{QStringLiteral("chip")};
    SvgIcon m_tick{QStringLiteral("tick")};
    PlateState m_plate;
    qint64 m_remainingMs = 0;
    qint64 m_budgetMs = 0;
    bool m_compact = false;
};
