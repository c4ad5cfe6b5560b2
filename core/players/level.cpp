#include "players/level.h"

#include "players/turnvalues.h"
#include "rules/scoring.h"
#include "strategy/solver.h"

#include <algorithm>
#include <bit>

void LevelStrategy::beginGame(const QByteArray &seed)
{
    m_chance = SplitMix64(seed);
    m_turn.reset();
    m_lastThrow = MaxThrows;
}

void LevelStrategy::useTable(std::shared_ptr<const ValueTable> table)
{
    m_table = std::move(table);
    m_rules.reset();
}

Decision LevelStrategy::decide(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber)
{
    if (m_rules != rules)
        prepareRules(rules);
    // Cards that no game can reach are in no table; they are judged by the rules of thumb.
    m_exact = m_advisor && m_table->space().reaches(card);
    if (m_exact && m_traits.error <= 0)
        return exactDecision(card, dice, throwNumber);
    prepareTurn(card, throwNumber);
    return seemingDecision(card, dice, throwNumber);
}

void LevelStrategy::prepareRules(const RuleSet &rules)
{
    m_rules = rules;
    m_points.emplace(rules, m_space);
    m_turn.reset();
    m_usual.clear();
    for (int row = 0; row < rules.rowCount(); ++row) {
        Card others;
        for (int other = 0; other < rules.rowCount(); ++other) {
            if (other != row)
                others.fill(other, m_points->most(other) > 0 ? 1 : 0);
        }
        m_usual.push_back(TurnValues(m_space, *m_points, rules, others).expected(m_space));
    }
    m_average = 0;
    for (const double points : m_usual)
        m_average += points / rules.rowCount();

    m_advisor.reset();
    if (!wantsTable())
        return;
    if (!m_table || m_table->rules() != rules) {
        const auto solved = solve(rules);
        m_table = solved ? *solved : nullptr;
    }
    // A rule set that is too large to be solved is played by the rules of thumb.
    if (m_table)
        m_advisor.emplace(m_table);
}

void LevelStrategy::prepareTurn(const Card &card, int throwNumber)
{
    // A turn that begins is seen anew, even on the same card: its throw may have been taken back.
    const bool goesOn = m_turn && m_card == card && throwNumber > m_lastThrow;
    m_lastThrow = throwNumber;
    if (goesOn)
        return;
    m_card = card;
    const Card seen = asSeen(card);
    ExactTurn::ValueAfter valueAfter;
    if (m_exact)
        valueAfter = [this](const Card &after) { return m_table->value(m_table->space().stateOf(after)); };
    else if (m_traits.foresight == LevelTraits::Foresight::None)
        valueAfter = [this](const Card &after) { return double(totals(*m_rules, after).bonus); };
    else
        valueAfter = [this](const Card &after) { return usualValue(after); };
    m_turn.emplace(m_space, *m_points, *m_rules, seen, valueAfter);
}

/// The card with rows that the player overlooks as if they were filled; one that may be filled always stays.
Card LevelStrategy::asSeen(const Card &card)
{
    Card seen = card;
    if (m_traits.forgets <= 0 || m_rules->forcedOrder)
        return seen;
    for (const int row : rowsIn(nextRows(*m_rules, card.filled()))) {
        const bool last = std::popcount(nextRows(*m_rules, seen.filled())) == 1;
        if (!last && m_chance.below(100) < m_traits.forgets)
            seen.fill(row, 0);
    }
    return seen;
}

/// What a card can expect by rules of thumb: of every open row what it usually brings, of the bonus as much as three
/// dice of each open face would bring it nearer.
double LevelStrategy::usualValue(const Card &after) const
{
    double value = 0;
    int upper = 0;
    for (int row = 0; row < m_rules->rowCount(); ++row) {
        const RowRule &rule = m_rules->row(row);
        const bool dead = rule.needsRow >= 0 && after.isFilled(rule.needsRow) && after.points(rule.needsRow) == 0;
        if (!after.isFilled(row))
            value += dead ? 0 : m_usual[static_cast<std::size_t>(row)];
        if (rule.upper)
            upper += after.isFilled(row) ? after.points(row) : 3 * rule.number;
    }
    if (!m_rules->bonus)
        return value;
    // Ten points short of three of each, the bonus is as good as lost; ten points above, as good as won.
    constexpr double reach = 10;
    const double share = 0.5 + (upper - m_rules->bonus->threshold) / (2 * reach);
    return value + m_rules->bonus->points * std::clamp(share, 0.0, 1.0);
}

Decision LevelStrategy::exactDecision(const Card &card, const Dice &dice, int throwNumber)
{
    const TurnPolicy::Action action = m_advisor->bestAction(card, dice, throwNumber);
    return action.row >= 0 ? Decision::fill(action.row) : Decision::keep(diceOfKeep(m_space, dice, action.keep));
}

Decision LevelStrategy::seemingDecision(const Card &card, const Dice &dice, int throwNumber)
{
    const RowMask allowed = fillableRows(*m_rules, card, dice);
    std::optional<Decision> best;
    double most = 0;
    for (const Advice &advice : actionsOf(m_space, *m_turn, dice, throwNumber)) {
        if (advice.fills() && ((allowed >> advice.row) & 1U) == 0)
            continue;
        const double seeming = advice.value + misjudgement();
        if (best && seeming <= most)
            continue;
        most = seeming;
        best = advice.fills() ? Decision::fill(advice.row) : Decision::keep(advice.kept);
    }
    // A joker may have to go where the player does not look.
    return best ? *best : Decision::fill(bestRow(*m_rules, dice, throwNumber, card));
}

double LevelStrategy::misjudgement()
{
    if (m_traits.error <= 0)
        return 0;
    constexpr int most = 1000; // steps to either side
    return m_traits.error * m_average * (m_chance.below(2 * most + 1) - most) / most;
}
