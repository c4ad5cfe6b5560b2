#include "gallery/openscene.h"
#include "support/wordsseen.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

/// The language is switched while a screen is open. Then it says nothing any more that it would not say had it been opened
/// in that language, and nothing in English is left; back in English nothing of the other language is. One function for each language, so that they can
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

/// Words that a screen still says as it did before, though it should read as `expected`. Others may be new: lines break
/// elsewhere, and a list that has been scrolled shows something else.
QStringList leftovers(const QStringList &seen, const QStringList &before, const QStringList &expected)
{
    const std::set<QString> old = wordsOf(before);
    const std::set<QString> known = wordsOf(expected);
    QStringList left;
    for (const QString &word : wordsOf(seen)) {
        if (old.count(word) > 0 && known.count(word) == 0)
            left << word;
    }
    return left;
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
    QCOMPARE(leftovers({u"seven dados"_s, u"cut…"_s, u"más"_s}, {u"seven dice"_s, u"cut…"_s}, {u"siete dados"_s}),
             QStringList{u"seven"_s});
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
    QCOMPARE(leftovers(after, before, fresh), QStringList());
    QVERIFY(after != before);
    QCOMPARE(opened.window().journal().size(), entries); // nothing of the game is touched
    changeTo(opened, u"en"_s);
    QCOMPARE(leftovers(wordsSeen(*opened.screen()), after, before), QStringList());
}

QTEST_MAIN(TestLiveSwitch)
#include "tst_liveswitch.moc"
