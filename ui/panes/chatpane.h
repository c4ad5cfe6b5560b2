#pragma once

#include "game/journal.h"
#include "theme/theme.h"

#include <QWidget>

class ChatDelegate;
class ChatField;
class ChatModel;
class EndFollower;
class QLabel;
class IconButton;
class HistoryList;
class PaneCombo;
class SendButton;

/// The messages of the game, a field to write one, and some phrases to be sent with two clicks. Messages are plain text.
class ChatPane : public QWidget {
    Q_OBJECT

public:
    explicit ChatPane(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// Shows the messages of a journal. New ones count as unread while the pane is not visible; those of another
    /// game than shown before do not.
    void setJournal(const Journal &journal);
    /// Who may write: the persons among the seats, or all where there is none. The chooser follows the seat in
    /// turn until it is changed by hand or something is typed, and again after sending.
    void setSeats(const std::vector<SeatSpec> &specs, int seatInTurn);
    /// Puts the cursor into the field.
    void focusInput();
    /// The pane has come to the front.
    void markRead();
    /// Messages that arrived while the pane was not visible.
    [[nodiscard]] int unread() const { return m_unread; }

    QSize sizeHint() const override;

signals:
    /// A message to be posted, 1..500 characters without blanks around them. The field is empty again.
    void messageSent(int seat, const QString &text);
    void unreadChanged(int count);
    /// Escape in the field: the keyboard should go back to the game.
    void dismissed();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void fillChooser();
    void follow();
    void send();
    void sendText(const QString &text);
    void showPhrases();
    void showCut(bool off);
    void setUnread(int count);
    [[nodiscard]] bool mayWrite(int seat) const;

    Theme m_theme;
    ChatModel *m_model;
    ChatDelegate *m_delegate;
    HistoryList *m_list;
    EndFollower *m_follower;
    PaneCombo *m_seat;
    ChatField *m_field;
    IconButton *m_phrases;
    SendButton *m_send;
    QLabel *m_notice;
    std::vector<SeatSpec> m_seats;
    int m_seatInTurn = 0;
    bool m_chosenByHand = false;
    int m_unread = 0;
};
