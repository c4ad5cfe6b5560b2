#include "scorecard/scorecardmodel.h"

#include "rules/scoring.h"
#include "text/names.h"
#include "text/plaintip.h"

using namespace Qt::StringLiterals;

namespace {

CardLine lineFor(const RuleSet &rules, int row)
{
    const RowRule &rule = rules.row(row);
    CardLine line{CardLineKind::Row, row, 0, 0};
    if (rule.pattern == Pattern::Face)
        line.face = rule.number;
    else if (rule.payment == Payment::Fixed)
        line.fixed = rule.points;
    return line;
}

/// The row after which a further five alike earns points.
QString extraRowId(const RuleSet &rules)
{
    return rules.row(rules.extraFiveAlike->row).id;
}

bool sameShape(const GameState &a, const GameState &b)
{
    return a.rules && a.seatCount() == b.seatCount() && (a.rules == b.rules || *a.rules == *b.rules);
}

} // namespace

void ScorecardModel::setState(const GameState &state, bool previews, const std::vector<int> &latestRows)
{
    m_previews = previews;
    m_latestRows = latestRows;
    m_latestRows.resize(state.seats.size(), -1);
    if (!sameShape(m_state, state)) {
        beginResetModel();
        m_state = state;
        buildLines();
        endResetModel();
        return;
    }
    const bool renamed = m_state.specs != state.specs;
    m_state = state;
    if (renamed)
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ScorecardModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    retranslate();
}

void ScorecardModel::retranslate()
{
    if (m_lines.empty())
        return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void ScorecardModel::buildLines()
{
    m_lines.clear();
    const RuleSet &rules = *m_state.rules;
    int lastUpper = -1;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (rules.row(row).upper)
            lastUpper = row;
    }
    for (int row = 0; row < rules.rowCount(); ++row) {
        m_lines.push_back(lineFor(rules, row));
        if (rules.bonus && row == lastUpper)
            m_lines.push_back({CardLineKind::Bonus, -1, 0, rules.bonus->points});
    }
    if (rules.extraFiveAlike)
        m_lines.push_back({CardLineKind::Extra, -1, 0, rules.extraFiveAlike->points});
    m_lines.push_back({CardLineKind::Total, -1, 0, 0});
}

int ScorecardModel::lineOfRow(int row) const
{
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (m_lines[i].kind == CardLineKind::Row && m_lines[i].row == row)
            return static_cast<int>(i);
    }
    return -1;
}

int ScorecardModel::columnInTurn() const
{
    return m_state.rules && !m_state.over() ? 1 + m_state.seat : -1;
}

bool ScorecardModel::diceLie() const
{
    return m_previews && m_state.phase == Phase::Deciding && m_state.current().dice.thrown();
}

bool ScorecardModel::isChoosable(int line) const
{
    if (line < 0 || line >= lineCount() || m_lines[static_cast<std::size_t>(line)].kind != CardLineKind::Row)
        return false;
    const int row = m_lines[static_cast<std::size_t>(line)].row;
    const SeatState &seat = m_state.current();
    return diceLie() && rowBar(*m_state.rules, row, seat.card, seat.dice) == RowBar::None;
}

CardCell ScorecardModel::sumCell(const CardLine &line, const Card &card) const
{
    const CardTotals sums = totals(*m_state.rules, card);
    CardCell cell;
    switch (line.kind) {
    case CardLineKind::Row:
        break;
    case CardLineKind::Bonus:
        cell.kind = CardCellKind::Bonus;
        cell.points = sums.bonus;
        cell.upper = sums.upper;
        cell.threshold = m_state.rules->bonus->threshold;
        break;
    case CardLineKind::Extra:
        cell.kind = CardCellKind::Extra;
        cell.points = sums.extra;
        break;
    case CardLineKind::Total:
        cell.kind = CardCellKind::Total;
        cell.points = sums.total;
        break;
    }
    return cell;
}

CardCell ScorecardModel::cell(int line, int seat) const
{
    const CardLine &shown = m_lines[static_cast<std::size_t>(line)];
    const SeatState &state = m_state.at(seat);
    CardCell cell = sumCell(shown, state.card);
    cell.inTurn = 1 + seat == columnInTurn();
    if (shown.kind != CardLineKind::Row)
        return cell;
    if (state.card.isFilled(shown.row)) {
        cell.points = state.card.points(shown.row);
        cell.kind = cell.points > 0 ? CardCellKind::Filled : CardCellKind::Scratched;
        cell.lastWritten = m_latestRows[static_cast<std::size_t>(seat)] == shown.row;
    } else if (cell.inTurn && isChoosable(line)) {
        cell.kind = CardCellKind::Preview;
        cell.points = score(*m_state.rules, shown.row, state.dice, state.throws, state.card);
    }
    return cell;
}

