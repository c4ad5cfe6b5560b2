#include "base/text.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// Text as people count it.
class TestText : public QObject {
    Q_OBJECT

private slots:
    void formatIsLeftOut_data();
    void formatIsLeftOut();
    void characterCount_data();
    void characterCount();
    void firstCharacters_data();
    void firstCharacters();
    void aLongTextIsCutBetweenCharacters();
    void singleLine_data();
    void singleLine();
    void hasVisibleCharacter_data();
    void hasVisibleCharacter();
};

namespace {

const QString family = u"👨‍👩‍👧‍👦"_s;
const QString thumb = u"👍🏽"_s;
const QString accented = u"e\u0301"_s;

} // namespace

void TestText::characterCount_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::newRow("empty") << QString() << 0;
    QTest::newRow("latin") << u"Ana"_s << 3;
    QTest::newRow("spaces count") << u" a b "_s << 5;
    QTest::newRow("precomposed") << u"Ñandú"_s << 5;
    QTest::newRow("combining") << u"N\u0303andu\u0301"_s << 5;
    QTest::newRow("norwegian") << u"Åse Ærø"_s << 7;
    QTest::newRow("russian") << u"Иван"_s << 4;
    QTest::newRow("wolf") << u"Bob 🐺"_s << 5;
    QTest::newRow("family") << family << 1;
    QTest::newRow("skin tone") << thumb << 1;
    QTest::newRow("flags") << u"🇳🇴🇪🇸"_s << 2;
    QTest::newRow("heart with selector") << u"❤\uFE0F"_s << 1;
    QTest::newRow("keycap") << u"1\uFE0F\u20E3"_s << 1;
    QTest::newRow("hangul parts") << u"\u1100\u1161\u11A8"_s << 1;
    QTest::newRow("many marks") << (u"a"_s + QString(200, QChar(0x0301))) << 1;
    QTest::newRow("half a character") << u"a"_s + QChar(0xD83D) << 2;
}

void TestText::characterCount()
{
    QFETCH(QString, text);
    QTEST(::characterCount(text), "count");
}

void TestText::firstCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("most");
    QTest::addColumn<QString>("first");
    QTest::newRow("shorter") << u"Ana"_s << 24 << u"Ana"_s;
    QTest::newRow("exact") << u"Ana"_s << 3 << u"Ana"_s;
    QTest::newRow("longer") << u"Anabel"_s << 3 << u"Ana"_s;
    QTest::newRow("none") << u"Ana"_s << 0 << QString();
    QTest::newRow("negative") << u"Ana"_s << -1 << QString();
    QTest::newRow("empty") << QString() << 5 << QString();
    QTest::newRow("whole family") << family + u"x"_s << 1 << family;
    QTest::newRow("between two") << family + thumb << 1 << family;
    QTest::newRow("with its mark") << accented + accented << 1 << accented;
}

void TestText::firstCharacters()
{
    QFETCH(QString, text);
    QFETCH(int, most);
    QTEST(::firstCharacters(text, most), "first");
}

void TestText::aLongTextIsCutBetweenCharacters()
{
    const QString text = family.repeated(600);
    QCOMPARE(::characterCount(text), 600);
    const QString cut = ::firstCharacters(text, 500);
    QCOMPARE(::characterCount(cut), 500);
    QCOMPARE(cut, family.repeated(500));
}

