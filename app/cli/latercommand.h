#pragma once

#include "command.h"

/// A command that the tool will have but does not have yet: it says so, and nothing is mistaken for a result.
class LaterCommand : public Command {
public:
    LaterCommand(QString name, QString summary) : m_name(std::move(name)), m_summary(std::move(summary)) {}

    [[nodiscard]] QString name() const override { return m_name; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] Usage usage() const override;
    [[nodiscard]] std::optional<Failure> run(const Arguments &arguments, QTextStream &out,
                                             QTextStream &err) const override;

private:
    QString m_name;
    QString m_summary;
};
