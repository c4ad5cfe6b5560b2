#pragma once

#include "coach/coachreport.h"
#include "dialogs/sheet.h"
#include "strategy/solverjob.h"

#include <memory>
#include <optional>
#include <vector>

class Box;
class QListWidget;
class QPushButton;
class ScoreChart;
class TextLabel;

/// After the game: what luck did and what decisions did, for each seat, and the decisions that cost most. Works the
/// rules out beside the window first, which takes a moment.
class CoachDialog : public Sheet {
    Q_OBJECT

public:
    /// @param state of a finished or running game; its journal is as long as the state has come
    CoachDialog(GameState state, Journal journal, QWidget *parent = nullptr);
    ~CoachDialog() override;

signals:
    /// The player wants to see a decision on the table; index of its throw in the journal.
    void momentChosen(int entry);

protected:
    void retranslate() override;

private:
    [[nodiscard]] QWidget *makeLeft();
    [[nodiscard]] QWidget *makeRight();
    void onSolved();
    void showSeats();
    void showMistakes();
    [[nodiscard]] QString seatText(const SeatAnalysis &seat) const;
    [[nodiscard]] QString mistakeText(const CoachMistake &mistake) const;
    [[nodiscard]] QString rowName(int row) const;

    GameState m_state;
    Journal m_journal;
    SolverJob m_job;
    std::optional<CoachReport> m_report;
    TextLabel *m_waiting;
    std::vector<Box *> m_seats; ///< children, one a seat
    TextLabel *m_mistakesTitle;
    QListWidget *m_mistakes;
    TextLabel *m_chartTitle;
    ScoreChart *m_chart;
    QPushButton *m_close;
};
