#include "table/tablescene.h"

#include <QTest>
#include <set>

using namespace Qt::StringLiterals;

/// What moves on the table, told by times only.
class TestTableScene : public QObject {
    Q_OBJECT

private slots:
    void init();
    void keptDiceStay();
    void thrownDiceGoBackToTheCup();
    void takenByTheClockLockedOnesGoToo();
    void aHandGathers();
    void whatIsNotThrownComesBack();
    void pouredFromWhereTheHandWas();
    void finishLeavesNothingOnTheWay();

private:
    static Dice dice() { return Dice{{5, 5, 3, 2, 6}}; }
    TableScene::Throw next(DiceMask kept) const
    {
        Dice faces = dice();
        for (int die = 0; die < DiceCount; ++die) {
            if (!kept.has(die))
                faces.set(die, 1);
        }
        return {faces, kept, 77, ShakeMs, ThrowMs};
    }
    std::set<int> seen() const
    {
        std::set<int> dice;
        for (const TableScene::Seen &die : m_scene->dice())
            dice.insert(die.die);
        return dice;
    }
    const TableScene::Seen *find(const std::vector<TableScene::Seen> &all, int die) const
    {
        const auto found = std::find_if(all.begin(), all.end(), [die](const auto &seen) { return seen.die == die; });
        return found == all.end() ? nullptr : &*found;
    }

    static constexpr int ShakeMs = 380;
    static constexpr int ThrowMs = 900;
    static constexpr int FrameMs = 16;
    TableLayout m_layout;
    std::unique_ptr<TableScene> m_scene;
};

void TestTableScene::init()
{
    m_layout = TableLayout::compute({QSize(756, 744), 16, 2, false, false});
    m_scene = std::make_unique<TableScene>();
    m_scene->setLayout(m_layout);
    m_scene->setDice(dice(), DiceMask::all(), DiceMask(0b00011), 0, 0);
}

void TestTableScene::keptDiceStay()
{
    const DiePose first = m_scene->restPose(0);
    const DiePose second = m_scene->restPose(1);
    m_scene->startThrow(next(DiceMask(0b00011)), 0);
    bool settled = false;
    for (qint64 now = FrameMs; !settled; now += FrameMs) {
        settled = m_scene->advance(now);
        const auto all = m_scene->dice();
        QCOMPARE(find(all, 0)->pose, first);
        QCOMPARE(find(all, 1)->pose, second);
        QVERIFY(now <= ShakeMs + ThrowMs + FrameMs);
    }
    QCOMPARE(seen().size(), std::size_t(5));
}

void TestTableScene::thrownDiceGoBackToTheCup()
{
    m_scene->startThrow(next(DiceMask(0b00011)), 0);
    auto last = m_scene->dice();
    QCOMPARE(last.size(), std::size_t(5)); // nothing vanishes when the throw begins
    std::size_t most = m_scene->diceInCup().size();
    for (qint64 now = FrameMs; now < ShakeMs; now += FrameMs) {
        m_scene->advance(now);
        const auto all = m_scene->dice();
        for (const TableScene::Seen &die : all) {
            const float step = (die.pose.position - find(last, die.die)->pose.position).length();
            QVERIFY2(step < 1.3F, qPrintable(u"die %1 jumps %2 at %3 ms"_s.arg(die.die).arg(step).arg(now)));
        }
        QVERIFY(all.size() <= last.size()); // what is in the cup stays there
        most = std::max(most, m_scene->diceInCup().size());
        last = all;
    }
    QCOMPARE(seen(), (std::set<int>{0, 1}));
    QVERIFY(most > 0); // and can be seen in it
}

void TestTableScene::takenByTheClockLockedOnesGoToo()
{
    const DiePose first = m_scene->restPose(0);
    m_scene->startThrow(next(DiceMask::none()), 0);
    QCOMPARE(find(m_scene->dice(), 0)->pose, first); // from the tray, without a jump
    for (qint64 now = FrameMs; now < ShakeMs; now += FrameMs)
        m_scene->advance(now);
    QCOMPARE(seen(), std::set<int>());
}

void TestTableScene::aHandGathers()
{
    m_scene->takeCup(m_layout.cup.center(), 180, 0);
    QVERIFY(m_scene->moving());
    for (const int die : {2, 3, 4})
        QVERIFY(m_scene->gathered(die));
    QVERIFY(!m_scene->gathered(0));
    QCOMPARE(seen().size(), std::size_t(5));
    for (qint64 now = FrameMs; now < 220; now += FrameMs)
        m_scene->advance(now);
    QCOMPARE(seen(), (std::set<int>{0, 1}));
    QVERIFY(!m_scene->diceInCup().empty());
    QVERIFY(m_scene->takeNoise().rattle > 0);
}

void TestTableScene::whatIsNotThrownComesBack()
{
    const DiePose before = m_scene->restPose(3);
    m_scene->takeCup(m_layout.cup.center(), 180, 0);
    for (qint64 now = FrameMs; now < 400; now += FrameMs)
        m_scene->advance(now);
    m_scene->releaseCup();
    m_scene->sendCupHome(0, 400);
    QCOMPARE(seen().size(), std::size_t(5));
    QCOMPARE(find(m_scene->dice(), 3)->pose, before);
    QVERIFY(!m_scene->moving());
}

void TestTableScene::pouredFromWhereTheHandWas()
{
    m_scene->takeCup(m_layout.cup.center(), 180, 0);
    m_scene->moveCup(m_layout.cup.center() + QPoint(150, 20));
    for (qint64 now = FrameMs; now < 600; now += FrameMs)
        m_scene->advance(now);
    const CupPose held = m_scene->cup();
    QVERIFY((held.base - m_layout.cupAtRest().base).length() > 0.5F);
    m_scene->releaseCup();
    TableScene::Throw request = next(DiceMask(0b00011));
    request.shakeMs = 0;
    m_scene->startThrow(request, 600);
    m_scene->advance(600 + 1);
    QVERIFY((m_scene->cup().base - held.base).length() < 0.05F);
}

void TestTableScene::finishLeavesNothingOnTheWay()
{
    m_scene->startThrow(next(DiceMask(0b00011)), 0);
    m_scene->advance(100);
    QVERIFY(m_scene->finish());
    QVERIFY(!m_scene->moving());
    QCOMPARE(seen().size(), std::size_t(5));
    for (const TableScene::Seen &die : m_scene->dice())
        QCOMPARE(die.pose, m_scene->restPose(die.die));
}

QTEST_GUILESS_MAIN(TestTableScene)
#include "tst_tablescene.moc"
