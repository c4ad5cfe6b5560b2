#pragma once

#include "rules/rulecatalog.h"

#include <QWidget>
#include <vector>

class OptionControl;
class QVBoxLayout;

/// The options of one rule set, made from what the catalogue says about them.
class OptionPanel : public QWidget {
    Q_OBJECT

public:
    explicit OptionPanel(QWidget *parent = nullptr);

    /// Shows the options of a rule set with these choices; what they do not name has its default.
    void show(const QString &ruleSetId, const std::vector<OptionChoice> &choices);
    /// What is chosen now; always a combination that the catalogue accepts.
    [[nodiscard]] std::vector<OptionChoice> choices() const;

signals:
    /// The player has changed an option.
    void changed();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void clear();
    /// Switches off what the other choices exclude.
    void settle();
    [[nodiscard]] std::vector<OptionChoice> choicesWith(const QString &name, const QString &value) const;
    [[nodiscard]] QString reasonOf(const RuleError &error) const;
    void arrange(int columns);
    void retranslate();

    QString m_ruleSet;
    std::vector<OptionControl *> m_controls; // children
    QVBoxLayout *m_layout;
    int m_columns = 0;
};
