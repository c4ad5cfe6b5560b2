#pragma once

#include "command.h"

#include <memory>
#include <vector>

/// The tool itself: finds the command, explains, reports failures.
class Tool {
public:
    Tool();

    /// @param words the command line without the program's name
    /// @return the exit status: 0 done, 1 an input is bad or a check failed, 2 wrong usage
    [[nodiscard]] int run(const QStringList &words, QTextStream &out, QTextStream &err) const;

private:
    [[nodiscard]] std::optional<Failure> dispatch(const QStringList &words, QTextStream &out, QTextStream &err) const;
    [[nodiscard]] const Command *find(const QString &name) const;
    void printHelp(QTextStream &out) const;

    std::vector<std::unique_ptr<Command>> m_commands;
};
