#pragma once

#include "command.h"

/// Lists the rule sets, or the rows and options of one.
class RulesCommand : public Command {
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Usage usage() const override;
    [[nodiscard]] std::optional<Failure> run(const Arguments &arguments, QTextStream &out,
                                             QTextStream &err) const override;
};
