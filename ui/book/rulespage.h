#pragma once

#include "rules/ruleset.h"
#include "theme/theme.h"

#include <QWidget>
#include <memory>
#include <optional>

class BookPrompts;
class BookView;
class ContentsList;
class QBoxLayout;
class QComboBox;
class SearchField;

/// The rules of the game on the table, and of all other games, to read, to search, to print. Nothing is made
/// before the page is seen for the first time.
class RulesPage : public QWidget {
    Q_OBJECT

public:
    /// @param prompts must outlive the page; null: real dialogs over its window
    explicit RulesPage(BookPrompts *prompts = nullptr, QWidget *parent = nullptr);
    ~RulesPage() override;

    /// The game on the table, whose options hold here too.
    void setGame(const RuleSet &rules);
    void setTheme(const Theme &theme);

    void print();
    void savePdf();

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void addShortcuts();
    void arrange();
    void retranslate();
    void fillChooser();
    void fillContents();
    void showBook(bool samePlace);
    /// The rules that are chosen: those of the game, or others as they are usual.
    [[nodiscard]] RuleSet chosenRules() const;
    void writePdf(const QString &file);
    [[nodiscard]] BookPrompts &prompts();

    BookPrompts *m_prompts;
    std::unique_ptr<BookPrompts> m_ownPrompts;
    std::optional<RuleSet> m_game;
    Theme m_theme;
    // Made when the page is seen.
    QComboBox *m_chooser = nullptr;
    SearchField *m_search = nullptr;
    QBoxLayout *m_tools = nullptr;
    ContentsList *m_contents = nullptr;
    BookView *m_view = nullptr;
};
