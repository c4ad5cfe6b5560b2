#include "panes/chatpane.h"

#include "base/text.h"
#include "panes/chatmodel.h"
#include "panes/iconbutton.h"
#include "panes/sendbutton.h"
#include "ui/viewgames.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class TestChatPane : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void enterSends();
    void theArrowSends();
    void phrasesAreSentAsTheChosenSeat();
    void blankMessagesAreNotSent_data();
    void blankMessagesAreNotSent();
    void aLongPasteIsCutAtAWholeCharacter_data();
    void aLongPasteIsCutAtAWholeCharacter();
    void aPasteInTheMiddleKeepsWhatIsBehind();
    void typingStopsAtTheLimit();
    void pastedNewlinesBecomeSpaces();
    void markupStaysAsTyped();
    void theChooserFollowsTheTurn();
    void aChoiceByHandStaysUntilSending();
    void typingKeepsTheAuthor();
    void computersDoNotWrite();
    void countsUnreadMessages();
    void anotherGameIsRead();
    void escapeDismisses();
    void aLanguageChangeLosesNothing();
    void wrapsLongMessages();

private:
    void paste(const QString &text) const;
    [[nodiscard]] QLabel *notice() const { return m_pane->findChild<QLabel *>(); }
    void show() const { m_pane->setJournal((*m_game)->journal()); }

    std::unique_ptr<ViewGame> m_game;
    std::unique_ptr<ChatPane> m_pane;
    QLineEdit *m_field = nullptr;
    QComboBox *m_seat = nullptr;
    QListView *m_list = nullptr;
    std::unique_ptr<QSignalSpy> m_sent;
};

namespace {

const QString family = u"👨‍👩‍👧‍👦"_s; // one character, eleven code units

} // namespace

void TestChatPane::init()
{
    m_game = std::make_unique<ViewGame>(u"classic"_s, QStringList{u"Ana"_s, u"<b>Boris</b> &"_s, u"Cleo"_s});
    m_pane = std::make_unique<ChatPane>(Theme::darkTheme());
    m_field = m_pane->findChild<QLineEdit *>();
    m_seat = m_pane->findChild<QComboBox *>();
    m_list = m_pane->findChild<QListView *>();
    m_sent = std::make_unique<QSignalSpy>(m_pane.get(), &ChatPane::messageSent);
    m_pane->resize(400, 300);
    m_pane->setSeats((*m_game)->state().specs, 0);
    show();
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void TestChatPane::cleanup()
{
    m_sent.reset();
    m_pane.reset();
}

void TestChatPane::paste(const QString &text) const
{
    QGuiApplication::clipboard()->setText(text);
    m_field->paste();
}

void TestChatPane::enterSends()
{
    QTest::keyClicks(m_field, u" Hello there  "_s);
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(m_sent->count(), 1);
    QCOMPARE(m_sent->first().at(0).toInt(), 0);
    QCOMPARE(m_sent->first().at(1).toString(), u"Hello there"_s);
    QVERIFY(m_field->text().isEmpty());
    QTest::keyClick(m_field, Qt::Key_Enter);
    QCOMPARE(m_sent->count(), 1);
}

void TestChatPane::theArrowSends()
{
    QTest::keyClicks(m_field, u"Hello"_s);
    auto *arrow = m_pane->findChild<SendButton *>();
    QVERIFY(!arrow->accessibleName().isEmpty());
    QTest::mouseClick(arrow, Qt::LeftButton);
    QCOMPARE(m_sent->count(), 1);
}

void TestChatPane::phrasesAreSentAsTheChosenSeat()
{
    m_field->setText(u"half a sentence"_s);
    m_seat->setCurrentIndex(1);
    emit m_seat->activated(1);
    auto *button = m_pane->findChild<IconButton *>();
    button->click();
    auto *menu = m_pane->findChild<QMenu *>();
    QVERIFY(menu != nullptr);
    QVERIFY(menu->actions().size() >= 6);
    const QString phrase = menu->actions().at(1)->text();
    menu->actions().at(1)->trigger();
    menu->close();
    QCOMPARE(m_sent->count(), 1);
    QCOMPARE(m_sent->at(0).at(0).toInt(), 1);
    QCOMPARE(m_sent->at(0).at(1).toString(), phrase);
    QCOMPARE(m_field->text(), u"half a sentence"_s); // what was being typed stays
}

void TestChatPane::blankMessagesAreNotSent_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("spaces") << u"   "_s;
    QTest::newRow("newlines") << u"\n\n"_s;
    QTest::newRow("no-break spaces") << u"\u00a0\u2003"_s;
    QTest::newRow("nothing to see") << u"\u200b\u200f"_s;
}

