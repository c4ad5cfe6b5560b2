#pragma once

#include "coach/coachjob.h"
#include "dialogs/sheet.h"

#include <vector>

class Box;
class ChancePage;
class QListWidget;
class QPushButton;
class QStackedWidget;
class QTabBar;
class ScoreChart;
class TableSource;
class TextLabel;

/// After the game: what luck did and what decisions did, for each seat, the decisions that cost most, and how
/// expectations and chances went. All this is worked out beside the window, which takes a moment.
class CoachDialog : public Sheet {
    Q_OBJECT

public:
    /// @param state of a finished or running game; its journal is as long as the state has come
    /// @param tables must outlive the dialog
    CoachDialog(GameState state, Journal journal, TableSource &tables, QWidget *parent = nullptr);
    ~CoachDialog() override;

signals:
    /// The player wants to see a moment on the table; index of its throw in the journal, 0 for the start.
    void momentChosen(int entry);

protected:
    void retranslate() override;

private:
    [[nodiscard]] QWidget *makeLeft();
    [[nodiscard]] QWidget *makeRight();
    /// Goes on when the table of the rules is there, or will never be.
    void seekTable();
    void onReport();
    void leaveFor(int entry);
    void showSeats();
    void showMistakes();
    [[nodiscard]] QString seatText(const SeatAnalysis &seat) const;
    [[nodiscard]] QString mistakeText(const CoachMistake &mistake) const;
    [[nodiscard]] QString rowName(int row) const;

    GameState m_state;
    Journal m_journal;
    TableSource &m_tables;
    CoachJob m_job;
    bool m_refused = false; ///< the rules cannot be worked out
    TextLabel *m_waiting;
    std::vector<Box *> m_seats; ///< children, one a seat
    TextLabel *m_mistakesTitle;
    QListWidget *m_mistakes;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    TextLabel *m_chartTitle;
    ScoreChart *m_chart;
    ChancePage *m_chances;
    QPushButton *m_close;
};
