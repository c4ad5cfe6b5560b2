#include "book/bookview.h"
#include "book/contentslist.h"
#include "book/rulespage.h"
#include "book/searchfield.h"
#include "dialogs/helpdialog.h"
#include "dialogs/questionsheet.h"
#include "rules/rulecatalog.h"
#include "support/language.h"
#include "support/scriptedbookprompts.h"
#include "text/names.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// Stands in for the desktop's program for documents.
class DocumentReader : public QObject {
    Q_OBJECT

public:
    explicit DocumentReader(QStringList &opened)
        : m_opened(opened)
    {
        QDesktopServices::setUrlHandler(u"file"_s, this, "open");
    }
    ~DocumentReader() override { QDesktopServices::unsetUrlHandler(u"file"_s); }

public slots:
    void open(const QUrl &url) { m_opened << url.toLocalFile(); }

private:
    QStringList &m_opened;
};

/// The rules in the help window: to choose, to read, to search, to print.
class TestRulesPage : public QObject {
    Q_OBJECT

private slots:
    void init();
    void nothingIsMadeBeforeItIsSeen();
    void ownGameComesFirst();
    void anotherGameOnTheTable();
    void contentsLeadAndFollow();
    void searchByKeys();
    void nothingFound();
    void escapeClearsThenCloses();
    void languageKeepsPlaceAndSearch();
    void narrowPageHasNoContents();
    void savesPdf();
    void pdfThatCannotBeWritten();
    void prints();
    void tellsWhereItWasSaved();

private:
    void open(const QString &id = u"duel"_s, const std::vector<OptionChoice> &choices = {});
    BookView &view() { return *m_help->findChild<BookView *>(); }
    QComboBox &chooser() { return *m_help->findChild<QComboBox *>(); }
    ContentsList &contents() { return *m_help->findChild<ContentsList *>(); }
    QLineEdit &field() { return *m_help->findChild<SearchField *>()->findChild<QLineEdit *>(); }
    /// What is told about the search.
    QString found() { return field().accessibleDescription(); }
    void click(const QString &button);

    std::unique_ptr<TestLanguage> m_language;
    std::unique_ptr<ScriptedBookPrompts> m_prompts;
    std::unique_ptr<HelpDialog> m_help;
};

void TestRulesPage::init()
{
    m_language = std::make_unique<TestLanguage>(u"en"_s);
    m_prompts = std::make_unique<ScriptedBookPrompts>();
}

void TestRulesPage::open(const QString &id, const std::vector<OptionChoice> &choices)
{
    m_help = std::make_unique<HelpDialog>(nullptr, m_prompts.get());
    m_help->resize(1000, 700);
    m_help->setGame(RuleCatalog::make(id, choices).value(), QByteArray(64, 'c'));
    m_help->showPage(HelpDialog::Page::Rules);
    QVERIFY(QTest::qWaitForWindowActive(m_help.get()));
}

void TestRulesPage::click(const QString &button)
{
    for (QPushButton *candidate : m_help->findChildren<QPushButton *>()) {
        if (candidate->text() == button && candidate->isVisible())
            return candidate->click();
    }
    QFAIL(qPrintable(u"no button "_s + button));
}

void TestRulesPage::nothingIsMadeBeforeItIsSeen()
{
    m_help = std::make_unique<HelpDialog>(nullptr, m_prompts.get());
    m_help->setGame(RuleCatalog::make(u"duel"_s).value(), {});
    m_help->showPage(HelpDialog::Page::Keys);
    QVERIFY(m_help->findChild<BookView *>() == nullptr);
    for (const QPushButton *button : m_help->findChildren<QPushButton *>())
        QVERIFY(!button->isVisible() || button->text() == u"Close"_s);
    m_help->showPage(HelpDialog::Page::Rules);
    QVERIFY(m_help->findChild<BookView *>() != nullptr);
}

