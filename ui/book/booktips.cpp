#include "book/booktips.h"

#include "book/advicehands.h"
#include "book/bookchapters.h"
#include "rules/scoring.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const RowRule *rowOf(const RuleSet &rules, Pattern pattern)
{
    const auto found = std::find_if(rules.rows.begin(), rules.rows.end(),
                                    [pattern](const RowRule &row) { return row.pattern == pattern; });
    return found == rules.rows.end() ? nullptr : &*found;
}

/// All that rows for five alike can give together.
int fiveAlikePoints(const RuleSet &rules)
{
    int points = 0;
    for (const RowRule &row : rules.rows)
        points += row.pattern == Pattern::Alike && row.number == DiceCount ? row.points : 0;
    return points;
}

/// What three dice of each face come to in the upper rows.
int threeOfEach(const RuleSet &rules)
{
    int points = 0;
    for (const RowRule &row : rules.rows)
        points += row.upper ? 3 * row.number : 0;
    return points;
}

QString rowName(const RuleSet &rules, QStringView id)
{
    return BookChapters::quoted(rules, rules.rowIndex(id));
}

} // namespace

BookTip BookTips::sameDice(const RuleSet &rules)
{
    if (rules.sharing != DiceSharing::Shared)
        return {};
    return {tr("Everybody throws the same dice, so points are won only where you decide otherwise than the "
               "others. Who "
               "leads does well to decide as they do; who is behind has to be different."),
            {}};
}

BookTip BookTips::time(const RuleSet &rules)
{
    if (!rules.timeBonus)
        return {};
    return {tr("Think about the hard decisions: the time that they take only counts when the cards are "
               "equal, and one "
               "point on the card outweighs it."),
            {}};
}

BookTip BookTips::higherPair(const RuleSet & /*rules*/)
{
    return {tr("Of two pairs, keep the higher one and throw three dice."),
            {AdviceHands::keep("44662", DiceMask(0b01100), 1)}};
}

BookTip BookTips::bothPairs(const RuleSet & /*rules*/)
{
    return {tr("Of two pairs after the first throw, keep the higher one; with one throw left, keep both: a full "
               "house is "
               "near."),
            {AdviceHands::keep("44662", DiceMask(0b01100), 1), AdviceHands::keep("44662", DiceMask(0b01111), 2)}};
}

BookTip BookTips::anyPair(const RuleSet & /*rules*/)
{
    return {tr("Any pair is a beginning, even a pair of ones: the great rows ask for dice that are alike."),
            {AdviceHands::keep("11346", DiceMask(0b00011), 1)}};
}

BookTip BookTips::lowPair(const RuleSet & /*rules*/)
{
    return {tr("A pair of ones is no beginning here: a single six promises more."),
            {AdviceHands::keep("11346", DiceMask(0b10000), 1)}};
}

BookTip BookTips::bonus(const RuleSet &rules)
{
    const int three = threeOfEach(rules);
    if (!rules.bonus || three < rules.bonus->threshold)
        return {};
    BookTip tip{tr("Three dice of each face come to %1 in the upper rows, and the bonus asks for %2. So "
                   "three of a face are "
                   "at home there, more make up for a row with fewer.")
                    .arg(three)
                    .arg(rules.bonus->threshold),
                {}};
    if (!rules.forcedOrder)
        tip.hands.push_back(AdviceHands::write(rules, "44421", MaxThrows, u"fours"));
    return tip;
}

BookTip BookTips::fourAlike(const RuleSet &rules)
{
    const int poker = rules.rowIndex(u"poker");
    // The fifth comes with one of the six faces of a die.
    if (6 * rules.row(poker).served > fiveAlikePoints(rules))
        return {};
    return {tr("Four alike on the first throw are no reason to stop: %1 is safe, so throw for the fifth.")
                .arg(BookChapters::quoted(rules, poker)),
            {AdviceHands::keep("44442", DiceMask(0b01111), 1)}};
}

BookTip BookTips::servedFullHouse(const RuleSet &rules)
{
    const int row = rules.rowIndex(u"full-house");
    const int served = rules.row(row).served;
    // Two dice bring five alike in one throw out of six times six.
    if (6 * 6 * served <= fiveAlikePoints(rules))
        return {};
    BookHand hand = AdviceHands::write(rules, "33355", 1, u"full-house");
    const int points = score(rules, row, hand.dice, 1, hand.card);
    return {tr("A full house on the first throw is worth %n point(s): write it.", nullptr, points), {hand}};
}

BookTip BookTips::straight(const RuleSet & /*rules*/)
{
    return {tr("Four in sequence that can be completed at both ends are worth more than a pair."),
            {AdviceHands::keep("55432", DiceMask(0b11110), 1)}};
}

BookTip BookTips::oneEnd(const RuleSet & /*rules*/)
{
    return {tr("Straights are paid so well here that four in sequence are kept even where only one face "
               "completes them."),
            {AdviceHands::keep("12346", DiceMask(0b01111), 1)}};
}

