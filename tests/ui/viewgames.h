#pragma once

#include "game/game.h"
#include "support/manualclock.h"
#include "support/scripteddice.h"

#include <QColor>
#include <memory>

/// A running game for tests of views: persons with the given names, dice as scripted.
class ViewGame {
public:
    ViewGame(const QString &ruleSet, const QStringList &names, const ScriptedDice &dice = {},
             const std::vector<OptionChoice> &options = {})
    {
        GameSetup setup{ruleSet, options, {}, 0};
        for (int i = 0; i < names.size(); ++i)
            setup.seats.push_back({names[i], QColor::fromHsl(50 * i, 160, 150).name(), PlayerKind::Person, {}});
        const auto journal = newJournal(setup, QByteArray(SeedBytes, 'v'), m_clock);
        Q_ASSERT(journal.ok());
        m_game = std::make_unique<Game>(*journal, std::make_unique<ScriptedDice>(dice), m_clock);
    }

    Game &operator*() const { return *m_game; }
    Game *operator->() const { return m_game.get(); }
    ManualClock &clock() { return m_clock; }
    [[nodiscard]] int row(QStringView id) const { return m_game->rules().rowIndex(id); }

    /// The seat in turn throws.
    void roll() { m_game->throwDice(m_game->state().seat, Actor::Person); }
    void keep(unsigned dice) { m_game->keepDice(m_game->state().seat, DiceMask(dice), Actor::Person); }
    void fill(QStringView id) { m_game->fillRow(m_game->state().seat, row(id), Actor::Person); }
    /// The seat in turn throws once and writes the row.
    void take(QStringView id)
    {
        roll();
        fill(id);
    }

private:
    ManualClock m_clock;
    std::unique_ptr<Game> m_game;
};