void TestRulesPage::ownGameComesFirst()
{
    open(u"yatzy"_s, {{u"order"_s, u"forced"_s}});
    QStringList names;
    for (int k = 0; k < chooser().count(); ++k) {
        if (!chooser().itemText(k).isEmpty())
            names << chooser().itemText(k);
    }
    QCOMPARE(names.size(), RuleCatalog::ids().size());
    QCOMPARE(names.front(), Names::ruleSet(u"yatzy"_s));
    QVERIFY(view().toPlainText().contains(u"Rows are filled from top to bottom"_s));
    for (int k = 1; k < chooser().count(); ++k) {
        if (chooser().itemText(k).isEmpty())
            continue; // the line below the game's own
        chooser().setCurrentIndex(k);
        const QString id = chooser().itemData(k).toString();
        QCOMPARE(view().book().title, Names::ruleSet(id));
        QVERIFY(view().toPlainText().contains(u"Everything is as usual"_s));
        QCOMPARE(view().verticalScrollBar()->value(), 0);
        QCOMPARE(contents().count(), static_cast<int>(view().book().chapters.size()));
    }
    chooser().setCurrentIndex(0);
    QVERIFY(view().toPlainText().contains(u"Rows are filled from top to bottom"_s));
}

void TestRulesPage::anotherGameOnTheTable()
{
    open(u"duel"_s);
    chooser().setCurrentIndex(chooser().count() - 1);
    m_help->setGame(RuleCatalog::make(u"classic"_s, {{u"served"_s, u"10"_s}}).value(), {});
    QCOMPARE(chooser().currentText(), Names::ruleSet(u"classic"_s));
    QCOMPARE(view().book().title, Names::ruleSet(u"classic"_s));
    QVERIFY(view().toPlainText().contains(u"On the first throw 10 points more"_s));
}

void TestRulesPage::contentsLeadAndFollow()
{
    open();
    QVERIFY(contents().isVisible());
    contents().setCurrentRow(4);
    QCOMPARE(view().chapter(), 4);
    QVERIFY(view().verticalScrollBar()->value() > 0);
    view().verticalScrollBar()->setValue(view().verticalScrollBar()->maximum());
    QCOMPARE(contents().currentRow(), contents().count() - 1);
    QCOMPARE(view().verticalScrollBar()->value(), view().verticalScrollBar()->maximum());
}

