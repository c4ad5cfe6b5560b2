#include "inputs.h"

#include "game/dicesource.h"
#include "rules/rulecatalog.h"
#include "strategy/pointtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// A whole number in plain digits, or -1. (QString::toInt() would take " +5" as well.)
int plainNumber(const QString &text)
{
    constexpr qsizetype mostDigits = 9;
    const bool plain = !text.isEmpty() && text.size() <= mostDigits
                       && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    return plain ? text.toInt() : -1;
}

QString valuesOf(const OptionSpec &spec)
{
    QStringList values = spec.values;
    if (spec.rangeTo > 0)
        values << u"%1-%2"_s.arg(spec.rangeFrom).arg(spec.rangeTo);
    return values.join(u'|');
}

Failure ruleFailure(const QString &id, const RuleError &error)
{
    const std::vector<OptionSpec> specs = RuleCatalog::options(id);
    QStringList names;
    QString expected;
    for (const OptionSpec &spec : specs) {
        names << spec.name;
        if (spec.name == error.subject)
            expected = valuesOf(spec);
    }
    switch (error.kind) {
    case RuleError::Kind::UnknownRuleSet:
        return Failure::input(u"unknown rule set \"%1\"; expected %2"_s.arg(id, RuleCatalog::ids().join(u'|')));
    case RuleError::Kind::UnknownOption:
        return Failure::input(
            u"--option %1: rule set %2 has no such option; expected %3"_s.arg(error.subject, id, names.join(u'|')));
    case RuleError::Kind::BadOptionValue:
        return Failure::input(
            u"--option %1: bad value \"%2\"; expected %3"_s.arg(error.subject, error.value, expected));
    case RuleError::Kind::ConflictingOptions:
        break;
    }
    return Failure::input(u"--option %1: cannot be had together with %2; expected another value for one of them"_s.arg(
        error.subject, error.value));
}

/// Whether a row can hold these points at all.
bool canHold(const RuleSet &rules, int row, int points)
{
    if (points == 0)
        return true;
    const PointTable table(rules, RollSpace());
    const auto gives = [&](bool served, bool jokers) {
        const PointTable::Points &all = table.row(row, served, jokers);
        return std::find(all.begin(), all.end(), points) != all.end();
    };
    return gives(false, false) || gives(true, false) || gives(false, true) || gives(true, true);
}

std::optional<Failure> fillFrom(Card &card, const QString &item, const RuleSet &rules)
{
    const QStringList parts = item.split(u'=');
    if (parts.size() != 2)
        return Failure::input(u"--card: \"%1\"; expected ROW=POINTS"_s.arg(item));
    const int row = rules.rowIndex(parts[0]);
    if (row < 0) {
        QStringList ids;
        for (const RowRule &rule : rules.rows)
            ids << rule.id;
        return Failure::input(u"--card: unknown row \"%1\"; expected %2"_s.arg(parts[0], ids.join(u'|')));
    }
    if (card.isFilled(row))
        return Failure::input(u"--card: row %1 is there twice; expected each row once"_s.arg(parts[0]));
    const int points = plainNumber(parts[1]);
    if (points < 0 || !canHold(rules, row, points))
        return Failure::input(u"--card: %1=%2; expected points that this row can give"_s.arg(parts[0], parts[1]));
    card.fill(row, points);
    return std::nullopt;
}

} // namespace

Parameter rulesParameter()
{
    return {u"rules"_s, u"ID"_s, u"the rule set; see the command rules"_s, Parameter::Presence::Required};
}

Parameter optionParameter()
{
    return {u"option"_s, u"NAME=VALUE"_s, u"a choice of the rule set; may be repeated"_s,
            Parameter::Presence::Repeatable};
}

Parameter cardParameter()
{
    return {u"card"_s, u"ROW=POINTS,..."_s, u"the rows that are filled; none when left out"_s,
            Parameter::Presence::Optional};
}

Parameter seedParameter()
{
    return {u"seed"_s, u"HEX"_s, u"32 bytes as 64 hex digits; fewer are padded with zeros at the end"_s,
            Parameter::Presence::Required};
}

Result<RuleSet, Failure> readRules(const QString &id, const Arguments &arguments)
{
    std::vector<OptionChoice> choices;
    for (const QString &text : arguments.values(u"option"_s)) {
        const qsizetype split = text.indexOf(u'=');
        if (split <= 0)
            return Failure::input(u"--option: \"%1\"; expected NAME=VALUE"_s.arg(text));
        choices.push_back({text.left(split), text.mid(split + 1)});
    }
    const auto rules = RuleCatalog::make(id, choices);
    if (!rules)
        return ruleFailure(id, rules.error());
    return *rules;
}

Result<Dice, Failure> readDice(const Arguments &arguments)
{
    const QString text = arguments.value(u"dice"_s);
    const QStringList faces = text.split(u',');
    Dice dice;
    for (int die = 0; die < DiceCount && faces.size() == DiceCount; ++die) {
        const QString &face = faces[die];
        dice.set(die, face.size() == 1 ? qBound(0, plainNumber(face), 9) : 0);
    }
    if (!dice.thrown())
        return Failure::input(u"--dice: \"%1\"; expected five faces 1..6 parted by commas"_s.arg(text));
    return dice;
}

Result<Card, Failure> readCard(const Arguments &arguments, const RuleSet &rules)
{
    Card card;
    if (!arguments.has(u"card"_s))
        return card;
    const QString text = arguments.value(u"card"_s);
    if (text.isEmpty())
        return card;
    for (const QString &item : text.split(u',')) {
        if (auto failure = fillFrom(card, item, rules))
            return *failure;
    }
    return card;
}

Result<QByteArray, Failure> readSeed(const Arguments &arguments)
{
    constexpr qsizetype digits = 2 * SeedBytes;
    const QString text = arguments.value(u"seed"_s);
    const bool isHex = std::all_of(text.begin(), text.end(), [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
    });
    if (!isHex || text.size() > digits)
        return Failure::input(u"--seed: \"%1\"; expected at most 64 hex digits"_s.arg(text));
    return QByteArray::fromHex(text.leftJustified(digits, u'0').toLatin1());
}

Result<int, Failure> readNumber(const Arguments &arguments, const QString &name, int from, int to, int standard)
{
    if (!arguments.has(name))
        return standard;
    const QString text = arguments.value(name);
    const int number = plainNumber(text);
    if (number < from || number > to)
        return Failure::input(u"--%1: \"%2\"; expected a whole number %3 to %4"_s.arg(name, text, QString::number(from),
                                                                                      QString::number(to)));
    return number;
}
