#pragma once

#include "game/journal.h"

#include <QAbstractListModel>

/// The messages of a game, oldest first. Names and texts are data: as typed, plain.
class ChatModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        TextRole = Qt::UserRole + 1, ///< the message as typed
        NameRole,                    ///< the seat's name
        ColourRole,                  ///< the seat's colour as stored, "#rrggbb"
        ContinuesRole,               ///< true when the message before is of the same seat
    };

    using QAbstractListModel::QAbstractListModel;

    /// Shows the messages of a journal. When it only goes on from what is shown, messages are appended; for
    /// another game the model is reset.
    /// @return how many messages were appended; 0 after a reset
    int setJournal(const Journal &journal);
    void setSeats(const std::vector<SeatSpec> &seats);
    /// To be called when the language has changed.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    /// DisplayRole and AccessibleTextRole: name and text.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] bool goesOn(const Journal &journal) const;
    [[nodiscard]] const SeatSpec *seatOf(const ChatPosted &message) const;

    std::vector<ChatPosted> m_messages;
    std::vector<SeatSpec> m_seats;
    std::size_t m_taken = 0; // entries of the journal
    JournalEntry m_first;
    JournalEntry m_last;
};