void TestRulesPage::searchByKeys()
{
    open();
    QTest::keyClick(m_help.get(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(field().hasFocus());
    QTest::keyClicks(&field(), u"CUP"_s);
    const int count = view().matchCount();
    QVERIFY(count >= 4);
    const auto shown = [count](int match) { return u"%1 of %2"_s.arg(match).arg(count); };
    QCOMPARE(found(), shown(1));
    QTest::keyClick(&field(), Qt::Key_Return);
    QCOMPARE(found(), shown(2));
    QVERIFY(m_help->isVisible()); // Enter presses no button
    QTest::keyClick(&field(), Qt::Key_F3);
    QCOMPARE(found(), shown(3));
    QTest::keyClick(&field(), Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(found(), shown(2));
    QTest::keyClick(&field(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(found(), shown(1));
    click(u"↑"_s);
    QCOMPARE(found(), shown(count));
    click(u"↓"_s);
    QCOMPARE(found(), shown(1));
}

void TestRulesPage::nothingFound()
{
    open();
    QTest::keyClicks(&field(), u"xyzzy"_s);
    QCOMPARE(found(), u"nothing found"_s);
    for (const QPushButton *button : m_help->findChild<SearchField *>()->findChildren<QPushButton *>())
        QVERIFY(!button->isEnabled());
    field().clear();
    QCOMPARE(found(), QString());
}

void TestRulesPage::escapeClearsThenCloses()
{
    open();
    QTest::keyClicks(&field(), u"dice"_s);
    QTest::keyClick(&field(), Qt::Key_Escape);
    QVERIFY(m_help->isVisible());
    QVERIFY(field().text().isEmpty());
    QCOMPARE(view().matchCount(), 0);
    QTest::keyClick(&field(), Qt::Key_Escape);
    QVERIFY(!m_help->isVisible());
}

void TestRulesPage::languageKeepsPlaceAndSearch()
{
    open(u"yahtzee"_s);
    QTest::keyClicks(&field(), u"yatzy"_s);
    contents().setCurrentRow(6);
    const int place = view().cursorForPosition({5, 5}).blockNumber();
    QVERIFY(place > 20);
    m_language->set(u"nb"_s);
    QCOMPARE(field().text(), u"yatzy"_s);
    QVERIFY(view().matchCount() > 0);
    QCOMPARE(contents().currentRow(), 6);
    QCOMPARE(view().cursorForPosition({5, 5}).blockNumber(), place);
    QCOMPARE(chooser().currentText(), Names::ruleSet(u"yahtzee"_s));
    chooser().setCurrentIndex(chooser().count() - 1);
    const QString other = chooser().currentData().toString();
    m_language->set(u"ru"_s);
    QCOMPARE(chooser().currentData().toString(), other); // new texts are no new choice
    QCOMPARE(view().book().title, Names::ruleSet(other));
}

void TestRulesPage::narrowPageHasNoContents()
{
    open();
    m_help->resize(500, 700);
    QTRY_VERIFY(!contents().isVisible());
    m_help->resize(1000, 700);
    QTRY_VERIFY(contents().isVisible());
}

void TestRulesPage::savesPdf()
{
    QTemporaryDir folder;
    open(u"nordic"_s);
    click(u"Save as PDF…"_s);
    QCOMPARE(m_prompts->proposed, QStringList{Names::ruleSet(u"nordic"_s) + u".pdf"_s});
    QVERIFY(m_prompts->documents.isEmpty()); // nobody chose a file
    m_prompts->target = folder.filePath(u"rules.pdf"_s);
    click(u"Save as PDF…"_s);
    QFile file(m_prompts->target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF"));
    QCOMPARE(m_prompts->documents, QStringList{m_prompts->target});
    QVERIFY(m_prompts->told.isEmpty());
}

void TestRulesPage::pdfThatCannotBeWritten()
{
    open();
    m_prompts->target = u"/no/such/folder/rules.pdf"_s;
    click(u"Save as PDF…"_s);
    QCOMPARE(m_prompts->told.size(), 1);
    QVERIFY(m_prompts->told.front().contains(m_prompts->target));
    QVERIFY(m_prompts->documents.isEmpty());
}

void TestRulesPage::prints()
{
    QTemporaryDir folder;
    open(u"yacht"_s);
    click(u"Print…"_s);
    QCOMPARE(m_prompts->printed, QStringList{Names::ruleSet(u"yacht"_s)});
    const QString target = folder.filePath(u"printed.pdf"_s);
    {
        QPdfWriter printer(target);
        m_prompts->printer = &printer;
        QTest::keyClick(m_help.get(), Qt::Key_P, Qt::ControlModifier);
        m_prompts->printer = nullptr;
    }
    QCOMPARE(m_prompts->printed.size(), 2);
    QFile file(target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().count("/Type /Page\n") >= 2);
}

void TestRulesPage::tellsWhereItWasSaved()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"rules.pdf"_s);
    for (const bool opens : {false, true}) {
        QStringList opened;
        DocumentReader reader(opened);
        QWidget window;
        window.show();
        BookDialogs(&window).tellSaved(file);
        auto *sheet = window.findChild<QuestionSheet *>();
        QVERIFY(sheet != nullptr);
        const QList<QLabel *> labels = sheet->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [&](QLabel *label) { return label->text().contains(file); }));
        QVERIFY(opened.isEmpty()); // nobody has asked for it
        opens ? sheet->accept() : sheet->reject();
        QCOMPARE(opened, opens ? QStringList{file} : QStringList());
    }
}

QTEST_MAIN(TestRulesPage)
#include "tst_rulespage.moc"
