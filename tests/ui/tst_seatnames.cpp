#include "support/language.h"
#include "support/testwindow.h"
#include "text/seatnames.h"

#include <QTextLayout>
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
    void usualOnesAvoidTypedOnes();
    void wordsOfASentenceStayInOrder();
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

/// In every language, at any moment: also where somebody has typed what another language makes of a usual name.
void TestSeatNames::usualOnesAvoidTypedOnes()
{
    TestLanguage language(u"en"_s);
    for (const QString &code : {u"en"_s, u"es"_s, u"ru"_s, u"nb"_s}) {
        language.set(code);
        for (const PlayerKind kind : {PlayerKind::Person, PlayerKind::Computer}) {
            std::vector<SeatSpec> seats{unnamed(PlayerKind::Person), unnamed(kind, u"expert"_s)};
            const QString usual = SeatNames::shown(seats)[1].name;
            for (const QString &typed : {usual, usual.toUpper(), usual + QChar(0x200B)}) {
                seats[0].name = typed;
                seats[0].named = true;
                const std::vector<SeatSpec> shown = SeatNames::shown(seats);
                QVERIFY2(shown[0].name.compare(shown[1].name, Qt::CaseInsensitive) != 0, qPrintable(typed));
                QVERIFY2(shown[1].name.startsWith(usual), qPrintable(shown[1].name));
            }
        }
    }
}

void TestSeatNames::wordsOfASentenceStayInOrder()
{
    // Name and words stand as they follow each other, from left to right.
    const auto order = [](const QString &name) {
        const QString sentence = u"begin %1: 25, then %1 chooses"_s.arg(name);
        QTextLayout layout(sentence);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(1'000'000);
        layout.endLayout();
        const auto x = [&](const char *word) { return line.cursorToX(int(sentence.indexOf(QLatin1StringView(word)))); };
        for (qsizetype at = sentence.indexOf(name); at < sentence.indexOf(name) + name.size(); ++at) {
            if (line.cursorToX(int(at)) > x("25"))
                return false;
        }
        return x("begin") < x("25") && x("25") < x("then") && x("then") < x("chooses");
    };
    const std::vector<std::u32string> names{
        U"\u202Eabc", U"\u202Eabc\u202C", U"\u2067abc", U"\u05D0\u05D1\u05D2", U"\u0645\u062D\u0645\u062F 7",
        U"7 \u05D0",  U"abc \u05D0",      U"\u200Fabc", U"\u202Babc",          U"\u0660\u0661"};
    int turned = 0;
    for (const std::u32string &raw : names) {
        const QString name = QString::fromStdU32String(raw);
        turned += order(name) ? 0 : 1;
        QVERIFY2(order(SeatNames::typed(name)), qPrintable(name));
        QCOMPARE(SeatNames::typed(SeatNames::typed(name)), SeatNames::typed(name)); // shown more than once
    }
    QVERIFY(turned > 2); // or the test would not see it
    for (const QString &plain : {u"Ana"_s, u"Ñandú"_s, u"Иван"_s, u"🎲"_s})
        QCOMPARE(SeatNames::typed(plain), plain);
}

QTEST_MAIN(TestSeatNames)
#include "tst_seatnames.moc"
