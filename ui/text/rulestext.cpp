#include "text/rulestext.h"

#include "rules/dice.h"
#include "text/names.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace {

QString heading(const QString &text)
{
    return u"<h3>"_s + text.toHtmlEscaped() + u"</h3>"_s;
}

QString paragraph(const QString &text)
{
    return u"<p>"_s + text.toHtmlEscaped() + u"</p>"_s;
}

QString list(const QStringList &sentences)
{
    QString html;
    for (const QString &sentence : sentences)
        html += u"<li>"_s + sentence.toHtmlEscaped() + u"</li>"_s;
    return u"<ul>"_s + html + u"</ul>"_s;
}

QString rowTable(const RuleSet &rules)
{
    QString html;
    for (int row = 0; row < rules.rowCount(); ++row) {
        html += u"<tr><td style='padding:3px 18px 3px 0; white-space:nowrap'><b>"_s
            + Names::row(rules.rows[static_cast<std::size_t>(row)].id).toHtmlEscaped() + u"</b></td><td style='padding:3px 0'>"_s
            + Names::rowExplanation(rules, row).toHtmlEscaped() + u"</td></tr>"_s;
    }
    return u"<table cellspacing='0'>"_s + html + u"</table>"_s;
}

} // namespace

QString RulesText::html(const RuleSet &rules)
{
    QString page = paragraph(Names::ruleSetSummary(rules.id));
    page += heading(tr("A turn")) + list(turn(rules));
    page += heading(tr("Who acts")) + list(flow(rules));
    if (rules.clockSeconds > 0)
        page += heading(tr("The clock")) + list(clock(rules));
    page += heading(tr("The rows")) + rowTable(rules);
    if (const QStringList sentences = furtherFiveAlike(rules); !sentences.isEmpty())
        page += heading(tr("Further five alike")) + list(sentences);
    page += heading(tr("The end")) + list(ending(rules));
    return page;
}

QStringList RulesText::turn(const RuleSet &rules)
{
    QStringList sentences{
        tr("There are five dice and at most %n throw(s).", nullptr, MaxThrows),
        tr("After a throw, lock the dice that you want to keep; the others go back into the cup."),
        tr("After any throw you may write the dice into an open row. That ends your turn."),
        tr("Each row is used once. A row that the dice do not fit is scratched: it holds zero."),
    };
    if (rules.forcedOrder)
        sentences << tr("Rows are filled from top to bottom, each in its turn.");
    return sentences;
}

QStringList RulesText::furtherFiveAlike(const RuleSet &rules)
{
    const auto nameOf = [&rules](int row) { return Names::row(rules.rows[static_cast<std::size_t>(row)].id); };
    QStringList jokerRows;
    for (int row = 0; row < rules.rowCount(); ++row) {
        if (rules.rows[static_cast<std::size_t>(row)].metByJoker)
            jokerRows << nameOf(row);
    }
    QStringList sentences;
    if (rules.jokerRow >= 0)
        sentences << tr("Once the row “%1” is filled, with points or with zero, every five alike is a joker.")
                         .arg(nameOf(rules.jokerRow))
                  << tr("A joker goes into the upper row of its face. If that one is filled, it goes into any open lower "
                        "row; if there is none, an upper row has to be scratched.")
                  << tr("These rows give a joker their full points: %1.")
                         .arg(QLocale().createSeparatedList(jokerRows));
    if (rules.extraFiveAlike)
        sentences << tr("While the row “%1” holds points, each further five alike earns %2 extra, whichever row it goes "
                        "into.")
                         .arg(nameOf(rules.extraFiveAlike->row), Names::points(rules.extraFiveAlike->points));
    return sentences;
}

QStringList RulesText::flow(const RuleSet &rules)
{
    QStringList sentences;
    if (rules.rotation == Rotation::Throw) {
        sentences << tr("The cup goes round after every throw: first everybody makes the first throw and decides, "
                        "then the second, then the third.")
                  << tr("Whoever has written a row waits until the round is over.");
    } else {
        sentences << tr("One player plays the whole turn, then the next.");
    }
    if (rules.sharing == DiceSharing::Shared)
        sentences << tr("Everybody throws the same dice: in one round and throw, the first die thrown shows the same "
                        "face for all, and so does the second, and so on.");
    return sentences;
}

QStringList RulesText::clock(const RuleSet &rules)
{
    return {
        tr("You have %n second(s) for each decision. The clock rests during pauses, animations and questions.", nullptr,
           rules.clockSeconds),
        tr("If you have not thrown in time, the cup is thrown for you."),
        tr("If you have not decided in time, all five dice go into the cup, the locked ones too."),
        tr("After the last throw, or with all five dice locked, the best open row is written for you."),
    };
}

QStringList RulesText::ending(const RuleSet &rules)
{
    QStringList sentences;
    if (rules.servedWinRow >= 0)
        sentences << tr("Five alike on the first throw of a turn end the game at once, and that player wins: a served "
                        "Generala. It does not count once the row “%1” has been scratched.")
                         .arg(Names::row(rules.rows[static_cast<std::size_t>(rules.servedWinRow)].id));
    sentences << tr("The game ends when all cards are full. The most points win; equal results share the place.");
    if (rules.bonus)
        sentences << tr("With %1 points or more in the upper rows, the card earns %2 extra.")
                         .arg(rules.bonus->threshold)
                         .arg(rules.bonus->points);
    if (rules.timeBonus)
        sentences << tr("Final points are the card times 1000 and a time bonus: 1000 less the seconds that you spent "
                        "deciding. It only settles ties.");
    return sentences;
}