void TestChatPane::blankMessagesAreNotSent()
{
    QFETCH(QString, text);
    m_field->setText(text);
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(m_sent->count(), 0);
}

void TestChatPane::aLongPasteIsCutAtAWholeCharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("letters") << QString(700, u'x');
    QTest::newRow("emoji at the edge") << QString(499, u'x') + family + family;
    QTest::newRow("only emoji") << family.repeated(600);
    QTest::newRow("accents") << u"e\u0301"_s.repeated(501);
    QTest::newRow("a book") << QString(400'000, u'x');
}

void TestChatPane::aLongPasteIsCutAtAWholeCharacter()
{
    QFETCH(QString, text);
    QVERIFY(!notice()->isVisible());
    paste(text);
    QCOMPARE(m_field->text(), firstCharacters(text, 500));
    QCOMPARE(characterCount(m_field->text()), 500);
    QVERIFY(notice()->isVisible());
    QVERIFY(notice()->text().contains(u"500"_s));
    // The next edit that fits clears the notice.
    QTest::keyClick(m_field, Qt::Key_Backspace);
    QVERIFY(!notice()->isVisible());
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(m_sent->count(), 1);
}

void TestChatPane::aPasteInTheMiddleKeepsWhatIsBehind()
{
    m_field->setText(u"head tail"_s);
    m_field->setCursorPosition(5);
    paste(QString(600, u'x'));
    QCOMPARE(m_field->text(), u"head "_s + QString(491, u'x') + u"tail"_s);
    QCOMPARE(m_field->cursorPosition(), 496);
    QVERIFY(notice()->isVisible());
}

void TestChatPane::typingStopsAtTheLimit()
{
    m_field->setText(QString(500, u'x'));
    QVERIFY(!notice()->isVisible());
    QTest::keyClicks(m_field, u"y"_s);
    QCOMPARE(m_field->text(), QString(500, u'x'));
    QVERIFY(notice()->isVisible());
}

void TestChatPane::pastedNewlinesBecomeSpaces()
{
    paste(u"one\ntwo\r\nthree\tfour\u2028five"_s);
    QCOMPARE(m_field->text(), u"one two three four five"_s);
    QVERIFY(!notice()->isVisible());
}

// H26
void TestChatPane::markupStaysAsTyped()
{
    const QString text = u"<b>bold</b> &amp; %1 שלום 😀"_s;
    (*m_game)->postChat(1, text);
    show();
    const QModelIndex index = m_list->model()->index(0, 0);
    QCOMPARE(index.data(ChatModel::TextRole).toString(), text);
    QCOMPARE(index.data(ChatModel::NameRole).toString(), u"<b>Boris</b> &"_s);
    QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(text));
    QCOMPARE(m_seat->itemText(1), u"<b>Boris</b> &"_s);
    QCOMPARE(notice()->textFormat(), Qt::PlainText);
}

void TestChatPane::theChooserFollowsTheTurn()
{
    QCOMPARE(m_seat->currentData().toInt(), 0);
    m_pane->setSeats((*m_game)->state().specs, 2);
    QCOMPARE(m_seat->currentData().toInt(), 2);
    m_field->setText(u"hi"_s);
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(m_sent->last().at(0).toInt(), 2);
}

void TestChatPane::aChoiceByHandStaysUntilSending()
{
    QTest::keyClick(m_seat, Qt::Key_Down); // by hand: Boris
    QCOMPARE(m_seat->currentData().toInt(), 1);
    m_pane->setSeats((*m_game)->state().specs, 2);
    QCOMPARE(m_seat->currentData().toInt(), 1);
    m_field->setText(u"hi"_s);
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(m_sent->last().at(0).toInt(), 1);
    QCOMPARE(m_seat->currentData().toInt(), 2);
    m_pane->setSeats((*m_game)->state().specs, 0);
    QCOMPARE(m_seat->currentData().toInt(), 0);
}

