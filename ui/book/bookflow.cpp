// How a game goes: what is played, a turn, whose turn it is, the clock, the end.
#include "book/bookchapters.h"

#include "game/standings.h"
#include "text/names.h"

#include <QLocale>

namespace {

QString number(int value)
{
    return QLocale().toString(value);
}

/// A first throw of which a part is kept, for a reader who has never locked a die.
BookHand lockedDice()
{
    BookHand hand;
    hand.dice = {{5, 2, 5, 1, 5}};
    hand.kept = DiceMask(0b10101);
    return hand;
}

} // namespace

QString BookChapters::quoted(const RuleSet &rules, int row)
{
    return Names::quotedRow(rules.row(row).id);
}

BookChapter BookChapters::overview(const RuleSet &rules)
{
    BookChapter chapter{tr("The game"), {}};
    chapter.parts.emplace_back(BookText{Names::ruleSetSummary(rules.id)});
    chapter.parts.emplace_back(BookList{{
        tr("It is played with %n dice.", nullptr, DiceCount),
        tr("Up to %n player(s) take part; alone it is practice.", nullptr, MaxSeats),
        tr("The card has %n row(s), and every round fills one of them.", nullptr, rules.rowCount()),
        rules.servedWinRow >= 0 ? tr("The most points win, unless somebody throws a served Generala.")
                                : tr("The most points win."),
    }});
    return chapter;
}

BookChapter BookChapters::turn(const RuleSet &rules)
{
    QStringList sentences{
        tr("Your first throw is made with all dice. After it you may throw again, up to %n throw(s) in a "
           "turn.",
           nullptr, MaxThrows),
        tr("After a throw, lock the dice that you want to keep; the others go back into the cup."),
        tr("A die that you have kept is not bound: open its lock, and it is thrown again."),
        tr("After any throw you may write the dice into an open row. That ends your turn."),
        tr("Each row is used once. A row that the dice do not fit is scratched: it holds zero."),
    };
    if (rules.forcedOrder)
        sentences << tr("Rows are filled from top to bottom, each in its turn.");
    BookHand hand = lockedDice();
    hand.caption =
        tr("Golden dice are kept, and %n die (dice) will be thrown again.", nullptr, hand.kept.inverted().count());
    return {tr("A turn"), {BookList{sentences}, hand}};
}

BookChapter BookChapters::flow(const RuleSet &rules)
{
    QStringList sentences;
    if (rules.rotation == Rotation::Throw) {
        sentences << tr("The cup goes round after every throw: everybody makes the first throw and decides before "
                        "anybody makes the next one.")
                  << tr("Whoever has written a row waits until the round is over.");
    } else {
        sentences << tr("One player plays the whole turn, then the next.");
    }
    if (rules.sharing == DiceSharing::Shared)
        sentences << tr("Everybody throws the same dice: in one round and throw, the first die thrown shows the "
                        "same "
                        "face for all, and so does the second, and so on.")
                  << tr("What you keep is settled before anybody sees the next throw, so that it is no use to act "
                        "later than the others.");
    else
        sentences << tr("Everybody throws dice of their own.");
    return {tr("Whose turn it is"), {BookList{sentences}}};
}

BookChapter BookChapters::clock(const RuleSet &rules)
{
    BookChapter chapter{tr("The clock"), {}};
    if (rules.clockSeconds == 0) {
        chapter.parts.emplace_back(BookText{tr("There is no clock in this game: take all the time that you want.")});
        return chapter;
    }
    chapter.parts.emplace_back(BookList{{
        tr("You have %n second(s) for each decision. The clock rests during pauses, animations and "
           "questions.",
           nullptr, rules.clockSeconds),
        tr("If you have not thrown in time, the cup is thrown for you."),
        tr("If you have not decided in time, all five dice go into the cup, the locked ones too."),
        tr("After the last throw, or with all five dice locked, the dice are written for you where they give "
           "the most "
           "points."),
    }});
    return chapter;
}

BookChapter BookChapters::ending(const RuleSet &rules)
{
    QStringList sentences{tr("The game ends when all cards are full.")};
    if (rules.servedWinRow >= 0)
        sentences << tr("Five alike on the first throw of a turn end it at once, and that player wins: a served "
                        "Generala. It does not count once the row %1 has been scratched.")
                         .arg(quoted(rules, rules.servedWinRow))
                  << tr("After a served Generala the others are ranked by their points.");
    if (rules.bonus)
        sentences << tr("With %1 points or more in the upper rows, the card earns %2 extra.")
                         .arg(rules.bonus->threshold)
                         .arg(rules.bonus->points);
    if (!rules.timeBonus) {
        sentences << tr("The most points win; equal results share the place.");
        return {tr("The end"), {BookList{sentences}}};
    }
    sentences << tr("The card is multiplied by %1, and a time bonus is added: %2 less one for each second that you "
                    "spent deciding, but never less than zero. These are the final points.")
                     .arg(number(FinalPointsFactor), number(MaxTimeBonus))
              << tr("So the better card always wins. Only between equal cards the time decides; players who are "
                    "equal in "
                    "both share the place.");
    constexpr int card = 213;
    constexpr int seconds = 300;
    const int points = finalPoints(rules, card, timeBonus(qint64(seconds) * 1000));
    return {tr("The end"),
            {BookList{sentences},
             //: %1 points of a card, %2 seconds, %3 final points
             BookText{tr("For example, a card of %1 and %2 seconds make %3.")
                          .arg(number(card), number(seconds), number(points))}}};
}
