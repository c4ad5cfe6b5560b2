#include "computerchat.h"

#include "gamesession.h"
#include "players/splitmix64.h"
#include "text/banter.h"

#include <vector>

namespace {

/// How many of a hundred such moments are worth a word.
quint32 talkative(Moment::Kind kind)
{
    switch (kind) {
    case Moment::Kind::FirstTurn:
    case Moment::Kind::FiveAlike:
    case Moment::Kind::Won:
    case Moment::Kind::CloseEnd:
        return 100;
    case Moment::Kind::Served:
    case Moment::Kind::ByClock:
    case Moment::Kind::TakenBack:
    case Moment::Kind::LastRow:
        return 60;
    case Moment::Kind::BigRow:
    case Moment::Kind::Scratched:
    case Moment::Kind::TookLead:
        return 35;
    }
    return 0;
}

/// The same for the same moment of the same game, whatever was drawn or said before.
quint32 drawn(const Journal &journal, int round, const Moment &moment)
{
    const QByteArray &code = std::get<GameStarted>(journal.front().event).fairnessCode;
    const int place = (round * MaxSeats + moment.seat) * 16 + static_cast<int>(moment.kind);
    SplitMix64 random(code + QByteArray::number(place));
    return static_cast<quint32>(random.next() >> 33U);
}

} // namespace

void ComputerChat::setSession(GameSession *session)
{
    if (m_session)
        m_session->game().disconnect(this);
    m_session = session;
    m_said.clear();
    m_turns = 0;
    if (session == nullptr)
        return;
    m_before = session->game().state();
    connect(&session->game(), &Game::entryAppended, this, &ComputerChat::onEntry);
}

void ComputerChat::onEntry()
{
    const GameState &after = m_session->game().state();
    const Journal &journal = m_session->game().journal();
    const auto moment = notableMoment(m_before, journal.back().event, after);
    const int round = m_before.round;
    m_before = after;
    if (std::holds_alternative<RowFilled>(journal.back().event))
        ++m_turns;
    if (!m_talking || !moment)
        return;
    const quint32 chance = drawn(journal, round, *moment);
    if (chance % 100 >= talkative(moment->kind))
        return;
    // Commands must not be given from a signal of the game.
    const auto later = [this, moment, chance, session = m_session, turn = m_turns] {
        if (session && session == m_session && turn == m_turns) // else its turn is over: the next has words of its own
            say(*moment, chance / 100);
    };
    QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
}

void ComputerChat::say(const Moment &moment, quint32 chance)
{
    const int speaker = speakerFor(moment, chance);
    if (speaker < 0)
        return;
    const bool own = speaker == moment.seat;
    const QStringList lines = Banter::lines(moment.kind, own);
    if (lines.isEmpty())
        return;
    int &said = m_said[{moment.kind, own}];
    if (said == 0)
        said = static_cast<int>(chance % 3); // games begin with different lines
    m_session->postChat(speaker, lines[said++ % lines.size()]);
}

int ComputerChat::speakerFor(const Moment &moment, quint32 chance) const
{
    const GameState &state = m_session->game().state();
    const auto isComputer = [&state](int seat) { return state.spec(seat).kind == PlayerKind::Computer; };
    if (isComputer(moment.seat))
        return moment.seat;
    std::vector<int> computers;
    for (int seat = 0; seat < state.seatCount(); ++seat) {
        if (isComputer(seat))
            computers.push_back(seat);
    }
    return computers.empty() ? -1 : computers[chance % computers.size()];
}
