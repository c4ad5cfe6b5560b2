#include "game/game.h"
#include "game/replay.h"
#include "rules/rulecatalog.h"
#include "storage/journalfile.h"
#include "support/manualclock.h"

#include <cstdint>
#include <cstdlib>

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// The input as a stream of small numbers; zeros after its end.
class Bytes {
public:
    Bytes(const std::uint8_t *data, std::size_t size)
        : m_data(data)
        , m_size(size)
    {}
    [[nodiscard]] bool empty() const { return m_at >= m_size; }
    int next() { return empty() ? 0 : m_data[m_at++]; }

private:
    const std::uint8_t *m_data;
    std::size_t m_size;
    std::size_t m_at = 0;
};

Journal begin(Bytes &bytes, const Clock &clock)
{
    const QStringList ids = RuleCatalog::ids();
    GameSetup setup;
    setup.ruleSet = ids[bytes.next() % ids.size()];
    const int seats = 1 + bytes.next() % MaxSeats;
    for (int seat = 0; seat < seats; ++seat) {
        const bool computer = bytes.next() % 2 == 1;
        setup.seats.push_back({QString(QChar(u'A' + seat)), QStringLiteral("#112233"),
                               computer ? PlayerKind::Computer : PlayerKind::Person,
                               computer ? QStringLiteral("greedy") : QString()});
    }
    setup.starter = bytes.next() % seats;
    setup.hints = bytes.next() % 2 == 0;
    const auto journal = newJournal(setup, QByteArray(SeedBytes, static_cast<char>(bytes.next())), clock);
    require(journal.ok());
    return *journal;
}

/// One command, sensible or not.
void command(Game &game, Bytes &bytes, ManualClock &clock)
{
    const auto by = static_cast<Actor>(bytes.next() % 3);
    const int wanted = bytes.next() % 8 - 1;
    const int seat = wanted < MaxSeats ? wanted : game.state().seat;
    switch (bytes.next() % 12) {
    case 0:
    case 1:
        (void)game.throwDice(game.state().seat, by);
        break;
    case 2:
        (void)game.throwDice(seat, by);
        break;
    case 3:
        (void)game.keepDice(game.state().seat, DiceMask(static_cast<unsigned>(bytes.next())), by);
        break;
    case 4:
    case 5:
        (void)game.fillRow(game.state().seat, bytes.next() % 20 - 2, by);
        break;
    case 6:
        (void)game.undo();
        break;
    case 7:
        (void)game.postChat(seat, QString(bytes.next() * 3, QChar(bytes.next() * 257)));
        break;
    case 8:
        (void)game.setPaused(bytes.next() % 2 == 0);
        break;
    case 9:
        (void)game.noteHint(seat);
        break;
    case 10:
        clock.advance(bytes.next() * 400);
        (void)game.checkClock();
        break;
    default:
        game.setLocks(DiceMask(static_cast<unsigned>(bytes.next())));
        (void)game.changeSeat(
            seat, {QString(bytes.next() % 40, QChar(u'a' + bytes.next() % 26)), {}, PlayerKind::Person, {}});
        break;
    }
}

} // namespace

/// Any sequence of commands leaves a game whose journal tells the same game, in memory and on disk.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Bytes bytes(data, size);
    ManualClock clock;
    Journal journal = begin(bytes, clock);
    const auto &start = std::get<GameStarted>(journal.front().event);
    auto dice = std::make_unique<SeededDice>(start.seed, startState(start)->rules->sharing);
    Game game(std::move(journal), std::move(dice), clock);
    while (!bytes.empty()) {
        const std::size_t before = game.journal().size();
        command(game, bytes, clock);
        require(game.journal().size() >= before);
    }
    const Replay told = replay(game.journal());
    require(told.complete());
    require(sameGame(*told.state, game.state()));
    const LoadedJournal loaded = fromJsonLines(toJsonLines(game.journal()));
    require(loaded.complete());
    require(loaded.journal == game.journal());
    return 0;
}
