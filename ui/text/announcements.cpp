#include "text/announcements.h"

#include "game/standings.h"
#include "text/gamestory.h"
#include "text/names.h"

#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace {

QString number(int value)
{
    return QLocale().toString(value);
}

bool isPerson(const GameState &state, int seat)
{
    return state.spec(seat).kind == PlayerKind::Person;
}

} // namespace

QString Announcements::dice(const Dice &dice, DiceMask which)
{
    // With commas: hyphens would be read aloud, or the faces taken for one number.
    QStringList faces;
    for (int die = 0; die < DiceCount; ++die) {
        if (which.has(die))
            faces << number(dice[die]);
    }
    return faces.join(u", "_s);
}

QString Announcements::throwsLeft(int throws)
{
    return throws > 0 ? tr("%n throw(s) left.", nullptr, throws) : tr("No throws left.");
}

QString Announcements::thrown(const GameState &state, const DiceThrown &event)
{
    if (!isPerson(state, event.seat))
        return {};
    const QString &name = state.spec(event.seat).name;
    //: %1 name, %2 faces such as "5, 5, 3, 2, 1"
    const QString text = event.by == Actor::Clock ? tr("The clock throws for %1: %2.") : tr("%1 throws %2.");
    const QString told = text.arg(name, dice(event.dice));
    return state.over() ? told : told + u' ' + throwsLeft(MaxThrows - event.throwNumber);
}

QString Announcements::written(const GameState &state, const RowFilled &event)
{
    const QString &name = state.spec(event.seat).name;
    const QString row = Names::row(state.rules->row(event.row).id);
    const QString total = number(totals(*state.rules, state.at(event.seat).card).total);
    const QString clock = event.by == Actor::Clock ? tr("Time is up.") + u' ' : QString();
    if (event.points == 0) {
        //: %1 name, %2 row, %3 number of points
        return clock + tr("%1 scratches %2. Total %3.").arg(name, row, total);
    }
    QString points = Names::points(event.points);
    if (event.extra > 0) {
        //: %1 and %2 are "25 points", the second beside the rows
        points = tr("%1 and %2 extra").arg(points, Names::points(event.extra));
    }
    //: %1 name, %2 row, %3 "25 points", %4 number of points
    return clock + tr("%1 writes %2: %3. Total %4.").arg(name, row, points, total);
}

QString Announcements::takenBack(const GameState &state)
{
    const SeatState &seat = state.current();
    if (state.phase != Phase::Deciding)
        return tr("Taken back.");
    //: %1 faces such as "5, 5, 3, 2, 1"
    return tr("Taken back: the dice are %1 again.").arg(dice(seat.dice)) + u' ' + throwsLeft(MaxThrows - seat.throws);
}

QString Announcements::end(const GameState &state)
{
    QStringList sentences{tr("The game is over."), GameStory::title(state) + u'.'};
    if (state.seatCount() > 1) {
        for (const Standing &standing : standings(state))
            sentences << tr("%1: %2.", "name, final points")
                             .arg(state.spec(standing.seat).name, number(standing.finalPoints));
    }
    return sentences.join(u' ');
}

QString Announcements::event(const GameState &state, const GameEvent &event)
{
    if (const auto *throwing = std::get_if<DiceThrown>(&event))
        return thrown(state, *throwing);
    if (const auto *filled = std::get_if<RowFilled>(&event))
        return written(state, *filled);
    if (std::holds_alternative<Undone>(event))
        return takenBack(state);
    if (const auto *paused = std::get_if<Paused>(&event))
        return paused->on ? tr("The game is paused.") : tr("The game goes on.");
    return std::holds_alternative<Finished>(event) ? end(state) : QString();
}

QString Announcements::message(const GameState &state, const ChatPosted &event)
{
    // What people write, they have heard from their own keyboard.
    if (isPerson(state, event.seat))
        return {};
    return tr("%1 says: %2", "a computer seat, its message").arg(state.spec(event.seat).name, event.text);
}

QString Announcements::turn(const GameState &state, bool newRound)
{
    if (state.over() || !isPerson(state, state.seat))
        return {};
    QStringList sentences;
    if (newRound)
        sentences << tr("Round %1.").arg(number(state.round));
    if (state.seatCount() > 1)
        sentences << tr("%1’s turn.").arg(state.spec(state.seat).name);
    return sentences.join(u' ');
}

QString Announcements::game(const GameState &state)
{
    return Names::ruleSet(state.rules->id) + u". "_s + (state.over() ? end(state) : turn(state, true));
}

QString Announcements::locks(const Dice &dice, DiceMask locked)
{
    if (locked == DiceMask::none())
        return tr("No die is locked.");
    //: %1 faces such as "5, 5"
    return tr("Locked: %1.").arg(Announcements::dice(dice, locked));
}

QString Announcements::secondsLeft(int seconds)
{
    return tr("%n second(s) left.", nullptr, seconds);
}

QString Announcements::tip(const QString &heading, const QString &text)
{
    //: read aloud; %1 is like "Throw the dice", %2 a sentence or more
    return tr("Tip: %1. %2").arg(heading, text);
}
