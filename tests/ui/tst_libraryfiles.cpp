#include "support/gamefiles.h"
#include "support/testwindow.h"
#include "ui/libraryfixture.h"

#include <QSignalSpy>
#include <QStandardPaths>

using GameFiles::bytesOf;

/// The dialog with all saved games: what becomes of their files.
class TestLibraryFiles : public QObject, private LibraryFixture {
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { m_dialog.reset(); }
    void opensWhatIsUnfinished_data();
    void opensWhatIsUnfinished();
    void looksThroughWhatIsFinished();
    void damagedOpensAsACopy();
    void hopelessCannotBeOpened();
    void runningGameStays();
    void deletes();
    void deletesWithoutAWastebasket();
    void realWastebasket();
    void exportsBytes();
    void imports();
    void importsWhatIsSound();
    void savesTheSheet();
};

void TestLibraryFiles::opensWhatIsUnfinished_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"button", "Enter", "double click"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void TestLibraryFiles::opensWhatIsUnfinished()
{
    QFETCH(QString, way);
    fill();
    open();
    QVERIFY(select(m_unfinished));
    QSignalSpy opened(m_dialog.get(), &LibraryDialog::openRequested);
    QVERIFY(!button(u"Look through"_s).isEnabled());
    const QPoint place = table().visualRect(table().currentIndex()).center();
    if (way == u"button"_s) {
        button(u"Open"_s).click();
    } else if (way == u"Enter"_s) {
        QTest::keyClick(&table(), Qt::Key_Return);
    } else {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place);
        QVERIFY(opened.isEmpty()); // one click only selects
        QTest::mouseDClick(table().viewport(), Qt::LeftButton, {}, place);
    }
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.first().first().toString(), m_unfinished);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(m_prompts->asked.isEmpty());
}

void TestLibraryFiles::looksThroughWhatIsFinished()
{
    fill();
    open();
    QVERIFY(select(m_finished));
    QSignalSpy replayed(m_dialog.get(), &LibraryDialog::replayRequested);
    QVERIFY(!button(u"Open"_s).isEnabled());
    QTest::keyClick(&table(), Qt::Key_Return);
    QCOMPARE(replayed.count(), 1);
    QCOMPARE(replayed.first().first().toString(), m_finished);
}

void TestLibraryFiles::damagedOpensAsACopy()
{
    fill();
    const QByteArray bytes = bytesOf(m_damaged);
    open();
    QVERIFY(select(m_damaged));
    QSignalSpy opened(m_dialog.get(), &LibraryDialog::openRequested);
    m_prompts->answer = false;
    button(u"Open"_s).click();
    QCOMPARE(m_prompts->asked.size(), 1);
    QVERIFY2(m_prompts->asked.first().contains(u"Line 12: This is no line of a saved game."_s),
             qPrintable(m_prompts->asked.first()));
    QCOMPARE(opened.count(), 0);
    m_prompts->answer = true;
    button(u"Open"_s).click();
    QCOMPARE(opened.count(), 1);
    const QString copy = opened.first().first().toString();
    QVERIFY(copy != m_damaged);
    const GameSummary game = summaryOf(copy);
    QCOMPARE(game.kind(), GameSummary::Kind::Unfinished);
    QCOMPARE(game.entries, 11);
    QCOMPARE(bytesOf(m_damaged), bytes);
}

void TestLibraryFiles::hopelessCannotBeOpened()
{
    fill();
    QVERIFY(QDir().mkpath(m_store->folder() + u"/folder.generala"_s));
    open();
    QCOMPARE(rows(), 5);
    for (const QString &file : {m_hopeless, m_store->folder() + u"/folder.generala"_s}) {
        QVERIFY(select(file));
        for (const char *text : {"Open", "Look through", "Score sheet…"})
            QVERIFY2(!button(QString::fromUtf8(text)).isEnabled(), text);
        QVERIFY(button(u"Delete"_s).isEnabled());
        QTest::keyClick(&table(), Qt::Key_Return);
        QVERIFY(m_dialog->isVisible());
    }
    QVERIFY(m_prompts->asked.isEmpty());
}

void TestLibraryFiles::runningGameStays()
{
    fill();
    open(m_unfinished);
    QVERIFY(select(m_unfinished));
    QVERIFY2(cell(0, LibraryModel::Result).startsWith(u"On the table, round "_s),
             qPrintable(cell(0, LibraryModel::Result)));
    QVERIFY(!button(u"Delete"_s).isEnabled());
    QTest::keyClick(&table(), Qt::Key_Delete);
    QVERIFY(m_prompts->asked.isEmpty());
    QVERIFY(QFile::exists(m_unfinished));
    QVERIFY(select(m_finished));
    QVERIFY(button(u"Delete"_s).isEnabled());
}

void TestLibraryFiles::deletes()
{
    fill();
    open();
    QVERIFY(select(m_finished));
    m_prompts->answer = false;
    QTest::keyClick(&table(), Qt::Key_Delete);
    QCOMPARE(m_prompts->asked.size(), 1);
    QVERIFY(m_prompts->asked.first().contains(u"Ana · Boris"_s));
    QCOMPARE(rows(), 4);
    QVERIFY(QFile::exists(m_finished));
    m_prompts->answer = true;
    button(u"Delete"_s).click();
    QCOMPARE(m_prompts->wasted, QStringList{m_finished});
    QCOMPARE(rows(), 3);
    QVERIFY(!select(m_finished));
    QVERIFY(button(u"Delete"_s).isEnabled()); // a neighbour is selected
    // A file that somebody else has deleted goes from the list.
    QVERIFY(select(m_hopeless));
    QVERIFY(QFile::remove(m_hopeless));
    button(u"Delete"_s).click();
    QCOMPARE(rows(), 2);
    QVERIFY(m_prompts->told.isEmpty());
}

