#include "hintgiver.h"

#include <utility>

void HintGiver::ask(const RuleSet &rules, const Card &card, const Dice &dice, int throwNumber)
{
    m_question = Question{card, dice, throwNumber};
    if (m_advisor && m_advisor->table().rules() == rules) {
        answer();
        return;
    }
    if (m_job && m_job->rules() == rules)
        return; // on its way
    m_advisor.reset();
    m_job = std::make_unique<SolverJob>(rules);
    connect(m_job.get(), &SolverJob::finished, this, &HintGiver::onSolved);
    m_job->start();
}

void HintGiver::onSolved()
{
    if (m_job->error())
        return;
    m_advisor.emplace(m_job->table());
    answer();
}

void HintGiver::answer()
{
    if (!m_question)
        return;
    const Question question = *std::exchange(m_question, std::nullopt);
    emit answered(m_advisor->actions(question.card, question.dice, question.throwNumber));
}
