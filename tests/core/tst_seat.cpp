#include "game/seat.h"
#include "rules/ruleset.h"
#include "support/games.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Who may sit at the table.
class TestSeat : public QObject {
    Q_OBJECT

private slots:
    void unseenMarksMakeNoOtherName();
    void oneName_data();
    void oneName();
    void equalNames_data();
    void equalNames();
    void howMany();
    void theSeatAtFaultIsNamed();
};

namespace {

constexpr int Fine = -1;

std::vector<SeatSpec> named(const QStringList &names)
{
    std::vector<SeatSpec> seats;
    for (const QString &name : names)
        seats.push_back({name, u"#c0392b"_s, PlayerKind::Person, {}});
    return seats;
}

int kindOf(const std::optional<SeatError> &error)
{
    return error ? static_cast<int>(error->kind) : Fine;
}

QStringList manyNames(int count)
{
    QStringList names;
    for (int i = 0; i < count; ++i)
        names << u"Player %1"_s.arg(i + 1);
    return names;
}

} // namespace

void TestSeat::oneName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("kind");
    const int empty = static_cast<int>(SeatError::Kind::NameEmpty);
    const int tooLong = static_cast<int>(SeatError::Kind::NameTooLong);
    const QString family = u"👨‍👩‍👧‍👦"_s;
    QTest::newRow("one letter") << u"A"_s << Fine;
    QTest::newRow("24 letters") << QString(24, u'x') << Fine;
    QTest::newRow("25 letters") << QString(25, u'x') << tooLong;
    QTest::newRow("40 letters") << QString(40, u'x') << tooLong;
    QTest::newRow("24 letters and spaces around") << u"   "_s + QString(24, u'x') + u"   "_s << Fine;
    QTest::newRow("empty") << QString() << empty;
    QTest::newRow("spaces only") << u"    "_s << empty;
    QTest::newRow("wide spaces only") << u"\u00A0\u3000"_s << empty;
    QTest::newRow("line breaks only") << u"\r\n\u2028"_s << empty;
    QTest::newRow("zero width only") << u"\u200B\u200D"_s << empty;
    QTest::newRow("24 families") << family.repeated(24) << Fine;
    QTest::newRow("25 families") << family.repeated(25) << tooLong;
    QTest::newRow("24 letters with marks") << u"e\u0301"_s.repeated(24) << Fine;
    QTest::newRow("25 letters with marks") << u"e\u0301"_s.repeated(25) << tooLong;
    // One character for people, but a tower of marks that no line can show.
    QTest::newRow("a tower of marks") << u"a"_s + QString(1000, QChar(0x0301)) << tooLong;
    QTest::newRow("markup is text") << u"<b>Ana</b>"_s << Fine;
    // H27
    QTest::newRow("wolf") << u"Bob 🐺"_s << Fine;
    QTest::newRow("cyrillic") << u"Иван"_s << Fine;
}

void TestSeat::oneName()
{
    QFETCH(QString, name);
    QTEST(kindOf(checkSeats(named({name}))), "kind");
    QTEST(kindOf(checkSeats(named({u"Other"_s, name}))), "kind");
}

void TestSeat::equalNames_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("taken");
    QTest::newRow("equal") << u"Ana"_s << u"Ana"_s << true;
    QTest::newRow("letter case") << u"Ana"_s << u"aNA"_s << true;
    QTest::newRow("letter case of other alphabets") << u"ÅSE Иван"_s << u"åse иВАН"_s << true;
    QTest::newRow("spaces around and between") << u"Ana  B"_s << u" Ana B "_s << true;
    QTest::newRow("letter and mark against one letter") << u"Ñandú"_s << u"N\u0303andu\u0301"_s << true;
    QTest::newRow("both differences at once") << u"ÑANDÚ"_s << u"n\u0303andu\u0301"_s << true;
    QTest::newRow("equal emoji") << u"🐺"_s << u"🐺"_s << true;
    QTest::newRow("another accent") << u"Ana"_s << u"Aná"_s << false;
    QTest::newRow("another skin tone") << u"👍🏽"_s << u"👍🏿"_s << false;
    QTest::newRow("longer") << u"Ana"_s << u"Ana 2"_s << false;
    QTest::newRow("dotted and dotless i") << u"Ilse"_s << u"ılse"_s << false;
}

void TestSeat::equalNames()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(bool, taken);
    const auto error = checkSeats(named({u"Somebody"_s, first, second}));
    QCOMPARE(error.has_value(), taken);
    if (taken)
        QCOMPARE(*error, (SeatError{SeatError::Kind::NameTaken, 2}));
}

void TestSeat::howMany()
{
    QCOMPARE(checkSeats({}), (SeatError{SeatError::Kind::TooFew, -1}));
    for (int count = MinSeats; count <= MaxSeats; ++count)
        QVERIFY(!checkSeats(named(manyNames(count))));
    for (const int count : {MaxSeats + 1, 99})
        QCOMPARE(checkSeats(named(manyNames(count))), (SeatError{SeatError::Kind::TooMany, -1}));
    QCOMPARE(MinSeats, 1);
    QCOMPARE(MaxSeats, 6);
}

void TestSeat::theSeatAtFaultIsNamed()
{
    QCOMPARE(checkSeats(named({u"A"_s, u""_s, u"C"_s})), (SeatError{SeatError::Kind::NameEmpty, 1}));
    QCOMPARE(checkSeats(named({u"A"_s, u"B"_s, QString(30, u'x')})), (SeatError{SeatError::Kind::NameTooLong, 2}));
    QCOMPARE(checkSeats(named({u"A"_s, u"B"_s, u"a"_s, u"b"_s})), (SeatError{SeatError::Kind::NameTaken, 2}));
}

/// What is typed now; a journal is read by the rule under which it was made.
void TestSeat::unseenMarksMakeNoOtherName()
{
    ManualClock clock;
    for (const char32_t mark : {U'\u200B', U'\u200E', U'\u202E', U'\u00AD', U'\u2068'}) {
        const QString twin = QStringLiteral("Ber") + QString::fromUcs4(&mark, 1) + QStringLiteral("ta");
        GameSetup setup = Games::setup("classic", Games::seats(2));
        setup.seats[0].name = QStringLiteral("Berta");
        setup.seats[1].name = twin;
        const auto both = newJournal(setup, Games::seed(), clock);
        QVERIFY(!both && both.error() == EventError::BadSeats);
        setup.seats[0].name = QStringLiteral("Ana");
        const auto journal = newJournal(setup, Games::seed(), clock);
        QCOMPARE(std::get<GameStarted>(journal->front().event).seats[1].name, QStringLiteral("Berta"));
        // An older version wrote both as they were typed.
        GameStarted old = std::get<GameStarted>(journal->front().event);
        old.seats[0].name = QStringLiteral("Berta");
        old.seats[1].name = twin;
        QVERIFY(startState(old));
    }
}

QTEST_GUILESS_MAIN(TestSeat)
#include "tst_seat.moc"
