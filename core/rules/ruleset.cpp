#include "rules/ruleset.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

int RuleSet::rowIndex(QStringView rowId) const
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].id == rowId)
            return static_cast<int>(i);
    }
    return -1;
}

QString RuleSet::option(QStringView name) const
{
    for (const OptionChoice &choice : options) {
        if (choice.name == name)
            return choice.value;
    }
    return {};
}

namespace {

QByteArray fact(const char *name, int value)
{
    return QByteArray(name) + ' ' + QByteArray::number(value);
}

QByteArray canonicalRow(const RowRule &row)
{
    return "row " + row.id.toUtf8() + ' ' + fact("pattern", static_cast<int>(row.pattern)) + ' '
           + fact("number", row.number) + ' ' + fact("payment", static_cast<int>(row.payment)) + ' '
           + fact("points", row.points) + ' ' + fact("served", row.served) + ' ' + fact("upper", row.upper) + ' '
           + fact("four-alike-is-two-pairs", row.fourAlikeIsTwoPairs) + ' '
           + fact("five-alike-is-full-house", row.fiveAlikeIsFullHouse) + ' ' + fact("needs", row.needsRow)
           + (row.metByJoker ? " met-by-joker" : "") + '\n';
}

} // namespace

QByteArray RuleSet::canonicalText() const
{
    QByteArray text = "rules " + id.toUtf8() + '\n';
    for (const RowRule &row : rows)
        text += canonicalRow(row);
    if (bonus)
        text += fact("bonus-at", bonus->threshold) + ' ' + fact("gives", bonus->points) + '\n';
    text += fact("rotation", static_cast<int>(rotation)) + '\n';
    text += fact("sharing", static_cast<int>(sharing)) + '\n';
    text += fact("clock", clockSeconds) + '\n';
    text += fact("time-bonus", timeBonus) + '\n';
    text += fact("served-win-row", servedWinRow) + '\n';
    // Later facts stand here only where they hold: the games of before keep their fingerprints.
    if (forcedOrder)
        text += "forced-order\n";
    if (extraFiveAlike)
        text +=
            fact("extra-five-alike-after", extraFiveAlike->row) + ' ' + fact("gives", extraFiveAlike->points) + '\n';
    if (jokerRow >= 0)
        text += fact("joker-row", jokerRow) + '\n';
    return text;
}

QByteArray RuleSet::fingerprint() const
{
    return QCryptographicHash::hash(canonicalText(), QCryptographicHash::Sha256).toHex();
}
