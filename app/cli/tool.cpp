#include "tool.h"

#include "advisecommand.h"
#include "analysecommand.h"
#include "base/text.h"
#include "dicecommand.h"
#include "replaycommand.h"
#include "rulescommand.h"
#include "scorecommand.h"
#include "simulatecommand.h"
#include "solvecommand.h"
#include "totalcommand.h"

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1String ToolName("generala-cli");

bool asksForHelp(const QStringList &words)
{
    return words.contains(u"--help"_s) || words.contains(u"-h"_s);
}

QString synopsis(const Command &command)
{
    const Usage usage = command.usage();
    QString line = u"Usage: "_s + ToolName + u' ' + command.name();
    if (!usage.operand.isEmpty())
        line += (usage.operandRequired ? u" %1"_s : u" [%1]"_s).arg(usage.operand);
    for (const Parameter &parameter : usage.parameters) {
        const QString text = u"--"_s + parameter.name + u' ' + parameter.value;
        const bool required = parameter.presence == Parameter::Presence::Required;
        line += (required ? u" %1"_s : u" [%1]"_s).arg(text);
        if (parameter.presence == Parameter::Presence::Repeatable)
            line += u"..."_s;
    }
    return line;
}

void printHelp(const Command &command, QTextStream &out)
{
    constexpr int column = 24;
    out << synopsis(command) << "\n\n" << command.description();
    const Usage usage = command.usage();
    if (!usage.parameters.empty())
        out << '\n';
    for (const Parameter &parameter : usage.parameters) {
        const QString text = u"  --"_s + parameter.name + u' ' + parameter.value;
        out << text.leftJustified(column) << ' ' << parameter.help << '\n';
    }
}

} // namespace

Tool::Tool()
{
    m_commands.push_back(std::make_unique<RulesCommand>());
    m_commands.push_back(std::make_unique<ScoreCommand>());
    m_commands.push_back(std::make_unique<TotalCommand>());
    m_commands.push_back(std::make_unique<SolveCommand>());
    m_commands.push_back(std::make_unique<AdviseCommand>());
    m_commands.push_back(std::make_unique<SimulateCommand>());
    m_commands.push_back(std::make_unique<ReplayCommand>());
    m_commands.push_back(std::make_unique<AnalyseCommand>());
    m_commands.push_back(std::make_unique<DiceCommand>());
}

int Tool::run(const QStringList &words, QTextStream &out, QTextStream &err) const
{
    const auto failure = dispatch(words, out, err);
    if (!failure)
        return 0;
    err << ToolName << ": " << singleLine(failure->text) << '\n';
    return failure->status;
}

std::optional<Failure> Tool::dispatch(const QStringList &words, QTextStream &out, QTextStream &err) const
{
    if (words.isEmpty())
        return Failure::usage(u"no command; see %1 --help"_s.arg(ToolName));
    const QString &first = words.first();
    if (first == u"--help"_s || first == u"-h"_s) {
        printHelp(out);
        return std::nullopt;
    }
    if (first == u"--version"_s) {
        out << ToolName << ' ' << GENERALA_VERSION << '\n';
        return std::nullopt;
    }
    const Command *command = find(first);
    if (command == nullptr)
        return Failure::usage(u"unknown command \"%1\"; see %2 --help"_s.arg(first, ToolName));
    const QStringList rest = words.mid(1);
    if (asksForHelp(rest)) {
        ::printHelp(*command, out);
        return std::nullopt;
    }
    const auto arguments = Arguments::parse(rest, command->usage());
    if (!arguments) {
        const Failure &failure = arguments.error();
        return Failure{failure.status, u"%1: %2; see %3 %1 --help"_s.arg(command->name(), failure.text, ToolName)};
    }
    return command->run(*arguments, out, err);
}

const Command *Tool::find(const QString &name) const
{
    for (const auto &command : m_commands) {
        if (command->name() == name)
            return command.get();
    }
    return nullptr;
}

void Tool::printHelp(QTextStream &out) const
{
    constexpr int column = 10;
    out << "Usage: " << ToolName << " COMMAND [ARGUMENTS]\n"
        << "The dice game Generala without a window: for scripts, checks and tournaments.\n"
        << "Prints one record a line, fields parted by tabs.\n\nCommands:\n";
    for (const auto &command : m_commands)
        out << "  " << command->name().leftJustified(column) << command->summary() << '\n';
    out << "\n"
        << ToolName << " COMMAND --help explains a command, " << ToolName << " --version names the version.\n"
        << "Exit status: 0 done, 1 bad input or failed check, 2 wrong usage.\n";
}
