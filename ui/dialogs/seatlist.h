#pragma once

#include "game/seat.h"

#include <QColor>
#include <QStringList>
#include <QWidget>
#include <array>
#include <vector>

class QPushButton;
class QVBoxLayout;
class SeatRow;

/// The seats of a new game: 1 to 6 rows and a button for one more.
class SeatList : public QWidget {
    Q_OBJECT

public:
    SeatList(const QStringList &levels, const std::array<QColor, 6> &colours, QWidget *parent = nullptr);

    [[nodiscard]] std::vector<SeatSpec> seats() const;
    void setSeats(const std::vector<SeatSpec> &seats);
    /// Shows the sentence at the seat at fault; none clears it.
    void showError(const std::optional<SeatError> &error);

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    SeatRow *appendRow(const SeatSpec &spec);
    void addSeat();
    void removeSeat(SeatRow *row);
    void chooseColour(SeatRow *row, const QColor &colour);
    [[nodiscard]] QColor freeColour() const;
    void nameDefaults();
    void renumber();
    void retranslate();

    QStringList m_levels;
    std::array<QColor, 6> m_colours;
    std::vector<SeatRow *> m_rows; // children
    QVBoxLayout *m_layout;
    QPushButton *m_add;
};
