#include "gallery/openscene.h"
#include "library/librarytext.h"
#include "support/language.h"
#include "text/names.h"

#include <QComboBox>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPageSetupDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <clocale>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace {

/// Names of things in a list, which no language changes.
bool isData(const QWidget &list)
{
    return list.objectName() == u"lookInCombo"_s || list.objectName() == u"printers"_s;
}

/// What the parts of a window say, without the marks of keys.
QStringList wordsOf(const QWidget &window)
{
    QStringList words{window.windowTitle()};
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        words << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            words << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            words << button->text();
        if (const auto *box = qobject_cast<const QGroupBox *>(widget))
            words << box->title();
        if (const auto *list = qobject_cast<const QComboBox *>(widget); list != nullptr && !isData(*list)) {
            for (int i = 0; i < list->count(); ++i)
                words << list->itemText(i);
        }
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                words << tabs->tabText(i);
        }
    }
    for (const QAction *action : window.findChildren<QAction *>())
        words << action->text() << action->toolTip();
    return words.replaceInStrings(u"&"_s, QString());
}

using MakeDialog = std::unique_ptr<QDialog> (*)();

std::unique_ptr<QDialog> printDialog()
{
    return std::make_unique<QPrintDialog>();
}

std::unique_ptr<QDialog> pageDialog()
{
    return std::make_unique<QPageSetupDialog>();
}

std::unique_ptr<QDialog> fileDialog(QFileDialog::AcceptMode mode)
{
    auto dialog = std::make_unique<QFileDialog>();
    dialog->setOption(QFileDialog::DontUseNativeDialog);
    dialog->setAcceptMode(mode);
    return dialog;
}

/// The letter behind Alt of a text; empty for none.
QString keyOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// Texts of one list that answer to the same key.
QStringList doubled(const QStringList &texts)
{
    std::map<QString, QString> taken;
    QStringList pairs;
    for (const QString &text : texts) {
        const QString key = keyOf(text);
        if (key.isEmpty())
            continue;
        if (const auto [other, isNew] = taken.emplace(key, text); !isNew)
            pairs << other->second + u" = "_s + text;
    }
    return pairs;
}

QStringList textsOf(const QList<QAction *> &actions)
{
    QStringList texts;
    for (const QAction *action : actions)
        texts << action->text();
    return texts;
}

/// What can be reached by Alt and a letter in a window, apart from its menus.
QStringList keyedTexts(const QWidget &window)
{
    QStringList texts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window))
            continue;
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        if (const auto *label = qobject_cast<const QLabel *>(widget); label != nullptr && label->buddy() != nullptr)
            texts << label->text();
        if (const auto *box = qobject_cast<const QGroupBox *>(widget))
            texts << box->title();
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
        }
    }
    return texts;
}

/// Everything that can be told about a saved file, or answered to a player: by what it is for.
std::map<QString, QString> reasons()
{
    std::map<QString, QString> all;
    for (int k = 0; k <= static_cast<int>(EventError::NoHints); ++k)
        all[u"command %1"_s.arg(k)] = Names::commandError(static_cast<EventError>(k));
    for (int k = 0; k <= static_cast<int>(JournalFault::Kind::BadEvent); ++k) {
        JournalFault fault;
        fault.kind = static_cast<JournalFault::Kind>(k);
        fault.subject = u"x"_s;
        all[u"fault %1"_s.arg(k)] = LibraryText::fault(fault);
        GameSummary game;
        game.fault = fault;
        game.fault->line = 7;
        all[u"damage %1"_s.arg(k)] = LibraryText::damage(game);
        all[u"result %1"_s.arg(k)] = LibraryText::result(game);
    }
    for (int k = 0; k <= static_cast<int>(StoreError::Kind::CannotKeepAside); ++k) {
        const StoreError error{static_cast<StoreError::Kind>(k), u"/x"_s, {}};
        all[u"store %1"_s.arg(k)] = Names::storeError(error);
        all[u"file %1"_s.arg(k)] = LibraryText::error(error);
    }
    all[u"damaged game"_s] = Names::damagedGame(7, u"/x"_s);
    for (int k = 0; k <= static_cast<int>(SeatError::Kind::NameTaken); ++k)
        all[u"seat %1"_s.arg(k)] = Names::seatError({static_cast<SeatError::Kind>(k), 0});
    for (int k = 0; k <= static_cast<int>(RuleError::Kind::ConflictingOptions); ++k)
        all[u"rule %1"_s.arg(k)] = Names::ruleError({static_cast<RuleError::Kind>(k), u"clock"_s, u"off"_s});
    return all;
}

/// File name -> contents of a folder and all below it.
std::map<QString, QByteArray> filesIn(const QString &folder)
{
    std::map<QString, QByteArray> files;
    QDirIterator walk(folder, QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        if (file.open(QIODevice::ReadOnly))
            files[QDir(folder).relativeFilePath(file.fileName())] = file.readAll();
    }
    return files;
}

/// What a short game in a country leaves on the disk.
std::map<QString, QByteArray> filesOfAGame(const QLocale &country)
{
    TestWindow game;
    QLocale::setDefault(country);
    std::vector<SeatSpec> seats = Games::seats(2);
    seats[0].name = u"İPEK Iğdır"_s;
    seats[1].name = u"ıiIİ"_s;
    game.settings().setLastSetup(Games::setup("classic", seats));
    game.settings().setTextPercent(125);
    game.settings().setTheme(ThemeChoice::Light);
    game.play(Games::setup("classic", seats, {{u"clock"_s, u"off"_s}}));
    game.pressThrowKey();
    game.session().toggleLock(0);
    game.pressThrowKey();
    game.session().postChat(0, u"İYİ ŞANSLAR ıi"_s);
    game.session().fillRow(8);
    game.kill();
    return filesIn(QFileInfo(game.store().folder()).path());
}

} // namespace

