#include "game/journal.h"

bool isMove(const GameEvent &event)
{
    return std::holds_alternative<DiceThrown>(event) || std::holds_alternative<DiceKept>(event)
           || std::holds_alternative<RowFilled>(event) || std::holds_alternative<Finished>(event);
}

int seatOfMove(const GameEvent &event)
{
    if (const auto *thrown = std::get_if<DiceThrown>(&event))
        return thrown->seat;
    if (const auto *kept = std::get_if<DiceKept>(&event))
        return kept->seat;
    if (const auto *filled = std::get_if<RowFilled>(&event))
        return filled->seat;
    return -1;
}

std::vector<bool> undoneEntries(const Journal &journal)
{
    std::vector<bool> undone(journal.size(), false);
    for (std::size_t i = 0; i < journal.size(); ++i) {
        const auto *undo = std::get_if<Undone>(&journal[i].event);
        if (undo == nullptr || undo->target < 0)
            continue;
        for (std::size_t k = static_cast<std::size_t>(undo->target); k < i; ++k) {
            if (isMove(journal[k].event))
                undone[k] = true;
        }
    }
    return undone;
}

std::vector<int> latestRows(const Journal &journal, std::size_t entries, int seats)
{
    std::vector<int> rows(static_cast<std::size_t>(seats), -1);
    auto unknown = rows.size();
    for (std::size_t i = entries; i-- > 0 && unknown > 0;) {
        if (const auto *undo = std::get_if<Undone>(&journal[i].event)) {
            i = static_cast<std::size_t>(undo->target); // what is between was taken back
        } else if (const auto *filled = std::get_if<RowFilled>(&journal[i].event)) {
            int &row = rows[static_cast<std::size_t>(filled->seat)];
            if (row >= 0)
                continue;
            row = filled->row;
            --unknown;
        }
    }
    return rows;
}

qint64 spentOnOpenDecision(const Journal &journal)
{
    for (std::size_t i = journal.size(); i-- > 0;) {
        const GameEvent &event = journal[i].event;
        if (const auto *paused = std::get_if<Paused>(&event); paused != nullptr && paused->on)
            return journal[i].decisionMs;
        if (isMove(event) || std::holds_alternative<Undone>(event))
            break;
    }
    return 0;
}
