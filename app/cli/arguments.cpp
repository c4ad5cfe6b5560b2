#include "arguments.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const Parameter *find(const Usage &usage, const QString &name)
{
    for (const Parameter &parameter : usage.parameters) {
        if (parameter.name == name)
            return &parameter;
    }
    return nullptr;
}

bool isParameter(const QString &word)
{
    return word.startsWith(u"--"_s);
}

} // namespace

Result<Arguments, Failure> Arguments::parse(const QStringList &words, const Usage &usage)
{
    Arguments arguments;
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (auto failure = arguments.take(words, at, usage))
            return *failure;
    }
    if (auto failure = arguments.missing(usage))
        return *failure;
    return arguments;
}

std::optional<Failure> Arguments::take(const QStringList &words, qsizetype &at, const Usage &usage)
{
    const QString &word = words[at];
    if (!isParameter(word)) {
        if (usage.operand.isEmpty() || hasOperand() || word.startsWith(u'-'))
            return Failure::usage(u"unexpected argument \"%1\""_s.arg(word));
        m_operand = word.isNull() ? u""_s : word;
        return std::nullopt;
    }
    const qsizetype split = word.indexOf(u'=');
    const QString name = word.mid(2, split < 0 ? -1 : split - 2);
    const Parameter *parameter = find(usage, name);
    if (parameter == nullptr)
        return Failure::usage(u"unknown option \"--%1\""_s.arg(name));
    if (parameter->presence != Parameter::Presence::Repeatable && has(name))
        return Failure::usage(u"--%1 was given twice"_s.arg(name));
    if (split >= 0) {
        m_given.push_back({name, word.mid(split + 1)});
        return std::nullopt;
    }
    if (at + 1 == words.size() || isParameter(words[at + 1]))
        return Failure::usage(u"--%1 needs a value: --%1 %2"_s.arg(name, parameter->value));
    m_given.push_back({name, words[++at]});
    return std::nullopt;
}

std::optional<Failure> Arguments::missing(const Usage &usage) const
{
    for (const Parameter &parameter : usage.parameters) {
        if (parameter.presence == Parameter::Presence::Required && !has(parameter.name))
            return Failure::usage(u"--%1 %2 is missing"_s.arg(parameter.name, parameter.value));
    }
    if (usage.operandRequired && !hasOperand())
        return Failure::usage(u"%1 is missing"_s.arg(usage.operand));
    return std::nullopt;
}

bool Arguments::has(const QString &name) const
{
    return std::any_of(m_given.begin(), m_given.end(), [&name](const Given &given) { return given.name == name; });
}

QString Arguments::value(const QString &name) const
{
    const QStringList all = values(name);
    return all.isEmpty() ? QString() : all.last();
}

QStringList Arguments::values(const QString &name) const
{
    QStringList all;
    for (const Given &given : m_given) {
        if (given.name == name)
            all << given.value;
    }
    return all;
}
