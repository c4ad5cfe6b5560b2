#pragma once

#include "command.h"

/// What the decisions of a game gave away.
class AnalyseCommand : public Command {
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Usage usage() const override;
    [[nodiscard]] std::optional<Failure> run(const Arguments &arguments, QTextStream &out,
                                             QTextStream &err) const override;
};
