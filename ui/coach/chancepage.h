#pragma once

#include "coach/coachreport.h"

#include <QWidget>

class ChanceChart;
class TextLabel;

/// Each seat's chance to win over the game: the chart, what had happened at the marked moment, and everybody's chance
/// then.
class ChancePage : public QWidget {
    Q_OBJECT

public:
    /// @param state of the game; only its rules and seats are kept
    explicit ChancePage(const GameState &state, QWidget *parent = nullptr);

    void setMoments(std::vector<CoachMoment> moments);
    void retranslate();

signals:
    /// The player wants to see a moment on the table, index of an entry in the journal.
    void momentChosen(int entry);

private:
    void showMoment(int moment);
    [[nodiscard]] QString momentText(const CoachMoment &moment) const;
    [[nodiscard]] QString courseText(std::size_t seat) const;

    std::shared_ptr<const RuleSet> m_rules;
    std::vector<SeatSpec> m_specs;
    std::vector<TextLabel *> m_names; // children, by seat
    std::vector<CoachMoment> m_moments;
    TextLabel *m_title;
    ChanceChart *m_chart;
    TextLabel *m_moment;
    std::vector<TextLabel *> m_chances; ///< children, one a seat
};
