#include "players/tablesource.h"

void TableSource::want(const RuleSet &rules)
{
    if (tableOf(rules) || refuses(rules) || (m_job && m_job->rules() == rules))
        return;
    m_table.reset();
    m_refused.reset();
    m_job = std::make_unique<SolverJob>(rules);
    connect(m_job.get(), &SolverJob::finished, this, &TableSource::onSolved);
    m_job->start();
}

void TableSource::provide(const RuleSet &rules)
{
    if (tableOf(rules) || refuses(rules))
        return;
    m_job.reset();
    const auto solved = solve(rules);
    m_table = solved ? *solved : nullptr;
    m_refused = solved ? std::nullopt : std::optional(rules);
}

std::shared_ptr<const ValueTable> TableSource::tableOf(const RuleSet &rules) const
{
    return m_table && m_table->rules() == rules ? m_table : nullptr;
}

bool TableSource::refuses(const RuleSet &rules) const
{
    return m_refused == rules;
}

void TableSource::onSolved()
{
    m_table = m_job->table();
    if (m_job->error())
        m_refused = m_job->rules();
    m_job.release()->deleteLater(); // it is speaking
    emit finished();
}
