#pragma once

#include "game/journal.h"
#include "theme/theme.h"

#include <QWidget>

class EndFollower;
class HistoryDelegate;
class HistoryFilter;
class HistoryList;
class HistoryModel;
class PaneCombo;
class QLabel;

/// Every throw of the game with what was decided on it; all seats or one, all rows or one. For one seat it also tells
/// which rows are still open.
class HistoryPane : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPane(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows a journal.
    /// @param shownEntries how many of its entries may be seen: a throw whose dice still roll may not
    void setJournal(const Journal &journal, std::size_t shownEntries);
    /// Marks the throw that the table shows instead of now, by its index in the journal; -1 marks none.
    void setMoment(int entryIndex);

    QSize sizeHint() const override;

signals:
    /// The player wants to see the table as it was at this throw, an index of the journal.
    void momentChosen(int entryIndex);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void measure();
    void fillSeats();
    void fillRows();
    void showOpen();
    void applyFilter();

    Theme m_theme;
    HistoryModel *m_model;
    HistoryFilter *m_filter;
    HistoryDelegate *m_delegate;
    HistoryList *m_list;
    EndFollower *m_follower;
    PaneCombo *m_seats;
    PaneCombo *m_rows;
    QLabel *m_open;
};
