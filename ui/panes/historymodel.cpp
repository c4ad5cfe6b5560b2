#include "panes/historymodel.h"

#include "rules/rulecatalog.h"
#include "text/names.h"
#include "text/plaintip.h"
#include "text/seatnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

void HistoryModel::setJournal(const Journal &journal, std::size_t shownEntries)
{
    const std::size_t entries = std::min(shownEntries, journal.size());
    if (goesOn(journal, entries))
        append(journal, entries);
    else
        readAnew(journal, entries);
}

bool HistoryModel::goesOn(const Journal &journal, std::size_t entries) const
{
    const std::size_t taken = m_lines.taken();
    return taken > 0 && entries >= taken && journal.front() == m_first && journal[taken - 1] == m_last;
}

void HistoryModel::readAnew(const Journal &journal, std::size_t entries)
{
    beginResetModel();
    m_lines = HistoryLines();
    m_seats.clear();
    m_rules = RuleSet();
    for (std::size_t i = 0; i < entries; ++i) {
        takeSeats(journal[i]);
        m_lines.take(journal[i]);
    }
    m_lines.markClean();
    if (entries > 0) {
        m_first = journal.front();
        m_last = journal[entries - 1];
    }
    endResetModel();
}

void HistoryModel::append(const Journal &journal, std::size_t entries)
{
    const int before = rowCount();
    // A copy of some plain values: cheaper than finding out beforehand how many lines there will be.
    HistoryLines next = m_lines;
    const std::vector<SeatSpec> seats = m_seats;
    for (std::size_t i = m_lines.taken(); i < entries; ++i) {
        takeSeats(journal[i]);
        next.take(journal[i]);
    }
    m_last = journal[entries - 1];
    const int changed = seats == m_seats ? static_cast<int>(next.firstChanged()) : 0;
    const int after = static_cast<int>(next.lines().size());
    next.markClean();
    if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_lines = std::move(next);
        endInsertRows();
    } else {
        m_lines = std::move(next);
    }
    if (changed < before)
        emit dataChanged(index(changed), index(before - 1));
}

void HistoryModel::takeSeats(const JournalEntry &entry)
{
    if (const auto *start = std::get_if<GameStarted>(&entry.event)) {
        m_seats = SeatNames::shown(start->seats);
        if (const auto rules = RuleCatalog::make(start->ruleSet, start->options))
            m_rules = *rules;
    } else if (const auto *change = std::get_if<SeatChanged>(&entry.event)) {
        m_seats[static_cast<std::size_t>(change->seat)] = change->spec;
        SeatNames::show(m_seats);
    }
}

void HistoryModel::setMoment(int entryIndex)
{
    if (entryIndex == m_moment)
        return;
    const int before = rowOfEntry(m_moment);
    m_moment = entryIndex;
    for (const int row : {before, rowOfEntry(m_moment)}) {
        if (row >= 0)
            emit dataChanged(index(row), index(row));
    }
}

std::vector<int> HistoryModel::openRows(int seat) const
{
    RowMask filled = 0;
    for (const HistoryLine &line : m_lines.lines()) {
        if (line.seat == seat && line.decision == HistoryLine::Decision::Filled && !line.undone)
            filled |= RowMask(1) << line.row;
    }
    std::vector<int> open;
    for (int row = 0; row < m_rules.rowCount(); ++row) {
        if (((filled >> row) & 1U) == 0)
            open.push_back(row);
    }
    return open;
}

int HistoryModel::rowOfEntry(int entryIndex) const
{
    if (entryIndex < 0)
        return -1;
    const auto &lines = m_lines.lines();
    int found = -1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].kind == HistoryLine::Kind::Throw && lines[i].entry == entryIndex)
            found = static_cast<int>(i);
    }
    return found;
}

void HistoryModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    retranslate();
}