void TestText::singleLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::newRow("plain") << u"Ana María"_s << u"Ana María"_s;
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("trimmed") << u"  Ana \t"_s << u"Ana"_s;
    QTest::newRow("inner runs") << u"Ana \t  María"_s << u"Ana María"_s;
    QTest::newRow("lines") << u"Ana\r\nMaría\n"_s << u"Ana María"_s;
    QTest::newRow("unicode lines") << u"Ana\u2028María\u2029Paz"_s << u"Ana María Paz"_s;
    QTest::newRow("controls") << u"A\u0001n\u0085a\u007F"_s << u"A n a"_s;
    QTest::newRow("null character") << u"A"_s + QChar(0) + u"B"_s << u"A B"_s;
    QTest::newRow("wide spaces") << u"\u00A0\u2003Ana\u3000"_s << u"Ana"_s;
    QTest::newRow("spaces only") << u" \t\u00A0\u2003 "_s << QString();
    QTest::newRow("markup stays") << u"<b>Ana</b> & co"_s << u"<b>Ana</b> & co"_s;
    QTest::newRow("emoji stays") << family << family;
    QTest::newRow("half a character") << u"A"_s + QChar(0xD83D) + u"B"_s << u"A?B"_s;
}

void TestText::singleLine()
{
    QFETCH(QString, text);
    QFETCH(QString, line);
    QCOMPARE(::singleLine(text), line);
    QCOMPARE(::singleLine(line), line);
}

void TestText::hasVisibleCharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("visible");
    QTest::newRow("letter") << u"a"_s << true;
    QTest::newRow("sign") << u"."_s << true;
    QTest::newRow("emoji") << family << true;
    QTest::newRow("letter outside the first plane") << u"𝒜"_s << true;
    QTest::newRow("letter among invisible ones") << u"\u200B\u200Ea\u200B"_s << true;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("spaces") << u" \u00A0\u2003\t\n"_s << false;
    QTest::newRow("zero width space") << u"\u200B"_s << false;
    QTest::newRow("joiners") << u"\u200D\u200C\uFEFF"_s << false;
    QTest::newRow("direction marks") << u"\u200E\u202E\u2066"_s << false;
    QTest::newRow("a mark without a letter") << u"\u0301"_s << false;
    QTest::newRow("selector") << u"\uFE0F"_s << false;
}

void TestText::hasVisibleCharacter()
{
    QFETCH(QString, text);
    QTEST(::hasVisibleCharacter(text), "visible");
}

void TestText::formatIsLeftOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("first");
    const auto row = [](const char *name, const QString &text, const QString &plain, const QString &first) {
        QTest::newRow(name) << text << plain << first;
    };
    const QString woman = QString::fromUcs4(U"\U0001F469");
    const QString family = QString::fromUcs4(U"\U0001F469\u200D\U0001F467");
    row("override", QString::fromUcs4(U"\u202Eabc"), QStringLiteral("abc"), QStringLiteral("a"));
    row("isolates", QString::fromUcs4(U"\u2066abc\u2069"), QStringLiteral("abc"), QStringLiteral("a"));
    row("right-to-left mark first", QString::fromUcs4(U"\u200FBerta"), QStringLiteral("Berta"), QStringLiteral("B"));
    row("zero-width space", QString::fromUcs4(U"Ber\u200Bta"), QStringLiteral("Berta"), QStringLiteral("B"));
    row("soft hyphen", QString::fromUcs4(U"Ber\u00ADta"), QStringLiteral("Berta"), QStringLiteral("B"));
    row("joiner between Latin letters", QString::fromUcs4(U"Ber\u200Dta"), QStringLiteral("Berta"),
        QStringLiteral("B"));
    row("family", family, family, family);
    row("joiner at the end", woman + QChar(0x200D), woman, woman);
    row("Persian", QString::fromUcs4(U"\u0645\u06CC\u200C\u062E\u0648\u0627\u0645"),
        QString::fromUcs4(U"\u0645\u06CC\u200C\u062E\u0648\u0627\u0645"), QString::fromUcs4(U"\u0645"));
    row("mark first", QString::fromUcs4(U"\u0301 x"), QString::fromUcs4(U"\u0301 x"), QStringLiteral("x"));
    row("nothing to see", QString::fromUcs4(U"\u200B\u200E"), QString(), QString());
}

void TestText::formatIsLeftOut()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QFETCH(QString, first);
    QCOMPARE(withoutFormat(text), plain);
    QCOMPARE(firstVisibleCharacter(text), first);
}

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
