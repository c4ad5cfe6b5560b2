#pragma once

#include "arguments.h"

#include <QTextStream>
#include <optional>

/// One command of the tool.
class Command {
public:
    virtual ~Command() = default;

    [[nodiscard]] virtual QString name() const = 0;
    /// One line for the tool's help.
    [[nodiscard]] virtual QString summary() const = 0;
    /// What is printed, a few lines for the command's help.
    [[nodiscard]] virtual QString description() const = 0;
    [[nodiscard]] virtual Usage usage() const = 0;

    /// Does the work. Records go to `out`, progress (and nothing else) to `err`.
    /// @return nothing when done; else why not, to be printed by the caller
    [[nodiscard]] virtual std::optional<Failure> run(const Arguments &arguments, QTextStream &out,
                                                     QTextStream &err) const = 0;
};
