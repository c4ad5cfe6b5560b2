#include "latercommand.h"

#include "inputs.h"

using namespace Qt::StringLiterals;

QString LaterCommand::summary() const
{
    return m_summary + u" (not yet)"_s;
}

QString LaterCommand::description() const
{
    return u"This version cannot do it yet.\n"_s;
}

Usage LaterCommand::usage() const
{
    using Presence = Parameter::Presence;
    Parameter rules = rulesParameter();
    rules.presence = Presence::Optional;
    return {{rules,
             optionParameter(),
             cardParameter(),
             {u"dice"_s, u"1,1,3,4,5"_s, u"the five faces"_s, Presence::Optional},
             {u"throw"_s, u"1|2|3"_s, u"which throw of the turn these dice are"_s, Presence::Optional},
             {u"top"_s, u"N"_s, u"how many actions"_s, Presence::Optional},
             {u"threads"_s, u"N"_s, u"how many threads"_s, Presence::Optional}},
            u"FILE"_s,
            false};
}

std::optional<Failure> LaterCommand::run(const Arguments &, QTextStream &, QTextStream &) const
{
    return Failure::usage(u"%1: not yet in this version"_s.arg(m_name));
}