void HistoryModel::retranslate()
{
    SeatNames::show(m_seats);
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

QString HistoryModel::name(const HistoryLine &line) const
{
    return line.seat >= 0 ? m_seats[static_cast<std::size_t>(line.seat)].name : QString();
}

QString HistoryModel::label(const HistoryLine &line) const
{
    const QString round = m_locale.toString(line.round);
    if (line.kind == HistoryLine::Kind::Round)
        return tr("Round %1").arg(round);
    //: Throw number, as short as can be
    return tr("T%1").arg(m_locale.toString(line.throwNumber));
}

QString HistoryModel::decision(const HistoryLine &line) const
{
    switch (line.decision) {
    case HistoryLine::Decision::None:
        return {};
    case HistoryLine::Decision::Kept:
        if (line.locked.count() == 0)
            return tr("throws all again");
        return tr("keeps %n dice", nullptr, line.locked.count());
    case HistoryLine::Decision::Filled:
        return Names::row(m_rules.row(line.row).id);
    case HistoryLine::Decision::Won:
        break;
    }
    return tr("wins at once");
}

QString HistoryModel::points(const HistoryLine &line) const
{
    if (line.decision != HistoryLine::Decision::Filled)
        return {};
    const QString points = m_locale.toString(line.points);
    return line.extra > 0 ? points + u" +"_s + m_locale.toString(line.extra) : points;
}

QString HistoryModel::filledText(const HistoryLine &line) const
{
    const QString text = tr("%1: %2", "row, points").arg(decision(line), Names::points(line.points));
    //: %1 is "Fives: 25 points", %2 is "100 points"
    return line.extra > 0 ? tr("%1 and %2 extra").arg(text, Names::points(line.extra)) : text;
}

QString HistoryModel::sentence(const HistoryLine &line) const
{
    if (line.kind == HistoryLine::Kind::Round)
        return label(line);
    QStringList parts{tr("%1, round %2, throw %3: %4", "player, round, throw, dice")
                          .arg(name(line), m_locale.toString(line.round), m_locale.toString(line.throwNumber),
                               Names::diceList(line.dice))};
    if (line.thrownByClock)
        parts << tr("thrown by the clock");
    if (line.decision == HistoryLine::Decision::Filled)
        parts << filledText(line);
    else if (line.decision == HistoryLine::Decision::Kept && line.locked.count() > 0)
        parts << tr("keeps %1", "dice").arg(Names::diceList(line.dice, line.locked));
    else if (line.decision != HistoryLine::Decision::None)
        parts << decision(line);
    if (line.decidedByClock)
        parts << tr("decided by the clock");
    if (line.undone)
        parts << tr("taken back");
    return parts.join(u", "_s);
}

QStringList HistoryModel::possibleDecisions() const
{
    HistoryLine line;
    line.decision = HistoryLine::Decision::Kept;
    QStringList all{decision(line)};
    line.locked = DiceMask(15U);
    all << decision(line);
    line.decision = HistoryLine::Decision::Filled;
    for (line.row = 0; line.row < m_rules.rowCount(); ++line.row)
        all << decision(line);
    return all;
}

QString HistoryModel::widestPoints() const
{
    HistoryLine line;
    line.decision = HistoryLine::Decision::Filled;
    line.points = 100;
    line.extra = m_rules.extraFiveAlike ? m_rules.extraFiveAlike->points : 0;
    return points(line);
}

QString HistoryModel::widestLabel() const
{
    HistoryLine line;
    line.throwNumber = MaxThrows;
    return label(line);
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.lines().size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HistoryLine &line = m_lines.lines()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return sentence(line);
    case Qt::ToolTipRole:
        return plainToolTip(sentence(line));
    case LineRole:
        return QVariant::fromValue(line);
    case NameRole:
        return name(line);
    case ColourRole:
        return line.seat >= 0 ? m_seats[static_cast<std::size_t>(line.seat)].colour : QString();
    case LabelRole:
        return label(line);
    case DecisionRole:
        return decision(line);
    case PointsRole:
        return points(line);
    case MomentRole:
        return index.row() == rowOfEntry(m_moment);
    default:
        return {};
    }
}

Qt::ItemFlags HistoryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const HistoryLine &line = m_lines.lines()[static_cast<std::size_t>(index.row())];
    const Qt::ItemFlags common = Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
    return line.kind == HistoryLine::Kind::Round ? common : common | Qt::ItemIsSelectable;
}
