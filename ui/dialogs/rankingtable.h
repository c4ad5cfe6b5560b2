#pragma once

#include "game/gamestate.h"

#include <QWidget>

class QGridLayout;
class QLabel;

/// Places, names and points of all seats, best first.
class RankingTable : public QWidget {
    Q_OBJECT

public:
    /// @param state outlives the table
    explicit RankingTable(const GameState &state, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addHead();
    void addRows();
    void retranslate();

    const GameState &m_state;
    QGridLayout *m_layout;
    std::vector<QLabel *> m_heads;  ///< children; of the columns from the name on
    std::vector<QLabel *> m_names;  ///< children
    std::vector<QLabel *> m_helped; ///< children; say that a seat had hints
    std::vector<QLabel *> m_finals; ///< children; numbers that are written as the language does
};
