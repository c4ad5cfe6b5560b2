#pragma once

#include "command.h"

/// What best play can expect of a rule set.
class SolveCommand : public Command {
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Usage usage() const override;
    [[nodiscard]] std::optional<Failure> run(const Arguments &arguments, QTextStream &out,
                                             QTextStream &err) const override;
};
