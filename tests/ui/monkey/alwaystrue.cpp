#include "alwaystrue.h"

#include "game/replay.h"
#include "gameview.h"
#include "monkeyroom.h"
#include "scorecard/scorecardmodel.h"
#include "scorecard/scorecardview.h"
#include "storage/journalfile.h"

#include <QAbstractButton>
#include <QApplication>
#include <QFile>

namespace {

bool aRowCanBeChosen(const ScorecardView &card)
{
    const auto &model = dynamic_cast<const ScorecardModel &>(*card.model());
    for (int line = 0; line < model.lineCount(); ++line) {
        if (model.isChoosable(line))
            return true;
    }
    return false;
}

} // namespace

QByteArray AlwaysTrue::check(MonkeyRoom &room)
{
    for (const auto holds : {journalIsTheGame, fileIsTheJournal, personCanAct}) {
        const QByteArray wrong = holds(room);
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

QByteArray AlwaysTrue::journalIsTheGame(MonkeyRoom &room)
{
    const GameSession &session = room.session();
    const Replay folded = replay(session.game().journal());
    if (!folded.complete())
        return "the journal is not valid at entry " + QByteArray::number(qulonglong(folded.validEntries));
    if (!sameGame(*folded.state, room.state()))
        return "the journal gives another state";
    if (session.isMoving())
        return {};
    GameState shown = session.shown();
    shown.specs = room.state().specs; // names may be shown in another language
    if (!sameGame(shown, room.state()))
        return "what is shown is not the state of the game";
    // What is said, asked and told changes no state and waits for the next change.
    for (std::size_t i = session.shownEntries(); i < session.game().journal().size(); ++i) {
        if (isMove(session.game().journal()[i].event))
            return "the history lacks a move";
    }
    return {};
}

QByteArray AlwaysTrue::fileIsTheJournal(MonkeyRoom &room)
{
    QFile file(room.session().file());
    if (!file.open(QIODevice::ReadOnly))
        return "the game has no file";
    if (file.readAll() != toJsonLines(room.session().game().journal()))
        return "the file holds another journal";
    return {};
}

QByteArray AlwaysTrue::personCanAct(MonkeyRoom &room)
{
    const GameSession &session = room.session();
    const GameState &state = room.state();
    const bool person = state.spec(state.seat).kind == PlayerKind::Person;
    if (QApplication::activeModalWidget() != nullptr || state.over() || state.paused || session.isMoving() || !person)
        return {};
    if (!session.inputOpen())
        return "a person is to act, and may not";
    const auto *view = room.window().findChild<GameView *>();
    if (view->lookingBack())
        return {};
    const auto *button = room.window().findChild<QAbstractButton *>(QStringLiteral("bigButton"));
    const bool press = button->isEnabled();
    if (state.phase == Phase::Throwing)
        return press ? QByteArray() : QByteArray("the cup waits, and the button is closed");
    if (press || aRowCanBeChosen(*room.window().findChild<ScorecardView *>()))
        return {};
    return "the dice lie, and neither a row nor the button is open";
}
