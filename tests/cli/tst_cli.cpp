#include "clirun.h"

#include <QRegularExpression>
#include <QtTest>

/// The commands that look at rules, cards and dice: exact output, exit status, streams.
class TestCli : public QObject {
    Q_OBJECT

private slots:
    void output_data();
    void output();
    void helpAndVersion();
    void localeChangesNothing_data();
    void localeChangesNothing();
    void diceLookFair();
};

namespace {

void addOutput(const char *arguments, const QByteArray &out)
{
    // Spaces in the tables below stand for tabs, "_" for a space.
    QByteArray text = out;
    text.replace(' ', '\t').replace('_', ' ');
    QTest::newRow(arguments) << QByteArray(arguments) << text;
}

} // namespace

void TestCli::output_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("out");
    addOutput("rules", "duel Generala_Duel 15\nclassic Latin-American_Generala 11\nnordic Nordic_Generala 11\n"
                       "yatzy Scandinavian_Yatzy 15\nyacht Yacht 12\nyahtzee American_Yatzy 13\n");
    const QByteArray upper = "row ones Ones\nrow twos Twos\nrow threes Threes\nrow fours Fours\nrow fives Fives\n"
                             "row sixes Sixes\n";
    addOutput("rules duel",
              upper
                  + "row one-pair One_pair\nrow two-pairs Two_pairs\nrow three-alike Three_alike\n"
                    "row four-alike Four_alike\nrow full-house Full_house\nrow small-straight Small_straight\n"
                    "row large-straight Large_straight\nrow chance Chance\nrow yatzy Yatzy\n"
                    "option rotation throw turn\noption dice shared own\noption clock 15 off|5-120\n"
                    "option two-pairs different-faces four-alike-counts\n"
                    "option full-house different-faces five-alike-counts\n");
    const QByteArray lower = "row straight Straight\nrow full-house Full_house\nrow poker Poker\n"
                             "row generala Generala\n";
    const QByteArray doubled = "row double-generala Double_Generala\n";
    const QByteArray classicOptions =
        "option straight any-five-different plain|wild-ace\noption generala 50 60\noption double-generala on off\n"
        "option served 5 10|0\noption instant-win on off\noption clock off 5-120\n";
    addOutput("rules classic", upper + lower + doubled + classicOptions);
    addOutput("rules classic --option double-generala=off", upper + lower + classicOptions);
    addOutput("rules nordic", upper + lower + doubled + "option clock off 5-120\n");
    addOutput("rules yatzy", upper
                                 + "row one-pair One_pair\nrow two-pairs Two_pairs\nrow three-alike Three_alike\n"
                                   "row four-alike Four_alike\nrow small-straight Small_straight\n"
                                   "row large-straight Large_straight\nrow full-house Full_house\nrow chance Chance\n"
                                   "row yatzy Yatzy\noption order free forced\noption clock off 5-120\n");
    addOutput("rules yacht",
              upper
                  + "row full-house Full_house\nrow four-alike Four_alike\nrow little-straight Little_straight\n"
                    "row big-straight Big_straight\nrow choice Choice\nrow yacht Yacht\noption clock off 5-120\n");
    addOutput("rules yahtzee",
              upper
                  + "row three-alike Three_alike\nrow four-alike Four_alike\nrow full-house Full_house\n"
                    "row small-straight Small_straight\nrow large-straight Large_straight\nrow chance Chance\n"
                    "row yatzy Yatzy\noption extra-yatzy on off\noption clock off 5-120\n");

    // Dice in no order; the fifth die of a small straight is free.
    addOutput("score --rules duel --dice 3,1,3,4,2",
              "ones 1\ntwos 2\nthrees 6\nfours 4\nfives 0\nsixes 0\none-pair 13\ntwo-pairs 0\nthree-alike 0\n"
              "four-alike 0\nfull-house 0\nsmall-straight 30\nlarge-straight 0\nchance 13\nyatzy 0\n");
    addOutput("score --rules duel --dice 6,6,6,6,6 --throw 3 --card sixes=18,chance=20,yatzy=50",
              "ones 0\ntwos 0\nthrees 0\nfours 0\nfives 0\none-pair 30\ntwo-pairs 0\nthree-alike 30\n"
              "four-alike 30\nfull-house 0\nsmall-straight 0\nlarge-straight 0\n");
    addOutput("score --rules duel --dice 6,6,6,6,6 --option full-house=five-alike-counts "
              "--option two-pairs=four-alike-counts --card sixes=18,chance=20,yatzy=50,ones=1,twos=2",
              "threes 0\nfours 0\nfives 0\none-pair 30\ntwo-pairs 30\nthree-alike 30\nfour-alike 30\n"
              "full-house 25\nsmall-straight 0\nlarge-straight 0\n");
    const QByteArray served = "ones 0\ntwos 4\nthrees 0\nfours 0\nfives 15\nsixes 0\nstraight 0\nfull-house ";
    addOutput("score --rules nordic --dice 2,5,2,5,5", served + "35\npoker 0\ngenerala 0\ndouble-generala 0\n");
    addOutput("score --rules nordic --dice 2,5,2,5,5 --throw 1",
              served + "35\npoker 0\ngenerala 0\ndouble-generala 0\n");
    addOutput("score --rules nordic --dice 2,5,2,5,5 --throw 2",
              served + "30\npoker 0\ngenerala 0\ndouble-generala 0\n");
    addOutput("score --rules=nordic --dice=2,5,2,5,5 --throw=3",
              served + "30\npoker 0\ngenerala 0\ndouble-generala 0\n");
    addOutput("score --rules nordic --dice 4,4,4,4,4 --throw 2 --card generala=50,ones=0,twos=0,threes=0,fives=0",
              "fours 20\nsixes 0\nstraight 0\nfull-house 0\npoker 40\ndouble-generala 100\n");
    addOutput("score --rules nordic --dice 4,4,4,4,4 --throw 2 --card generala=0,ones=0,twos=0,threes=0,fives=0",
              "fours 20\nsixes 0\nstraight 0\nfull-house 0\npoker 40\ndouble-generala 0\n");
    addOutput("score --rules classic --dice 3,4,5,6,1 --throw 2 --card "
              "ones=0,twos=0,threes=0,fours=0,fives=0,sixes=0,generala=0,double-generala=0",
              "straight 20\nfull-house 0\npoker 0\n");
    addOutput("score --rules classic --option served=10 --option straight=wild-ace --dice 3,4,5,6,1 --card "
              "ones=0,twos=0,threes=0,fours=0,fives=0,sixes=0,generala=0,double-generala=0",
              "straight 30\nfull-house 0\npoker 0\n");
    addOutput("score --rules classic --option double-generala=off --dice 1,1,2,2,3 --throw 3 --card "
              "ones=0,twos=0,threes=0,fours=0,fives=0,sixes=0,generala=0,straight=0,full-house=0,poker=0",
              "");

    addOutput("score --rules yatzy --dice 5,5,5,3,3",
              "ones 0\ntwos 0\nthrees 6\nfours 0\nfives 15\nsixes 0\none-pair 10\ntwo-pairs 16\nthree-alike 15\n"
              "four-alike 0\nsmall-straight 0\nlarge-straight 0\nfull-house 21\nchance 21\nyatzy 0\n");
    addOutput("score --rules yatzy --option order=forced --dice 5,5,5,3,3 --card ones=2,twos=4", "threes 6\n");
    addOutput("score --rules yacht --dice 5,4,3,2,1 --throw 3 --card ones=2",
              "twos 2\nthrees 3\nfours 4\nfives 5\nsixes 0\nfull-house 0\nfour-alike 0\nlittle-straight 30\n"
              "big-straight 0\nchoice 15\nyacht 0\n");
    // A joker: its upper row first, then the lower rows, then a scratch.
    addOutput("score --rules yahtzee --dice 4,4,4,4,4 --card yatzy=50", "fours 20\n");
    const QByteArray joker = "three-alike 20\nfour-alike 20\nfull-house 25\nsmall-straight 30\nlarge-straight 40\n"
                             "chance 20\n";
    addOutput("score --rules yahtzee --dice 4,4,4,4,4 --card yatzy=50,fours=12", joker);
    addOutput("score --rules yahtzee --dice 4,4,4,4,4 --card yatzy=0,fours=12 --throw 3", joker);
    addOutput("score --rules yahtzee --dice 4,4,4,4,4 --card yatzy=50,ones=3,fours=12,sixes=18,three-alike=20,"
              "four-alike=20,full-house=25,small-straight=30,large-straight=0,chance=20",
              "twos 0\nthrees 0\nfives 0\n");
    addOutput("score --rules yahtzee --dice 4,4,4,4,4 --card fours=12,chance=20",
              "ones 0\ntwos 0\nthrees 0\nfives 0\nsixes 0\nthree-alike 20\nfour-alike 20\nfull-house 0\n"
              "small-straight 0\nlarge-straight 0\nyatzy 50\n");
    addOutput("score --rules yahtzee --option extra-yatzy=off --dice 4,4,4,4,4 --card yatzy=50,fours=12",
              "ones 0\ntwos 0\nthrees 0\nfives 0\nsixes 0\nthree-alike 20\nfour-alike 20\nfull-house 0\n"
              "small-straight 0\nlarge-straight 0\nchance 20\n");

    addOutput("total --rules duel --card ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18",
              "upper 63\nbonus 35\ntotal 98\n");
    addOutput("total --rules duel --card ones=2,twos=6,threes=9,fours=12,fives=15,sixes=18",
              "upper 62\nbonus 0\ntotal 62\n");
    addOutput("total --rules duel --card ones=4,twos=6,threes=9,fours=12,fives=15,sixes=18,chance=5,yatzy=50",
              "upper 64\nbonus 35\ntotal 154\n");
    addOutput("total --rules yahtzee --card ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18",
              "upper 63\nbonus 35\ntotal 98\n");
    addOutput("total --rules yahtzee --card ones=2,twos=6,threes=9,fours=12,fives=15,sixes=18",
              "upper 62\nbonus 0\ntotal 62\n");
    addOutput("total --rules yatzy --card ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,chance=20",
              "upper 63\nbonus 50\ntotal 133\n");
    addOutput("total --rules yatzy --card ones=4,twos=6,threes=9,fours=12,fives=15,sixes=18",
              "upper 64\nbonus 50\ntotal 114\n");
    addOutput("total --rules yacht --card ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,yacht=50", "total 113\n");
    addOutput("total --rules nordic --card generala=50,double-generala=100,poker=45,ones=1", "total 196\n");
    addOutput("total --rules classic --option generala=60 --card generala=60,double-generala=120", "total 180\n");
    addOutput("total --rules nordic --card=", "total 0\n");

    addOutput("dice --seed 00 --count 0", "");
    // SHA-256 of 32 zero bytes and "1:1:1:0", "1:1:2:0": see diceLookFair() for where these come from.
    addOutput("dice --seed 0 --count 7", "@DICE@");
}

