#pragma once

#include "game/seat.h"
#include "panes/historylines.h"
#include "rules/ruleset.h"

#include <QAbstractListModel>
#include <QLocale>

/// The throws of a game, oldest first, with a head before each round. Texts are made in data(), in the language
/// and number format of that moment.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        LineRole = Qt::UserRole + 1, ///< the HistoryLine
        NameRole,                    ///< the seat's name as typed
        ColourRole,                  ///< the seat's colour as stored, "#rrggbb"
        LabelRole,                   ///< short: the throw's number; a round's head in full
        DecisionRole,                ///< what was decided, without the points; empty until then
        PointsRole,                  ///< points written, as text; empty where no row was filled
        MomentRole,                  ///< true for the line that the table shows instead of now
    };

    using QAbstractListModel::QAbstractListModel;

    /// Shows the first `shownEntries` of a journal. When they only go on from what is shown, lines are appended
    /// and changed; for another game, or fewer entries, the model is reset.
    void setJournal(const Journal &journal, std::size_t shownEntries);
    /// Marks the line of the throw at this index of the journal; -1 marks none.
    void setMoment(int entryIndex);
    [[nodiscard]] int moment() const { return m_moment; }
    /// The row of the throw at this index of the journal, or -1. After an undo the line that stands.
    [[nodiscard]] int rowOfEntry(int entryIndex) const;
    void setLocale(const QLocale &locale);
    /// To be called when the language has changed.
    void retranslate();

    [[nodiscard]] const std::vector<SeatSpec> &seats() const { return m_seats; }
    [[nodiscard]] const RuleSet &rules() const { return m_rules; }
    /// The rows that a seat has still open, in card order, by what the shown entries tell.
    [[nodiscard]] std::vector<int> openRows(int seat) const;
    /// The widest texts that decisions of this game can have, for measuring.
    [[nodiscard]] QStringList possibleDecisions() const;
    /// The widest PointsRole that this game can have, for measuring.
    [[nodiscard]] QString widestPoints() const;
    /// The widest LabelRole of a throw, for measuring.
    [[nodiscard]] QString widestLabel() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    /// DisplayRole and AccessibleTextRole tell the whole line; ToolTipRole is rich text, escaped.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] bool goesOn(const Journal &journal, std::size_t entries) const;
    void readAnew(const Journal &journal, std::size_t entries);
    void append(const Journal &journal, std::size_t entries);
    void takeSeats(const JournalEntry &entry);
    [[nodiscard]] QString name(const HistoryLine &line) const;
    [[nodiscard]] QString label(const HistoryLine &line) const;
    QString decision(const HistoryLine &line) const;
    [[nodiscard]] QString points(const HistoryLine &line) const;
    [[nodiscard]] QString filledText(const HistoryLine &line) const;
    [[nodiscard]] QString sentence(const HistoryLine &line) const;

    HistoryLines m_lines;
    JournalEntry m_first;
    JournalEntry m_last;
    RuleSet m_rules;
    std::vector<SeatSpec> m_seats;
    int m_moment = -1;
    QLocale m_locale;
};
