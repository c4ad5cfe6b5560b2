#include "scorecard/scorecardview.h"

#include "ui/viewgames.h"

#include <QApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <algorithm>

using namespace Qt::StringLiterals;

/// Stands for the main window: counts the keys that the card lets through.
class KeyCounter : public QWidget {
    Q_OBJECT

public:
    QList<int> keys;

protected:
    void keyPressEvent(QKeyEvent *event) override { keys << event->key(); }
};

class TestScorecardView : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aClickChoosesOnce();
    void aDoubleClickChoosesOnce();
    void aClickMustEndWhereItBegan();
    void onlyOpenRowsOfTheSeatInTurn();
    void closedInputChoosesNothing();
    void withoutPreviewsNothingIsChosen();
    void explanationGoesWithTheChoice();
    void otherButtonsChooseNothing();
    void enterChoosesOnce();
    void arrowsSkipFilledRows();
    void otherKeysReachTheWindow_data();
    void otherKeysReachTheWindow();
    void theCurrentCellFollowsTheTurn();
    void theCursorTellsWhatCanBeChosen();
    void everythingFits_data();
    void everythingFits();
    void anotherGameFitsToo();
    void theWheelScrollsNothing();
    void smallestSizeForSixSeats();

private:
    [[nodiscard]] QPoint at(QStringView row, int seat) const;
    [[nodiscard]] int lineOf(QStringView row) const;
    void click(const QPoint &place) const;

    std::unique_ptr<ViewGame> m_game;
    std::unique_ptr<KeyCounter> m_window;
    ScorecardView *m_view = nullptr;
    std::unique_ptr<QSignalSpy> m_chosen;
};

void TestScorecardView::init()
{
    // Ana has 3 in ones; it is her turn again, 5-5-1-3-6 lie.
    m_game = std::make_unique<ViewGame>(u"duel"_s, QStringList{u"Ana"_s, u"Boris"_s},
                                        ScriptedDice().at(0, 1, 1, {1, 1, 1, 2, 3}).at(0, 2, 1, {5, 5, 1, 3, 6}));
    m_game->take(u"ones");
    m_game->take(u"sixes");
    m_game->roll();
    m_window = std::make_unique<KeyCounter>();
    m_window->resize(500, 480);
    m_view = new ScorecardView(Theme::darkTheme(), m_window.get());
    m_view->setGeometry(0, 0, 500, 480);
    m_view->setState((*m_game)->state(), true);
    m_view->setInputOpen(true);
    m_chosen = std::make_unique<QSignalSpy>(m_view, &ScorecardView::rowChosen);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestScorecardView::cleanup()
{
    m_chosen.reset();
    m_window.reset();
    m_game.reset();
}

int TestScorecardView::lineOf(QStringView row) const
{
    const int index = m_game->row(row);
    return index < 6 ? index : index + 1; // the bonus lies between
}

QPoint TestScorecardView::at(QStringView row, int seat) const
{
    return m_view->visualRect(m_view->model()->index(lineOf(row), 1 + seat)).center();
}

void TestScorecardView::click(const QPoint &place) const
{
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, place);
}

void TestScorecardView::aClickChoosesOnce()
{
    click(at(u"fives", 0));
    QCOMPARE(m_chosen->count(), 1);
    QCOMPARE(m_chosen->first().first().toInt(), m_game->row(u"fives"));
    click(at(u"yatzy", 0));
    QCOMPARE(m_chosen->count(), 2);
    QCOMPARE(m_chosen->last().first().toInt(), m_game->row(u"yatzy"));
}

void TestScorecardView::aDoubleClickChoosesOnce()
{
    const QPoint place = at(u"chance", 0);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QVERIFY(m_chosen->count() >= 1);
    m_chosen->clear();
    // As a window system sends it: press, release, double press, release.
    const auto send = [this, place](QEvent::Type type) {
        const Qt::MouseButtons down = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, place, m_view->viewport()->mapToGlobal(QPointF(place)), Qt::LeftButton, down,
                          Qt::NoModifier);
        QApplication::sendEvent(m_view->viewport(), &event);
    };
    send(QEvent::MouseButtonPress);
    send(QEvent::MouseButtonRelease);
    send(QEvent::MouseButtonDblClick);
    send(QEvent::MouseButtonRelease);
    QCOMPARE(m_chosen->count(), 1);
}

void TestScorecardView::aClickMustEndWhereItBegan()
{
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, at(u"fives", 0));
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, at(u"chance", 0));
    QCOMPARE(m_chosen->count(), 0);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, at(u"fives", 0));
    QCOMPARE(m_chosen->count(), 0);
}

