#include "tips/tips.h"

#include "settings/settings.h"
#include "table/tableview.h"
#include "text/announcements.h"
#include "theme/fonts.h"

#include <QEvent>

using namespace Qt::StringLiterals;

namespace {

QString keyOf(Tip tip)
{
    switch (tip) {
    case Tip::Throw:
        return u"throw"_s;
    case Tip::Lock:
        return u"lock"_s;
    case Tip::Row:
        return u"row"_s;
    case Tip::Clock:
        break;
    }
    return u"clock"_s;
}

/// Index of the latest entry with which somebody played; chat and pauses are not of that kind.
std::size_t latestMove(const Journal &journal)
{
    std::size_t i = journal.size() - 1;
    while (
        i > 0
        && (std::holds_alternative<ChatPosted>(journal[i].event) || std::holds_alternative<Paused>(journal[i].event)))
        --i;
    return i;
}

QString headingOf(Tip tip)
{
    switch (tip) {
    case Tip::Throw:
        return Tips::tr("Throw the dice");
    case Tip::Lock:
        return Tips::tr("Keep what is good");
    case Tip::Row:
        return Tips::tr("Write it down");
    case Tip::Clock:
        break;
    }
    return Tips::tr("Mind the clock");
}

QString textOf(Tip tip, const Game &game)
{
    switch (tip) {
    case Tip::Throw:
        return Tips::tr(
            "Take hold of the cup with the mouse, shake it and let go. A click on it, or the space bar, does "
            "the same by itself.");
    case Tip::Lock:
        return Tips::tr("Click the dice that you want to keep: they are locked, and only the others are thrown again. "
                        "%n throw(s) left.",
                        nullptr, MaxThrows - game.state().current().throws);
    case Tip::Row:
        return Tips::tr(
            "Choose a row of the scorecard when you like your dice, at the latest after the last throw. The "
            "figures tell what each row would give now; every row is written once.");
    case Tip::Clock:
        break;
    }
    return Tips::tr("The ring round your picture runs down while you decide: you have %n second(s) for each decision. "
                    "After that the clock decides for you.",
                    nullptr, static_cast<int>(game.budgetMs() / 1000));
}

} // namespace

Tips::Tips(TableView &table, Settings &settings, const Theme &theme, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_settings(settings)
    , m_theme(theme)
{
    connect(&settings, &Settings::changed, this, &Tips::readSettings);
    readSettings();
}

void Tips::setSession(GameSession *session)
{
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    m_told.reset();
    if (m_session)
        connect(m_session, &GameSession::changed, this, &Tips::refresh);
    refresh();
}

void Tips::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (m_bubble != nullptr)
        m_bubble->setTheme(theme);
}

void Tips::setAway(bool away)
{
    if (m_away == away)
        return;
    m_away = away;
    refresh();
}

TipMoment Tips::moment() const
{
    const GameState &state = m_session->game().state();
    return {.open = m_session->inputOpen() && !m_away,
            .phase = state.phase,
            .throws = state.current().throws,
            .locks = m_session->game().locks(),
            .clock = m_session->game().budgetMs() > 0,
            .moves = latestMove(m_session->game().journal())};
}

void Tips::readSettings()
{
    for (const Tip tip : AllTips)
        m_guide.setSeen(tip, !m_settings.tips() || m_settings.tipSeen(keyOf(tip)));
    refresh();
}

void Tips::refresh()
{
    const bool newcomer = m_shown || !m_guide.allSeen();
    const TipGuide::Step step = m_session && newcomer ? m_guide.step(moment()) : TipGuide::Step();
    m_shown = step.shown;
    if (m_shown)
        show();
    else
        close();
    if (step.learned)
        m_settings.setTipSeen(keyOf(*step.learned));
}

void Tips::show()
{
    const bool anew = m_bubble == nullptr || m_bubble->isHidden();
    if (m_bubble == nullptr) {
        m_bubble = new TipBubble(m_theme, &m_table);
        m_table.installEventFilter(this);
        connect(m_bubble, &TipBubble::understood, this, [this] {
            m_guide.setSeen(*m_shown, true);
            m_settings.setTipSeen(keyOf(*m_shown));
            refresh();
        });
        connect(m_bubble, &TipBubble::enough, this, [this] { m_settings.setTips(false); });
    }
    m_bubble->setTexts(headingOf(*m_shown), textOf(*m_shown, m_session->game()));
    if (m_table.isVisible()) // before, nothing has its place yet
        place();
    if (anew)
        m_bubble->raise();
    if (m_told != m_shown)
        tell();
}

void Tips::place()
{
    const TableLayout &places = m_table.places();
    QRect room = places.felt.adjusted(4, 4, -4, -4);
    room.setBottom(places.bigButton.top() - 4); // what is to be pressed stays free
    m_bubble->setFont(scaledFont(m_table.font(), places.textScale));
    const auto seat = static_cast<std::size_t>(m_session->game().state().seat);
    switch (*m_shown) {
    case Tip::Throw:
        m_bubble->pointAt(places.cup, TipBubble::Side::Below, room);
        break;
    case Tip::Lock:
        m_bubble->pointAt(places.dice, TipBubble::Side::Above, room);
        break;
    case Tip::Row:
        m_bubble->pointAt({room.right() + 1, room.top(), 1, room.height() / 2}, TipBubble::Side::Left, room);
        break;
    case Tip::Clock:
        if (seat < places.plates.size()) {
            QRect plate = places.plates[seat];
            if (places.badge.isValid())
                plate.setBottom(qMax(plate.bottom(), places.badge.bottom() + 2));
            m_bubble->pointAt(plate, TipBubble::Side::Below, room);
        }
        break;
    }
    m_bubble->show();
}

void Tips::tell()
{
    if (!m_shown)
        return;
    m_told = m_shown;
    emit told(Announcements::tip(headingOf(*m_shown), textOf(*m_shown, m_session->game())));
}

void Tips::close()
{
    if (m_bubble != nullptr)
        m_bubble->hide();
}

bool Tips::eventFilter(QObject *watched, QEvent *event)
{
    const bool moved = event->type() == QEvent::Show || event->type() == QEvent::Resize
                       || event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange;
    if (watched == &m_table && moved)
        QMetaObject::invokeMethod(this, &Tips::refresh, Qt::QueuedConnection); // once the table has laid itself out
    return QObject::eventFilter(watched, event);
}
