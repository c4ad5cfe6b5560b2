#include "support/testwindow.h"
#include "unseengame.h"

#include <QDir>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A disk that answers when the test says so.
class SlowWriter : public DiskWriter {
public:
    using DiskWriter::DiskWriter;

    void write(const QString &file, const QByteArray &, qint64 mark) override { m_last = {file, mark}; }
    void finish() override {}
    void answer() { emit written(m_last.first, m_last.second); }
    void refuse(StoreError::Kind kind) { emit failed(m_last.first, {kind, m_last.first, {}}); }

private:
    std::pair<QString, qint64> m_last;
};

struct SlowGame {
    explicit SlowGame(GameSession::Waits waits)
        : store(folder.path())
        , writer(store)
        , session(Games::scripted(classic(1), dice, clock), writer, folder.filePath(u"a.generala"_s), clock, tables,
                  waits)
    {}

    QTemporaryDir folder;
    ManualClock clock;
    ScriptedDice dice;
    GameStore store;
    SlowWriter writer;
    TableSource tables;
    GameSession session;
};

constexpr int Never = 1'000'000;

/// A file lies where the folder of the games should be: nothing can be saved.
class Blocked {
public:
    explicit Blocked(const QString &folder)
        : m_folder(folder)
    {
        QDir().rename(folder, aside());
        QFile file(folder);
        m_there = file.open(QIODevice::WriteOnly);
    }
    ~Blocked() { free(); }
    Q_DISABLE_COPY_MOVE(Blocked)

    [[nodiscard]] bool there() const { return m_there; }
    void free()
    {
        if (!std::exchange(m_there, false))
            return;
        QFile::remove(m_folder);
        QDir().rename(aside(), m_folder);
    }

private:
    [[nodiscard]] QString aside() const { return m_folder + u".aside"_s; }

    QString m_folder;
    bool m_there = false;
};

std::size_t entriesIn(const QString &file)
{
    const auto text = GameStore::read(file); // on scripted dice, which a reader would refuse
    return text ? static_cast<std::size_t>(text->count('\n')) : 0;
}

bool marked(TestWindow &game)
{
    return game.child<QLabel>("unsavedMark").isVisibleTo(&game.window());
}

void playOneRow(TestWindow &game, int row)
{
    game.pressThrowKey();
    game.clock.advance(1000);
    game.clickCard(row, game.state().seat);
}

} // namespace

/// A disk that is full, slow or away for a while: nothing that can still be saved is lost, and what is not saved is said.
class TestUnsaved : public QObject {
    Q_OBJECT

private slots:
    void shownWhenKept();
    void shownAfterAWhileUnderTheMark();
    void endIsShownWhenKept();
    void triedAgainByItself();
    void roundsOnAFullDiskThenClosed();
    void endOnAFullDisk();
    void leavingSavesFirst_data();
    void leavingSavesFirst();
    void asksOnlyIfItStillFails();
    void markFollowsTheLanguage();
};

void TestUnsaved::shownWhenKept()
{
    SlowGame game({Never, Never, Never});
    QSignalSpy changed(&game.session, &GameSession::changed);
    game.session.pressThrow();
    game.session.settle(); // the dice rest
    QCOMPARE(game.session.shown().phase, Phase::Throwing);
    QVERIFY(game.session.isMoving() && !game.session.inputOpen());
    game.writer.answer();
    QCOMPARE(game.session.shown().phase, Phase::Deciding);
    QVERIFY(game.session.inputOpen());
    QVERIFY(!game.session.unsaved());

    game.clock.advance(1000);
    game.session.fillRow(0);
    QCOMPARE(game.session.shown().at(0).card.filledCount(), 0);
    QCOMPARE(game.session.shownEntries(), std::size_t(2));
    game.writer.answer();
    QCOMPARE(game.session.shown().at(0).card.filledCount(), 1);
    QVERIFY(!game.session.unsaved());
}

void TestUnsaved::shownAfterAWhileUnderTheMark()
{
    SlowGame game({10, Never, Never});
    game.session.pressThrow();
    game.session.settle();
    QTRY_COMPARE(game.session.shown().phase, Phase::Deciding);
    QVERIFY(game.session.unsaved());
    QCOMPARE(int(game.session.unsaved()->kind), int(StoreError::Kind::SlowDisk));
    game.writer.answer();
    QVERIFY(!game.session.unsaved());
}

void TestUnsaved::endIsShownWhenKept()
{
    SlowGame game({Never, Never, Never});
    QSignalSpy ended(&game.session, &GameSession::ended);
    for (int row = 0; row < game.session.game().rules().rowCount(); ++row) {
        game.clock.advance(1000);
        game.session.pressThrow();
        game.session.settle();
        game.writer.answer();
        game.clock.advance(1000);
        game.session.fillRow(row);
        QVERIFY(ended.isEmpty());
        game.writer.answer();
    }
    QVERIFY(game.session.shown().over());
    QCOMPARE(ended.size(), 1);
}

