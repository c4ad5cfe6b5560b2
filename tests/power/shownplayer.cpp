// Plays games in one session, as the window does but with nobody to see them, and prints after each step how many entries
// of the journal are shown: "FILE ENTRIES", with "unsaved" behind it where the mark would be seen.   shownplayer FOLDER
#include "gamesession.h"
#include "players/tablesource.h"
#include "support/games.h"

#include <QCoreApplication>
#include <QTimer>
#include <cstdio>

namespace {

class Player : public QObject {
public:
    explicit Player(const QString &folder)
        : m_store(folder + QStringLiteral("/games"))
        , m_writer(m_store, DiskWriter::Where::Beside)
    {
        m_next.setSingleShot(true);
        connect(&m_next, &QTimer::timeout, this, &Player::act);
        begin();
    }

private:
    void begin()
    {
        m_session.reset();
        const GameSetup setup = Games::setup("nordic", Games::seats(2), {});
        Journal journal = *newJournal(setup, QByteArray(SeedBytes, static_cast<char>(++m_games)), m_clock);
        const QString file = m_store.fileFor(journal);
        const auto &start = std::get<GameStarted>(journal.front().event);
        auto dice = std::make_unique<SeededDice>(start.seed, DiceSharing::Own);
        m_session = std::make_unique<GameSession>(std::make_unique<Game>(std::move(journal), std::move(dice), m_clock),
                                                  m_writer, file, m_clock, m_tables, GameSession::Waits{});
        connect(m_session.get(), &GameSession::changed, this, &Player::tell);
        m_session->beOnTable();
        m_session->save();
        m_next.start(1);
    }
    void tell()
    {
        std::printf("%s %zu%s\n", qPrintable(m_session->file()), m_session->shownEntries(),
                    m_session->unsaved() ? " unsaved" : "");
        std::fflush(stdout);
        m_next.start(1);
    }
    void act()
    {
        const GameState &state = m_session->game().state();
        if (m_session->isMoving()) {
            m_session->settle(); // the dice rest at once
            return;
        }
        m_clock.advance(1000);
        if (state.over())
            begin();
        else if (state.phase == Phase::Throwing)
            m_session->pressThrow();
        else
            m_session->fillRow(state.current().card.filledCount());
        m_next.start(1);
    }

    ManualClock m_clock;
    GameStore m_store;
    DiskWriter m_writer;
    TableSource m_tables;
    std::unique_ptr<GameSession> m_session;
    QTimer m_next;
    int m_games = 0;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication app(argc, argv);
    Player player(QString::fromLocal8Bit(argv[1]));
    return QCoreApplication::exec();
}
