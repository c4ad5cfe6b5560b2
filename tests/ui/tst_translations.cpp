#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// One text of a translation file.
struct Entry {
    QString context;
    QString source;
    QStringList forms; ///< one, or as many as the language has plural forms
    bool plural = false;
    QString type; ///< "unfinished", "vanished" or empty
};

/// Everything in a text that the pattern finds, sorted.
QStringList allOf(const QRegularExpression &pattern, const QString &text)
{
    QStringList found;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured();
    found.sort();
    return found;
}

/// %1, %2, %n and %L1 of a text, sorted.
QStringList placeholders(const QString &text)
{
    static const QRegularExpression pattern(u"%L?(?:[0-9]+|n)"_s);
    return allOf(pattern, text);
}

/// Marks of rich text, such as <b> and </p>, sorted.
QStringList marks(const QString &text)
{
    static const QRegularExpression pattern(u"</?[A-Za-z][^>]*>"_s);
    return allOf(pattern, text);
}

Entry readMessage(QXmlStreamReader &xml, const QString &context)
{
    Entry entry;
    entry.context = context;
    entry.plural = xml.attributes().value(u"numerus"_s) == u"yes"_s;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source"_s) {
            entry.source = xml.readElementText();
        } else if (xml.name() == u"translation"_s) {
            entry.type = xml.attributes().value(u"type"_s).toString();
            if (!entry.plural) {
                entry.forms << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                entry.forms << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return entry;
}

QList<Entry> readFile(const QString &language)
{
    QList<Entry> entries;
    QFile file(u"" TRANSLATIONS_DIR "/generala_"_s + language + u".ts"_s);
    if (!file.open(QIODevice::ReadOnly))
        return entries;
    QXmlStreamReader xml(&file);
    xml.readNextStartElement(); // TS
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == u"name"_s)
                context = xml.readElementText();
            else if (xml.name() == u"message"_s)
                entries << readMessage(xml, context);
            else
                xml.skipCurrentElement();
        }
    }
    return entries;
}

} // namespace

/// The translation files are complete: nothing reaches a player half done.
class TestTranslations : public QObject {
    Q_OBJECT

private slots:
    void files_data();
    void files();
    void partsAreFound();
    void everyLanguageKnowsTheSameTexts();
};

void TestTranslations::files_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("pluralForms");
    // The floors catch a run of lupdate that found no sources and dropped what was there.
    QTest::newRow("English") << u"en"_s << 10 << 2;
    QTest::newRow("Spanish") << u"es"_s << 250 << 2;
    QTest::newRow("Russian") << u"ru"_s << 250 << 3;
    QTest::newRow("Norwegian") << u"nb"_s << 250 << 2;
}

void TestTranslations::files()
{
    QFETCH(QString, language);
    QFETCH(int, least);
    QFETCH(int, pluralForms);
    const QList<Entry> entries = readFile(language);
    QVERIFY2(entries.size() >= least, qPrintable(QString::number(entries.size())));
    for (const Entry &entry : entries) {
        const QByteArray where = (entry.context + u": "_s + entry.source).toUtf8();
        QVERIFY2(entry.type.isEmpty(), (where + " is " + entry.type.toUtf8()).constData());
        QVERIFY2(entry.forms.size() == (entry.plural ? pluralForms : 1), where.constData());
        for (const QString &form : entry.forms) {
            QVERIFY2(!form.trimmed().isEmpty(), where.constData());
            QVERIFY2(placeholders(form) == placeholders(entry.source), where.constData());
            QVERIFY2(form.count(u'&') == entry.source.count(u'&'), where.constData());
            QVERIFY2(marks(form) == marks(entry.source), where.constData());
            QVERIFY2(form.startsWith(u' ') == entry.source.startsWith(u' '), where.constData());
            QVERIFY2(form.endsWith(u' ') == entry.source.endsWith(u' '), where.constData());
        }
    }
}

void TestTranslations::partsAreFound()
{
    QCOMPARE(placeholders(u"%2 of %L1, 5 % of %n, 100 %"_s), (QStringList{u"%2"_s, u"%L1"_s, u"%n"_s}));
    QCOMPARE(marks(u"<b>%1</b> < 3 & 4 >> 2 <p>"_s), (QStringList{u"</b>"_s, u"<b>"_s, u"<p>"_s}));
}

void TestTranslations::everyLanguageKnowsTheSameTexts()
{
    const auto keys = [](const QString &language) {
        QStringList list;
        for (const Entry &entry : readFile(language))
            list << entry.context + u'|' + entry.source;
        list.sort();
        return list;
    };
    QCOMPARE(keys(u"ru"_s), keys(u"es"_s));
    QCOMPARE(keys(u"nb"_s), keys(u"es"_s));
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
