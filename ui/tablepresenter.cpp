#include "tablepresenter.h"

#include "game/standings.h"
#include "rules/scoring.h"

namespace {

bool mayThrowAgain(const GameState &state)
{
    return state.phase == Phase::Deciding && state.current().throws < MaxThrows;
}

bool personInTurn(const GameState &state)
{
    return state.spec(state.seat).kind == PlayerKind::Person;
}

} // namespace

TableState TablePresenter::present(const GameState &state, const TableContext &context)
{
    TableState table;
    for (int seat = 0; seat < state.seatCount(); ++seat)
        table.plates.push_back(plate(state, seat, context));
    table.clock = context.clock;
    table.paused = state.paused && !context.lookingBack;
    table.unreadChat = context.unreadChat;
    table.hint = context.hint;
    table.hintOffered = !state.over() && state.hintsAllowed;
    table.hintOpen = context.inputOpen && state.phase == Phase::Deciding;
    if (state.rules->sharing == DiceSharing::Shared && state.seatCount() > 1)
        table.badge = tr("Same dice for all: in each throw every seat gets the same faces, so strategy decides.");
    if (context.lookingBack)
        table.banner = context.replaying ? replayBanner(state) : banner(state);
    presentDice(table, state, context);
    presentWords(table, state, context);
    presentButton(table, state, context);
    return table;
}

PlateState TablePresenter::plate(const GameState &state, int seat, const TableContext &context)
{
    const SeatSpec &spec = state.spec(seat);
    const SeatState &own = state.at(seat);
    PlateState plate;
    plate.name = spec.name;
    plate.colour = QColor(spec.colour);
    plate.computer = spec.kind == PlayerKind::Computer;
    plate.total = totals(*state.rules, own.card).total;
    plate.dice = own.dice;
    plate.inTurn = seat == state.seat && !state.over();
    plate.locked = plate.inTurn && state.phase == Phase::Deciding ? context.locks : own.kept;
    plate.waiting = own.done && !state.over();
    return plate;
}

void TablePresenter::presentDice(TableState &table, const GameState &state, const TableContext &context)
{
    const SeatState &seat = state.current();
    if (state.over()) {
        table.dice = seat.dice;
        table.onTable = DiceMask::all();
        return;
    }
    if (state.phase == Phase::Deciding) {
        table.dice = seat.dice;
        table.onTable = DiceMask::all();
        table.locked = context.locks;
        table.locksOpen = context.inputOpen && mayThrowAgain(state);
        table.throwOpen = table.locksOpen && context.throwFollows && context.locks != DiceMask::all();
        return;
    }
    // The cup waits: what the seat keeps lies on the table, the rest is in the cup.
    if (seat.throws > 0) {
        table.dice = seat.dice;
        table.onTable = seat.kept;
        table.locked = seat.kept;
    }
    table.throwOpen = context.inputOpen;
}

void TablePresenter::presentWords(TableState &table, const GameState &state, const TableContext &context)
{
    const QString &name = state.spec(state.seat).name;
    if (state.over()) {
        table.headline = tr("The game is over");
        table.detail = context.visiting ? tr("your own game waits") : tr("Game menu: rematch or a new game");
        return;
    }
    const int throwNumber = state.current().throws + (state.phase == Phase::Throwing ? 1 : 0);
    const QString throwCount = tr("Throw %1 of %2").arg(throwNumber).arg(MaxThrows);
    const auto withDetail = [&throwCount](const QString &what) {
        return tr("%1 · %2", "throw count · what to do").arg(throwCount, what);
    };
    if (!personInTurn(state)) {
        table.headline = tr("%1 is thinking", "a computer seat").arg(name);
        table.detail = throwCount;
    } else if (state.phase == Phase::Throwing) {
        table.headline =
            context.firstStart ? tr("Welcome! Click the cup to throw the dice") : tr("%1: throw the dice").arg(name);
        table.detail = withDetail(tr("click the cup, or shake it and let go"));
    } else if (mayThrowAgain(state)) {
        table.headline = tr("%1: choose which dice to keep").arg(name);
        table.detail = withDetail(tr("click a die or its lock (1–5), or write a row on the card"));
    } else {
        table.headline = tr("%1: write a row on the card").arg(name);
        table.detail = withDetail(tr("no throws are left: click a row, or arrows and Enter"));
    }
}

void TablePresenter::presentButton(TableState &table, const GameState &state, const TableContext &context)
{
    if (context.lookingBack) {
        table.backOpen = true;
        table.buttonEnabled = true;
        table.buttonTitle = tr("Back to the game");
        table.buttonDetail = tr("Esc");
        return;
    }
    if (context.visiting) {
        table.backOpen = true;
        table.buttonEnabled = true;
        table.buttonTitle = tr("Back to your game");
        table.buttonDetail = tr("Esc");
        return;
    }
    if (state.over()) {
        table.buttonTitle = tr("Game over");
        table.buttonDetail = tr("Ctrl+N starts a new game");
        return;
    }
    if (state.phase == Phase::Throwing) {
        const int dice = DiceCount - (state.current().throws > 0 ? state.current().kept.count() : 0);
        table.buttonTitle = tr("Throw");
        table.buttonDetail = tr("%n dice · Space", nullptr, dice);
    } else {
        table.buttonTitle = tr("Next throw");
        table.buttonDetail = nextThrowDetail(state, context.locks);
    }
    table.buttonEnabled =
        context.inputOpen
        && (state.phase == Phase::Throwing || (mayThrowAgain(state) && context.locks != DiceMask::all()));
    if (!personInTurn(state))
        table.buttonDetail = tr("%1 has the cup").arg(state.spec(state.seat).name);
    else if (state.paused)
        table.buttonDetail = tr("The game is paused");
}

QString TablePresenter::nextThrowDetail(const GameState &state, DiceMask locks)
{
    if (!mayThrowAgain(state))
        return tr("All three throws are made: write a row");
    if (locks == DiceMask::all())
        return tr("All five dice are locked: open a lock or write a row");
    return tr("%n dice go back to the cup · Space", nullptr, DiceCount - locks.count());
}

QString TablePresenter::replayBanner(const GameState &state)
{
    if (state.over())
        return tr("Replay: the end of the game");
    const QString name = state.spec(state.seat).name;
    const QString round = QString::number(state.round);
    if (state.current().throws == 0)
        return tr("Replay: round %1, %2").arg(round, name);
    return tr("Replay: round %1, %2, throw %3").arg(round, name, QString::number(state.current().throws));
}

QString TablePresenter::banner(const GameState &state)
{
    if (state.current().throws == 0) {
        return tr("Looking back: round %1, %2 · Esc goes back to the game")
            .arg(QString::number(state.round), state.spec(state.seat).name);
    }
    return tr("Looking back: round %1, %2, throw %3 · Esc goes back to the game")
        .arg(QString::number(state.round), state.spec(state.seat).name, QString::number(state.current().throws));
}
