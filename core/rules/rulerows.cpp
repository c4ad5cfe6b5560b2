#include "rules/rulerows.h"

#include <array>

using namespace Qt::StringLiterals;

RowRule RuleRows::face(const QString &id, int number, bool countsForBonus)
{
    RowRule row;
    row.id = id;
    row.pattern = Pattern::Face;
    row.number = number;
    row.payment = Payment::Matching;
    row.upper = countsForBonus;
    return row;
}

RowRule RuleRows::sum(const QString &id, Pattern pattern, int number)
{
    RowRule row;
    row.id = id;
    row.pattern = pattern;
    row.number = number;
    row.payment = Payment::Sum;
    return row;
}

RowRule RuleRows::matching(const QString &id, Pattern pattern, int number)
{
    RowRule row = sum(id, pattern, number);
    row.payment = Payment::Matching;
    return row;
}

RowRule RuleRows::fixed(const QString &id, Pattern pattern, int number, int points, int served)
{
    RowRule row = sum(id, pattern, number);
    row.payment = Payment::Fixed;
    row.points = points;
    row.served = served;
    return row;
}

void RuleRows::addFaces(RuleSet &rules, bool countForBonus)
{
    const std::array names{u"ones"_s, u"twos"_s, u"threes"_s, u"fours"_s, u"fives"_s, u"sixes"_s};
    for (std::size_t i = 0; i < names.size(); ++i)
        rules.rows.push_back(face(names[i], static_cast<int>(i) + 1, countForBonus));
}

OptionSpec RuleRows::clockOption(const QString &defaultValue)
{
    QStringList values{defaultValue};
    if (defaultValue != u"off"_s)
        values << u"off"_s;
    return {u"clock"_s, values, 5, 120};
}
