// The rows of the card with their examples, and what becomes of further five alike.
#include "book/bookchapters.h"

#include "rules/scoring.h"
#include "text/names.h"
#include "text/rowwords.h"

#include <QLocale>

namespace {

class ExampleWords {
    Q_DECLARE_TR_FUNCTIONS(RulesBook)

public:
    /// Why dice count as they do in a row; empty where they speak for themselves.
    static QString remark(const RuleSet &rules, const RowRule &rule, const ScoringExample &example);
};

QString ExampleWords::remark(const RuleSet &rules, const RowRule &rule, const ScoringExample &example)
{
    const bool counts = example.points > 0;
    switch (example.lesson) {
    case Lesson::Usual:
        return {};
    case Lesson::Served:
        return tr("on the first throw");
    case Lesson::ServedWin:
        return tr("on the first throw, and the game is won");
    case Lesson::FiveAlike:
        return counts ? tr("five alike count as well") : tr("five alike do not count here");
    case Lesson::FourAlike:
        return counts ? tr("four alike count as well") : tr("four alike are not two pairs");
    case Lesson::HighestPair:
        return tr("only the higher pair counts");
    case Lesson::MatchingOnly:
        return tr("only %n of these dice count", nullptr, rule.number);
    case Lesson::FullHouse:
        return tr("a full house contains two pairs");
    case Lesson::LongerRun:
        return tr("a longer sequence counts as well");
    case Lesson::OtherRun:
        return tr("the other straight does not count here");
    case Lesson::WrapsRound:
        //: %1 and %2 are faces: 6 and 1
        return (counts ? tr("it may go on from %1 to %2") : tr("it does not go on from %1 to %2")).arg(6).arg(1);
    case Lesson::WildAce:
        //: %1 and %2 are faces: 1 and 2
        return tr("a %1 stands for the %2").arg(1).arg(2);
    case Lesson::WithNeeded:
        return tr("while %1 holds points").arg(BookChapters::quoted(rules, rule.needsRow));
    case Lesson::WithoutNeeded:
        return tr("while %1 holds none").arg(BookChapters::quoted(rules, rule.needsRow));
    case Lesson::Joker:
        return example.extra > 0 ? tr("as a joker, and %1 extra").arg(example.extra) : tr("as a joker");
    }
    return {};
}

BookRow describe(const RuleSet &rules, int row)
{
    const RowRule &rule = rules.row(row);
    QStringList sentences{RowWords::condition(rule), RowWords::gain(rule)};
    sentences << RowWords::remarks(rules, row);
    sentences.removeAll(QString());
    BookRow described{row, Names::row(rule.id), sentences.join(QLatin1Char(' ')), {}};
    for (const ScoringExample &example : examplesOf(rules, row))
        described.examples.push_back({example, ExampleWords::remark(rules, rule, example)});
    return described;
}

} // namespace

BookChapter BookChapters::rows(const RuleSet &rules)
{
    BookChapter chapter{tr("The rows"), {}};
    BookRows upper;
    BookRows lower;
    for (int row = 0; row < rules.rowCount(); ++row) {
        const bool counts = rules.row(row).upper;
        (counts ? upper : lower).rows.push_back(describe(rules, row));
    }
    if (rules.bonus) {
        upper.heading = tr("Upper rows, with a bonus of %1 from a sum of %2 on")
                            .arg(rules.bonus->points)
                            .arg(rules.bonus->threshold);
        lower.heading = tr("Lower rows");
    }
    for (BookRows *part : {&upper, &lower}) {
        if (!part->rows.empty())
            chapter.parts.emplace_back(std::move(*part));
    }
    return chapter;
}

BookChapter BookChapters::furtherFiveAlike(const RuleSet &rules)
{
    QStringList jokerRows;
    for (const RowRule &rule : rules.rows) {
        if (rule.metByJoker)
            jokerRows << Names::row(rule.id);
    }
    QStringList sentences;
    if (rules.jokerRow >= 0)
        sentences << tr("Once the row %1 is filled, with points or with zero, every five alike is a joker.")
                         .arg(quoted(rules, rules.jokerRow))
                  << tr("A joker goes into the upper row of its face. If that one is filled, it goes into "
                        "any open lower "
                        "row; if there is none, an upper row has to be scratched.")
                  << tr("These rows give a joker their full points: %1.").arg(QLocale().createSeparatedList(jokerRows));
    if (rules.extraFiveAlike)
        sentences << tr("While the row %1 holds points, each further five alike earns %2 extra, whichever "
                        "row it goes "
                        "into.")
                         .arg(quoted(rules, rules.extraFiveAlike->row), Names::points(rules.extraFiveAlike->points));
    BookChapter chapter{tr("Further five alike"), {}};
    if (!sentences.isEmpty())
        chapter.parts.emplace_back(BookList{sentences});
    return chapter;
}
