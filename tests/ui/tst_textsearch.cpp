#include "text/textsearch.h"

#include <QTest>

using namespace Qt::StringLiterals;

/// Search as people mean it.
class TestTextSearch : public QObject {
    Q_OBJECT

private slots:
    void find_data();
    void find();
    void foldingKeepsEveryPlace();
    void contains_data();
    void contains();
};

void TestTextSearch::find_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QList<int>>("places");
    QTest::newRow("case") << u"Full house, full HOUSE"_s << u"full house"_s << QList<int>{0, 12};
    QTest::newRow("accent in the text") << u"El póquer y el Póquer"_s << u"poquer"_s << QList<int>{3, 15};
    QTest::newRow("accent in the words") << u"poquer"_s << u"PÓQUER"_s << QList<int>{0};
    QTest::newRow("Russian yo") << u"ещё очки"_s << u"еще"_s << QList<int>{0};
    QTest::newRow("Norwegian ring") << u"på bordet"_s << u"pa"_s << QList<int>{0};
    QTest::newRow("blanks at the ends") << u"a die"_s << u"  die "_s << QList<int>{2};
    QTest::newRow("fixed blank") << u"25\u00a0points"_s << u"25 points"_s << QList<int>{0};
    QTest::newRow("not across paragraphs") << u"one\u2029two"_s << u"one two"_s << QList<int>{};
    QTest::newRow("no overlaps") << u"aaaa"_s << u"aa"_s << QList<int>{0, 2};
    QTest::newRow("nothing") << u"dice"_s << u"cup"_s << QList<int>{};
    QTest::newRow("no words") << u"dice"_s << u"   "_s << QList<int>{};
    QTest::newRow("signs are no patterns") << u"1-2-3 (4)"_s << u"3 (4"_s << QList<int>{4};
}

void TestTextSearch::find()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    const std::vector<int> found = TextSearch::find(text, words);
    QTEST(QList<int>(found.begin(), found.end()), "places");
}

void TestTextSearch::foldingKeepsEveryPlace()
{
    const QString text = u"Ångström ИЙЁ ß İ ﬁ 😀 ñ"_s;
    QCOMPARE(TextSearch::folded(text).size(), text.size());
}

void TestTextSearch::contains_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("found");
    QTest::newRow("accent") << u"José"_s << u"jose"_s << true;
    QTest::newRow("accent in two characters") << u"Jose\u0301 Luis"_s << u"JOSÉ L"_s << true;
    QTest::newRow("Russian yo") << u"Пётр"_s << u"ПЕТР"_s << true;
    QTest::newRow("Turkish capital") << u"İpek"_s << u"ipek"_s << true;
    QTest::newRow("another letter") << u"Søren"_s << u"soren"_s << false; // no accent but a letter of its own
    QTest::newRow("no words") << u"Ana"_s << QString() << true;
    QTest::newRow("other words") << u"Ana"_s << u"Boris"_s << false;
}

void TestTextSearch::contains()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QTEST(TextSearch::contains(text, words), "found");
}

QTEST_GUILESS_MAIN(TestTextSearch)
#include "tst_textsearch.moc"
