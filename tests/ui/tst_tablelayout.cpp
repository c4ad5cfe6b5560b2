#include "table/tablelayout.h"

#include <QTest>

using namespace Qt::StringLiterals;

class tst_TableLayout : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlaps_data();
    void nothingOverlaps();
    void sameInputSamePlaces();
    void bannerMovesNothingSideways();
    void cameraBothWays();
};

namespace {

struct Named {
    QString name;
    QRect rect;
};

std::vector<Named> everything(const TableLayout &layout)
{
    std::vector<Named> all = {{u"cup"_s, layout.cup},           {u"dice"_s, layout.dice},
                              {u"headline"_s, layout.headline}, {u"detail"_s, layout.detail},
                              {u"button"_s, layout.bigButton},  {u"chat"_s, layout.chat},
                              {u"hint"_s, layout.hint}};
    for (const QRect &plate : layout.plates)
        all.push_back({u"plate"_s, plate});
    for (const QRect &lock : layout.locks)
        all.push_back({u"lock"_s, lock});
    if (!layout.badge.isNull())
        all.push_back({u"badge"_s, layout.badge});
    if (!layout.banner.isNull())
        all.push_back({u"banner"_s, layout.banner});
    return all;
}

} // namespace

void tst_TableLayout::nothingOverlaps_data()
{
    QTest::addColumn<QSize>("size");
    const QList<QSize> sizes = {{520, 560},   {540, 580},  {600, 560},   {756, 744},   {560, 1200}, {1280, 640},
                                {1300, 1000}, {1900, 900}, {2200, 1400}, {3000, 2100}, {3840, 2160}};
    for (const QSize size : sizes)
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void tst_TableLayout::nothingOverlaps()
{
    QFETCH(QSize, size);
    for (const double line : {14.0, 16.0, 20.0, 24.0, 32.0, 38.0}) {
        for (int plates = 1; plates <= 6; ++plates) {
            for (const unsigned extras : {0U, 1U, 2U, 3U}) {
                const bool badge = (extras & 1U) != 0;
                const bool banner = (extras & 2U) != 0;
                const TableLayout layout = TableLayout::compute({size, line, plates, badge, banner});
                const QString what =
                    u"line %1, %2 plates, badge %3, banner %4: "_s.arg(line).arg(plates).arg(badge).arg(banner);
                QCOMPARE(static_cast<int>(layout.plates.size()), plates);
                const std::vector<Named> all = everything(layout);
                for (std::size_t a = 0; a < all.size(); ++a) {
                    const QString &name = all[a].name;
                    QVERIFY2(all[a].rect.isValid(), qPrintable(what + name));
                    QVERIFY2(layout.felt.contains(all[a].rect), qPrintable(what + name + u" leaves the felt"_s));
                    for (std::size_t b = a + 1; b < all.size(); ++b) {
                        QVERIFY2(!all[a].rect.intersects(all[b].rect),
                                 qPrintable(what + name + u" overlaps "_s + all[b].name));
                    }
                }
                // Large enough to read and to hit.
                QVERIFY2(layout.camera.pixelsPerEdge() >= 38,
                         qPrintable(what + u"small dice: %1"_s.arg(layout.camera.pixelsPerEdge())));
                QVERIFY2(layout.lockDisc >= 22, qPrintable(what + u"small locks"_s));
                QVERIFY2(layout.line >= 10, qPrintable(what + u"small text"_s));
            }
        }
    }
}

void tst_TableLayout::sameInputSamePlaces()
{
    const TableLayout one = TableLayout::compute({QSize(756, 744), 16, 3, true, false});
    const TableLayout two = TableLayout::compute({QSize(756, 744), 16, 3, true, false});
    QCOMPARE(one.bigButton, two.bigButton);
    QCOMPARE(one.camera, two.camera);
    QVERIFY(one.locks == two.locks);
}

void tst_TableLayout::bannerMovesNothingSideways()
{
    const TableLayout without = TableLayout::compute({QSize(756, 744), 16, 3, true, false});
    const TableLayout with = TableLayout::compute({QSize(756, 744), 16, 3, true, true});
    QCOMPARE(with.bigButton, without.bigButton);
    QCOMPARE(with.headline, without.headline);
    QCOMPARE(with.chat, without.chat);
}

void tst_TableLayout::cameraBothWays()
{
    const TableCamera camera({400, 380}, 85);
    for (const double height : {0.0, 0.5, 1.3}) {
        const QPointF screen(123, 456);
        const QPointF back = camera.project(camera.unproject(screen, height));
        QVERIFY(std::abs(back.x() - screen.x()) < 0.01);
        QVERIFY(std::abs(back.y() - screen.y()) < 0.01);
    }
}

QTEST_GUILESS_MAIN(tst_TableLayout)
#include "tst_tablelayout.moc"
