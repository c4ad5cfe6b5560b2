#include "gallery/openscene.h"
#include "rules/rulecatalog.h"
#include "support/layoutfaults.h"

#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

/// Measures the screens of the gallery: nothing is cut, nothing overlaps, everything can be read. One function for
/// each language, so that they can run beside each other; which looks of a scene they take turns with the scene and
/// the language, so that all of them together meet every size, text size and theme. `gallery --check` takes them all.
class tst_Layout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useGalleryFont(); }
    void faultsAreFound_data();
    void faultsAreFound();
    void soundScreenHasNoFaults();
    void groundIsWhatWasPainted();
    void longNamesAreLong();
    void english_data() { looks(u"en"_s); }
    void english() { measure(); }
    void spanish_data() { looks(u"es"_s); }
    void spanish() { measure(); }
    void russian_data() { looks(u"ru"_s); }
    void russian() { measure(); }
    void norwegian_data() { looks(u"nb"_s); }
    void norwegian() { measure(); }
    void cardNeedsNoScrollBar_data();
    void cardNeedsNoScrollBar();
    void longNamesAreWhole_data();
    void longNamesAreWhole();

private:
    static void looks(const QString &language);
    static void measure();
};

namespace {

constexpr std::array TextSizes = {100, 150, 200};

Look lookNumber(std::size_t number, const QString &language, QSize size)
{
    return {language, number % 2 == 0 ? ThemeChoice::Dark : ThemeChoice::Light, TextSizes[number % 3], size};
}

void addRow(const Scene &scene, const Look &look)
{
    QTest::addRow("%s %s", scene.name, qPrintable(look.name())) << QString::fromLatin1(scene.name) << look;
}

bool hasFault(const QStringList &faults, const QString &kind)
{
    return std::any_of(faults.begin(), faults.end(), [&kind](const QString &f) { return f.startsWith(kind + u':'); });
}

class Drawing : public QWidget {
public:
    Drawing(QString text, QWidget *parent)
        : QWidget(parent)
        , m_text(std::move(text))
    {}

protected:
    void paintEvent(QPaintEvent * /*event*/) override { QPainter(this).drawText(rect(), Qt::AlignCenter, m_text); }

private:
    QString m_text;
};

/// Clips, comes back from it and paints all of itself.
class Clipping : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        QPainter painter(this);
        painter.setClipRegion(event->region());
        painter.save();
        QPainterPath corner;
        corner.addEllipse(0, 0, 9, 9);
        painter.setClipPath(corner, Qt::IntersectClip);
        painter.fillRect(rect(), Qt::red);
        painter.restore();
        painter.fillRect(rect(), Qt::blue);
    }
};

/// A screen with just this on it.
struct Page {
    QWidget screen;
    std::vector<std::unique_ptr<QLabel>> labels;
    std::unique_ptr<Drawing> shortened;

    Page()
    {
        QPalette palette;
        palette.setColor(QPalette::Window, Qt::white);
        palette.setColor(QPalette::WindowText, Qt::black);
        screen.setPalette(palette);
        screen.resize(400, 200);
    }
    QLabel &label(const QString &text, const QRect &place)
    {
        labels.push_back(std::make_unique<QLabel>(text, &screen));
        labels.back()->setGeometry(place);
        return *labels.back();
    }
    /// Draws a text that is not its own, as a widget does with one that it has no room for.
    void shorten(const QString &shown)
    {
        shortened = std::make_unique<Drawing>(shown, &screen);
        shortened->setGeometry(10, 100, 200, 30);
    }
    QStringList faults()
    {
        screen.show();
        (void)QTest::qWaitForWindowExposed(&screen);
        return layoutFaults(screen, recordScreen(screen));
    }
};

} // namespace

Q_DECLARE_METATYPE(Look)

void tst_Layout::faultsAreFound_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"cut", "pale", "elided", "small", "overlap", "covered", "widgets"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void tst_Layout::faultsAreFound()
{
    QFETCH(QString, kind);
    Page page;
    QLabel &label = page.label(u"Throw again"_s, QRect(10, 10, 200, 30));
    if (kind == u"cut"_s)
        label.resize(40, 30);
    else if (kind == u"elided"_s)
        page.shorten(u"Throw…"_s);
    else if (kind == u"small"_s)
        label.setStyleSheet(u"font-size: 6px"_s);
    else if (kind == u"pale"_s)
        label.setStyleSheet(u"color: #909090"_s);
    else
        page.label(u"Lock all dice"_s, kind == u"widgets"_s ? QRect(100, 10, 200, 90) : QRect(12, 10, 200, 30));
    const QStringList faults = page.faults();
    QVERIFY2(hasFault(faults, kind), qPrintable(faults.join(u'\n')));
}

