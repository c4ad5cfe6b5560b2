#include "library/libraryfilter.h"

#include "library/librarymodel.h"
#include "text/seatnames.h"
#include "text/textsearch.h"

#include <algorithm>

namespace {

const GameSummary &summaryAt(const QModelIndex &index)
{
    return *index.data(LibraryModel::SummaryRole).value<const GameSummary *>();
}

} // namespace

LibraryFilter::LibraryFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(LibraryModel::SortRole);
    setSortLocaleAware(true);
    setDynamicSortFilter(true);
}

void LibraryFilter::setKind(std::optional<GameSummary::Kind> kind)
{
    m_kind = kind;
    invalidateFilter();
}

void LibraryFilter::setWords(const QString &words)
{
    m_words = words.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const GameSummary &game = summaryAt(sourceModel()->index(row, 0, parent));
    if (m_kind && game.kind() != *m_kind)
        return false;
    const std::vector<SeatSpec> seats = SeatNames::shown(game.seats);
    return std::all_of(m_words.begin(), m_words.end(), [&seats](const QString &word) {
        return std::any_of(seats.begin(), seats.end(),
                           [&word](const SeatSpec &seat) { return TextSearch::contains(seat.name, word); });
    });
}

bool LibraryFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (left.data(sortRole()) != right.data(sortRole()))
        return QSortFilterProxyModel::lessThan(left, right);
    return summaryAt(left).savedMs < summaryAt(right).savedMs;
}
