#pragma once

#include "dialogs/textblock.h"

#include <QRadioButton>
#include <vector>

/// One rule set as a card: name and facts; when chosen, also what the game is like.
class RuleSetCard : public QRadioButton {
    Q_OBJECT

public:
    explicit RuleSetCard(const QString &ruleSetId, QWidget *parent = nullptr);

    [[nodiscard]] const QString &ruleSetId() const { return m_id; }
    void setTexts(const QString &name, const QString &facts, const QString &summary);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &position) const override { return rect().contains(position); }

private:
    [[nodiscard]] TextBlock head() const;
    [[nodiscard]] TextBlock summary() const;
    [[nodiscard]] int margin() const;

    QString m_id;
    QString m_facts;
    QString m_summary;
};

/// All rule sets of the catalogue to choose from. Arrow keys walk through them.
class RuleSetList : public QWidget {
    Q_OBJECT

public:
    explicit RuleSetList(QWidget *parent = nullptr);

    [[nodiscard]] QString chosen() const;
    /// An unknown id chooses the first.
    void choose(const QString &ruleSetId);
    /// Shows other facts under a card, as its options make them.
    void setFacts(const QString &ruleSetId, const QString &facts);
    void focusChosen();

signals:
    void chosenChanged(const QString &ruleSetId);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    std::vector<RuleSetCard *> m_cards; // children
};
