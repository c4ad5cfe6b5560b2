#include "support/testgame.h"

#include "game/replay.h"
#include "support/errortext.h"
#include "support/ruletext.h"

using namespace Qt::StringLiterals;

std::vector<SeatSpec> testSeats(const QByteArray &kinds)
{
    std::vector<SeatSpec> seats;
    for (const char kind : kinds) {
        const QString name(QChar(static_cast<char16_t>(u'A' + seats.size())));
        if (kind == 'c')
            seats.push_back({name, u"#2e86c1"_s, PlayerKind::Computer, u"steady"_s});
        else
            seats.push_back({name, u"#c0392b"_s, PlayerKind::Person, {}});
    }
    return seats;
}

QByteArray testSeed()
{
    return "thirty-two bytes for every test.";
}

Journal testJournal(const TestSetup &setup, const Clock &clock)
{
    const GameSetup game{QString::fromLatin1(setup.ruleSet), choicesFrom(setup.options), testSeats(setup.seats),
                         setup.starter};
    return newJournal(game, testSeed(), clock).value();
}

TestGame::TestGame(const TestSetup &setup, const ScriptedDice &dice)
    : TestGame(testJournal(setup, ManualClock()), dice, ManualClock())
{}

TestGame::TestGame(const Journal &journal, const ScriptedDice &dice, const ManualClock &clock)
    : m_clock(clock)
    , m_dice(dice)
    , m_game(std::make_unique<Game>(journal, std::make_unique<ScriptedDice>(dice), m_clock))
{}

TestGame TestGame::resumed(const Journal &journal, const ScriptedDice &dice)
{
    return TestGame(journal, dice, ManualClock());
}

std::optional<CommandError> TestGame::command(const QByteArray &text)
{
    const bool named = text.size() > 2 && text.at(1) == ':';
    const int seat = named ? text.at(0) - 'A' : state().seat;
    const QByteArray verb = named ? text.mid(2) : text;
    const bool known = seat >= 0 && seat < state().seatCount();
    const Actor by = known && state().spec(seat).kind == PlayerKind::Computer ? Actor::Computer : Actor::Person;
    if (verb == "throw")
        return m_game->throwDice(seat, by);
    if (!verb.startsWith("keep"))
        return m_game->fillRow(seat, row(verb), by);
    DiceMask kept;
    for (const char die : verb.mid(4))
        kept = kept.with(die - '1');
    return m_game->keepDice(seat, kept, by);
}

bool TestGame::play(const QByteArray &script)
{
    for (const QByteArray &text : script.simplified().split(' ')) {
        if (const auto error = command(text)) {
            qWarning("%s was refused: %s", text.constData(), nameOf(*error));
            return false;
        }
    }
    return true;
}

int TestGame::points(int seat, const QByteArray &rowId) const
{
    const Card &card = state().at(seat).card;
    return card.isFilled(row(rowId)) ? card.points(row(rowId)) : -1;
}

QByteArray TestGame::faces(int seat) const
{
    QByteArray text;
    for (const quint8 face : state().at(seat).dice.faces)
        text += QByteArray::number(face);
    return text;
}

SignalLog::SignalLog(Game &game)
    : m_game(game)
{
    connect(&game, &Game::entryAppended, this, [this](int index) {
        const bool last = index == static_cast<int>(m_game.journal().size()) - 1;
        note(last ? "entry" : "entry of another place");
    });
    connect(&game, &Game::diceThrown, this, [this] { note("thrown"); });
    connect(&game, &Game::diceKept, this, [this] { note("kept"); });
    connect(&game, &Game::rowFilled, this, [this] { note("filled"); });
    connect(&game, &Game::chatPosted, this, [this] { note("chat"); });
    connect(&game, &Game::locksChanged, this, [this] { note("locks"); });
    connect(&game, &Game::pausedChanged, this, [this](bool on) { note(on ? "paused" : "resumed"); });
    connect(&game, &Game::turnChanged, this, [this](int seat) { note("turn:" + QByteArray::number(seat)); });
    connect(&game, &Game::stateReset, this, [this] { note("reset"); });
    connect(&game, &Game::finished, this, [this] { note("finished"); });
}

QByteArray SignalLog::take()
{
    const QByteArray text = m_words.join(' ');
    m_words.clear();
    return text;
}

void SignalLog::note(const QByteArray &word)
{
    const GameState fold = stateOf(m_game.journal(), m_game.journal().size());
    m_words << (sameGame(fold, m_game.state()) ? word : word + " STALE");
}
