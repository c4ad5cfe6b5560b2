#pragma once

#include "dialogs/sheet.h"
#include "game/game.h"
#include "rules/rulecatalog.h"
#include "theme/theme.h"

#include <map>

class OptionPanel;
class QPushButton;
class RuleSetList;
class SeatList;
class TextLabel;
class ToggleSwitch;

/// What a player who has chosen nothing yet plays: Generala Duel, alone against one computer seat.
[[nodiscard]] GameSetup firstSetup(const Theme &theme, const QString &computerLevel);

/// Chooses rules, options and seats of a new game. Accepted only with a setup that can be played.
class NewGameDialog : public Sheet {
    Q_OBJECT

public:
    /// @param setup what to begin with: the last choice
    /// @param levels strategies of computer seats, the weakest first
    NewGameDialog(const GameSetup &setup, const QStringList &levels, const Theme &theme, QWidget *parent = nullptr);

    /// The choice; can be played once the dialog has been accepted. The starter is seat 0.
    [[nodiscard]] GameSetup setup() const;

    void accept() override;

protected:
    void retranslate() override;

private:
    void layOut();
    void showRuleSet(const QString &ruleSetId);
    void optionsChanged();
    /// @param rules as chosen, if they can be played
    void showStrength(const Result<RuleSet, RuleError> &rules, const std::vector<SeatSpec> &seats);
    void check();

    RuleSetList *m_ruleSets;
    TextLabel *m_seatsTitle;
    SeatList *m_seats;
    TextLabel *m_strength; ///< what the computer's levels make by these rules
    OptionPanel *m_options;
    ToggleSwitch *m_hints;
    TextLabel *m_reason;
    QPushButton *m_cancel;
    QPushButton *m_start;
    std::map<QString, std::vector<OptionChoice>> m_choices; ///< by rule set: looking at another loses nothing
};
