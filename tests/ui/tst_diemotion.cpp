#include "table/diegeometry.h"
#include "table/diepainter.h"
#include "table/tablelayout.h"
#include "table/throwplan.h"

#include <QTest>
#include <cmath>

using namespace Qt::StringLiterals;

class tst_DieMotion : public QObject {
    Q_OBJECT

private slots:
    void oppositeFacesSumToSeven();
    void dieIsRightHanded();
    void faceIsUpAtRest_data() { tables(); }
    void faceIsUpAtRest();
    void startsAtTheMouth();
    void neverJumps();
    void endsWithARoll();
    void neverSinksIntoTheFelt();
    void restsApartAndInside_data() { tables(); }
    void restsApartAndInside();
    void fliesInsideAndIsSeen_data() { tables(); }
    void fliesInsideAndIsSeen();
    void noTwoThrowsAlike();
    void sameArgumentsSameMotion();
    void diceRarelyTouchInFlight_data() { tables(); }
    void diceRarelyTouchInFlight();

private:
    static void tables();
};

namespace {

constexpr int Seeds = 1000;

TableLayout layoutFor(QSize size, double line = 16)
{
    TableLayout::Input input;
    input.size = size;
    input.line = line;
    input.plates = 4;
    return TableLayout::compute(input);
}

Dice facesFrom(int first)
{
    Dice dice;
    for (int die = 0; die < DiceCount; ++die)
        dice.set(die, (first + die * 5) % 6 + 1);
    return dice;
}

// Degrees between two orientations.
double turnBetween(const QQuaternion &a, const QQuaternion &b)
{
    const double cosine = std::min(1.0, std::abs(double(QQuaternion::dotProduct(a, b))));
    return 2 * std::acos(cosine) * 180 / M_PI;
}

// Corners of a die at rest, on the felt.
std::array<QVector2D, 4> footprint(const DiePose &pose)
{
    std::array<QVector2D, 4> corners;
    std::size_t found = 0;
    for (int k = 0; k < 8; ++k) {
        const QVector3D own((k & 1) != 0 ? 0.5F : -0.5F, (k & 2) != 0 ? 0.5F : -0.5F, (k & 4) != 0 ? 0.5F : -0.5F);
        const QVector3D corner = pose.position + pose.orientation.rotatedVector(own);
        if (corner.z() < 0.5F && found < 4)
            corners[found++] = QVector2D(corner.x(), corner.y());
    }
    return corners;
}

// Separating axis between two squares; the axes of both are their edges.
bool apart(const DiePose &a, const DiePose &b)
{
    const auto first = footprint(a);
    const auto second = footprint(b);
    for (const DiePose &pose : {a, b}) {
        for (const QVector3D &own : {QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)}) {
            const QVector3D world = pose.orientation.rotatedVector(own);
            if (std::abs(world.z()) > 0.5F)
                continue;
            const QVector2D axis(world.x(), world.y());
            float lowA = 1e9F, highA = -1e9F, lowB = 1e9F, highB = -1e9F;
            for (std::size_t k = 0; k < 4; ++k) {
                lowA = std::min(lowA, QVector2D::dotProduct(axis, first[k]));
                highA = std::max(highA, QVector2D::dotProduct(axis, first[k]));
                lowB = std::min(lowB, QVector2D::dotProduct(axis, second[k]));
                highB = std::max(highB, QVector2D::dotProduct(axis, second[k]));
            }
            if (highA <= lowB || highB <= lowA)
                return true;
        }
    }
    return false;
}

} // namespace

/// Every kind of table that a window can hold, with usual and with the largest text.
void tst_DieMotion::tables()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("line");
    const QList<QSize> sizes = {{520, 560},   {600, 560},   {760, 744},   {600, 1200}, {1300, 700},
                                {1300, 1000}, {2200, 1400}, {3000, 2100}, {3840, 2160}};
    for (const QSize size : sizes) {
        for (const double line : {16.0, 34.0})
            QTest::addRow("%dx%d, text %g px", size.width(), size.height(), line) << size << line;
    }
}

void tst_DieMotion::oppositeFacesSumToSeven()
{
    for (int face = 1; face <= 6; ++face)
        QCOMPARE(faceNormal(face), -faceNormal(7 - face));
}

void tst_DieMotion::dieIsRightHanded()
{
    // Seen from outside, 1, 2, 3 run counter-clockwise round their corner.
    QCOMPARE(QVector3D::crossProduct(faceNormal(1), faceNormal(2)), faceNormal(3));
}

