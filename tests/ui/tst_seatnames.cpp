#include "support/language.h"
#include "support/testwindow.h"
#include "text/seatnames.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Names that nobody typed follow the language; those that somebody typed never do.
class TestSeatNames : public QObject {
    Q_OBJECT

private slots:
    void usual();
    void typedNamesStay();
    void followTheLanguageInAGame();
    void areKeptInTheFile();
};

namespace {

SeatSpec unnamed(PlayerKind kind, const QString &level = {})
{
    return {u"?"_s, u"#808080"_s, kind, level, false};
}

} // namespace

void TestSeatNames::usual()
{
    TestLanguage language(u"en"_s);
    const std::vector<SeatSpec> seats{unnamed(PlayerKind::Person), unnamed(PlayerKind::Computer, u"expert"_s),
                                      unnamed(PlayerKind::Computer, u"expert"_s), unnamed(PlayerKind::Person)};
    const std::vector<SeatSpec> shown = SeatNames::shown(seats);
    QCOMPARE(shown[0].name, u"Player 1"_s);
    QCOMPARE(shown[1].name, u"Computer: expert"_s);
    QCOMPARE(shown[2].name, u"Player 3"_s); // never two of one name
    QCOMPARE(shown[3].name, u"Player 4"_s);
    language.set(u"nb"_s);
    QCOMPARE(SeatNames::shown(shown)[0].name, u"Spiller 1"_s);
    QVERIFY(!checkSeats(SeatNames::shown(shown)));
}

void TestSeatNames::typedNamesStay()
{
    TestLanguage language(u"es"_s);
    const SeatSpec typed{u"Player 1"_s, u"#808080"_s, PlayerKind::Person, {}};
    QCOMPARE(SeatNames::shown({typed})[0].name, u"Player 1"_s);
    QVERIFY(SeatNames::shown({typed})[0] == typed);
}

void TestSeatNames::followTheLanguageInAGame()
{
    TestWindow game;
    GameSetup setup = Games::setup("nordic", {unnamed(PlayerKind::Person), unnamed(PlayerKind::Person)});
    setup.seats = SeatNames::shown(setup.seats);
    setup.seats[1].name = u"Zoé"_s;
    setup.seats[1].named = true;
    game.play(setup);
    const Journal before = game.journal();
    QCOMPARE(game.session().shown().spec(0).name, u"Player 1"_s);
    game.language().setLanguage(u"ru"_s);
    QCoreApplication::processEvents();
    QCOMPARE(game.session().shown().spec(0).name, u"Игрок 1"_s);
    QCOMPARE(game.session().shown().spec(1).name, u"Zoé"_s);
    QVERIFY(game.journal() == before);
    QCOMPARE(game.card().model()->headerData(1, Qt::Horizontal).toString(), u"Игрок 1"_s);
}

void TestSeatNames::areKeptInTheFile()
{
    TestWindow game;
    game.useScript = false;
    game.open();
    GameSetup setup = Games::setup("nordic", {unnamed(PlayerKind::Person), unnamed(PlayerKind::Person)});
    setup.seats = SeatNames::shown(setup.seats);
    setup.seats[1].named = true;
    game.play(setup);
    game.pressThrowKey();
    game.language().setLanguage(u"es"_s);
    game.kill();
    game.open();
    game.window().resumeOrBegin();
    QCOMPARE(game.session().shown().spec(0).name, u"Jugador 1"_s);
    QCOMPARE(game.session().shown().spec(1).name, u"Player 2"_s);
    game.settings().setLastSetup(setup);
    QVERIFY(game.settings().lastSetup()->seats == setup.seats);
}

QTEST_MAIN(TestSeatNames)
#include "tst_seatnames.moc"