void TestCli::output()
{
    QFETCH(QByteArray, arguments);
    QFETCH(QByteArray, out);
    if (out == "@DICE@") {
        out.clear();
        // By hand, from the description of the generator.
        for (const char *place : {"1:1:1:0", "1:1:2:0"}) {
            const QByteArray block = QCryptographicHash::hash(QByteArray(32, '\0') + place, QCryptographicHash::Sha256);
            for (int i = 0, found = 0; found < 5; ++i) {
                const auto byte = static_cast<unsigned char>(block.at(i));
                if (byte < 252) {
                    out += QByteArray::number(byte % 6 + 1) + '\n';
                    ++found;
                }
            }
        }
        out.truncate(14);
    }
    const CliRun run = runCli(arguments.constData());
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.out, out);
    QCOMPARE(run.status, 0);
}

void TestCli::helpAndVersion()
{
    const CliRun version = runCli("--version");
    QCOMPARE(version.status, 0);
    QCOMPARE(version.out, QByteArray("generala-cli " GENERALA_VERSION "\n"));
    const CliRun help = runCli("--help");
    QCOMPARE(help.status, 0);
    QVERIFY(help.err.isEmpty());
    QCOMPARE(runCli("-h").out, help.out);
    for (const char *command :
         {"rules", "score", "total", "solve", "advise", "simulate", "replay", "analyse", "dice"}) {
        QVERIFY2(help.out.contains(QByteArray("\n  ") + command + ' '), command);
        const CliRun of = runCli({QString::fromUtf8(command), QStringLiteral("--help")});
        QCOMPARE(of.status, 0);
        QVERIFY(of.err.isEmpty());
        QVERIFY(of.out.startsWith(QByteArray("Usage: generala-cli ") + command));
        // Help wins over everything else on the line.
        QCOMPARE(runCli({QString::fromUtf8(command), QStringLiteral("--nonsense"), QStringLiteral("--help")}).out,
                 of.out);
    }
}

