#pragma once

#include "arguments.h"
#include "players/selfplay.h"

#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

/// Many games of the same strategies. Game n of a seed is the same game whatever the number of threads: its dice
/// and each strategy's own chance are derived from the seed and n by SHA-256, and results are added as whole
/// numbers.
struct TournamentSetup {
    QString ruleSet;
    std::vector<OptionChoice> options;
    QStringList strategies; ///< one a seat, names of strategyNames()
    int games = 1;
    QByteArray seed; ///< 32 bytes
    int threads = 1;
    QString journalFolder; ///< every game's journal is written here; empty = none is
};

/// What one seat has reached.
struct SeatTally {
    static constexpr int WinParts = 60; ///< parts of a win: can be shared by 2 to 6 seats

    qint64 points = 0;  ///< sum of the card totals
    qint64 squares = 0; ///< sum of their squares
    qint64 winParts = 0;
    qint64 instantWins = 0;
    void add(const SeatTally &other);
};

class Tournament {
public:
    explicit Tournament(TournamentSetup setup)
        : m_setup(std::move(setup))
    {}

    /// Plays all games.
    /// @param progress called now and then from the caller's thread with the number of games played; may be empty
    [[nodiscard]] Result<std::vector<SeatTally>, Failure> play(const std::function<void(int)> &progress) const;

private:
    struct Opening;
    class Worker;

    [[nodiscard]] Result<Opening, Failure> opening() const;
    [[nodiscard]] std::shared_ptr<const ValueTable> tableFor(const RuleSet &rules) const;

    TournamentSetup m_setup;
};
