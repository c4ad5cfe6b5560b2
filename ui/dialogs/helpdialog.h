#pragma once

#include "dialogs/sheet.h"
#include "rules/ruleset.h"

class KeysPage;
class QPushButton;
class QTabBar;
class QStackedWidget;
class QTextBrowser;

/// Keys, rules and what this program is. Not modal: it may stay open beside the game.
class HelpDialog : public Sheet {
    Q_OBJECT

public:
    enum class Page { Keys, Rules, About };

    /// @param rules of the game on the table
    explicit HelpDialog(const RuleSet &rules, QWidget *parent = nullptr);

    void showPage(Page page);
    /// Another game is on the table.
    void setRules(const RuleSet &rules);

protected:
    void retranslate() override;

private:
    [[nodiscard]] QTextBrowser *addTextPage();
    [[nodiscard]] static QString aboutHtml();

    RuleSet m_rules;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    QTextBrowser *m_rulesPage;
    QTextBrowser *m_aboutPage;
    QPushButton *m_close;
};