void tst_DieMotion::faceIsUpAtRest()
{
    QFETCH(QSize, size);
    QFETCH(double, line);
    const ThrowTable table = layoutFor(size, line).throwTable(0.4);
    for (quint32 seed = 0; seed < Seeds; ++seed) {
        for (int die = 0; die < DiceCount; ++die) {
            for (int face = 1; face <= 6; ++face) {
                const DiePose pose = DieMotion(seed, die, DiceMask::all(), face, table).at(1);
                QCOMPARE(faceUp(pose.orientation), face);
                QVERIFY(pose.orientation.rotatedVector(faceNormal(face)).z() > 0.9999F);
                QVERIFY(std::abs(pose.position.z() - 0.5F) < 0.001F);
            }
        }
    }
}

void tst_DieMotion::startsAtTheMouth()
{
    const ThrowTable table = layoutFor({760, 744}).throwTable(-0.7);
    for (quint32 seed = 0; seed < Seeds; ++seed) {
        const ThrowPlan plan(seed, DiceMask::all(), facesFrom(int(seed % 6)), table);
        for (int die = 0; die < DiceCount; ++die) {
            QVERIFY((plan.die(die).at(0).position - table.mouth).length() < 0.01F);
            QVERIFY(plan.die(die).leaves() > 0);
            QVERIFY(plan.die(die).lands() > plan.die(die).leaves());
            QVERIFY(plan.die(die).lands() < 1);
        }
    }
}

void tst_DieMotion::neverJumps()
{
    // 60 pictures a second over 0.9 s.
    constexpr int frames = 54;
    const ThrowTable table = layoutFor({1300, 1000}).throwTable(0);
    double farthest = 0;
    double widest = 0;
    for (quint32 seed = 0; seed < Seeds; ++seed) {
        const ThrowPlan plan(seed, DiceMask::all(), facesFrom(int(seed % 6)), table);
        for (int die = 0; die < DiceCount; ++die) {
            DiePose last = plan.die(die).at(0);
            for (int frame = 1; frame <= frames; ++frame) {
                const DiePose pose = plan.die(die).at(double(frame) / frames);
                farthest = std::max(farthest, double((pose.position - last.position).length()));
                widest = std::max(widest, turnBetween(pose.orientation, last.orientation));
                last = pose;
            }
        }
    }
    QVERIFY2(farthest < 0.75, qPrintable(u"moved %1 edges in one frame"_s.arg(farthest)));
    QVERIFY2(widest < 60, qPrintable(u"turned %1 degrees in one frame"_s.arg(widest)));
}

void tst_DieMotion::endsWithARoll()
{
    const ThrowTable table = layoutFor({760, 744}).throwTable(0);
    for (quint32 seed = 0; seed < Seeds; ++seed) {
        const int die = int(seed % DiceCount);
        const DieMotion motion(seed, die, DiceMask::all(), 1 + int(seed % 6), table);
        const DiePose end = motion.at(1);
        // The last turn is about a level axis, along an edge of the die: a roll, not a spin.
        const DiePose before = motion.at(0.86);
        const QQuaternion turn = end.orientation * before.orientation.conjugated();
        QVERIFY(turnBetween(end.orientation, before.orientation) > 1);
        QVERIFY(std::abs(turn.z()) < 0.01F * std::max(0.01F, turn.vector().length()) + 0.002F);
        // And it runs out: the last picture differs from rest by next to nothing.
        QVERIFY(turnBetween(end.orientation, motion.at(1 - 1 / 54.0).orientation) < 1.5);
        QVERIFY((end.position - motion.at(1 - 1 / 54.0).position).length() < 0.05F);
    }
}

void tst_DieMotion::neverSinksIntoTheFelt()
{
    const TableLayout layout = layoutFor({760, 744});
    const ThrowTable table = layout.throwTable(0.2);
    for (quint32 seed = 0; seed < 300; ++seed) {
        const ThrowPlan plan(seed, DiceMask::all(), facesFrom(0), table);
        for (int die = 0; die < DiceCount; ++die) {
            for (int frame = 0; frame <= 90; ++frame) {
                const double t = frame / 90.0;
                const DiePose pose = plan.die(die).at(t);
                if (t > plan.die(die).leaves())
                    QVERIFY(pose.position.z() >= supportHeight(pose.orientation) - 0.001F);
                QVERIFY(table.felt.adjusted(-0.01, -0.01, 0.01, 0.01)
                            .contains(QPointF(double(pose.position.x()), double(pose.position.y()))));
            }
        }
    }
}