void TestScorecardView::onlyOpenRowsOfTheSeatInTurn()
{
    const auto cell = [this](int line, int column) {
        return m_view->visualRect(m_view->model()->index(line, column)).center();
    };
    click(at(u"ones", 0));  // filled
    click(at(u"fives", 1)); // another seat's
    click(at(u"sixes", 1)); // another seat's, filled
    click(cell(6, 1));      // bonus
    click(cell(16, 1));     // total
    click(cell(4, 0));      // the row's name
    QTest::mouseClick(m_view->horizontalHeader()->viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(200, 10));
    QCOMPARE(m_chosen->count(), 0);
}

void TestScorecardView::closedInputChoosesNothing()
{
    m_view->setInputOpen(false);
    click(at(u"fives", 0));
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(m_chosen->count(), 0);
    // Closed between press and release.
    m_view->setInputOpen(true);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, at(u"fives", 0));
    m_view->setInputOpen(false);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, Qt::NoModifier, at(u"fives", 0));
    QCOMPARE(m_chosen->count(), 0);
}

void TestScorecardView::withoutPreviewsNothingIsChosen()
{
    m_view->setState((*m_game)->state(), false);
    click(at(u"fives", 0));
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(m_chosen->count(), 0);
}

void TestScorecardView::explanationGoesWithTheChoice()
{
    m_view->setFocus();
    QTest::keyClick(m_view, Qt::Key_Down);
    QTRY_VERIFY(QToolTip::isVisible());
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(m_chosen->count(), 1);
    QTRY_VERIFY(!QToolTip::isVisible()); // it would lie on the rows below
}

void TestScorecardView::otherButtonsChooseNothing()
{
    QTest::mouseClick(m_view->viewport(), Qt::RightButton, Qt::NoModifier, at(u"fives", 0));
    QTest::mouseClick(m_view->viewport(), Qt::MiddleButton, Qt::NoModifier, at(u"fives", 0));
    QCOMPARE(m_chosen->count(), 0);
}

void TestScorecardView::enterChoosesOnce()
{
    QTest::keyClick(m_view, Qt::Key_Home);
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(m_chosen->count(), 1);
    QCOMPARE(m_chosen->first().first().toInt(), m_game->row(u"twos")); // ones are filled
    QTest::keyClick(m_view, Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(m_chosen->count(), 2);
    QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
    QApplication::sendEvent(m_view, &repeat);
    QCOMPARE(m_chosen->count(), 2);
    QVERIFY(m_window->keys.isEmpty());
}

void TestScorecardView::arrowsSkipFilledRows()
{
    const auto line = [this] { return m_view->currentIndex().row(); };
    QTest::keyClick(m_view, Qt::Key_Home);
    QCOMPARE(line(), lineOf(u"twos"));
    QTest::keyClick(m_view, Qt::Key_Up); // no row above, and no way round
    QCOMPARE(line(), lineOf(u"twos"));
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(m_view, Qt::Key_Down);
    QCOMPARE(line(), lineOf(u"sixes"));
    QTest::keyClick(m_view, Qt::Key_Down); // over the bonus
    QCOMPARE(line(), lineOf(u"one-pair"));
    QTest::keyClick(m_view, Qt::Key_Up);
    QCOMPARE(line(), lineOf(u"sixes"));
    QTest::keyClick(m_view, Qt::Key_End);
    QCOMPARE(line(), lineOf(u"yatzy"));
    QTest::keyClick(m_view, Qt::Key_Down);
    QCOMPARE(line(), lineOf(u"yatzy"));
    QCOMPARE(m_view->currentIndex().column(), 1);
    QVERIFY(m_window->keys.isEmpty());
}

void TestScorecardView::otherKeysReachTheWindow_data()
{
    QTest::addColumn<Qt::Key>("key");
    const std::pair<const char *, Qt::Key> keys[] = {
        {"space", Qt::Key_Space}, {"1", Qt::Key_1},           {"a", Qt::Key_A},          {"h", Qt::Key_H},
        {"p", Qt::Key_P},         {"left", Qt::Key_Left},     {"right", Qt::Key_Right},  {"page up", Qt::Key_PageUp},
        {"f1", Qt::Key_F1},       {"escape", Qt::Key_Escape}, {"delete", Qt::Key_Delete}};
    for (const auto &[name, key] : keys)
        QTest::newRow(name) << key;
}

void TestScorecardView::otherKeysReachTheWindow()
{
    QFETCH(Qt::Key, key);
    const QModelIndex before = m_view->currentIndex();
    QTest::keyClick(m_view, key);
    QCOMPARE(m_window->keys, QList<int>{key});
    QCOMPARE(m_view->currentIndex(), before);
    QCOMPARE(m_chosen->count(), 0);
}

void TestScorecardView::theCurrentCellFollowsTheTurn()
{
    QCOMPARE(m_view->currentIndex().column(), 1);
    m_game->fill(u"twos");
    m_game->roll();
    m_view->setState((*m_game)->state(), true);
    QCOMPARE(m_view->currentIndex().column(), 2);
    QTest::keyClick(m_view, Qt::Key_End);
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(m_chosen->last().first().toInt(), m_game->row(u"yatzy"));
}

void TestScorecardView::theCursorTellsWhatCanBeChosen()
{
    const auto moveTo = [this](const QPoint &place) {
        QMouseEvent event(QEvent::MouseMove, place, m_view->viewport()->mapToGlobal(QPointF(place)), Qt::NoButton,
                          Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(m_view->viewport(), &event);
        return m_view->viewport()->cursor().shape();
    };
    QCOMPARE(moveTo(at(u"fives", 0)), Qt::PointingHandCursor);
    QCOMPARE(moveTo(at(u"ones", 0)), Qt::ArrowCursor);
    QCOMPARE(moveTo(at(u"fives", 1)), Qt::ArrowCursor);
}

void TestScorecardView::everythingFits_data()
{
    QTest::addColumn<QString>("ruleSet");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const auto *rules : {"duel", "classic", "yahtzee"}) {
        for (const int seats : {1, 2, 6}) {
            for (const int percent : {100, 150, 200}) {
                for (const QSize size : {QSize(380, 380), QSize(400, 400), QSize(488, 459), QSize(1200, 1400)}) {
                    QTest::addRow("%s %d seats %d%% %dx%d", rules, seats, percent, size.width(), size.height())
                        << QString::fromLatin1(rules) << seats << size << percent;
                }
            }
        }
    }
}

void TestScorecardView::everythingFits()
{
    QFETCH(QString, ruleSet);
    QFETCH(int, seats);
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QStringList names;
    for (int i = 0; i < seats; ++i)
        names << QString(23, u'W') + QString::number(i);
    ViewGame game(ruleSet, names);
    game.roll();
    ScorecardView view(Theme::lightTheme());
    QFont font = view.font();
    font.setPixelSize(14 * percent / 100);
    view.setFont(font);
    view.resize(size);
    view.setState(game->state(), true);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));

    QCOMPARE(view.verticalScrollBar()->maximum(), 0);
    QCOMPARE(view.horizontalScrollBar()->maximum(), 0);
    const QRect space = view.viewport()->rect();
    const auto *model = view.model();
    int right = -1;
    for (int column = 0; column < model->columnCount(); ++column) {
        int bottom = -1;
        for (int line = 0; line < model->rowCount(); ++line) {
            const QRect cell = view.visualRect(model->index(line, column));
            QVERIFY2(space.contains(cell), "a cell is cut off");
            QCOMPARE(cell.top(), bottom + 1);
            QCOMPARE(cell.left(), right + 1);
            bottom = cell.bottom();
        }
        right = view.visualRect(model->index(0, column)).right();
    }
    QCOMPARE(right, space.right());
    QVERIFY(view.horizontalHeader()->height() + view.verticalHeader()->length() <= size.height());
    const QRect cell = view.visualRect(model->index(0, seats));
    QVERIFY(cell.height() >= 19 && cell.width() >= 46);
}

