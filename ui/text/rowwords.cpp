#include "text/rowwords.h"

#include "rules/dice.h"
#include "text/names.h"

using namespace Qt::StringLiterals;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Names", text);
}

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

} // namespace

QString RowWords::condition(const RowRule &row)
{
    switch (row.pattern) {
    case Pattern::Face:
        return {};
    case Pattern::Alike:
        return row.number >= DiceCount
                   ? say(QT_TRANSLATE_NOOP("Names", "All dice alike."))
                   : QCoreApplication::translate("Names", "At least %n dice alike.", nullptr, row.number);
    case Pattern::TwoPairs:
        return row.fourAlikeIsTwoPairs ? say(QT_TRANSLATE_NOOP("Names", "Two pairs; four alike count as well."))
                                       : say(QT_TRANSLATE_NOOP("Names", "Two pairs of different faces."));
    case Pattern::FullHouse:
        return row.fiveAlikeIsFullHouse
                   ? say(QT_TRANSLATE_NOOP("Names", "Three alike and a pair; five alike count as well."))
                   : say(QT_TRANSLATE_NOOP("Names", "Three alike and a pair of another face."));
    case Pattern::Sequence:
        return QCoreApplication::translate("Names", "Dice in sequence: %1.").arg(alternatives(sequences(row.number)));
    case Pattern::FiveDifferent:
        return say(QT_TRANSLATE_NOOP("Names", "No two dice alike."));
    case Pattern::WildAceStraight:
        //: %1 are sequences such as "1-2-3-4-5 or 2-3-4-5-6", %2 and %3 are faces
        return QCoreApplication::translate("Names", "Dice in sequence: %1; a %2 may stand for the %3.")
            .arg(alternatives(sequences(row.number)))
            .arg(1)
            .arg(2);
    case Pattern::ExactStraight:
        return QCoreApplication::translate("Names", "Dice in sequence: %1.")
            .arg(sequences(DiceCount).at(row.number - 1));
    case Pattern::Anything:
        return say(QT_TRANSLATE_NOOP("Names", "Any dice at all."));
    }
    return {};
}

QString RowWords::gain(const RowRule &row)
{
    if (row.pattern == Pattern::Face)
        //: %1 is a face, 1 to 6
        return QCoreApplication::translate("Names", "Gives the sum of the dice that show %1.").arg(row.number);
    switch (row.payment) {
    case Payment::Sum:
        return say(QT_TRANSLATE_NOOP("Names", "Gives the sum of all five dice."));
    case Payment::Matching:
        return say(QT_TRANSLATE_NOOP("Names", "Gives the sum of the matching dice."));
    case Payment::Fixed:
        break;
    }
    return QCoreApplication::translate("Names", "Gives %n point(s).", nullptr, row.points);
}

QStringList RowWords::remarks(const RuleSet &rules, int row)
{
    const RowRule &rule = rules.row(row);
    QStringList sentences;
    if (rule.served > 0)
        sentences << Names::tr("On the first throw %n point(s) more.", nullptr, rule.served);
    if (rule.needsRow >= 0) {
        const QString needed = Names::row(rules.row(rule.needsRow).id);
        //: %1 is the name of a row
        sentences << Names::tr("Counts only when “%1” already holds points.").arg(needed);
    }
    if (rule.metByJoker)
        sentences << Names::tr("A joker counts here as well.");
    if (rules.extraFiveAlike && rules.extraFiveAlike->row == row)
        sentences << Names::tr("Once this row holds points, each further five alike earns %n point(s) extra.", nullptr,
                               rules.extraFiveAlike->points);
    if (rules.servedWinRow == row)
        sentences << Names::tr("On the first throw it wins the game at once, unless this row has been scratched.");
    return sentences;
}
