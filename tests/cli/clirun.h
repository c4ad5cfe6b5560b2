#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

/// What a run of the tool gave.
struct CliRun {
    int status = -1; ///< exit status; -1 when it crashed or did not end
    QByteArray out;
    QByteArray err;
};

/// Runs the built tool to its end.
/// @param environment "NAME=VALUE" items on top of the test's own
inline CliRun runCli(const QStringList &arguments, const QStringList &environment = {})
{
    QProcess process;
    process.setEnvironment(QProcess::systemEnvironment() + environment);
    process.start(QStringLiteral(GENERALA_CLI), arguments);
    constexpr int patience = 120'000; // ms
    if (!process.waitForFinished(patience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// The same with the arguments as one would type them: parted by single spaces.
inline CliRun runCli(const char *arguments, const QStringList &environment = {})
{
    return runCli(QString::fromUtf8(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts), environment);
}

/// Exactly one line that begins with the tool's name.
inline bool isOneErrorLine(const QByteArray &err)
{
    return err.startsWith("generala-cli: ") && err.endsWith('\n') && err.count('\n') == 1;
}