QString ScorecardModel::lineName(int line) const
{
    const CardLine &shown = m_lines[static_cast<std::size_t>(line)];
    switch (shown.kind) {
    case CardLineKind::Row:
        return Names::row(m_state.rules->row(shown.row).id);
    case CardLineKind::Bonus:
        return tr("Bonus");
    case CardLineKind::Extra:
        //: points for further five alike, beside the rows; %1 is the name of a row
        return tr("Extra %1").arg(Names::row(extraRowId(*m_state.rules)));
    case CardLineKind::Total:
        break;
    }
    return tr("Total");
}

QString ScorecardModel::explanation(int line, int column) const
{
    const CardLine &shown = m_lines[static_cast<std::size_t>(line)];
    const RuleSet &rules = *m_state.rules;
    switch (shown.kind) {
    case CardLineKind::Row: {
        const QString row = Names::rowExplanation(rules, shown.row);
        if (!diceLie() || (column != NameColumn && column != columnInTurn()))
            return row;
        const QString bar = Names::rowBar(rules, shown.row, m_state.current().card, m_state.current().dice);
        return bar.isEmpty() ? row : bar + u' ' + row;
    }
    case CardLineKind::Extra:
        return tr("Each further five alike earns %1 more, once “%2” holds points.")
            .arg(m_locale.toString(rules.extraFiveAlike->points), Names::row(extraRowId(rules)));
    case CardLineKind::Bonus:
        return tr("The upper rows earn %1 more once they add up to %2.")
            .arg(m_locale.toString(m_state.rules->bonus->points), m_locale.toString(m_state.rules->bonus->threshold));
    case CardLineKind::Total:
        break;
    }
    return tr("The sum of everything written so far.");
}

QString ScorecardModel::display(const CardCell &cell) const
{
    switch (cell.kind) {
    case CardCellKind::Open:
        return {};
    case CardCellKind::Extra:
        return cell.points > 0 ? u"+"_s + m_locale.toString(cell.points) : u"–"_s;
    case CardCellKind::Bonus:
        if (cell.points > 0)
            return u"+"_s + m_locale.toString(cell.points);
        return m_locale.toString(cell.upper) + u'/' + m_locale.toString(cell.threshold);
    default:
        break;
    }
    return m_locale.toString(cell.points);
}

QString ScorecardModel::spoken(int line, int seat) const
{
    const CardCell shown = cell(line, seat);
    const QString row = lineName(line);
    const QString &name = spec(seat).name;
    const QString points = m_locale.toString(shown.points);
    switch (shown.kind) {
    case CardCellKind::Open:
        return tr("%1, %2: open", "row, player").arg(row, name);
    case CardCellKind::Preview:
        return tr("%1, %2: would give %3", "row, player, points").arg(row, name, points);
    case CardCellKind::Scratched:
        return tr("%1, %2: 0, scratched", "row, player").arg(row, name);
    case CardCellKind::Bonus:
        if (shown.points == 0)
            return tr("%1, %2: %3 of %4", "bonus, player, points reached, points needed")
                .arg(row, name, m_locale.toString(shown.upper), m_locale.toString(shown.threshold));
        break;
    default:
        break;
    }
    return tr("%1, %2, %3", "row, player, points").arg(row, name, points);
}

int ScorecardModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : lineCount();
}

int ScorecardModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || m_lines.empty() ? 0 : 1 + seatCount();
}

QVariant ScorecardModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int line = index.row();
    const bool isName = index.column() == NameColumn;
    switch (role) {
    case Qt::DisplayRole:
        return isName ? lineName(line) : display(cell(line, index.column() - 1));
    case Qt::AccessibleTextRole:
        return isName ? lineName(line) : spoken(line, index.column() - 1);
    case Qt::AccessibleDescriptionRole:
        return explanation(line, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(explanation(line, index.column()));
    default:
        return {};
    }
}

QVariant ScorecardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (m_lines.empty() || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole && section < lineCount() ? lineName(section) : QVariant();
    if (section >= columnCount())
        return {};
    const QString text = section == NameColumn ? tr("Scorecard") : spec(section - 1).name;
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return text;
    if (role == Qt::ToolTipRole && section != NameColumn)
        return plainToolTip(text);
    return {};
}
