// The options of a game: how they are set, and what else they could be.
#include "book/bookchapters.h"

#include "rules/rulecatalog.h"
#include "text/names.h"

using namespace Qt::StringLiterals;

namespace {

class OptionWords {
    Q_DECLARE_TR_FUNCTIONS(RulesBook)

public:
    /// "10 points · none", "off · 5 s to 120 s": everything that may be chosen but these.
    static QString otherValues(const OptionSpec &spec, const QStringList &without);
    static BookFacts::Fact fact(const OptionSpec &spec, const QString &value);
};

QString OptionWords::otherValues(const OptionSpec &spec, const QStringList &without)
{
    QStringList others;
    for (const QString &value : spec.values) {
        if (!without.contains(value))
            others << Names::optionValue(spec.name, value);
    }
    if (spec.rangeTo > 0)
        //: a range: %1 is "5 s", %2 is "120 s"
        others << tr("%1 to %2")
                      .arg(Names::optionValue(spec.name, QString::number(spec.rangeFrom)),
                           Names::optionValue(spec.name, QString::number(spec.rangeTo)));
    return others.join(u" · "_s);
}

BookFacts::Fact OptionWords::fact(const OptionSpec &spec, const QString &value)
{
    const QString usual = spec.defaultValue();
    QStringList remarks;
    if (value != usual)
        //: the usual value of an option
        remarks << tr("usually %1").arg(Names::optionValue(spec.name, usual));
    if (const QString others = otherValues(spec, {value, usual}); !others.isEmpty())
        //: what else an option may be
        remarks << tr("or: %1").arg(others);
    return {Names::option(spec.name), Names::optionValue(spec.name, value), remarks.join(u"; "_s), value != usual};
}

} // namespace

BookChapter BookChapters::options(const RuleSet &rules)
{
    BookFacts facts;
    int unusual = 0;
    for (const OptionSpec &spec : RuleCatalog::options(rules.id)) {
        facts.facts.push_back(OptionWords::fact(spec, rules.option(spec.name)));
        unusual += facts.facts.back().strong ? 1 : 0;
    }
    const QString text = unusual == 0 ? tr("Everything is as usual. What can be chosen when a game begins:")
                                      : tr("%n option(s) of this game differ from the usual rules and stand out below.",
                                           nullptr, unusual);
    return {tr("Options"), {BookText{text}, facts}};
}
