#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>
#include <vector>

/// Why a command did not do its work: one line for standard error and the exit status.
struct Failure {
    int status = 1;
    QString text; ///< what, where, what was expected

    /// An input is bad, or a check failed.
    static Failure input(const QString &text) { return {1, text}; }
    /// The command line itself makes no sense.
    static Failure usage(const QString &text) { return {2, text}; }
};

/// One "--name VALUE" that a command understands.
struct Parameter {
    enum class Presence { Optional, Required, Repeatable };

    QString name;  ///< without the dashes
    QString value; ///< what stands for the value in the help text
    QString help;
    Presence presence = Presence::Optional;
};

/// What a command may be given.
struct Usage {
    std::vector<Parameter> parameters;
    QString operand; ///< the word without dashes, as in the help text; empty when there is none
    bool operandRequired = false;
};

/// The words of a command line after the command's name, sorted by a Usage.
class Arguments {
public:
    /// Understands "--name VALUE" and "--name=VALUE".
    [[nodiscard]] static Result<Arguments, Failure> parse(const QStringList &words, const Usage &usage);

    [[nodiscard]] bool has(const QString &name) const;
    /// The value of a parameter, empty when it was not given.
    [[nodiscard]] QString value(const QString &name) const;
    /// All values of a repeatable parameter in the order given.
    [[nodiscard]] QStringList values(const QString &name) const;
    [[nodiscard]] const QString &operand() const { return m_operand; }
    [[nodiscard]] bool hasOperand() const { return !m_operand.isNull(); }

private:
    struct Given {
        QString name;
        QString value;
    };

    [[nodiscard]] std::optional<Failure> take(const QStringList &words, qsizetype &at, const Usage &usage);
    [[nodiscard]] std::optional<Failure> missing(const Usage &usage) const;

    std::vector<Given> m_given;
    QString m_operand; // null when not given
};
