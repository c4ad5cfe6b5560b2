#pragma once

#include "theme/theme.h"

#include <QAbstractListModel>
#include <QLocale>
#include <QWidget>
#include <vector>

class HistoryList;
class QLabel;

/// One line of the odds: a row's name and the chance, 0..1, to make it this turn.
struct OddsLine {
    QString name;
    double chance = 0;

    friend bool operator==(const OddsLine &, const OddsLine &) = default;
};

class OddsModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { ChanceRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    void setLines(std::vector<OddsLine> lines);
    void setLocale(const QLocale &locale);
    [[nodiscard]] const std::vector<OddsLine> &lines() const { return m_lines; }
    /// "33 %", "< 1 %": never 0 where there is a chance, never 100 where there is none left to doubt.
    [[nodiscard]] QString percent(double chance) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    /// DisplayRole: the name; ChanceRole; AccessibleTextRole: "Full house, 33 %".
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<OddsLine> m_lines;
    QLocale m_locale;
};

/// The chance of each open row from the dice that are locked now: name, bar, per cent. Optional; whoever shows it
/// sets the lines whenever locks or dice change.
class OddsPane : public QWidget {
    Q_OBJECT

public:
    explicit OddsPane(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// @param heading what the chances stand on: "5-5-5 kept, 2 throws left"
    /// @param lines empty: nothing to say now
    void setOdds(const QString &heading, std::vector<OddsLine> lines);

    QSize sizeHint() const override;

signals:
    void shown(); ///< the pane has come to the front: odds are wanted

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();

    Theme m_theme;
    OddsModel *m_model;
    QLabel *m_heading;
    HistoryList *m_list;
};
