#include "players/playouts.h"

#include "players/splitmix64.h"
#include "rules/scoring.h"
#include "strategy/exactturn.h"

#include <algorithm>
#include <bit>

namespace {

/// Best play of one turn, found out roll by roll: most positions are met once or twice, where a whole TurnPolicy
/// would take ten times as long.
class LazyPolicy {
public:
    LazyPolicy(const RollSpace &space, const ExactTurn &turn)
        : m_space(space)
        , m_turn(turn)
    {
        for (auto &codes : m_codes)
            codes.fill(Unknown);
    }

    /// A row, or -1 - keep.
    int action(int roll, int throwNumber)
    {
        int &code = m_codes[static_cast<std::size_t>(throwNumber - 1)][static_cast<std::size_t>(roll)];
        if (code == Unknown)
            code = best(roll, throwNumber);
        return code;
    }

private:
    static constexpr int Unknown = MaxRows;

    [[nodiscard]] int best(int roll, int throwNumber) const
    {
        const double value = m_turn.afterThrow(roll, throwNumber);
        for (const int row : rowsIn(m_turn.rowsFor(roll))) {
            if (m_turn.rowValue(row, roll, throwNumber) >= value)
                return row;
        }
        const Dice dice = m_space.dice(roll);
        for (unsigned kept = DiceMask::all().bits(); kept-- > 0;) {
            const int keep = m_space.keepOf(dice, DiceMask(kept));
            if (m_turn.keepValue(keep, throwNumber) >= value)
                return -1 - keep;
        }
        return -1; // not reached: one of them has the value
    }

    const RollSpace &m_space;
    const ExactTurn &m_turn;
    std::array<std::array<int, RollSpace::RollCount>, MaxThrows> m_codes;
};

/// Chance for every throw of every playout.
class Luck {
public:
    Luck(int samples, int turns)
        : m_turns(turns)
        , m_bits(static_cast<std::size_t>(samples * turns * MaxThrows))
    {
        SplitMix64 numbers("playouts");
        std::generate(m_bits.begin(), m_bits.end(), [&numbers] { return static_cast<quint32>(numbers.next() >> 32); });
    }

    [[nodiscard]] quint32 of(int sample, int turn, int throwNumber) const
    {
        return m_bits[static_cast<std::size_t>((sample * m_turns + turn) * MaxThrows + throwNumber - 1)];
    }

private:
    int m_turns;
    std::vector<quint32> m_bits;
};

/// One card on its way to the end.
struct Runner {
    Card card;
    int origin = 0; ///< index of the card it began with
    int sample = 0;
    int servedAfter = -1;
};

class Field {
public:
    Field(const std::vector<Card> &cards, const ValueTable &table, int samples)
        : m_cards(cards)
        , m_table(table)
        , m_rules(table.rules())
        , m_points(m_rules, m_space)
        , m_luck(samples, m_rules.rowCount())
        , m_samples(samples)
    {}

    /// All cards with as many filled rows take their turn together: so each position is thought about once.
    std::vector<std::vector<Playout>> run(const std::atomic<bool> *stop)
    {
        for (int turn = 0; turn < m_rules.rowCount(); ++turn) {
            if (stop != nullptr && *stop)
                return {};
            enter(turn, m_samples);
            playTurn(turn);
        }
        enter(m_rules.rowCount(), 1);
        std::vector<std::vector<Playout>> ends(m_cards.size());
        for (const Runner &runner : m_runners)
            ends[static_cast<std::size_t>(runner.origin)].push_back(
                {totals(m_rules, runner.card).total, runner.servedAfter});
        return ends;
    }

private:
    void enter(int filledRows, int samples)
    {
        for (std::size_t i = 0; i < m_cards.size(); ++i) {
            for (int k = 0; k < samples && m_cards[i].filledCount() == filledRows; ++k)
                m_runners.push_back({m_cards[i], static_cast<int>(i), k, -1});
        }
    }

    void playTurn(int turn)
    {
        std::vector<std::pair<quint32, std::size_t>> byState; // with the index of the runner
        for (std::size_t i = 0; i < m_runners.size(); ++i)
            byState.emplace_back(m_table.space().stateOf(m_runners[i].card), i);
        std::sort(byState.begin(), byState.end());
        const auto valueAfter = [this](const Card &after) { return m_table.value(m_table.space().stateOf(after)); };
        for (std::size_t i = 0; i < byState.size();) {
            const quint32 state = byState[i].first;
            const ExactTurn turnValues(m_space, m_points, m_rules, m_runners[byState[i].second].card, valueAfter);
            LazyPolicy policy(m_space, turnValues);
            for (; i < byState.size() && byState[i].first == state; ++i)
                play(m_runners[byState[i].second], turn, policy);
        }
    }

    void play(Runner &runner, int turn, LazyPolicy &policy) const
    {
        int roll = 0;
        int action = -1; // all dice into the cup
        int throwNumber = 0;
        while (action < 0) {
            ++throwNumber;
            roll = thrown(-1 - action, m_luck.of(runner.sample, turn, throwNumber));
            if (runner.servedAfter < 0 && winsAtOnce(m_rules, m_space.dice(roll), throwNumber, runner.card))
                runner.servedAfter = turn;
            action = policy.action(roll, throwNumber);
        }
        const Dice dice = m_space.dice(roll);
        const int points = score(m_rules, action, dice, throwNumber, runner.card);
        runner.card.fill(action, points, extraPoints(m_rules, dice, runner.card));
    }

    /// The roll that a keep becomes. One number is enough for five dice: it is read as a fraction to the base 6.
    [[nodiscard]] int thrown(int keep, quint32 bits) const
    {
        while (m_space.size(keep) < DiceCount) {
            const quint64 digits = quint64(bits) * RollSpace::Faces;
            keep = m_space.with(keep, static_cast<int>(digits >> 32) + 1);
            bits = static_cast<quint32>(digits);
        }
        return keep - RollSpace::FirstRoll;
    }

    const std::vector<Card> &m_cards;
    const ValueTable &m_table;
    const RuleSet &m_rules;
    RollSpace m_space;
    PointTable m_points;
    Luck m_luck;
    int m_samples;
    std::vector<Runner> m_runners;
};

} // namespace

std::vector<std::vector<Playout>> playOn(const std::vector<Card> &cards, const ValueTable &table, int samples,
                                         const std::atomic<bool> *stop)
{
    return Field(cards, table, samples).run(stop);
}
