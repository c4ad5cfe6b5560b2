#include "gallery/openscene.h"

#include <QAbstractButton>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

/// Everything is crisp on screens of any resolution: pictures are made for the device's pixels, and made anew when
/// the window comes to a screen with others.
///
/// Also run with QT_SCALE_FACTOR set, for the way over a real screen of that ratio: see screenRatio().
class tst_PixelRatio : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void madeForTheRatio_data() { ratios(); }
    void madeForTheRatio();
    void staleWouldBeSeen_data() { ratios(); }
    void staleWouldBeSeen();
    void madeAnewForAnotherRatio_data() { ratios(); }
    void madeAnewForAnotherRatio();
    void screenRatio();

private:
    static void ratios();
};

namespace {

/// Mean difference of colours, in 255ths, from which on a picture holds more than its half-sized sister can tell.
constexpr double Sharper = 0.6;
/// As much may differ where a picture was only made larger, by rounding.
constexpr double Stale = 0.3;

Look usualLook()
{
    return {u"en"_s, ThemeChoice::Dark, 100, {}};
}

QImage rendered(QWidget &widget, double ratio)
{
    QImage image((QSizeF(widget.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    widget.render(&image);
    return image;
}

QImage cut(const QImage &image, const QRect &area, double ratio)
{
    QImage part = image.copy(QRectF(QPointF(area.topLeft()) * ratio, QSizeF(area.size()) * ratio).toRect());
    part.setDevicePixelRatio(1);
    return part;
}

/// A picture made for one pixel per unit, shown on a device with more: the fault that is looked for.
QImage enlarged(const QImage &small, double ratio, bool smooth)
{
    QImage large((QSizeF(small.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    large.fill(Qt::transparent);
    QPainter painter(&large);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
    painter.drawImage(QRectF(QPointF(), QSizeF(small.size()) * ratio), small);
    return large;
}

double difference(const QImage &a, const QImage &b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
        }
    }
    return sum / (3.0 * a.width() * a.height());
}

/// How far a part of `sharp` is from what enlarging the same part of `plain` gives, in the nearest of two ways.
double beyondEnlarging(const QImage &sharp, const QImage &plain, const QRect &area, double ratio)
{
    const QImage part = cut(sharp, area, ratio);
    double least = 255;
    for (const bool smooth : {false, true})
        least = std::min(least, difference(part, cut(enlarged(plain, ratio, smooth), area, ratio)));
    return least;
}

struct Part {
    QString name;
    QRect area; ///< in the window's units
};

/// The pictures of the table: each by itself, since a stale one would be lost among the others.
std::vector<Part> parts(TestWindow &window)
{
    std::vector<Part> parts;
    const auto add = [&](const QString &name) {
        const auto *widget = window.table().findChild<QWidget *>(name);
        Q_ASSERT(widget != nullptr && widget->isVisible());
        parts.push_back({name, QRect(widget->mapTo(&window.window(), QPoint()), widget->size())});
    };
    for (int die = 1; die <= DiceCount; ++die) {
        add(u"die%1"_s.arg(die));
        add(u"lock%1"_s.arg(die));
    }
    for (const QString &name : {u"cup"_s, u"plate1"_s, u"bigButton"_s, u"chat"_s})
        add(name);
    const QPoint corner = window.table().mapTo(&window.window(), QPoint());
    parts.push_back({u"rim"_s, QRect(corner, QSize(window.table().width(), 12))});
    // Bare cloth, between the table's left edge and the dice.
    parts.push_back({u"felt"_s, QRect(corner + QPoint(20, window.table().height() / 2), QSize(60, 60))});
    return parts;
}

} // namespace

void tst_PixelRatio::ratios()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.25, 1.5, 2.0, 3.0})
        QTest::addRow("%.2f", ratio) << ratio;
}

void tst_PixelRatio::madeForTheRatio()
{
    QFETCH(double, ratio);
    OpenScene open(scene(u"main-window"_s), usualLook());
    const QImage plain = rendered(open.window().window(), 1);
    const QImage sharp = rendered(open.window().window(), ratio);
    for (const Part &part : parts(open.window())) {
        const double found = beyondEnlarging(sharp, plain, part.area, ratio);
        QVERIFY2(found > Sharper, qPrintable(u"%1: %2"_s.arg(part.name).arg(found)));
    }
}

void tst_PixelRatio::staleWouldBeSeen()
{
    QFETCH(double, ratio);
    OpenScene open(scene(u"main-window"_s), usualLook());
    const QImage plain = rendered(open.window().window(), 1);
    for (const bool smooth : {false, true}) {
        // Drawn at its place with the painter scaled, as a widget would draw an old picture.
        QImage stale((QSizeF(plain.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        stale.setDevicePixelRatio(ratio);
        QPainter painter(&stale);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
        painter.drawImage(QPointF(), plain);
        painter.end();
        for (const Part &part : parts(open.window())) {
            const double found = beyondEnlarging(stale, plain, part.area, ratio);
            QVERIFY2(found < Stale, qPrintable(u"%1: %2"_s.arg(part.name).arg(found)));
        }
    }
}

void tst_PixelRatio::madeAnewForAnotherRatio()
{
    QFETCH(double, ratio);
    OpenScene fresh(scene(u"main-window"_s), usualLook());
    OpenScene moved(scene(u"main-window"_s), usualLook());
    const QImage wanted = rendered(fresh.window().window(), ratio);
    const QImage plain = rendered(moved.window().window(), 1);
    QVERIFY(rendered(moved.window().window(), ratio) == wanted);
    QVERIFY(rendered(moved.window().window(), 1) == plain);
}

/// What the screen shows has its resolution. Only with QT_SCALE_FACTOR is that more than the usual one.
void tst_PixelRatio::screenRatio()
{
    bool ok = false;
    const double asked = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(&ok);
    const double ratio = ok ? asked : 1.0;
    OpenScene open(scene(u"main-window"_s), usualLook());
    MainWindow &window = open.window().window();
    const QImage shown = window.grab().toImage();
    QCOMPARE(shown.devicePixelRatio(), ratio);
    QCOMPARE(window.devicePixelRatioF(), ratio);
    QCOMPARE(shown.size(), (QSizeF(window.size()) * ratio).toSize());
    if (qFuzzyCompare(ratio, 1.0))
        return;
    const QImage plain = rendered(window, 1);
    for (const Part &part : parts(open.window())) {
        const double found = beyondEnlarging(shown, plain, part.area, ratio);
        QVERIFY2(found > Sharper, qPrintable(u"%1: %2"_s.arg(part.name).arg(found)));
    }
}

QTEST_MAIN(tst_PixelRatio)
#include "tst_pixelratio.moc"