void TestUnsaved::triedAgainByItself()
{
    SlowGame game({Never, 10, 20});
    QSignalSpy failed(&game.session, &GameSession::saveFailed);
    game.session.pressThrow();
    game.session.settle();
    game.writer.refuse(StoreError::Kind::NoSpace);
    QCOMPARE(game.session.shown().phase, Phase::Deciding); // a disk holds nobody up
    QVERIFY(game.session.unsaved());
    for (int times = 0; times < 4; ++times) {
        QSignalSpy refused(&game.writer, &DiskWriter::failed);
        game.writer.refuse(StoreError::Kind::NoSpace);
        QCOMPARE(refused.size(), 1);
    }
    QCOMPARE(failed.size(), 1); // told once
    game.writer.answer();
    QVERIFY(!game.session.unsaved());

    // The real disk, that comes back by and by.
    UnseenGame real(classic(1), {});
    GameSession session(Games::scripted(classic(1), {}, real.clock), real.writer, real.folder.filePath(u"games/b"_s),
                        real.clock, real.tables, {500, 10, 20});
    Blocked blocked(real.folder.filePath(u"games"_s));
    QVERIFY(blocked.there());
    session.pressThrow();
    session.settle();
    QVERIFY(session.unsaved());
    blocked.free();
    QTRY_VERIFY(!session.unsaved());
    QCOMPARE(entriesIn(session.file()), session.game().journal().size());
}

void TestUnsaved::roundsOnAFullDiskThenClosed()
{
    TestWindow game;
    game.play(classic(2));
    game.settings().setConfirmZero(false);
    playOneRow(game, 0);
    const QString file = game.session().file();
    {
        Blocked blocked(game.store().folder());
        QVERIFY(blocked.there());
        for (int turn = 1; turn < 5; ++turn)
            playOneRow(game, turn / 2);
        QVERIFY(marked(game));
        QCOMPARE(game.prompts.warnings.size(), 0); // queued
    }
    QVERIFY(entriesIn(file) < game.journal().size());
    const std::size_t entries = game.journal().size();
    QVERIFY(game.window().close());
    QCOMPARE(game.prompts.leaveUnsavedAsked, 0);
    QCOMPARE(entriesIn(file), entries);
    QVERIFY(!marked(game));
}

void TestUnsaved::endOnAFullDisk()
{
    TestWindow game;
    game.play(classic(1));
    game.settings().setConfirmZero(false);
    const int rows = game.state().rules->rowCount();
    for (int row = 0; row + 1 < rows; ++row)
        playOneRow(game, row);
    const QString file = game.session().file();
    {
        Blocked blocked(game.store().folder());
        QVERIFY(blocked.there());
        playOneRow(game, rows - 1);
        QVERIFY(game.state().over());
        QVERIFY(marked(game));
        QTRY_VERIFY(game.window().findChild<EndDialog *>() != nullptr);
    }
    QVERIFY(game.window().close());
    QCOMPARE(game.prompts.leaveUnsavedAsked, 0);
    const auto text = GameStore::read(file);
    QVERIFY(text && endsFinished(*text));
}

void TestUnsaved::leavingSavesFirst_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : {"new game", "rematch", "another game"})
        QTest::newRow(how) << QString::fromUtf8(how);
}

void TestUnsaved::leavingSavesFirst()
{
    QFETCH(QString, how);
    TestWindow game;
    game.useScript = false; // the other game is read again
    game.open();
    game.play(classic(2));
    const QString other = game.session().file();
    playOneRow(game, 0);
    game.play(classic(2));
    const QString file = game.session().file();
    std::size_t entries = 0;
    {
        Blocked blocked(game.store().folder());
        QVERIFY(blocked.there());
        playOneRow(game, 0);
        entries = game.journal().size();
        QVERIFY(game.session().unsaved());
    }
    if (how == u"new game"_s)
        game.window().beginRules(u"nordic"_s);
    else if (how == u"rematch"_s)
        game.child<QAction>("rematch").trigger();
    else
        game.window().showFile(other);
    QVERIFY(game.session().file() != file);
    QCOMPARE(game.prompts.leaveUnsavedAsked, 0);
    QCOMPARE(entriesIn(file), entries);
}

void TestUnsaved::asksOnlyIfItStillFails()
{
    TestWindow game;
    game.play(classic(2));
    playOneRow(game, 0);
    Blocked blocked(game.store().folder());
    QVERIFY(blocked.there());
    playOneRow(game, 0);
    QVERIFY(!game.window().close());
    QCOMPARE(game.prompts.leaveUnsavedAsked, 1);
    QVERIFY(game.window().isVisible());
    const QString file = game.session().file();
    game.window().beginRules(u"nordic"_s);
    QCOMPARE(game.prompts.leaveUnsavedAsked, 2);
    QCOMPARE(game.session().file(), file);
    game.prompts.leaveUnsavedAnswer = true;
    QVERIFY(!game.window().close()); // the answer closes it
    QTRY_VERIFY(!game.window().isVisible());
}

void TestUnsaved::markFollowsTheLanguage()
{
    TestWindow game;
    game.play(classic(2));
    Blocked blocked(game.store().folder());
    QVERIFY(blocked.there());
    game.pressThrowKey();
    const auto &mark = game.child<QLabel>("unsavedMark");
    QVERIFY(marked(game));
    const QString english = mark.text();
    const QString reason = mark.accessibleDescription();
    QVERIFY(reason.contains(QDir::toNativeSeparators(game.store().folder())));
    game.language().setLanguage(u"ru"_s);
    QCoreApplication::processEvents();
    QVERIFY(mark.text() != english && mark.accessibleDescription() != reason);
    blocked.free();
    game.window().close();
}

QTEST_MAIN(TestUnsaved)
#include "tst_unsaved.moc"
