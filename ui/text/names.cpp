#include "text/names.h"

#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace {

/// An id of core with its word, marked for translation.
struct Word {
    const char *id;
    const char *text;
};

/// The translated word of an id; an id that the table does not know stays as it is.
QString lookUp(std::span<const Word> words, const QString &id)
{
    for (const Word &word : words) {
        if (id == QLatin1StringView(word.id))
            return QCoreApplication::translate("Names", word.text);
    }
    return id;
}

constexpr std::array ruleSetNames{
    Word{"duel", QT_TRANSLATE_NOOP("Names", "Generala Duel")},
    Word{"classic", QT_TRANSLATE_NOOP("Names", "Classic Generala")},
    Word{"nordic", QT_TRANSLATE_NOOP("Names", "Nordic Generala")},
    Word{"yatzy", QT_TRANSLATE_NOOP("Names", "Scandinavian Yatzy")},
    Word{"yacht", QT_TRANSLATE_NOOP("Names", "Yacht")},
    Word{"yahtzee", QT_TRANSLATE_NOOP("Names", "American Yatzy")},
};

// One paragraph each. Numbers that an option can change stay out of them.
constexpr std::array ruleSetSummaries{
    Word{"duel",
         QT_TRANSLATE_NOOP(
             "Names",
             "A duel of plans: as a rule everybody plays with the same dice, so the better decision "
             "wins and not the luckier hand. The cup goes round after every throw, and whoever has filled a row "
             "waits for the others. Quick thinking settles a tie.")},
    Word{"classic", QT_TRANSLATE_NOOP(
                        "Names", "The Latin-American game with its house rules. Straight, full house and poker have a "
                                 "fixed value and earn more when they come on the first throw. Five alike on the first "
                                 "throw, a served Generala, can win the whole game at once.")},
    Word{"nordic", QT_TRANSLATE_NOOP(
                       "Names", "Generala as it is played in the North, with nothing left to argue about: only the two "
                                "plain straights count, a first throw that fits earns more, a served Generala wins at "
                                "once, and a second Generala has a row of its own.")},
    Word{"yatzy",
         QT_TRANSLATE_NOOP(
             "Names", "The game of Scandinavian living rooms: pairs, three alike and four alike count only the dice "
                      "that match, and a straight has to be exactly the small or the large one. Those who fill "
                      "the upper rows well earn a bonus.")},
    Word{"yacht",
         QT_TRANSLATE_NOOP(
             "Names", "The ancestor of them all, as it was first written down between the wars: no bonus, no extras, "
                      "straights that are worth a chase, and at the foot of the card the Yacht itself, "
                      "five dice alike.")},
    Word{"yahtzee",
         QT_TRANSLATE_NOOP("Names",
                           "The American branch of the family: four dice in sequence are a straight already, and five "
                           "alike never come in vain: as a rule, each one after the first Yatzy is a joker that "
                           "can fill a row in which it would otherwise give nothing.")},
};

constexpr std::array rowNames{
    Word{"ones", QT_TRANSLATE_NOOP("Names", "Ones")},
    Word{"twos", QT_TRANSLATE_NOOP("Names", "Twos")},
    Word{"threes", QT_TRANSLATE_NOOP("Names", "Threes")},
    Word{"fours", QT_TRANSLATE_NOOP("Names", "Fours")},
    Word{"fives", QT_TRANSLATE_NOOP("Names", "Fives")},
    Word{"sixes", QT_TRANSLATE_NOOP("Names", "Sixes")},
    Word{"one-pair", QT_TRANSLATE_NOOP("Names", "One pair")},
    Word{"two-pairs", QT_TRANSLATE_NOOP("Names", "Two pairs")},
    Word{"three-alike", QT_TRANSLATE_NOOP("Names", "Three alike")},
    Word{"four-alike", QT_TRANSLATE_NOOP("Names", "Four alike")},
    Word{"full-house", QT_TRANSLATE_NOOP("Names", "Full house")},
    Word{"small-straight", QT_TRANSLATE_NOOP("Names", "Small straight")},
    Word{"large-straight", QT_TRANSLATE_NOOP("Names", "Large straight")},
    Word{"straight", QT_TRANSLATE_NOOP("Names", "Straight")},
    Word{"poker", QT_TRANSLATE_NOOP("Names", "Poker")},
    Word{"generala", QT_TRANSLATE_NOOP("Names", "Generala")},
    Word{"double-generala", QT_TRANSLATE_NOOP("Names", "Double Generala")},
    Word{"chance", QT_TRANSLATE_NOOP("Names", "Chance")},
    Word{"yatzy", QT_TRANSLATE_NOOP("Names", "Yatzy")},
    Word{"little-straight", QT_TRANSLATE_NOOP("Names", "Little straight")},
    Word{"big-straight", QT_TRANSLATE_NOOP("Names", "Big straight")},
    Word{"choice", QT_TRANSLATE_NOOP("Names", "Choice")},
    Word{"yacht", QT_TRANSLATE_NOOP("Names", "Yacht")},
};

