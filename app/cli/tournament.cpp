#include "tournament.h"

#include "base/clock.h"
#include "faulttext.h"
#include "game/game.h"
#include "game/standings.h"
#include "storage/journalfile.h"
#include "strategy/solver.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

using namespace Qt::StringLiterals;

namespace {

/// Simulated games happen at no time: their journals are the same bytes whenever they are made.
class NoClock : public Clock {
public:
    [[nodiscard]] qint64 monotonicMs() const override { return 0; }
    [[nodiscard]] qint64 utcMs() const override { return 0; }
};

QByteArray derived(const QByteArray &seed, const QByteArray &purpose)
{
    return QCryptographicHash::hash(seed + purpose, QCryptographicHash::Sha256);
}

} // namespace

void SeatTally::add(const SeatTally &other)
{
    points += other.points;
    squares += other.squares;
    winParts += other.winParts;
    instantWins += other.instantWins;
}

/// What all games of a tournament have in common: worked out once.
struct Tournament::Opening {
    GameStarted start;
    GameState state;
    std::shared_ptr<const ValueTable> table; // null when no strategy wants it, or none can be had
};

/// One thread's share: takes the next game that nobody has taken, until none is left.
class Tournament::Worker {
public:
    Worker(const TournamentSetup &setup, const Opening &opening, std::atomic<int> &taken, std::atomic<int> &played)
        : m_setup(setup)
        , m_opening(opening)
        , m_taken(taken)
        , m_played(played)
        , m_tallies(static_cast<std::size_t>(setup.strategies.size()))
    {
        for (const QString &name : setup.strategies) {
            m_players.push_back(makeStrategy(name, {}));
            if (opening.table)
                m_players.back()->useTable(opening.table);
        }
    }

    void run();
    [[nodiscard]] const std::vector<SeatTally> &tallies() const { return m_tallies; }
    [[nodiscard]] const std::optional<Failure> &failure() const { return m_failure; }

private:
    std::optional<Failure> playGame(int number);
    [[nodiscard]] Journal start(const QByteArray &game) const;
    [[nodiscard]] std::optional<Failure> write(int number, const Journal &journal) const;
    void count(const GameState &state);

    const TournamentSetup &m_setup;
    const Opening &m_opening;
    std::atomic<int> &m_taken;
    std::atomic<int> &m_played;
    std::vector<std::unique_ptr<Strategy>> m_players;
    std::vector<SeatTally> m_tallies;
    std::optional<Failure> m_failure;
};

void Tournament::Worker::run()
{
    while (!m_failure) {
        const int number = m_taken.fetch_add(1) + 1;
        if (number > m_setup.games)
            return;
        m_failure = playGame(number);
        m_played.fetch_add(1);
    }
    m_taken.store(m_setup.games); // nobody needs to begin another one
}

Journal Tournament::Worker::start(const QByteArray &game) const
{
    GameStarted start = m_opening.start;
    start.seed = derived(m_setup.seed, "game:" + game);
    start.fairnessCode = fairnessCode(start.seed);
    return {{std::move(start), 0, NoClock().utcMs()}};
}

std::optional<Failure> Tournament::Worker::playGame(int number)
{
    const QByteArray game = QByteArray::number(number);
    std::vector<Strategy *> players;
    for (const auto &player : m_players) {
        const QByteArray seat = QByteArray::number(qsizetype(players.size()) + 1);
        player->beginGame(derived(m_setup.seed, "player:" + game + ':' + seat));
        players.push_back(player.get());
    }
    const SelfPlay played = playOut(start(game), m_opening.state, players);
    if (played.error)
        return Failure::input(u"simulate: game %1, strategy %2: %3"_s.arg(
            QString::number(number), m_setup.strategies[played.seatAtFault()], eventErrorText(*played.error)));
    count(played.state);
    return m_setup.journalFolder.isEmpty() ? std::nullopt : write(number, played.journal);
}

std::optional<Failure> Tournament::Worker::write(int number, const Journal &journal) const
{
    constexpr int digits = 6;
    const QString name = QString::number(number).rightJustified(digits, u'0');
    QFile file(m_setup.journalFolder + u"/game-"_s + name + u".generala"_s);
    const QByteArray text = toJsonLines(journal);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush())
        return std::nullopt;
    return Failure::input(
        u"simulate: %1: %2; expected a file that can be written"_s.arg(file.fileName(), file.errorString()));
}

void Tournament::Worker::count(const GameState &state)
{
    const std::vector<Standing> table = standings(state);
    int winners = 0;
    for (const Standing &standing : table)
        winners += standing.place == 1 ? 1 : 0;
    for (const Standing &standing : table) {
        SeatTally &tally = m_tallies[static_cast<std::size_t>(standing.seat)];
        tally.points += standing.total;
        tally.squares += qint64(standing.total) * standing.total;
        tally.winParts += standing.place == 1 ? SeatTally::WinParts / winners : 0;
        tally.instantWins += standing.servedWin ? 1 : 0;
    }
}

std::shared_ptr<const ValueTable> Tournament::tableFor(const RuleSet &rules) const
{
    const bool wanted = std::any_of(m_setup.strategies.begin(), m_setup.strategies.end(),
                                    [](const QString &name) { return makeStrategy(name, {})->wantsTable(); });
    if (!wanted)
        return nullptr;
    SolveOptions options;
    options.threads = m_setup.threads;
    const auto solved = solve(rules, options);
    return solved ? *solved : nullptr;
}

Result<Tournament::Opening, Failure> Tournament::opening() const
{
    GameSetup game{m_setup.ruleSet, m_setup.options, {}, 0};
    for (const QString &name : m_setup.strategies) {
        const QString number = QString::number(game.seats.size() + 1);
        game.seats.push_back({name + u' ' + number, u"#808080"_s, PlayerKind::Computer, name});
    }
    const auto journal = newJournal(game, m_setup.seed, NoClock());
    if (!journal)
        return Failure::input(u"simulate: %1"_s.arg(eventErrorText(journal.error())));
    const auto &start = std::get<GameStarted>(journal->front().event);
    Opening opening{start, *startState(start), nullptr};
    opening.table = tableFor(*opening.state.rules);
    return opening;
}

Result<std::vector<SeatTally>, Failure> Tournament::play(const std::function<void(int)> &progress) const
{
    const auto common = opening();
    if (!common)
        return common.error();
    std::atomic<int> taken = 0;
    std::atomic<int> played = 0;
    std::vector<std::unique_ptr<Worker>> workers;
    std::vector<std::thread> threads;
    for (int i = 0; i < qMin(m_setup.threads, m_setup.games); ++i)
        workers.push_back(std::make_unique<Worker>(m_setup, *common, taken, played));
    for (const auto &worker : workers)
        threads.emplace_back(&Worker::run, worker.get());
    while (progress && taken.load() < m_setup.games) {
        progress(played.load());
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
    for (std::thread &thread : threads)
        thread.join();

    std::vector<SeatTally> sums(static_cast<std::size_t>(m_setup.strategies.size()));
    for (const auto &worker : workers) {
        if (worker->failure())
            return *worker->failure();
        for (std::size_t seat = 0; seat < sums.size(); ++seat)
            sums[seat].add(worker->tallies()[seat]);
    }
    return sums;
}
