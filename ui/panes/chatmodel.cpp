#include "panes/chatmodel.h"

int ChatModel::setJournal(const Journal &journal)
{
    const bool more = goesOn(journal);
    std::vector<ChatPosted> fresh;
    for (std::size_t i = more ? m_taken : 0; i < journal.size(); ++i) {
        if (const auto *message = std::get_if<ChatPosted>(&journal[i].event))
            fresh.push_back(*message);
    }
    m_taken = journal.size();
    if (!journal.empty()) {
        m_first = journal.front();
        m_last = journal.back();
    }
    if (!more) {
        beginResetModel();
        m_messages = std::move(fresh);
        endResetModel();
        return 0;
    }
    if (fresh.empty())
        return 0;
    const int added = static_cast<int>(fresh.size());
    beginInsertRows({}, rowCount(), rowCount() + added - 1);
    m_messages.insert(m_messages.end(), fresh.begin(), fresh.end());
    endInsertRows();
    return added;
}

bool ChatModel::goesOn(const Journal &journal) const
{
    return m_taken > 0 && journal.size() >= m_taken && journal.front() == m_first && journal[m_taken - 1] == m_last;
}

void ChatModel::setSeats(const std::vector<SeatSpec> &seats)
{
    if (seats == m_seats)
        return;
    m_seats = seats;
    retranslate();
}

void ChatModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

const SeatSpec *ChatModel::seatOf(const ChatPosted &message) const
{
    const auto seat = static_cast<std::size_t>(message.seat);
    return seat < m_seats.size() ? &m_seats[seat] : nullptr;
}

int ChatModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_messages.size());
}

QVariant ChatModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const ChatPosted &message = m_messages[row];
    const SeatSpec *seat = seatOf(message);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "player, message").arg(seat ? seat->name : QString(), message.text);
    case TextRole:
        return message.text;
    case NameRole:
        return seat ? seat->name : QString();
    case ColourRole:
        return seat ? seat->colour : QString();
    case ContinuesRole:
        return row > 0 && m_messages[row - 1].seat == message.seat;
    default:
        return {};
    }
}
