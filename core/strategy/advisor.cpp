#include "strategy/advisor.h"

#include <algorithm>
#include <bit>

Advisor::Advisor(std::shared_ptr<const ValueTable> table)
    : m_table(std::move(table))
    , m_points(m_table->rules(), m_space)
{}

const ExactTurn &Advisor::turn(const Card &card)
{
    if (!m_turn || m_card != card) {
        const auto valueAfter = [this](const Card &after) { return m_table->value(m_table->space().stateOf(after)); };
        m_turn.emplace(m_space, m_points, m_table->rules(), card, valueAfter);
        m_card = card;
    }
    return *m_turn;
}

std::vector<Advice> Advisor::actions(const Card &card, const Dice &dice, int throwNumber)
{
    return actionsOf(m_space, turn(card), dice, throwNumber);
}

TurnPolicy::Action Advisor::bestAction(const Card &card, const Dice &dice, int throwNumber)
{
    constexpr std::size_t places = 4096; // some 3 MB
    m_policies.resize(places);
    const quint32 state = m_table->space().stateOf(card);
    Remembered &place = m_policies[state % places];
    if (place.state != state) {
        place.policy = TurnPolicy(m_space, turn(card));
        place.state = state;
    }
    return place.policy.action(m_space.rollOf(dice), throwNumber);
}

std::vector<Advice> actionsOf(const RollSpace &space, const ExactTurn &turn, const Dice &dice, int throwNumber)
{
    const int roll = space.rollOf(dice);
    std::vector<Advice> actions;
    for (const int row : rowsIn(turn.rowsFor(roll)))
        actions.push_back({row, -1, {}, turn.rowValue(row, roll, throwNumber)});
    // From all dice down to none, so that among equals more are kept.
    for (int size = DiceCount - 1; size >= 0 && throwNumber < MaxThrows; --size) {
        for (unsigned bits = 0; bits < DiceMask::all().bits(); ++bits) {
            const DiceMask kept(bits);
            const int keep = space.keepOf(dice, kept);
            if (kept.count() == size && diceOfKeep(space, dice, keep) == kept)
                actions.push_back({-1, keep, kept, turn.keepValue(keep, throwNumber)});
        }
    }
    std::stable_sort(actions.begin(), actions.end(),
                     [](const Advice &a, const Advice &b) { return a.value > b.value; });
    return actions;
}

Advice Advisor::best(const Card &card, const Dice &dice, int throwNumber)
{
    return actions(card, dice, throwNumber).front();
}

DiceMask diceOfKeep(const RollSpace &space, const Dice &dice, int keep)
{
    const Dice wanted = space.faces(keep);
    DiceMask kept;
    for (int i = 0; i < space.size(keep); ++i) {
        for (int die = 0; die < DiceCount; ++die) {
            if (dice[die] == wanted[i] && !kept.has(die)) {
                kept = kept.with(die);
                break;
            }
        }
    }
    return kept;
}