void tst_DieMotion::restsApartAndInside()
{
    QFETCH(QSize, size);
    QFETCH(double, line);
    const TableLayout layout = layoutFor(size, line);
    const ThrowTable table = layout.throwTable(0);
    for (quint32 seed = 0; seed < Seeds; ++seed) {
        std::array<DiePose, DiceCount> poses;
        for (int die = 0; die < DiceCount; ++die) {
            const auto k = static_cast<std::size_t>(die);
            // Every second one may be a kept one: both rows must get along.
            const RestPlace rest = restPlace(seed, die, table);
            const bool kept = ((seed >> static_cast<unsigned>(die)) & 1U) != 0;
            poses[k] = kept ? layout.trayPose(die, 1 + die, rest.yaw) : layout.lyingPose(1 + die, rest);
            const QRectF seen = DiePainter::bounds(layout.camera, poses[k]);
            QVERIFY(QRectF(layout.dice).adjusted(-1, -1, 1, 1).contains(seen));
            QVERIFY(layout.felt.contains(seen.toAlignedRect()));
        }
        for (std::size_t a = 0; a < poses.size(); ++a) {
            for (std::size_t b = a + 1; b < poses.size(); ++b)
                QVERIFY(apart(poses[a], poses[b]));
        }
    }
}

void tst_DieMotion::fliesInsideAndIsSeen()
{
    QFETCH(QSize, size);
    QFETCH(double, line);
    // 30 pictures a second over 0.9 s.
    constexpr int frames = 27;
    const TableLayout layout = layoutFor(size, line);
    const QRectF widget(QPointF(), size);
    for (quint32 seed = 0; seed < Seeds; seed += 5) {
        const ThrowTable table = layout.throwTable(-1 + 2.0 * seed / Seeds);
        const QRectF felt = table.felt.adjusted(-0.01, -0.01, 0.01, 0.01);
        const ThrowPlan plan(seed, DiceMask(1 + seed % 31), facesFrom(int(seed % 6)), table);
        for (int die = 0; die < DiceCount; ++die) {
            if (!DiceMask(1 + seed % 31).has(die))
                continue;
            for (int frame = 0; frame <= frames; ++frame) {
                const DiePose pose = plan.die(die).at(double(frame) / frames);
                QVERIFY(felt.contains(QPointF(double(pose.position.x()), double(pose.position.y()))));
                QVERIFY2(widget.contains(DiePainter::bounds(layout.camera, pose)),
                         qPrintable(u"seed %1, die %2, frame %3"_s.arg(seed).arg(die).arg(frame)));
            }
            // It ends where it will lie.
            const DiePose lying = layout.lyingPose(facesFrom(int(seed % 6))[die], restPlace(seed, die, table));
            QVERIFY((plan.die(die).at(1).position - lying.position).length() < 0.001F);
        }
    }
}

void tst_DieMotion::noTwoThrowsAlike()
{
    const ThrowTable table = layoutFor({760, 744}).throwTable(0);
    for (quint32 seed = 1; seed < Seeds; ++seed) {
        for (int die = 0; die < DiceCount; ++die)
            QVERIFY(restPlace(seed, die, table) != restPlace(seed - 1, die, table));
    }
}

void tst_DieMotion::sameArgumentsSameMotion()
{
    const ThrowTable table = layoutFor({760, 744}).throwTable(0);
    const ThrowPlan once(77, DiceMask(21), facesFrom(2), table);
    const ThrowPlan again(77, DiceMask(21), facesFrom(2), table);
    for (const double t : {0.0, 0.2, 0.45, 0.8, 1.0})
        QCOMPARE(once.die(2).at(t), again.die(2).at(t));
}

void tst_DieMotion::diceRarelyTouchInFlight()
{
    QFETCH(QSize, size);
    QFETCH(double, line);
    constexpr int seeds = Seeds / 5;
    const ThrowTable table = layoutFor(size, line).throwTable(0);
    int clean = 0;
    double worst = 0;
    for (quint32 seed = 0; seed < seeds; ++seed) {
        const ThrowPlan plan(seed, DiceMask::all(), facesFrom(int(seed % 6)), table);
        clean += plan.crush() < 0.15 ? 1 : 0;
        worst = std::max(worst, plan.crush());
    }
    QVERIFY2(clean > seeds * 8 / 10, qPrintable(u"%1 clean throws, worst %2"_s.arg(clean).arg(worst)));
}

QTEST_GUILESS_MAIN(tst_DieMotion)
#include "tst_diemotion.moc"
