#pragma once

#include "command.h"

/// The faces that a seed gives, for anyone's test of fairness.
class DiceCommand : public Command {
public:
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Usage usage() const override;
    [[nodiscard]] std::optional<Failure> run(const Arguments &arguments, QTextStream &out,
                                             QTextStream &err) const override;
};
