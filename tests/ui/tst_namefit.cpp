#include "theme/namefit.h"

#include <QFontMetricsF>
#include <QTest>
#include <QTextBoundaryFinder>

using namespace Qt::StringLiterals;

/// Names are shown whole wherever a box has room for them in any type that can be read.
class tst_NameFit : public QObject {
    Q_OBJECT

private slots:
    void shortNameStaysAsItIs();
    void longNameGetsLinesBetweenWords();
    void nameThatHardlyFitsStaysInOneLine();
    void longWordIsMadeSmallerBeforeItIsBroken();
    void breaksOnlyBetweenCharacters_data();
    void breaksOnlyBetweenCharacters();
    void linesStayInTheBox_data();
    void linesStayInTheBox();
    void tooSmallABoxElides();
};

namespace {

QFont fontOf(int px)
{
    QFont font;
    font.setPixelSize(px);
    return font;
}

/// A box as wide as this text in this font.
QSizeF boxFor(const QString &text, const QFont &font, double height)
{
    return {QFontMetricsF(font).horizontalAdvance(text) + 0.5, height};
}

QString withoutSpaces(QString text)
{
    return text.remove(u' ');
}

} // namespace

void tst_NameFit::shortNameStaysAsItIs()
{
    const QFont font = fontOf(15);
    const NameFit fit = fitName(u"Ana"_s, font, {80, 20});
    QVERIFY(fit.whole);
    QCOMPARE(fit.lines, QStringList{u"Ana"_s});
    QCOMPARE(fit.font, font);
}

void tst_NameFit::longNameGetsLinesBetweenWords()
{
    const QFont font = fontOf(14);
    const NameFit fit = fitName(u"María de los Ángeles Paz"_s, font, boxFor(u"María de los Á"_s, font, 60));
    QVERIFY(fit.whole);
    QCOMPARE(fit.lines, (QStringList{u"María de los"_s, u"Ángeles Paz"_s}));
    QCOMPARE(fit.font, font);
}

void tst_NameFit::nameThatHardlyFitsStaysInOneLine()
{
    const QFont font = fontOf(15);
    const NameFit fit = fitName(u"Jugador 1"_s, font, boxFor(u"Jugador "_s, font, 60));
    QCOMPARE(fit.lines, QStringList{u"Jugador 1"_s});
    QVERIFY(fit.font.pixelSize() < 15);
    QVERIFY(fit.font.pixelSize() >= 13);
    const NameFit two = fitName(u"Jugador 1"_s, font, boxFor(u"Jugador"_s, font, 60));
    QCOMPARE(two.lines, (QStringList{u"Jugador"_s, u"1"_s}));
    QCOMPARE(two.font, font);
}

void tst_NameFit::longWordIsMadeSmallerBeforeItIsBroken()
{
    const QFont font = fontOf(16);
    const NameFit smaller = fitName(u"Bartholomäus"_s, font, boxFor(u"Bartholomäu"_s, font, 60));
    QCOMPARE(smaller.lines, QStringList{u"Bartholomäus"_s});
    QVERIFY(smaller.font.pixelSize() < 16);
    const NameFit broken = fitName(u"Bartholomäus"_s, font, boxFor(u"Barth"_s, font, 60));
    QVERIFY(broken.whole);
    QVERIFY(broken.lines.size() > 1);
    QCOMPARE(broken.lines.join(QString()), u"Bartholomäus"_s);
}

void tst_NameFit::breaksOnlyBetweenCharacters_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("emoji") << u"🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲🎲"_s;
    QTest::newRow("combining marks") << u"e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301"_s;
    QTest::newRow("family") << u"👨\u200d👩\u200d👧👨\u200d👩\u200d👧👨\u200d👩\u200d👧"_s;
    QTest::newRow("right to left") << u"אבגדהוזחטיכלמנסעפצקרשת"_s;
}

void tst_NameFit::breaksOnlyBetweenCharacters()
{
    QFETCH(QString, name);
    const QFont font = fontOf(12);
    const QSizeF box(QFontMetricsF(font).horizontalAdvance(name) / 2.5, 60);
    const NameFit fit = fitName(name, font, box);
    QVERIFY(fit.whole);
    QVERIFY(fit.lines.size() > 1);
    QCOMPARE(fit.lines.join(QString()), name);
    QTextBoundaryFinder characters(QTextBoundaryFinder::Grapheme, name);
    qsizetype end = 0;
    for (const QString &line : fit.lines) {
        end += line.size();
        characters.setPosition(end);
        QVERIFY2(characters.isAtBoundary(), qPrintable(line));
    }
}

void tst_NameFit::linesStayInTheBox_data()
{
    QTest::addColumn<QSizeF>("box");
    for (const int width : {40, 55, 70, 90, 140}) {
        for (const int height : {14, 20, 30, 42, 60})
            QTest::addRow("%dx%d", width, height) << QSizeF(width, height);
    }
}

void tst_NameFit::linesStayInTheBox()
{
    QFETCH(QSizeF, box);
    for (const QString &name :
         {u"Константин Великолепный!"_s, u"Wilhelmina Wunderwuzzi 5"_s, u"WWWWWWWWWWWWWWWWWWWWWWWW"_s}) {
        const NameFit fit = fitName(name, fontOf(15), box);
        const QFontMetricsF metrics(fit.font);
        for (const QString &line : fit.lines)
            QVERIFY2(metrics.horizontalAdvance(line) <= box.width() + 0.5, qPrintable(line));
        if (!fit.whole)
            continue;
        QCOMPARE(withoutSpaces(fit.lines.join(QString())), withoutSpaces(name));
        // From the top of the first line's capitals to the lowest tail of the last line.
        const double ink = metrics.capHeight() + metrics.descent() + double(fit.lines.size() - 1) * fit.step;
        QVERIFY2(ink <= box.height() + 0.5 || fit.lines.size() == 1, qPrintable(name));
    }
}

void tst_NameFit::tooSmallABoxElides()
{
    const QFont font = fontOf(15);
    const NameFit fit = fitName(u"Bartholomäus der Vierte!"_s, font, {30, 14});
    QVERIFY(!fit.whole);
    QCOMPARE(fit.lines.size(), 1);
    QVERIFY(fit.lines.first().endsWith(u'…'));
    QCOMPARE(fit.font, font);
}

QTEST_MAIN(tst_NameFit)
#include "tst_namefit.moc"