/// What all languages have to keep to, and what no language may change.
class TestEveryLanguage : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void dialogsOfQt_data();
    void dialogsOfQt();
    void doublesAreFound();
    void keysOfMenus_data() { languages(); }
    void keysOfMenus();
    void keysOfDialogs_data() { languages(); }
    void keysOfDialogs();
    void reasonsAreTold_data() { languages(); }
    void reasonsAreTold();
    void filesAreTheSameInTurkey();

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : LanguageController::languages())
            QTest::newRow(qPrintable(language)) << language;
    }
};

void TestEveryLanguage::dialogsOfQt_data()
{
    QTest::addColumn<MakeDialog>("make");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("least");
    for (const QString &language : LanguageController::languages()) {
        const auto add = [&language](const char *name, MakeDialog make, int least) {
            QTest::addRow("%s, %s", name, qPrintable(language)) << make << language << least;
        };
        add("print", printDialog, 20);
        add("page", pageDialog, 80);
        add(
            "open", [] { return fileDialog(QFileDialog::AcceptOpen); }, 15);
        add(
            "save", [] { return fileDialog(QFileDialog::AcceptSave); }, 15);
    }
}

void TestEveryLanguage::dialogsOfQt()
{
    QFETCH(MakeDialog, make);
    QFETCH(QString, language);
    QFETCH(int, least);
    TestLanguage spoken(u"en"_s);
    const QStringList english = wordsOf(*make());
    spoken.set(language);
    const std::unique_ptr<QDialog> dialog = make();
    QCOMPARE(doubled(keyedTexts(*dialog)).join(u", "_s), QString());
    // Names that are the same everywhere: of standards, signs and units.
    static const QRegularExpression word(u"\\p{L}{3}"_s);
    static const QRegularExpression same(
        u"^(ANSI|JIS|PRC|Legal|Ledger|Letter|Tabloid|Didot|Cicero|Pica|Super|Type)\\b.*"_s);
    QStringList left;
    int read = 0;
    for (const QString &text : wordsOf(*dialog)) {
        if (!text.contains(word))
            continue;
        ++read;
        if (english.contains(text) && !text.contains(same) && language != u"en"_s)
            left << text;
    }
    QVERIFY2(read >= least, qPrintable(QString::number(read)));
    QCOMPARE(left.join(u" | "_s), QString());
}

void TestEveryLanguage::doublesAreFound()
{
    QCOMPARE(doubled({u"&Open"_s, u"C&lose"_s, u"None"_s, u"S&ort"_s}), QStringList{u"&Open = S&ort"_s});
    QWidget window;
    QPushButton first(u"&Да"_s, &window);
    QPushButton second(u"Су&да"_s, &window);
    QCOMPARE(doubled(keyedTexts(window)).size(), 1);
    second.hide();
    QVERIFY(doubled(keyedTexts(window)).isEmpty());
}

void TestEveryLanguage::keysOfMenus()
{
    QFETCH(QString, language);
    TestWindow game;
    game.language().setLanguage(language);
    game.play(Games::setup("duel", Games::seats(2)));
    for (const bool paused : {false, true}) {
        game.session().setPaused(paused);
        QCoreApplication::processEvents();
        const QList<QAction *> bar = game.window().menuBar()->actions();
        QVERIFY(bar.size() >= 4);
        QCOMPARE(doubled(textsOf(bar)).join(u", "_s), QString());
        for (const QAction *menu : bar) {
            QVERIFY2(!keyOf(menu->text()).isEmpty(), qPrintable(menu->text()));
            QCOMPARE(doubled(textsOf(menu->menu()->actions())).join(u", "_s), QString());
        }
    }
}

void TestEveryLanguage::keysOfDialogs()
{
    QFETCH(QString, language);
    std::set<QByteArray> seen; // one screen of each kind
    for (const Scene &scene : scenes()) {
        if (scene.dialogClass == nullptr || !seen.insert(scene.dialogClass).second)
            continue;
        OpenScene open(scene, {language, ThemeChoice::Dark, 100, {}});
        QVERIFY2(open.screen() != nullptr, scene.name);
        QCOMPARE(doubled(keyedTexts(*open.screen())).join(u", "_s), QString());
    }
    QVERIFY(seen.size() >= 7);
}

void TestEveryLanguage::reasonsAreTold()
{
    QFETCH(QString, language);
    TestLanguage spoken(u"en"_s);
    const std::map<QString, QString> english = reasons();
    QVERIFY(english.size() > 60);
    spoken.set(language);
    for (const auto &[what, text] : reasons()) {
        QVERIFY2(!text.isEmpty() && !text.contains(u'%'), qPrintable(what + u": "_s + text));
        QVERIFY2(language == u"en"_s || text != english.at(what), qPrintable(text));
    }
}

/// There the capital of i is İ, and the small letter of I is ı.
void TestEveryLanguage::filesAreTheSameInTurkey()
{
    const QLocale before;
    const std::map<QString, QByteArray> here = filesOfAGame(QLocale::c());
    QVERIFY(here.size() >= 2);             // the settings, and the game
    std::setlocale(LC_ALL, "tr_TR.UTF-8"); // where the system knows it
    const std::map<QString, QByteArray> there = filesOfAGame(QLocale(QLocale::Turkish, QLocale::Turkey));
    std::setlocale(LC_ALL, "C");
    QLocale::setDefault(before);
    QCOMPARE(there.size(), here.size());
    for (const auto &[name, contents] : here) {
        QVERIFY2(there.count(name) == 1, qPrintable(name));
        QCOMPARE(there.at(name), contents);
    }
}

QTEST_MAIN(TestEveryLanguage)
#include "tst_everylanguage.moc"
