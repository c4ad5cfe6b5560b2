#pragma once

#include "base/clock.h"
#include "dialogs/sheet.h"
#include "game/gamestate.h"
#include "game/journal.h"

class Box;
class QPushButton;
class ScoreChart;
class TextLabel;

/// A game has ended: the ranking, how it came, the moment that decided, and the proof that the dice were fair.
class EndDialog : public Sheet {
    Q_OBJECT

public:
    enum class Choice { Close, Rematch, LookThrough, NewGame, Coach };

    /// @param state the state of a finished game
    /// @param journal its journal
    EndDialog(GameState state, Journal journal, QWidget *parent = nullptr);

    /// What the player wants next; valid once the dialog has finished.
    [[nodiscard]] Choice choice() const { return m_choice; }

    /// Lets confetti fly over the dialog once it is shown; 0 ms = none.
    void celebrate(int durationMs) { m_celebrationMs = durationMs; }
    /// The dialog opens by itself: keys are meant for what was there before, until no key was pressed, held or let go
    /// for so long, ms. Esc counts at once.
    void comeUnasked(const Clock &clock, int quietMs);

    bool eventFilter(QObject *watched, QEvent *event) override;

protected:
    void showEvent(QShowEvent *event) override;
    void retranslate() override;

private:
    [[nodiscard]] QWidget *makeLeft();
    [[nodiscard]] QWidget *makeRight();
    void makeFooter();
    QPushButton *makeButton(Choice choice);
    void showCourses();

    GameState m_state;
    Journal m_journal;
    bool m_verified; ///< the journal follows from its seed, throw by throw
    Choice m_choice = Choice::Close;

    Box *m_moment;
    Box *m_fairness;
    TextLabel *m_codeTitle;
    TextLabel *m_seedTitle;
    TextLabel *m_chartTitle;
    ScoreChart *m_chart;
    QPushButton *m_lookThrough;
    QPushButton *m_newGame;
    QPushButton *m_coach;
    QPushButton *m_close;
    QPushButton *m_rematch;
    int m_celebrationMs = 0;
    const Clock *m_clock = nullptr; // while keys are not meant for the dialog
    int m_quietMs = 0;
    qint64 m_lastKeyMs = 0;
};
