#include "rules/scoring.h"
#include "text/names.h"

#include <bit>

using namespace Qt::StringLiterals;

namespace {

/// "1-2-3-4" and so on: every run of a length.
QStringList sequences(int length)
{
    QStringList runs;
    for (int first = 1; first + length - 1 <= 6; ++first) {
        QStringList faces;
        for (int face = first; face < first + length; ++face)
            faces << QString::number(face);
        runs << faces.join(u'-');
    }
    return runs;
}

QString alternatives(QStringList items)
{
    const QString last = items.takeLast();
    if (items.isEmpty())
        return last;
    //: the last two items of a list: "1-2-3-4, 2-3-4-5 or 3-4-5-6"
    return QCoreApplication::translate("Names", "%1 or %2").arg(items.join(u", "_s), last);
}

/// What the dice must show. Empty for a row that takes anything.
QString condition(const RowRule &row)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("Names", text); };
    switch (row.pattern) {
    case Pattern::Face:
        return {};
    case Pattern::Alike:
        return row.number >= DiceCount
            ? say(QT_TRANSLATE_NOOP("Names", "All dice alike."))
            : QCoreApplication::translate("Names", "At least %n dice alike.", nullptr, row.number);
    case Pattern::TwoPairs:
        return row.fourAlikeIsTwoPairs
            ? say(QT_TRANSLATE_NOOP("Names", "Two pairs, such as 5-5-3-3-1; four alike count as well."))
            : say(QT_TRANSLATE_NOOP("Names", "Two pairs of different faces, such as 5-5-3-3-1."));
    case Pattern::FullHouse:
        return row.fiveAlikeIsFullHouse
            ? say(QT_TRANSLATE_NOOP("Names", "Three alike and a pair, such as 5-5-5-3-3; five alike count as well."))
            : say(QT_TRANSLATE_NOOP("Names", "Three alike and a pair of another face, such as 5-5-5-3-3."));
    case Pattern::Sequence:
        return QCoreApplication::translate("Names", "Dice in sequence: %1.").arg(alternatives(sequences(row.number)));
    case Pattern::FiveDifferent:
        return say(QT_TRANSLATE_NOOP("Names", "No two dice alike, such as 1-2-3-4-5 or 3-4-5-6-1."));
    case Pattern::WildAceStraight:
        return QCoreApplication::translate("Names",
                                           "Dice in sequence: %1; a 1 may stand for the 2, as in 1-1-3-4-5 or 1-3-4-5-6.")
            .arg(alternatives(sequences(row.number)));
    case Pattern::ExactStraight:
        return QCoreApplication::translate("Names", "Dice in sequence: %1.")
            .arg(sequences(DiceCount).at(row.number - 1));
    case Pattern::Anything:
        return say(QT_TRANSLATE_NOOP("Names", "Any dice at all."));
    }
    return {};
}

QString gain(const RowRule &row)
{
    if (row.pattern == Pattern::Face)
        //: %1 is a face, 1 to 6
        return QCoreApplication::translate("Names", "Gives the sum of the dice that show %1.").arg(row.number);
    switch (row.payment) {
    case Payment::Sum:
        return QCoreApplication::translate("Names", "Gives the sum of all five dice.");
    case Payment::Matching:
        return QCoreApplication::translate("Names", "Gives the sum of the matching dice.");
    case Payment::Fixed:
        break;
    }
    return QCoreApplication::translate("Names", "Gives %n point(s).", nullptr, row.points);
}

} // namespace

QString Names::rowExplanation(const RuleSet &rules, int row)
{
    const RowRule &rule = rules.rows[static_cast<std::size_t>(row)];
    QStringList sentences{condition(rule), gain(rule)};
    if (rule.served > 0)
        sentences << tr("On the first throw %n point(s) more.", nullptr, rule.served);
    if (rule.needsRow >= 0) {
        const QString needed = Names::row(rules.rows[static_cast<std::size_t>(rule.needsRow)].id);
        //: %1 is the name of a row
        sentences << tr("Counts only when “%1” already holds points.").arg(needed);
    }
    if (rule.metByJoker)
        sentences << tr("A joker counts here as well.");
    if (rules.extraFiveAlike && rules.extraFiveAlike->row == row)
        sentences << tr("Once this row holds points, each further five alike earns %n point(s) extra.", nullptr,
                        rules.extraFiveAlike->points);
    if (rules.servedWinRow == row)
        sentences << tr("On the first throw it wins the game at once, unless this row has been scratched.");
    if (rule.upper && rules.bonus)
        sentences << tr("The upper rows earn %1 extra from a sum of %2 on.")
                         .arg(rules.bonus->points)
                         .arg(rules.bonus->threshold);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString Names::rowBar(const RuleSet &rules, int row, const Card &card, const Dice &dice)
{
    const auto nameOf = [&rules](RowMask rows) {
        return Names::row(rules.rows[static_cast<std::size_t>(std::countr_zero(rows))].id);
    };
    switch (::rowBar(rules, row, card, dice)) {
    case RowBar::None:
    case RowBar::Filled:
        return {};
    case RowBar::Order:
        //: %1 is the name of a row
        return tr("Rows are filled from top to bottom: “%1” comes first.")
            .arg(nameOf(nextRows(rules, card.filled())));
    case RowBar::Joker:
        break;
    }
    const RowMask rows = fillableRows(rules, card, dice);
    if (std::popcount(rows) == 1)
        //: %1 is the name of a row
        return tr("These five alike are a joker, which has to go into “%1” now.").arg(nameOf(rows));
    return tr("These five alike are a joker, which has to go into an open lower row first.");
}