void TestLibraryFiles::deletesWithoutAWastebasket()
{
    fill();
    m_prompts->hasWastebasket = false;
    QVERIFY(QDir().mkpath(m_store->folder() + u"/folder.generala"_s));
    open();
    QVERIFY(select(m_finished));
    button(u"Delete"_s).click();
    QCOMPARE(m_prompts->asked.size(), 2);
    QVERIFY(!QFile::exists(m_finished));
    QCOMPARE(rows(), 4);
    QVERIFY(select(m_store->folder() + u"/folder.generala"_s));
    button(u"Delete"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QVERIFY2(m_prompts->told.first().contains(u"folder.generala"_s), qPrintable(m_prompts->told.first()));
    QCOMPARE(rows(), 4);
}

void TestLibraryFiles::realWastebasket()
{
    QVERIFY(QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)));
    const QString path = QDir::homePath() + u"/to the wastebasket.generala"_s;
    QVERIFY(GameFiles::write(path, "x"));
    QVERIFY(LibraryDialogs(nullptr).moveToWastebasket(path));
    QVERIFY(!QFile::exists(path));
}

void TestLibraryFiles::exportsBytes()
{
    fill();
    open();
    const QString target = m_folder->filePath(u"taken along.generala"_s);
    for (const QString &file : {m_damaged, m_finished, m_hopeless}) {
        QVERIFY(select(file));
        m_prompts->target = target;
        button(u"Export…"_s).click();
        QCOMPARE(m_prompts->proposed.last(), QFileInfo(file).fileName());
        QCOMPARE(bytesOf(target), bytesOf(file));
    }
    QVERIFY(m_prompts->told.isEmpty());
    m_prompts->target = m_folder->filePath(u"no such folder/x"_s);
    button(u"Export…"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QVERIFY2(m_prompts->told.first().startsWith(u"This file cannot be written: "_s),
             qPrintable(m_prompts->told.first()));
}

void TestLibraryFiles::imports()
{
    fill();
    open();
    const QString outside = m_folder->filePath(u"from a friend"_s);
    m_prompts->file = outside;
    const QByteArray bytes = toJsonLines(SelfPlayed::game(Games::setup("yacht", Games::seats(2)), 9).journal);
    QVERIFY(GameFiles::write(outside, bytes));
    button(u"Import…"_s).click();
    QVERIFY(m_prompts->told.isEmpty() && m_prompts->asked.isEmpty());
    QCOMPARE(rows(), 5);
    const auto *added = table().currentIndex().data(LibraryModel::SummaryRole).value<const GameSummary *>();
    QCOMPARE(added->ruleSet, u"yacht"_s);
    QCOMPARE(bytesOf(added->file), bytes);
    // The same one again: nothing is stored, and it is shown where it is.
    QVERIFY(select(m_finished));
    m_dialog->findChild<QComboBox *>()->setCurrentIndex(1);
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QCOMPARE(rows(), 5);
    QCOMPARE(GameLibrary(*m_store).files().size(), 5);
    added = table().currentIndex().data(LibraryModel::SummaryRole).value<const GameSummary *>();
    QCOMPARE(added->ruleSet, u"yacht"_s);
    QVERIFY(GameFiles::write(outside, "[]\n"));
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->told.size(), 2);
    QVERIFY2(m_prompts->told.last().startsWith(u"Line 1: This is no line of a saved game."_s),
             qPrintable(m_prompts->told.last()));
    QVERIFY(QFile::remove(outside));
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->told.size(), 3);
    QCOMPARE(rows(), 5);
}

void TestLibraryFiles::importsWhatIsSound()
{
    open();
    const QString outside = m_folder->filePath(u"half.generala"_s);
    const QByteArray sound = toJsonLines(SelfPlayed::beginning(Games::setup("yacht", Games::seats(2)), 9, 14));
    QVERIFY(GameFiles::write(outside, sound + "rubbish\n"));
    m_prompts->file = outside;
    m_prompts->answer = false;
    button(u"Import…"_s).click();
    QCOMPARE(m_prompts->asked.size(), 1);
    QVERIFY2(m_prompts->asked.first().contains(u"Line 15: "_s), qPrintable(m_prompts->asked.first()));
    QCOMPARE(rows(), 0);
    m_prompts->answer = true;
    button(u"Import…"_s).click();
    QCOMPARE(rows(), 1);
    QCOMPARE(bytesOf(GameLibrary(*m_store).files().front()), sound);
    QCOMPARE(bytesOf(outside), sound + "rubbish\n");
}

void TestLibraryFiles::savesTheSheet()
{
    fill();
    open();
    QVERIFY(select(m_finished));
    m_prompts->target = m_folder->filePath(u"sheet.pdf"_s);
    button(u"Score sheet…"_s).click();
    QVERIFY(m_prompts->proposed.last().endsWith(u".pdf"_s));
    QVERIFY(bytesOf(m_prompts->target).startsWith("%PDF"));
    QCOMPARE(m_prompts->documents, QStringList{m_prompts->target});
    m_prompts->target = m_folder->filePath(u"no such folder/sheet.pdf"_s);
    button(u"Score sheet…"_s).click();
    QCOMPARE(m_prompts->told.size(), 1);
    QVERIFY(m_prompts->told.first().contains(u"no such folder"_s));
    QCOMPARE(m_prompts->documents.size(), 1);
}

QTEST_MAIN(TestLibraryFiles)
#include "tst_libraryfiles.moc"
