#pragma once

#include "strategy/solverjob.h"

#include <QObject>
#include <memory>
#include <optional>

/// The value table of the rules in play, for everybody who needs it: worked out beside the event loop the first time
/// that somebody does, and kept until other rules are wanted.
class TableSource : public QObject {
    Q_OBJECT

public:
    explicit TableSource(QObject *parent = nullptr)
        : QObject(parent)
    {}

    /// Begins to work these rules out, unless they are known or on their way. Others are forgotten.
    void want(const RuleSet &rules);

    /// Works them out before it returns, for games without an event loop; says nothing.
    void provide(const RuleSet &rules);

    /// The table of these rules; null while it is not there.
    [[nodiscard]] std::shared_ptr<const ValueTable> tableOf(const RuleSet &rules) const;
    /// True for rules that were wanted last and cannot be worked out.
    [[nodiscard]] bool refuses(const RuleSet &rules) const;

signals:
    /// What was wanted last is there, or refused; from the event loop, never within want().
    void finished();

private:
    void onSolved();

    std::unique_ptr<SolverJob> m_job; // while it works
    std::shared_ptr<const ValueTable> m_table;
    std::optional<RuleSet> m_refused;
};
