#include "commandline.h"

#include "rules/rulecatalog.h"
#include "support/language.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

using Kind = CommandLine::Kind;

namespace {

CommandLine lineOf(const QString &words)
{
    return CommandLine(QStringList{u"generala"_s} + words.split(u' ', Qt::SkipEmptyParts));
}

} // namespace

/// What the words after the game's name mean.
class TestCommandLine : public QObject {
    Q_OBJECT

private slots:
    void means_data();
    void means();
    void leavesQtsOptionsAlone_data();
    void leavesQtsOptionsAlone();
    void refuses_data();
    void refuses();
    void emptyFolderIsNone();
    void helpSaysEverything();
    void faultsAreInTheLanguageAskedFor();
};

void TestCommandLine::means_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("folder");
    const QString here = QDir::currentPath();
    const QString none;
    QTest::newRow("nothing") << none << Kind::Play << none << none << none << none;
    for (const QString &id : RuleCatalog::ids())
        QTest::addRow("new %s", qPrintable(id)) << u"--new "_s + id << Kind::Play << id << none << none << none;
    QTest::newRow("new, equals sign") << u"--new=duel"_s << Kind::Play << u"duel"_s << none << none << none;
    QTest::newRow("a file") << u"/games/a.generala"_s << Kind::Play << none << u"/games/a.generala"_s << none << none;
    QTest::newRow("a file here") << u"a.generala"_s << Kind::Play << none << here + u"/a.generala"_s << none << none;
    QTest::newRow("a file like an option") << u"-- --new"_s << Kind::Play << none << here + u"/--new"_s << none << none;
    QTest::newRow("replay") << u"--replay ../a"_s << Kind::Play << none << QDir::cleanPath(here + u"/../a"_s) << none
                            << none;
    QTest::newRow("language") << u"--language nb"_s << Kind::Play << none << none << u"nb"_s << none;
    QTest::newRow("portable") << u"--portable /stick/"_s << Kind::Play << none << none << none << u"/stick"_s;
    QTest::newRow("all at once") << u"--language ru --portable stick --new yacht"_s << Kind::Play << u"yacht"_s << none
                                 << u"ru"_s << here + u"/stick"_s;
    QTest::newRow("help") << u"--help"_s << Kind::Help << none << none << none << none;
    QTest::newRow("help in Spanish") << u"-h --language es"_s << Kind::Help << none << none << u"es"_s << none;
    QTest::newRow("help before a fault") << u"--help --new chess"_s << Kind::Help << none << none << none << none;
    QTest::newRow("version") << u"-v"_s << Kind::Version << none << none << none << none;
}

void TestCommandLine::means()
{
    QFETCH(QString, words);
    QFETCH(Kind, kind);
    QFETCH(QString, rules);
    QFETCH(QString, file);
    QFETCH(QString, language);
    QFETCH(QString, folder);
    const CommandLine line = lineOf(words);
    QCOMPARE(line.kind(), kind);
    QCOMPARE(line.wish(), (StartWish{rules, file}));
    QCOMPARE(line.language(), language);
    QCOMPARE(line.portableFolder(), folder);
    QCOMPARE(line.fault(), QString());
}

void TestCommandLine::leavesQtsOptionsAlone_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("value apart") << u"-platform xcb --new duel"_s;
    QTest::newRow("value with it") << u"-style=fusion --new duel"_s;
    QTest::newRow("two dashes") << u"--platform offscreen --new duel"_s;
    QTest::newRow("without value") << u"-reverse --new duel"_s;
    QTest::newRow("session manager") << u"--new duel -session 10f2_1_2"_s;
}

void TestCommandLine::leavesQtsOptionsAlone()
{
    QFETCH(QString, words);
    const CommandLine line = lineOf(words);
    QCOMPARE(line.kind(), Kind::Play);
    QCOMPARE(line.wish(), (StartWish{u"duel"_s, {}}));
}

void TestCommandLine::refuses_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("fault");
    QTest::newRow("unknown option") << u"--fast"_s << u"Unknown option 'fast'."_s;
    QTest::newRow("no value") << u"--new"_s << u"Missing value after '--new'."_s;
    QTest::newRow("a value too many") << u"--help=yes"_s << u"Unexpected value after '--help'."_s;
    QTest::newRow("unknown rules")
        << u"--new chess"_s
        << u"There are no rules “chess”. There are: duel, classic, nordic, yatzy, yacht, yahtzee."_s;
    QTest::newRow("unknown language") << u"--language xx"_s
                                      << u"There is no language “xx”. There are: en, es, ru, nb."_s;
    QTest::newRow("two files") << u"a b"_s << u"Only one saved game can be opened at a time."_s;
    QTest::newRow("a file and a replay") << u"--replay a b"_s << u"Only one saved game can be opened at a time."_s;
    QTest::newRow("new and saved") << u"--new duel a"_s << u"Either a new game or a saved one can be begun with."_s;
}

void TestCommandLine::refuses()
{
    QFETCH(QString, words);
    QFETCH(QString, fault);
    const CommandLine line = lineOf(words);
    QCOMPARE(line.kind(), Kind::Wrong);
    QCOMPARE(line.fault(), fault);
    QCOMPARE(line.wish(), StartWish());
}

void TestCommandLine::emptyFolderIsNone()
{
    const CommandLine line({u"generala"_s, u"--portable"_s, u""_s});
    QCOMPARE(line.kind(), Kind::Wrong);
    QCOMPARE(line.fault(), u"“--portable” needs the name of a folder."_s);
}

void TestCommandLine::helpSaysEverything()
{
    const QString help = lineOf(u"--help"_s).help();
    for (const char *option : {"--new", "--replay", "--language", "--portable", "--help", "--version"})
        QVERIFY2(help.contains(QLatin1String(option)), option);
    for (const QString &id : RuleCatalog::ids())
        QVERIFY2(help.contains(id), qPrintable(id));
}

void TestCommandLine::faultsAreInTheLanguageAskedFor()
{
    const CommandLine line = lineOf(u"--language es --fast"_s);
    QCOMPARE(line.language(), u"es"_s);
    TestLanguage language(u"es"_s);
    QVERIFY2(line.fault() != u"Unknown option 'fast'."_s, qPrintable(line.fault()));
    QVERIFY(line.fault().contains(u"fast"_s));
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
