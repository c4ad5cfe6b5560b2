#include "panes/historypane.h"

#include "panes/historymodel.h"
#include "ui/viewgames.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class TestHistoryPane : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aClickChoosesTheThrow();
    void enterChoosesTheThrow();
    void arrowsPassOverHeads();
    void headsChooseNothing();
    void filterListsTheSeatsAsTyped();
    void filterSurvivesALanguageChange();
    void filterByRow();
    void otherRulesOtherRows();
    void tellsWhatIsStillOpen();
    void staysAtTheEndUnlessScrolledBack();
    void narrowLinesWrap();

private:
    void play(int turns) const;
    void show() const { m_pane->setJournal((*m_game)->journal(), (*m_game)->journal().size()); }
    [[nodiscard]] QPoint placeOf(int row) const { return m_list->visualRect(m_list->model()->index(row, 0)).center(); }

    std::unique_ptr<ViewGame> m_game;
    std::unique_ptr<HistoryPane> m_pane;
    QListView *m_list = nullptr;
    QComboBox *m_filter = nullptr;
    QComboBox *m_rows = nullptr;
};

void TestHistoryPane::init()
{
    m_game = std::make_unique<ViewGame>(u"duel"_s, QStringList{u"Ana & <b>"_s, u"Boris"_s});
    m_pane = std::make_unique<HistoryPane>(Theme::darkTheme());
    m_list = m_pane->findChild<QListView *>();
    m_filter = m_pane->findChild<QComboBox *>(u"historySeats"_s);
    m_rows = m_pane->findChild<QComboBox *>(u"historyRows"_s);
    m_pane->resize(480, 240);
    play(3);
    show();
    m_pane->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_pane.get()));
}

void TestHistoryPane::play(int turns) const
{
    for (int i = 0; i < turns; ++i) {
        m_game->roll();
        const GameState &state = (*m_game)->state();
        const RowMask open = openRows(*state.rules, state.current().card);
        m_game->fill(state.rules->row(std::countr_zero(open)).id);
    }
}

void TestHistoryPane::aClickChoosesTheThrow()
{
    QSignalSpy chosen(m_pane.get(), &HistoryPane::momentChosen);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, Qt::NoModifier, placeOf(2));
    QCOMPARE(chosen.count(), 1);
    const int entry = chosen.first().first().toInt();
    const auto *thrown = std::get_if<DiceThrown>(&(*m_game)->journal()[static_cast<std::size_t>(entry)].event);
    QVERIFY(thrown != nullptr);
    QCOMPARE(thrown->seat, 1);
    m_pane->setMoment(entry);
    QVERIFY(m_list->model()->index(2, 0).data(HistoryModel::MomentRole).toBool());
}

void TestHistoryPane::enterChoosesTheThrow()
{
    QSignalSpy chosen(m_pane.get(), &HistoryPane::momentChosen);
    m_list->setCurrentIndex(m_list->model()->index(1, 0));
    QTest::keyClick(m_list, Qt::Key_Return);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toInt(), 1);
}

void TestHistoryPane::arrowsPassOverHeads()
{
    // Round 1: lines 1 and 2; line 3 is the head of round 2.
    m_list->setCurrentIndex(m_list->model()->index(2, 0));
    QTest::keyClick(m_list, Qt::Key_Down);
    QCOMPARE(m_list->currentIndex().row(), 4);
    QTest::keyClick(m_list, Qt::Key_Up);
    QCOMPARE(m_list->currentIndex().row(), 2);
    QTest::keyClick(m_list, Qt::Key_Home);
    QCOMPARE(m_list->currentIndex().row(), 1);
    QTest::keyClick(m_list, Qt::Key_Up);
    QCOMPARE(m_list->currentIndex().row(), 1);
}

void TestHistoryPane::headsChooseNothing()
{
    QSignalSpy chosen(m_pane.get(), &HistoryPane::momentChosen);
    QTest::mouseClick(m_list->viewport(), Qt::LeftButton, Qt::NoModifier, placeOf(3));
    QCOMPARE(chosen.count(), 0);
}

void TestHistoryPane::filterListsTheSeatsAsTyped()
{
    QCOMPARE(m_filter->count(), 3);
    QCOMPARE(m_filter->itemText(1), u"Ana & <b>"_s);
    m_filter->setCurrentIndex(2);
    QCOMPARE(m_list->model()->rowCount(), 2);
    m_filter->setCurrentIndex(0);
    QCOMPARE(m_list->model()->rowCount(), 5);
}

