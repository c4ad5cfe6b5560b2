#include "hintgiver.h"

#include "players/tablesource.h"

#include <utility>

HintGiver::HintGiver(TableSource &tables, QObject *parent)
    : QObject(parent)
    , m_tables(tables)
{
    connect(&m_tables, &TableSource::finished, this, &HintGiver::answer);
}

void HintGiver::ask(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber)
{
    m_question = Question{rules, card, dice, throwNumber};
    m_tables.want(rules);
    answer();
}

void HintGiver::answer()
{
    const auto table = m_question ? m_tables.tableOf(m_question->rules) : nullptr;
    if (!table)
        return;
    if (!m_advisor || m_advisor->table().rules() != table->rules())
        m_advisor.emplace(table);
    const Question question = *std::exchange(m_question, std::nullopt);
    emit answered(m_advisor->actions(question.card, question.dice, question.throwNumber));
}