void TestCli::localeChangesNothing_data()
{
    QTest::addColumn<QString>("locale");
    for (const char *locale : {"tr_TR.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8", "C", "POSIX", "nonsense"})
        QTest::newRow(locale) << QString::fromUtf8(locale);
}

// H30
void TestCli::localeChangesNothing()
{
    QFETCH(QString, locale);
    const QStringList environment{QStringLiteral("LC_ALL=") + locale, QStringLiteral("LANG=") + locale,
                                  QStringLiteral("LANGUAGE=") + locale.left(2)};
    for (const char *arguments :
         {"rules classic", "score --rules duel --dice 6,6,6,1,1", "--help", "rules INVALID",
          "total --rules duel --card twos=6", "dice --seed I --count 3", "rules duel --option clock=IIII"}) {
        const CliRun usual = runCli(arguments);
        const CliRun run = runCli(arguments, environment);
        QCOMPARE(run.status, usual.status);
        QCOMPARE(run.out, usual.out);
        QCOMPARE(run.err, usual.err);
    }
    // Numbers with a fraction keep their point.
    const CliRun games = runCli("simulate --rules nordic --seats greedy,random --games 7 --seed 00", environment);
    QCOMPARE(games.status, 0);
    QVERIFY(!games.out.contains(','));
    QVERIFY(games.out.contains('.'));
}

void TestCli::diceLookFair()
{
    const CliRun run = runCli("dice --seed c0ffee --count 60000");
    QCOMPARE(run.status, 0);
    const QByteArrayList lines = run.out.split('\n');
    QCOMPARE(lines.size(), 60001);
    std::array<int, 7> counts{};
    for (const QByteArray &line : lines.mid(0, 60000)) {
        QVERIFY(line.size() == 1 && line >= "1" && line <= "6");
        ++counts[static_cast<std::size_t>(line.toInt())];
    }
    for (std::size_t face = 1; face <= 6; ++face)
        QVERIFY(std::abs(counts[face] - 10'000) < 366); // four standard deviations
    // Upper case and padding are the same seed.
    QCOMPARE(runCli(("dice --count 100 --seed C0FFEE" + QByteArray(58, '0')).constData()).out, run.out.left(200));
    QVERIFY(runCli("dice --seed c0ffe --count 100").out != run.out.left(200));
}

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
