#pragma once

#include <QString>

class CommandLine;

/// Answers on the terminal, without a display. The language is the one asked for on the command line, else
/// the terminal's own.
namespace Terminal {

/// Prints help or version to standard output, or to standard error what is wrong with the command line.
/// @param line one that is not for playing
/// @return the exit status: 0, or 2 for wrong usage
[[nodiscard]] int answer(const CommandLine &line, int argc, char *argv[]);

/// Prints to standard error that nothing can be kept in the folder asked for. @return the exit status 1
[[nodiscard]] int refuseFolder(const CommandLine &line, int argc, char *argv[]);

} // namespace Terminal
