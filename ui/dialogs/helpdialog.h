#pragma once

#include "dialogs/sheet.h"
#include "rules/ruleset.h"
#include "theme/theme.h"

class BookPrompts;
class KeysPage;
class QBoxLayout;
class QPushButton;
class QTabBar;
class QStackedWidget;
class QTextBrowser;
class RulesPage;

/// Keys, rules and what this program is. Not modal: it may stay open beside the game.
class HelpDialog : public Sheet {
    Q_OBJECT

public:
    enum class Page { Keys, Rules, About };

    /// @param prompts for the rules page; must outlive the dialog; null: real dialogs over it
    explicit HelpDialog(QWidget *parent = nullptr, BookPrompts *prompts = nullptr);

    void showPage(Page page);
    /// The game on the table: its rules are explained and its fairness code is shown.
    void setGame(const RuleSet &rules, const QByteArray &fairnessCode);
    /// Whose dice the rules draw.
    void setTheme(const Theme &theme);

protected:
    void retranslate() override;

private:
    [[nodiscard]] QPushButton *addButton(QBoxLayout *layout);
    void turnTo(int page);
    [[nodiscard]] QString aboutHtml() const;

    RuleSet m_rules;
    QByteArray m_fairnessCode;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    RulesPage *m_rulesPage;
    QTextBrowser *m_aboutPage;
    QPushButton *m_print;
    QPushButton *m_savePdf;
    QPushButton *m_close;
};
