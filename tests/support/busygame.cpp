#include "support/busygame.h"

#include "players/splitmix64.h"
#include "players/strategy.h"
#include "support/games.h"

#include <algorithm>
#include <memory>

namespace {

const char *const Messages[] = {
    "Hola, ¿qué tal?", "<b>bold</b> & \"quoted\" \\ back", "Привет 🎲", "שלום", "{\"event\":\"finished\"}", "tab\there",
    "two\nlines",      "👩‍👩‍👧‍👦",        "%1 %2 %n",
};

class BusyTable {
public:
    BusyTable(const QByteArray &ruleSet, int number)
        : m_chance("busy " + QByteArray::number(number))
        , m_player(makeStrategy(QStringLiteral("random"), QByteArray::number(number)))
    {
        const QByteArray seed = QByteArray::number(number).rightJustified(SeedBytes, 'b');
        GameSetup setup = Games::setup(ruleSet.constData(), Games::seats(2 + number % 3, number % 2));
        setup.starter = number % 2;
        const Journal journal = *newJournal(setup, seed, m_clock);
        const auto state = startState(std::get<GameStarted>(journal.front().event));
        auto dice = std::make_unique<SeededDice>(seed, state->rules->sharing);
        m_game = std::make_unique<Game>(journal, std::move(dice), m_clock);
    }

    [[nodiscard]] const Game &game() const { return *m_game; }

    void step()
    {
        m_clock.advance(m_chance.below(4000));
        switch (m_chance.below(12)) {
        case 0:
            chat();
            break;
        case 1:
            m_game->setPaused(true);
            m_clock.advance(100'000);
            m_game->setPaused(false);
            break;
        case 2:
            m_game->undo();
            break;
        case 3:
            swapPlayer();
            break;
        case 4:
            m_clock.advance(m_game->budgetMs());
            m_game->checkClock();
            break;
        default:
            move();
        }
    }

private:
    void chat()
    {
        const auto which = static_cast<std::size_t>(m_chance.below(static_cast<int>(std::size(Messages))));
        m_game->postChat(m_chance.below(m_game->state().seatCount()), QString::fromUtf8(Messages[which]));
    }

    void swapPlayer()
    {
        const int seat = m_chance.below(m_game->state().seatCount());
        SeatSpec spec = m_game->state().spec(seat);
        const bool person = spec.kind == PlayerKind::Person;
        spec.kind = person ? PlayerKind::Computer : PlayerKind::Person;
        spec.level = person ? QStringLiteral("greedy") : QString();
        m_game->changeSeat(seat, spec);
    }

    void move()
    {
        const GameState &state = m_game->state();
        const bool person = state.spec(state.seat).kind == PlayerKind::Person;
        const Actor by = person ? Actor::Person : Actor::Computer;
        if (state.phase == Phase::Throwing) {
            m_game->throwDice(state.seat, by);
            return;
        }
        m_game->setLocks(DiceMask(static_cast<unsigned>(m_chance.below(32))));
        const SeatState &current = state.current();
        const Decision decision = m_player->decide(m_game->rules(), current.card, current.dice, current.throws);
        if (decision.fills())
            m_game->fillRow(state.seat, decision.row, by);
        else
            m_game->keepDice(state.seat, decision.kept, by);
    }

    ManualClock m_clock;
    SplitMix64 m_chance;
    std::unique_ptr<Strategy> m_player;
    std::unique_ptr<Game> m_game;
};

} // namespace

Journal busyGame(const QByteArray &ruleSet, int number)
{
    BusyTable table(ruleSet, number);
    while (!table.game().state().over())
        table.step();
    return table.game().journal();
}

Journal busyGameSoFar(const QByteArray &ruleSet, int number, int moves)
{
    BusyTable table(ruleSet, number);
    for (int i = 0; i < moves && !table.game().state().over(); ++i)
        table.step();
    return table.game().journal();
}
