#include "book/advicehands.h"

#include "rules/scoring.h"
#include "text/names.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

class HandWords {
    Q_DECLARE_TR_FUNCTIONS(RulesBook)

public:
    static QString moment(int throwNumber);
    static QString cardState(const RuleSet &rules, const Card &card);
    static QString writtenInto(const RuleSet &rules, int row);
};

QString HandWords::moment(int throwNumber)
{
    if (throwNumber == 1)
        return tr("after the first throw");
    return throwNumber < MaxThrows ? tr("with one throw left") : tr("after the last throw");
}

QString HandWords::cardState(const RuleSet &rules, const Card &card)
{
    if (card.filledCount() == 0)
        return {};
    const bool nearlyFull = 2 * card.filledCount() > rules.rowCount();
    QStringList rows;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (card.isFilled(row) != nearlyFull)
            rows << Names::quotedRow(rules.row(row).id);
    }
    const QString list = QLocale().createSeparatedList(rows);
    //: %1 are rows of the card: “Ones” and “Poker”
    return nearlyFull ? tr("only %1 still open").arg(list) : tr("%1 filled already").arg(list);
}

QString HandWords::writtenInto(const RuleSet &rules, int row)
{
    //: %1 is a row of the card
    return tr("write %1").arg(Names::quotedRow(rules.row(row).id));
}

Dice diceOf(const char *faces)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, faces[die] - '0');
    return dice;
}

} // namespace

BookHand AdviceHands::keep(const char *faces, DiceMask kept, int throwNumber, const Card &card)
{
    BookHand hand;
    hand.dice = diceOf(faces);
    hand.kept = kept;
    hand.throwNumber = throwNumber;
    hand.card = card;
    hand.advised = true;
    return hand;
}

BookHand AdviceHands::write(const RuleSet &rules, const char *faces, int throwNumber, QStringView row, const Card &card)
{
    BookHand hand = keep(faces, DiceMask::all(), throwNumber, card);
    hand.row = rules.rowIndex(row);
    return hand;
}

QString AdviceHands::caption(const RuleSet &rules, const BookHand &hand)
{
    QStringList parts{HandWords::moment(hand.throwNumber), HandWords::cardState(rules, hand.card)};
    if (hand.row >= 0)
        parts << HandWords::writtenInto(rules, hand.row);
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}
