#include "storage/journalfile.h"

#include "game/replay.h"
#include "rules/rulecatalog.h"
#include "storage/eventreader.h"
#include "storage/eventwriter.h"

#include <memory>

namespace {

/// The rules that the journal's start names; nullptr when there are none such.
std::unique_ptr<const RuleSet> rulesOf(const Journal &journal)
{
    const auto *start = journal.empty() ? nullptr : std::get_if<GameStarted>(&journal.front().event);
    if (start == nullptr)
        return nullptr;
    auto rules = RuleCatalog::make(start->ruleSet, start->options);
    return rules ? std::make_unique<const RuleSet>(*rules) : nullptr;
}

/// Entries as far as they are well written.
struct ReadLines {
    Journal journal;
    std::optional<JournalFault> fault;
};

ReadLines readLines(const QByteArray &text)
{
    ReadLines read;
    std::unique_ptr<const RuleSet> rules;
    for (qsizetype begin = 0; begin < text.size();) {
        const int line = static_cast<int>(read.journal.size()) + 1;
        const qsizetype end = text.indexOf('\n', begin);
        if (end < 0) {
            read.fault = {JournalFault::Kind::CutOff, line, {}, {}};
            break;
        }
        if (read.journal.size() >= MaxJournalEntries) {
            read.fault = {JournalFault::Kind::TooLong, line, {}, {}};
            break;
        }
        auto entry = readJsonLine(text.mid(begin, end - begin), rules.get());
        if (!entry) {
            read.fault = entry.error();
            read.fault->line = line;
            break;
        }
        read.journal.push_back(std::move(entry).value());
        if (read.journal.size() == 1) {
            rules = rulesOf(read.journal);
            if (!rules)
                break; // replay() will say why; nothing that follows can be used
        }
        begin = end + 1;
    }
    return read;
}

} // namespace

QByteArray toJsonLines(const Journal &journal)
{
    const auto found = rulesOf(journal);
    const RuleSet none;
    const RuleSet &rules = found ? *found : none;
    QByteArray text;
    constexpr qsizetype usualLine = 128;
    text.reserve(usualLine * static_cast<qsizetype>(journal.size()) + 1024);
    for (const JournalEntry &entry : journal)
        appendJsonLine(text, entry, rules);
    return text;
}

LoadedJournal fromJsonLines(const QByteArray &text)
{
    LoadedJournal loaded;
    if (text.size() > MaxJournalBytes) {
        loaded.fault = {JournalFault::Kind::TooLong, 1, {}, {}};
        return loaded;
    }
    ReadLines read = readLines(text);
    loaded.journal = std::move(read.journal);
    loaded.fault = std::move(read.fault);
    if (loaded.journal.empty() && loaded.fault)
        return loaded;
    Replay checked = replay(loaded.journal);
    if (checked.error) {
        loaded.journal.resize(checked.validEntries);
        const int line = static_cast<int>(checked.validEntries) + 1;
        loaded.fault = {JournalFault::Kind::BadEvent, line, {}, *checked.error};
    }
    loaded.state = std::move(checked.state);
    return loaded;
}

bool endsFinished(const QByteArray &tail)
{
    // Chat may follow the end. A message cannot imitate it: its quotes are escaped.
    constexpr char mark[] = "{\"event\":\"finished\",";
    return tail.startsWith(mark) || tail.contains(QByteArray("\n") + mark);
}
