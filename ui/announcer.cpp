#include "announcer.h"

#include "access/screenreader.h"
#include "gamesession.h"
#include "text/announcements.h"

#include <utility>

namespace {

constexpr qint64 HurryMs = 5000;
// Timers are a little early or late.
constexpr qint64 SlackMs = 500;
// Whoever begins to listen asks for what it wants to hear only then: in parts of the time that sentences wait.
constexpr int FirstWait = 8;

bool personIsToAct(const GameState &state)
{
    return !state.over() && state.spec(state.seat).kind == PlayerKind::Person;
}

} // namespace

Announcer::Announcer(ScreenReader &reader, int joinMs, QObject *parent)
    : QObject(parent)
    , m_reader(reader)
    , m_joinMs(joinMs)
{
    m_join.setSingleShot(true);
    connect(&m_join, &QTimer::timeout, this, &Announcer::read);
    m_reader.whenListening([self = QPointer(this)] {
        if (self)
            self->onListening();
    });
}

void Announcer::setSession(GameSession *session)
{
    if (m_session) {
        m_session->disconnect(this);
        m_session->game().disconnect(this);
    }
    m_session = session;
    m_sentences.clear();
    if (session == nullptr)
        return;
    noteShown();
    connect(session, &GameSession::changed, this, &Announcer::onShown);
    connect(session, &GameSession::clockTicked, this, &Announcer::onClockTicked);
    connect(&session->game(), &Game::locksChanged, this, &Announcer::onLocksChanged);
    connect(&session->game(), &Game::chatPosted, this, &Announcer::onMessage);
    if (m_reader.listening())
        say(Announcements::game(session->shown()));
}

void Announcer::onListening()
{
    if (!m_session)
        return;
    noteShown();
    m_join.start(FirstWait * m_joinMs);
    m_sentences.clear();
    say(Announcements::game(m_session->shown()));
    emit listeningBegan();
}

void Announcer::say(const QString &sentence)
{
    if (sentence.isEmpty() || !m_reader.listening())
        return;
    m_sentences << sentence;
    if (!m_join.isActive())
        m_join.start(m_joinMs);
}

void Announcer::read()
{
    if (!m_sentences.isEmpty())
        m_reader.read(std::exchange(m_sentences, {}).join(u' '));
}

void Announcer::noteShown()
{
    m_heard = m_session->shownEntries();
    m_seat = m_session->shown().seat;
    m_round = m_session->shown().round;
    m_locks = m_session->game().locks(); // set anew by what has happened, not by a hand
    m_hurryTold = false;
}

void Announcer::onShown()
{
    const std::size_t from = m_heard;
    const std::pair before(m_seat, m_round);
    if (m_session->shownEntries() == from)
        return;
    noteShown();
    if (!m_reader.listening())
        return;
    const Journal &journal = m_session->game().journal();
    for (std::size_t index = from; index < m_heard; ++index)
        say(Announcements::event(m_session->shown(), journal[index].event));
    if (before != std::pair(m_seat, m_round))
        say(Announcements::turn(m_session->shown(), m_round != before.second));
}

void Announcer::onLocksChanged(DiceMask locks)
{
    const bool changed = locks != std::exchange(m_locks, locks);
    const GameState &state = m_session->game().state();
    if (changed && m_reader.listening() && personIsToAct(state) && state.phase == Phase::Deciding)
        say(Announcements::locks(state.current().dice, locks));
}

void Announcer::onMessage(const ChatPosted &event)
{
    if (m_reader.listening())
        say(Announcements::message(m_session->shown(), event));
}

void Announcer::onClockTicked()
{
    const qint64 left = m_session->game().remainingMs();
    if (m_hurryTold || left > HurryMs + SlackMs || !personIsToAct(m_session->shown()))
        return;
    m_hurryTold = true;
    if (m_reader.listening())
        say(Announcements::secondsLeft(static_cast<int>((left + SlackMs) / 1000)));
}