void TestScorecardView::anotherGameFitsToo()
{
    // As many lines and seats as before: the headers forget their sizes, the card must not.
    const auto lines = [this] {
        QList<int> heights;
        for (int line = 0; line < m_view->model()->rowCount(); ++line)
            heights << m_view->rowHeight(line);
        return heights;
    };
    for (const QString &rules : {u"classic"_s, u"nordic"_s}) {
        const ViewGame game(rules, {u"Ana"_s, u"Boris"_s});
        m_view->setState(game->state(), false);
        QCOMPARE(m_view->horizontalHeader()->length(), m_view->viewport()->width());
        QCOMPARE(m_view->verticalScrollBar()->maximum(), 0);
        const QList<int> heights = lines();
        const auto [least, most] = std::minmax_element(heights.begin(), heights.end());
        QVERIFY(*most - *least <= 1);
    }
}

void TestScorecardView::theWheelScrollsNothing()
{
    QWheelEvent wheel(QPointF(100, 100), m_view->mapToGlobal(QPointF(100, 100)), QPoint(), QPoint(0, -240),
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view->viewport(), &wheel);
    QCOMPARE(m_view->verticalScrollBar()->value(), 0);
}

void TestScorecardView::smallestSizeForSixSeats()
{
    const ViewGame game(u"duel"_s, {u"A"_s, u"B"_s, u"C"_s, u"D"_s, u"E"_s, u"F"_s});
    ScorecardView view(Theme::darkTheme());
    view.setState(game->state(), false);
    QVERIFY(view.minimumSizeHint().width() <= 400);
    QVERIFY(view.minimumSizeHint().height() <= 400);
    QVERIFY(view.sizeHint().width() >= view.minimumSizeHint().width());
    QVERIFY(view.sizeHint().height() >= view.minimumSizeHint().height());
}

QTEST_MAIN(TestScorecardView)
#include "tst_scorecardview.moc"