void TestChatPane::typingKeepsTheAuthor()
{
    QTest::keyClicks(m_field, u"I am An"_s);
    m_pane->setSeats((*m_game)->state().specs, 1);
    QTest::keyClicks(m_field, u"a"_s);
    QTest::keyClick(m_field, Qt::Key_Return);
    QCOMPARE(m_sent->last().at(0).toInt(), 0);
    QCOMPARE(m_seat->currentData().toInt(), 1);
}

void TestChatPane::computersDoNotWrite()
{
    std::vector<SeatSpec> specs = (*m_game)->state().specs;
    specs[1].kind = PlayerKind::Computer;
    m_pane->setSeats(specs, 1);
    QCOMPARE(m_seat->count(), 2);
    QCOMPARE(m_seat->currentData().toInt(), 0);
    m_pane->setSeats(specs, 2);
    QCOMPARE(m_seat->currentData().toInt(), 2);
    for (SeatSpec &spec : specs)
        spec.kind = PlayerKind::Computer;
    m_pane->setSeats(specs, 1); // nobody but computers: anybody may speak for them
    QCOMPARE(m_seat->count(), 3);
    QCOMPARE(m_seat->currentData().toInt(), 1);
}

void TestChatPane::countsUnreadMessages()
{
    QSignalSpy unread(m_pane.get(), &ChatPane::unreadChanged);
    (*m_game)->postChat(0, u"seen"_s);
    show();
    QCOMPARE(m_pane->unread(), 0);
    m_pane->hide();
    (*m_game)->postChat(0, u"one"_s);
    show();
    (*m_game)->postChat(1, u"two"_s);
    show();
    show();
    QCOMPARE(m_pane->unread(), 2);
    QCOMPARE(unread.count(), 2);
    m_pane->show();
    QCOMPARE(m_pane->unread(), 0);
    QCOMPARE(unread.last().first().toInt(), 0);
}

void TestChatPane::anotherGameIsRead()
{
    m_pane->hide();
    (*m_game)->postChat(0, u"one"_s);
    show();
    QCOMPARE(m_pane->unread(), 1);
    ViewGame other(u"duel"_s, {u"Dora"_s});
    other->postChat(0, u"old"_s);
    other->postChat(0, u"older"_s);
    m_pane->setJournal(other->journal());
    QCOMPARE(m_pane->unread(), 0);
    QCOMPARE(m_list->model()->rowCount(), 2);
}

void TestChatPane::escapeDismisses()
{
    QSignalSpy dismissed(m_pane.get(), &ChatPane::dismissed);
    QTest::keyClicks(m_field, u"draft"_s);
    QTest::keyClick(m_field, Qt::Key_Escape);
    QCOMPARE(dismissed.count(), 1);
    QCOMPARE(m_field->text(), u"draft"_s);
}

void TestChatPane::aLanguageChangeLosesNothing()
{
    QTest::keyClick(m_seat, Qt::Key_Down);
    QTest::keyClicks(m_field, u"draft"_s);
    QEvent event(QEvent::LanguageChange);
    QApplication::sendEvent(m_pane.get(), &event);
    m_pane->setSeats((*m_game)->state().specs, 2);
    QCOMPARE(m_field->text(), u"draft"_s);
    QCOMPARE(m_seat->currentData().toInt(), 1);
}

void TestChatPane::wrapsLongMessages()
{
    (*m_game)->postChat(0, u"short"_s);
    (*m_game)->postChat(1, QString(500, u'W'));
    show();
    const auto rect = [this](int row) { return m_list->visualRect(m_list->model()->index(row, 0)); };
    QTRY_VERIFY(rect(1).height() > 3 * rect(0).height());
    QVERIFY(rect(1).width() <= m_list->viewport()->width());
}

QTEST_MAIN(TestChatPane)
#include "tst_chatpane.moc"
