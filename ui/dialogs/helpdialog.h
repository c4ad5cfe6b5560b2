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

    explicit HelpDialog(QWidget *parent = nullptr);

    void showPage(Page page);
    /// The game on the table: its rules are explained and its fairness code is shown.
    void setGame(const RuleSet &rules, const QByteArray &fairnessCode);

protected:
    void retranslate() override;

private:
    [[nodiscard]] QTextBrowser *addTextPage();
    [[nodiscard]] QString aboutHtml() const;

    RuleSet m_rules;
    QByteArray m_fairnessCode;
    QTabBar *m_tabs;
    QStackedWidget *m_pages;
    QTextBrowser *m_rulesPage;
    QTextBrowser *m_aboutPage;
    QPushButton *m_close;
};