constexpr std::array optionNames{
    Word{"rotation", QT_TRANSLATE_NOOP("Names", "Turn by throw")},
    Word{"dice", QT_TRANSLATE_NOOP("Names", "Same dice for all")},
    Word{"clock", QT_TRANSLATE_NOOP("Names", "Clock for each decision")},
    Word{"two-pairs", QT_TRANSLATE_NOOP("Names", "Four alike are two pairs")},
    Word{"full-house", QT_TRANSLATE_NOOP("Names", "Five alike are a full house")},
    Word{"straight", QT_TRANSLATE_NOOP("Names", "Straights")},
    Word{"generala", QT_TRANSLATE_NOOP("Names", "Value of a Generala")},
    Word{"double-generala", QT_TRANSLATE_NOOP("Names", "Double Generala")},
    Word{"served", QT_TRANSLATE_NOOP("Names", "Extra for the first throw")},
    Word{"instant-win", QT_TRANSLATE_NOOP("Names", "Served Generala wins")},
    Word{"order", QT_TRANSLATE_NOOP("Names", "From top to bottom")},
    Word{"extra-yatzy", QT_TRANSLATE_NOOP("Names", "Extra Yatzy and joker")},
};

constexpr std::array optionHelps{
    Word{"rotation", QT_TRANSLATE_NOOP("Names", "everybody throws, then the cup comes back")},
    Word{"dice", QT_TRANSLATE_NOOP("Names", "strategy decides, not luck")},
    Word{"clock", QT_TRANSLATE_NOOP("Names", "when the time is up, the game decides")},
    Word{"two-pairs", QT_TRANSLATE_NOOP("Names", "otherwise 4-4-4-4-2 gives nothing")},
    Word{"full-house", QT_TRANSLATE_NOOP("Names", "otherwise 5-5-5-5-5 gives nothing")},
    Word{"straight", QT_TRANSLATE_NOOP("Names", "which dice make a straight")},
    Word{"generala", QT_TRANSLATE_NOOP("Names", "a double Generala gives twice as much")},
    Word{"double-generala", QT_TRANSLATE_NOOP("Names", "a row for a second five alike")},
    Word{"served", QT_TRANSLATE_NOOP("Names", "straight, full house or poker at once")},
    Word{"instant-win", QT_TRANSLATE_NOOP("Names", "five alike on the first throw end the game")},
    Word{"order", QT_TRANSLATE_NOOP("Names", "each row has to be filled in its turn")},
    Word{"extra-yatzy", QT_TRANSLATE_NOOP("Names", "a further five alike earns extra points and may be a joker")},
};

/// Values by "option=value"; values that mean the same in every option stand alone.
constexpr std::array optionValueNames{
    Word{"on", QT_TRANSLATE_NOOP("Names", "on")},
    Word{"off", QT_TRANSLATE_NOOP("Names", "off")},
    Word{"rotation=throw", QT_TRANSLATE_NOOP("Names", "on")},
    Word{"rotation=turn", QT_TRANSLATE_NOOP("Names", "off")},
    Word{"dice=shared", QT_TRANSLATE_NOOP("Names", "on")},
    Word{"dice=own", QT_TRANSLATE_NOOP("Names", "off")},
    Word{"two-pairs=four-alike-counts", QT_TRANSLATE_NOOP("Names", "on")},
    Word{"two-pairs=different-faces", QT_TRANSLATE_NOOP("Names", "off")},
    Word{"full-house=five-alike-counts", QT_TRANSLATE_NOOP("Names", "on")},
    Word{"full-house=different-faces", QT_TRANSLATE_NOOP("Names", "off")},
    Word{"order=forced", QT_TRANSLATE_NOOP("Names", "on")},
    Word{"order=free", QT_TRANSLATE_NOOP("Names", "off")},
    Word{"straight=any-five-different", QT_TRANSLATE_NOOP("Names", "any five different dice")},
    Word{"straight=plain", QT_TRANSLATE_NOOP("Names", "1 to 5 or 2 to 6")},
    Word{"straight=wild-ace", QT_TRANSLATE_NOOP("Names", "1 to 5 or 2 to 6, a 1 may be the 2")},
    Word{"served=0", QT_TRANSLATE_NOOP("Names", "none")},
};

