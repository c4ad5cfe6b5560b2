#include "gallery/openscene.h"
#include "support/wordsseen.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>
#include <algorithm>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

/// The language is switched while a screen is open, from English through all others and back. Each time it says nothing
/// any more that it would not say had it been opened in that language, and nothing in English is left. Windows and
/// dialogs apart, so that they can run beside each other.
class TestLiveSwitch : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void leftoversAreFound();
    void windows_data() { everyScene(false); }
    void windows() { switchThrough(); }
    void dialogs_data() { everyScene(true); }
    void dialogs() { switchThrough(); }

private:
    static void everyScene(bool dialogs);
    static void switchThrough();
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
    if (language == u"en"_s)
        return {};
    static std::map<QString, std::set<QString>> read;
    std::set<QString> &words = read[language];
    if (words.empty())
        words = foreignWords(language);
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
    // The same in every language; the minute may have turned since `expected` was read.
    static const QRegularExpression timeOfDay(u"^[0-9]{1,2}:[0-9]{2}$"_s);
    const std::set<QString> old = wordsOf(before);
    const std::set<QString> known = wordsOf(expected);
    QStringList left;
    for (const QString &word : wordsOf(seen)) {
        if (old.count(word) > 0 && known.count(word) == 0 && !timeOfDay.match(word).hasMatch())
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

QStringList wordsIn(const QString &name, const QString &language)
{
    OpenScene opened(scene(name), lookIn(language));
    return opened.screen() != nullptr ? wordsSeen(*opened.screen()) : QStringList();
}

} // namespace

void TestLiveSwitch::leftoversAreFound()
{
    QCOMPARE(english({u"Ana"_s, u"Settings"_s, u"7"_s}, u"nb"_s), QStringList{u"Settings"_s});
    QCOMPARE(leftovers({u"seven dados"_s, u"cut…"_s, u"más"_s, u"16:09"_s}, {u"seven dice"_s, u"cut…"_s, u"16:09"_s},
                       {u"siete dados"_s, u"16:08"_s}),
             QStringList{u"seven"_s});
}

void TestLiveSwitch::everyScene(bool dialogs)
{
    QTest::addColumn<QString>("name");
    for (const Scene &scene : scenes()) {
        if ((scene.dialogClass != nullptr) == dialogs)
            QTest::addRow("%s", scene.name) << QString::fromLatin1(scene.name);
    }
}

// H28
void TestLiveSwitch::switchThrough()
{
    QFETCH(QString, name);
    std::map<QString, QStringList> expected; // collected before: all windows speak one language at a time
    for (const QString &language : {u"es"_s, u"ru"_s, u"nb"_s})
        expected[language] = wordsIn(name, language);
    OpenScene opened(scene(name), lookIn(u"en"_s));
    QVERIFY(opened.screen() != nullptr);
    const std::size_t entries = opened.window().journal().size();
    QStringList before = wordsSeen(*opened.screen());
    expected[u"en"_s] = before;
    for (const QString &language : {u"es"_s, u"ru"_s, u"nb"_s, u"en"_s}) {
        opened.window().language().setLanguage(language);
        QCoreApplication::processEvents();
        QStringList after;
        QStringList left;
        // How long that may take is the benchmark's affair; here it may be a slow machine.
        (void)QTest::qWaitFor([&] {
            after = wordsSeen(*opened.screen());
            left = leftovers(after, before, expected[language]) + english(after, language);
            return left.isEmpty();
        });
        QCOMPARE(left.join(u' '), QString());
        QVERIFY2(after != before, qPrintable(language));
        before = after;
    }
    QCOMPARE(opened.window().journal().size(), entries); // nothing of the game is touched
}

QTEST_MAIN(TestLiveSwitch)
#include "tst_liveswitch.moc"