BookTip BookTips::pairBeforeStraight(const RuleSet &rules)
{
    const RowRule *plain = rowOf(rules, Pattern::Sequence);
    if (plain != nullptr)
        return {};
    return {tr("A pair is worth more than four in sequence: do not break it up for a straight."),
            {AdviceHands::keep("55432", DiceMask(0b00011), 1)}};
}

BookTip BookTips::smallStraight(const RuleSet &rules)
{
    return {tr("When %1 lies on the table it is safe: throw the odd die again for %2.")
                .arg(rowName(rules, u"small-straight"), rowName(rules, u"large-straight")),
            {AdviceHands::keep("12346", DiceMask(0b01111), 1)}};
}

BookTip BookTips::hopeless(const RuleSet &rules)
{
    const bool exact = rules.rowIndex(u"small-straight") >= 0 && rowOf(rules, Pattern::ExactStraight) != nullptr;
    const QString row = exact ? u"small-straight"_s : u"ones"_s;
    const char *faces = exact ? "13346" : rules.bonus ? "12456" : "13466";
    return {tr("A throw that fits nowhere costs least in the row %1.").arg(rowName(rules, row)),
            {AdviceHands::write(rules, faces, MaxThrows, row)}};
}

BookTip BookTips::doubleGenerala(const RuleSet &rules)
{
    const int row = rules.rowIndex(u"double-generala");
    if (row < 0)
        return {};
    Card card;
    const auto fill = [&](QStringView id, const char *faces) {
        const BookHand written = AdviceHands::write(rules, faces, MaxThrows, id);
        card.fill(written.row, score(rules, written.row, written.dice, MaxThrows, card));
    };
    fill(u"ones", "11346");
    fill(u"sixes", "66134");
    fill(u"poker", "44442");
    return {tr("When a row has to be scratched and the ones are gone, take %1: it needs two Generalas, and "
               "only few games "
               "bring them.")
                .arg(BookChapters::quoted(rules, row)),
            {AdviceHands::write(rules, "13466", MaxThrows, u"double-generala", card)}};
}

BookTip BookTips::firstFiveAlike(const RuleSet &rules)
{
    if (!rules.extraFiveAlike)
        return {};
    const int row = rules.extraFiveAlike->row;
    return {tr("Write the first five alike into %1 and nowhere else: points there make each further one "
               "worth %2 more.")
                .arg(BookChapters::quoted(rules, row))
                .arg(rules.extraFiveAlike->points),
            {AdviceHands::write(rules, "66666", MaxThrows, rules.row(row).id)}};
}

BookTip BookTips::presentRow(const RuleSet & /*rules*/)
{
    return {tr("Only the row that is next counts: keep what it needs, whatever else lies there."),
            {AdviceHands::keep("44411", DiceMask(0b11000), 1)}};
}

BookTip BookTips::chance(const RuleSet &rules)
{
    const int row = rules.rowIndex(u"chance");
    if (row < 0)
        return {};
    Card card;
    for (int above = 0; above < row; ++above)
        card.fill(above, score(rules, above, examplesOf(rules, above).front().dice, MaxThrows, card));
    return {tr("For %1, keep fives and sixes after the first throw; with one throw left, fours too.")
                .arg(BookChapters::quoted(rules, row)),
            {AdviceHands::keep("45621", DiceMask(0b00110), 1, card),
             AdviceHands::keep("45621", DiceMask(0b00111), 2, card)}};
}

std::vector<BookTip> BookTips::of(const RuleSet &rules)
{
    using Maker = BookTip (*)(const RuleSet &);
    std::vector<Maker> makers;
    if (rules.forcedOrder)
        makers = {presentRow, bonus, chance};
    else if (rules.id == u"duel"_s)
        makers = {sameDice, bothPairs, smallStraight, bonus, hopeless, time};
    else if (rules.id == u"classic"_s)
        makers = {anyPair, pairBeforeStraight, fourAlike, servedFullHouse, hopeless, doubleGenerala};
    else if (rules.id == u"nordic"_s)
        makers = {anyPair, straight, fourAlike, servedFullHouse, hopeless, doubleGenerala};
    else if (rules.id == u"yatzy"_s)
        makers = {bothPairs, pairBeforeStraight, lowPair, bonus, hopeless};
    else if (rules.id == u"yacht"_s)
        makers = {straight, oneEnd, bothPairs, lowPair, hopeless};
    else if (rules.id == u"yahtzee"_s)
        makers = {higherPair, smallStraight, bonus, hopeless, firstFiveAlike};
    std::vector<BookTip> tips;
    for (const Maker maker : makers) {
        BookTip tip = maker(rules);
        if (!tip.text.isEmpty())
            tips.push_back(std::move(tip));
    }
    return tips;
}