void tst_Layout::soundScreenHasNoFaults()
{
    Page page;
    page.label(u"Throw again"_s, QRect(10, 10, 200, 30));
    page.label(u"Lock all dice"_s, QRect(10, 50, 200, 30));
    page.label(u"Not now"_s, QRect(10, 90, 200, 30)).setEnabled(false);
    QCOMPARE(page.faults(), QStringList());
    const ScreenRecord record = recordScreen(page.screen);
    QCOMPARE(record.texts.size(), 3U);
    QCOMPARE(record.texts[0].text, u"Throw again"_s);
    QCOMPARE(record.texts[0].colour, QColor(Qt::black));
    QVERIFY(record.texts[0].contrast > 20.9);
    QVERIFY(QRectF(10, 10, 200, 30).contains(record.texts[0].ink));
    // Texts are left out of the ground, which is what the device of the recorder shows.
    QCOMPARE(record.ground.pixelColor(record.texts[0].ink.center().toPoint()), QColor(Qt::white));
}

void tst_Layout::groundIsWhatWasPainted()
{
    Page page;
    Clipping clipping(&page.screen);
    clipping.setGeometry(40, 50, 60, 30);
    QCOMPARE(page.faults(), QStringList());
    const QImage ground = recordScreen(page.screen).ground.convertToFormat(QImage::Format_RGB32);
    QCOMPARE(ground, page.screen.grab().toImage().convertToFormat(QImage::Format_RGB32));
    QCOMPARE(ground.pixelColor(41, 51), QColor(Qt::blue));
}

void tst_Layout::longNamesAreLong()
{
    for (const bool wide : {false, true}) {
        for (const SeatSpec &seat : longSeats(wide))
            QCOMPARE(seat.name.size(), 24);
    }
}

void tst_Layout::looks(const QString &language)
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Look>("look");
    auto number = static_cast<std::size_t>(LanguageController::languages().indexOf(language));
    for (const Scene &scene : scenes()) {
        for (const QSize size : sizesOf(scene))
            addRow(scene, lookNumber(number++, language, size));
    }
}

void tst_Layout::measure()
{
    QFETCH(QString, name);
    QFETCH(Look, look);
    OpenScene open(scene(name), look);
    QVERIFY(open.screen() != nullptr);
    const ScreenRecord record = recordScreen(*open.screen());
    QVERIFY(!record.texts.empty());
    const QStringList faults = layoutFaults(*open.screen(), record);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void tst_Layout::cardNeedsNoScrollBar_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("wide");
    for (const QString &rules : RuleCatalog::ids()) {
        for (const QString &language : LanguageController::languages()) {
            for (const bool wide : {false, true})
                QTest::addRow("%s %s %s", qPrintable(rules), qPrintable(language), wide ? "wide" : "long")
                    << rules << language << wide;
        }
    }
}

void tst_Layout::cardNeedsNoScrollBar()
{
    QFETCH(QString, rules);
    QFETCH(QString, language);
    QFETCH(bool, wide);
    const Scene sixSeats = {"card", {1280, 800}, [&](TestWindow &w) {
                                w.play(GameSetup{rules, {}, longSeats(wide), 0});
                            }};
    OpenScene open(sixSeats, {language, ThemeChoice::Dark, 100, {}});
    ScorecardView &card = open.window().card();
    QCOMPARE(card.model()->columnCount(), 7);
    QVERIFY(!card.verticalScrollBar()->isVisible());
    QVERIFY(!card.horizontalScrollBar()->isVisible());
    // Not by hiding the bars: every cell is inside.
    const QRect last = card.visualRect(card.model()->index(card.model()->rowCount() - 1, 6));
    QVERIFY(card.viewport()->rect().contains(last));
    QVERIFY(card.viewport()->rect().contains(card.visualRect(card.model()->index(0, 0))));
    const QStringList faults = layoutFaults(card, recordScreen(card));
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void tst_Layout::longNamesAreWhole_data()
{
    QTest::addColumn<Look>("look");
    for (const QSize size : {QSize(960, 640), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
        for (const int percent : TextSizes) {
            const Look look{u"en"_s, ThemeChoice::Light, percent, size};
            QTest::addRow("%s", qPrintable(look.name())) << look;
        }
    }
}

void tst_Layout::longNamesAreWhole()
{
    QFETCH(Look, look);
    OpenScene open(scene(u"six-long-names"_s), look);
    for (const DrawnText &text : recordScreen(*open.screen()).texts)
        QVERIFY2(!text.text.contains(u'…'), qPrintable(text.text));
}

QTEST_MAIN(tst_Layout)
#include "tst_layout.moc"