constexpr std::array levelNames{
    Word{"novice", QT_TRANSLATE_NOOP("Names", "Computer: novice")},
    Word{"casual", QT_TRANSLATE_NOOP("Names", "Computer: casual")},
    Word{"greedy", QT_TRANSLATE_NOOP("Names", "Computer")},
    Word{"strong", QT_TRANSLATE_NOOP("Names", "Computer: strong")},
    Word{"expert", QT_TRANSLATE_NOOP("Names", "Computer: expert")},
};

// Said alone, as of a die that lies on the table: "Die 3: five".
constexpr std::array faceNames{
    QT_TRANSLATE_NOOP("Names", "one"),  QT_TRANSLATE_NOOP("Names", "two"),  QT_TRANSLATE_NOOP("Names", "three"),
    QT_TRANSLATE_NOOP("Names", "four"), QT_TRANSLATE_NOOP("Names", "five"), QT_TRANSLATE_NOOP("Names", "six"),
};

bool hasHouseRules(const QString &ruleSetId)
{
    for (const OptionSpec &option : RuleCatalog::options(ruleSetId)) {
        if (option.name != u"clock"_s)
            return true;
    }
    return false;
}

} // namespace

QString Names::ruleSet(const QString &id)
{
    return lookUp(ruleSetNames, id);
}

QString Names::ruleSetSummary(const QString &id)
{
    return lookUp(ruleSetSummaries, id);
}

QString Names::ruleSetFacts(const RuleSet &rules)
{
    QStringList facts{tr("%n row(s)", nullptr, rules.rowCount())};
    if (rules.sharing == DiceSharing::Shared)
        facts << tr("same dice");
    if (rules.clockSeconds > 0)
        //: seconds
        facts << tr("%1 s").arg(rules.clockSeconds);
    if (!hasHouseRules(rules.id))
        facts << tr("fixed rules");
    if (rules.forcedOrder)
        facts << tr("from top to bottom");
    if (rules.jokerRow >= 0)
        facts << tr("jokers");
    if (rules.servedWinRow >= 0)
        facts << tr("instant win");
    if (rules.bonus)
        facts << tr("bonus %1").arg(rules.bonus->points);
    // More than three would be read by nobody; the explanations tell the rest.
    return facts.mid(0, 3).join(u" · "_s);
}

QString Names::row(const QString &rowId)
{
    return lookUp(rowNames, rowId);
}

QString Names::option(const QString &name)
{
    return lookUp(optionNames, name);
}

QString Names::optionValue(const QString &name, const QString &value)
{
    const QString key = name + u'=' + value;
    if (const QString text = lookUp(optionValueNames, key); text != key)
        return text;
    bool isNumber = false;
    const int number = value.toInt(&isNumber);
    if (!isNumber)
        return lookUp(optionValueNames, value);
    return name == u"clock"_s ? tr("%1 s").arg(number) : points(number);
}

QString Names::optionHelp(const QString &name)
{
    return lookUp(optionHelps, name);
}

QString Names::face(int face)
{
    if (face < 1 || face > static_cast<int>(faceNames.size()))
        return {};
    return tr(faceNames[static_cast<std::size_t>(face - 1)]);
}

QString Names::diceList(const Dice &dice, DiceMask which)
{
    QStringList faces;
    for (int die = 0; die < DiceCount; ++die) {
        if (which.has(die))
            faces << QString::number(dice[die]);
    }
    return faces.join(u'-');
}

QString Names::level(const QString &strategy)
{
    return lookUp(levelNames, strategy);
}

QString Names::quotedRow(const QString &rowId)
{
    return tr("“%1”", "name of a row").arg(row(rowId));
}

QString Names::chance(double chance, const QLocale &locale)
{
    const auto write = [&locale](int percent) {
        //: percent, written as the language does
        return tr("%1 %").arg(locale.toString(percent));
    };
    constexpr double none = 1e-9; // what rounding may leave of a chance that is gone; no throw is so unlikely
    const int rounded = qRound(chance * 100);
    if (chance > none && rounded == 0)
        return u"< "_s + write(1);
    if (chance < 1 - none && rounded == 100)
        return u"> "_s + write(99);
    return write(rounded);
}

QString Names::points(int points)
{
    return tr("%n point(s)", nullptr, points);
}
