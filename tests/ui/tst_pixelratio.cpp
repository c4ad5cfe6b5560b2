#include "gallery/openscene.h"

#include <QAbstractButton>
#include <QPainter>
#include <QScreen>
#include <QTest>

using namespace Qt::StringLiterals;

/// Everything is crisp on screens of any resolution: pictures are made for the device's pixels, and made anew when
/// the window comes to a screen with others. Each function needs screens of its own, see CMakeLists.txt.
class tst_PixelRatio : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void staleWouldBeSeen_data();
    void staleWouldBeSeen();
    void screenRatio();
    void movedToAnotherScreen();
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

/// With one pixel per unit.
QImage rendered(QWidget &widget)
{
    QImage image(widget.size(), QImage::Format_ARGB32_Premultiplied);
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

/// How far parts of a picture are from what enlarging the same parts of one for ratio 1 gives, in the nearest of
/// two ways.
class Enlargements {
public:
    Enlargements(const QImage &plain, double ratio)
        : m_ratio(ratio)
        , m_ways{enlarged(plain, ratio, false), enlarged(plain, ratio, true)}
    {}
    [[nodiscard]] double beyond(const QImage &sharp, const QRect &area) const
    {
        const QImage part = cut(sharp, area, m_ratio);
        double least = 255;
        for (const QImage &way : m_ways)
            least = std::min(least, difference(part, cut(way, area, m_ratio)));
        return least;
    }

private:
    double m_ratio;
    std::array<QImage, 2> m_ways;
};

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

void tst_PixelRatio::staleWouldBeSeen_data()
{
    QTest::addColumn<double>("ratio");
    for (const double ratio : {1.25, 1.5, 2.0, 3.0})
        QTest::addRow("%.2f", ratio) << ratio;
}

/// Whether the measure tells the fault that it is there for.
void tst_PixelRatio::staleWouldBeSeen()
{
    QFETCH(double, ratio);
    OpenScene open(scene(u"main-window"_s), usualLook());
    const QImage plain = rendered(open.window().window());
    const Enlargements enlargements(plain, ratio);
    for (const bool smooth : {false, true}) {
        // Drawn at its place with the painter scaled, as a widget would draw an old picture.
        QImage stale((QSizeF(plain.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        stale.setDevicePixelRatio(ratio);
        QPainter painter(&stale);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, smooth);
        painter.drawImage(QPointF(), plain);
        painter.end();
        for (const Part &part : parts(open.window())) {
            const double found = enlargements.beyond(stale, part.area);
            QVERIFY2(found < Stale, qPrintable(u"%1: %2"_s.arg(part.name).arg(found)));
        }
    }
}

/// On a screen of a ratio above 1 (QT_SCALE_FACTOR) every picture shows more than ratio 1 could.
// H34
void tst_PixelRatio::screenRatio()
{
    const double ratio = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble();
    QVERIFY(ratio > 1);
    OpenScene open(scene(u"main-window"_s), usualLook());
    MainWindow &window = open.window().window();
    const QImage shown = window.grab().toImage();
    QCOMPARE(shown.devicePixelRatio(), ratio);
    QCOMPARE(shown.size(), (QSizeF(window.size()) * ratio).toSize());
    const Enlargements enlargements(rendered(window), ratio);
    for (const Part &part : parts(open.window())) {
        const double found = enlargements.beyond(shown, part.area);
        QVERIFY2(found > Sharper, qPrintable(u"%1: %2"_s.arg(part.name).arg(found)));
    }
}

/// A window that goes from a screen to one of another ratio, and back, looks as if it had always been there.
void tst_PixelRatio::movedToAnotherScreen()
{
    QList<QScreen *> screens = QGuiApplication::screens();
    QCOMPARE(screens.size(), 2);
    std::sort(screens.begin(), screens.end(),
              [](const QScreen *a, const QScreen *b) { return a->devicePixelRatio() < b->devicePixelRatio(); });
    QVERIFY(screens[0]->devicePixelRatio() < screens[1]->devicePixelRatio());
    const auto grabOn = [](MainWindow &window, const QScreen *screen) {
        window.move(screen->geometry().topLeft() + QPoint(20, 20));
        QCoreApplication::processEvents();
        return window.grab().toImage();
    };
    OpenScene moved(scene(u"main-window"_s), usualLook());
    const QImage first = grabOn(moved.window().window(), screens[0]);
    const QImage second = grabOn(moved.window().window(), screens[1]);
    QCOMPARE(first.devicePixelRatio(), screens[0]->devicePixelRatio());
    QCOMPARE(second.devicePixelRatio(), screens[1]->devicePixelRatio());
    QVERIFY(grabOn(moved.window().window(), screens[0]) == first);
    OpenScene fresh(scene(u"main-window"_s), usualLook());
    QVERIFY(grabOn(fresh.window().window(), screens[1]) == second);
}

QTEST_MAIN(tst_PixelRatio)
#include "tst_pixelratio.moc"
