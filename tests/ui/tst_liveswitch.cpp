#include "gallery/openscene.h"
#include "support/wordsseen.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

/// The language is switched while a screen is open. Then it says nothing that it would not say had it been opened in that
/// language, and nothing in English is left; back in English it is what it was. One function for each language, so that they can
/// run beside each other.
class TestLiveSwitch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void leftoversAreFound();
    void spanish_data() { everyScene(); }
    void spanish() { switchTo(u"es"_s); }
    void russian_data() { everyScene(); }
    void russian() { switchTo(u"ru"_s); }
    void norwegian_data() { everyScene(); }
    void norwegian() { switchTo(u"nb"_s); }

private:
    static void everyScene();
    static void switchTo(const QString &language);
};

namespace {

/// English sources whose translation reads otherwise.
std::set<QString> foreignWords(const QString &language)
{
    std::set<QString> words;
    QFile file(u"" TRANSLATIONS_DIR "/generala_"_s + language + u".ts"_s);
    if (!file.open(QIODevice::ReadOnly))
        return words;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"source"_s)
            source = xml.readElementText();
        else if (xml.name() == u"translation"_s
                 && xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed() != source)
            words.insert(source);
    }
    return words;
}

/// Texts of the screen that are English and have a translation.
QStringList english(const QStringList &seen, const QString &language)
{
    const std::set<QString> words = foreignWords(language);
    QStringList left;
    std::copy_if(seen.begin(), seen.end(), std::back_inserter(left), [&](const QString &text) {
        return words.contains(text) && text != u"Generala"_s; // the program's own name, too
    });
    return left;
}

/// Words, apart from those that were cut for want of room.
std::set<QString> wordsOf(const QStringList &texts)
{
    static const QRegularExpression space(u"\\s+"_s);
    std::set<QString> words;
    for (const QString &text : texts) {
        for (const QString &word : text.split(space, Qt::SkipEmptyParts)) {
            if (!word.contains(u'…'))
                words.insert(word);
        }
    }
    return words;
}

/// Words of one screen that another does not know. Lines may break elsewhere and a list may show a line less: a window
/// keeps its size when the language changes.
QStringList strangers(const QStringList &seen, const QStringList &expected)
{
    const std::set<QString> words = wordsOf(seen);
    const std::set<QString> known = wordsOf(expected);
    QStringList strange;
    std::set_difference(words.begin(), words.end(), known.begin(), known.end(), std::back_inserter(strange));
    return strange;
}

Look lookIn(const QString &language)
{
    Look look;
    look.language = language;
    return look;
}

void changeTo(OpenScene &scene, const QString &language)
{
    scene.window().language().setLanguage(language);
    QCoreApplication::processEvents();
    QTest::qWait(20); // what asks for a new layout, and that layout
}

} // namespace

void TestLiveSwitch::leftoversAreFound()
{
    QCOMPARE(english({u"Ana"_s, u"Settings"_s, u"7"_s}, u"nb"_s), QStringList{u"Settings"_s});
    QCOMPARE(strangers({u"seven dice"_s, u"cut…"_s}, {u"dice and more"_s}), QStringList{u"seven"_s});
}

void TestLiveSwitch::everyScene()
{
    QTest::addColumn<QString>("name");
    for (const Scene &scene : scenes())
        QTest::addRow("%s", scene.name) << QString::fromLatin1(scene.name);
}

void TestLiveSwitch::switchTo(const QString &language)
{
    QFETCH(QString, name);
    QStringList fresh;
    {
        OpenScene opened(scene(name), lookIn(language));
        QVERIFY(opened.screen() != nullptr);
        fresh = wordsSeen(*opened.screen());
    }
    OpenScene opened(scene(name), lookIn(u"en"_s));
    QVERIFY(opened.screen() != nullptr);
    const QStringList before = wordsSeen(*opened.screen());
    const std::size_t entries = opened.window().journal().size();
    changeTo(opened, language);
    const QStringList after = wordsSeen(*opened.screen());
    QCOMPARE(english(after, language), QStringList());
    QCOMPARE(strangers(after, fresh), QStringList());
    QVERIFY(after != before);
    QCOMPARE(opened.window().journal().size(), entries); // nothing of the game is touched
    changeTo(opened, u"en"_s);
    const QStringList back = wordsSeen(*opened.screen());
    // A list may have been scrolled meanwhile; of the other language nothing is left.
    const std::set<QString> now = wordsOf(back);
    for (const QString &word : strangers(after, before))
        QVERIFY2(now.count(word) == 0, qPrintable(word));
}

QTEST_MAIN(TestLiveSwitch)
#include "tst_liveswitch.moc"