void TestHistoryPane::filterSurvivesALanguageChange()
{
    m_filter->setCurrentIndex(2);
    QEvent event(QEvent::LanguageChange);
    QApplication::sendEvent(m_pane.get(), &event);
    QCOMPARE(m_filter->currentIndex(), 2);
    QCOMPARE(m_list->model()->rowCount(), 2);
    show();
    QCOMPARE(m_filter->currentIndex(), 2);
}

void TestHistoryPane::filterByRow()
{
    const RuleSet &rules = (*m_game)->rules();
    QCOMPARE(m_rows->count(), rules.rowCount() + 1);
    const int all = m_list->model()->rowCount();
    int written = 0;
    for (int row = 0; row < rules.rowCount(); ++row) {
        m_rows->setCurrentIndex(row + 1);
        for (int line = 0; line < m_list->model()->rowCount(); ++line) {
            const auto shown = m_list->model()->index(line, 0).data(HistoryModel::LineRole).value<HistoryLine>();
            QCOMPARE(shown.row, row);
            ++written;
        }
    }
    int filled = 0;
    for (const JournalEntry &entry : (*m_game)->journal())
        filled += std::holds_alternative<RowFilled>(entry.event) ? 1 : 0;
    QVERIFY(filled > 0);
    QCOMPARE(written, filled);
    m_rows->setCurrentIndex(0);
    QCOMPARE(m_list->model()->rowCount(), all);
}

void TestHistoryPane::otherRulesOtherRows()
{
    m_rows->setCurrentIndex(m_rows->count() - 1);
    m_game = std::make_unique<ViewGame>(u"nordic"_s, QStringList{u"Ana"_s});
    show();
    QCOMPARE(m_rows->count(), (*m_game)->rules().rowCount() + 1);
    QCOMPARE(m_rows->currentIndex(), 0);
}

void TestHistoryPane::tellsWhatIsStillOpen()
{
    m_game = std::make_unique<ViewGame>(u"nordic"_s, QStringList{u"Ana"_s, u"Boris"_s});
    show();
    QLabel *open = nullptr;
    for (QLabel *label : m_pane->findChildren<QLabel *>()) {
        if (label->wordWrap())
            open = label;
    }
    QVERIFY(open != nullptr);
    QVERIFY(!open->isVisible());
    m_filter->setCurrentIndex(1);
    QVERIFY(open->isVisible());
    QVERIFY(open->text().contains(u"Fours"_s) && open->text().contains(u"Ones"_s));
    m_game->take(u"fours");
    show();
    QVERIFY2(!open->text().contains(u"Fours"_s) && open->text().contains(u"Ones"_s), qPrintable(open->text()));
    m_filter->setCurrentIndex(2); // the other one has
    QVERIFY(open->text().contains(u"Fours"_s));
    m_filter->setCurrentIndex(1);
    (void)(*m_game)->undo();
    show();
    QVERIFY(open->text().contains(u"Fours"_s));
}

void TestHistoryPane::staysAtTheEndUnlessScrolledBack()
{
    QScrollBar *bar = m_list->verticalScrollBar();
    play(12);
    show();
    QTRY_VERIFY(bar->maximum() > 0);
    QTRY_COMPARE(bar->value(), bar->maximum());
    bar->setValue(3);
    play(2);
    const int before = bar->maximum();
    show();
    QTRY_VERIFY(bar->maximum() > before);
    QCOMPARE(bar->value(), 3);
    bar->setValue(bar->maximum());
    play(1);
    show();
    QTRY_COMPARE(bar->value(), bar->maximum());
}

void TestHistoryPane::narrowLinesWrap()
{
    const auto height = [this] { return m_list->visualRect(m_list->model()->index(1, 0)).height(); };
    m_pane->resize(700, 240);
    QTRY_VERIFY(height() > 0);
    const int wide = height();
    m_pane->resize(240, 240);
    QTRY_VERIFY(height() > wide);
    QVERIFY(m_list->visualRect(m_list->model()->index(1, 0)).right() <= m_list->viewport()->width());
}

QTEST_MAIN(TestHistoryPane)
#include "tst_historypane.moc"
