#include "library/librarymodel.h"

#include "library/librarytext.h"
#include "text/plaintip.h"

#include <QLocale>
#include <algorithm>

using namespace Qt::StringLiterals;

LibraryModel::LibraryModel(QString runningFile, QObject *parent)
    : QAbstractTableModel(parent)
    , m_runningFile(std::move(runningFile))
{}

void LibraryModel::add(const std::vector<GameSummary> &games)
{
    std::vector<GameSummary> fresh;
    for (const GameSummary &game : games) {
        const QModelIndex place = indexOf(game.file);
        if (!place.isValid()) {
            fresh.push_back(game);
            continue;
        }
        m_games[static_cast<std::size_t>(place.row())] = game;
        emit dataChanged(place, place.siblingAtColumn(ColumnCount - 1));
    }
    if (fresh.empty())
        return;
    const int count = rowCount();
    beginInsertRows({}, count, count + static_cast<int>(fresh.size()) - 1);
    m_games.insert(m_games.end(), fresh.begin(), fresh.end());
    endInsertRows();
}

void LibraryModel::remove(const QString &file)
{
    const QModelIndex place = indexOf(file);
    if (!place.isValid())
        return;
    beginRemoveRows({}, place.row(), place.row());
    m_games.erase(m_games.begin() + place.row());
    endRemoveRows();
}

QModelIndex LibraryModel::indexOf(const QString &file) const
{
    const auto found =
        std::find_if(m_games.begin(), m_games.end(), [&file](const GameSummary &game) { return game.file == file; });
    return found == m_games.end() ? QModelIndex() : index(static_cast<int>(found - m_games.begin()), Played);
}

void LibraryModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_games.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int LibraryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GameSummary &game = m_games[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(game, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(toolTip(game, index.column())).replace(u'\n', u"<br>"_s);
    case Qt::AccessibleTextRole:
        return QStringList{text(game, index.column()), detail(game, index.column())}.join(u", "_s);
    case DetailRole:
        return detail(game, index.column());
    case SortRole:
        return sortKey(game, index.column());
    case RunningRole:
        return isRunning(game);
    case SummaryRole:
        return QVariant::fromValue(&game);
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Played:
        return tr("Played");
    case Rules:
        return tr("Rules");
    case Players:
        return tr("Players");
    case Result:
        return tr("Result");
    default:
        return {};
    }
}

QString LibraryModel::text(const GameSummary &game, int column) const
{
    switch (column) {
    case Played:
        return LibraryText::date(game.savedMs);
    case Rules:
        return LibraryText::rules(game);
    case Players:
        return LibraryText::names(game);
    default:
        break;
    }
    if (!isRunning(game))
        return LibraryText::result(game);
    return game.over ? tr("On the table: %1").arg(LibraryText::result(game))
                     : tr("On the table, round %1 of %2")
                           .arg(QLocale().toString(game.round), QLocale().toString(game.rounds));
}

QString LibraryModel::detail(const GameSummary &game, int column)
{
    switch (column) {
    case Played:
        return LibraryText::time(game.savedMs);
    case Rules:
        return game.ownOptions ? tr("own options") : QString();
    case Result:
        return LibraryText::resultDetails(game);
    default:
        return {};
    }
}

QString LibraryModel::toolTip(const GameSummary &game, int column) const
{
    switch (column) {
    case Played:
        return LibraryText::dates(game) + u'\n' + game.file;
    case Rules:
        return QStringList{LibraryText::rules(game), detail(game, column)}.join(u'\n').trimmed();
    case Players:
        return LibraryText::names(game);
    default:
        return text(game, column) + u'\n' + LibraryText::resultDetails(game);
    }
}

QVariant LibraryModel::sortKey(const GameSummary &game, int column) const
{
    if (column == Played)
        return game.savedMs;
    if (column != Result)
        return text(game, column);
    // Unfinished ones, then finished ones by the best total, then what is damaged.
    constexpr int span = 1'000'000;
    const int best = game.over && !game.standings.empty() ? game.standings.front().total : 0;
    return static_cast<int>(game.kind()) * span + best;
}
