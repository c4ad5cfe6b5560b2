// How smoothly the real window moves on a real display: pictures a second while dice tumble, how long one takes, how
// much of a processor that costs, and what the clock costs while nothing else moves.
// Not a test: figures depend on the machine. Run it inside Xvfb or on a desktop, with nothing else running.
//
//   window_frames [WIDTH HEIGHT] [THROWS]

#include "support/testwindow.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>

namespace {

double processMs()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// Counts a widget's pictures and the time between them.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget &widget) { widget.installEventFilter(this); }

    void begin()
    {
        gaps.clear();
        area = 0;
        m_time.start();
    }
    std::vector<double> gaps; // ms
    double area = 0;          // px painted

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || !m_time.isValid())
            return false;
        gaps.push_back(double(m_time.nsecsElapsed()) / 1e6);
        m_time.start();
        const QRect rect = static_cast<QPaintEvent *>(event)->rect();
        area += double(rect.width()) * rect.height();
        return false;
    }

private:
    QElapsedTimer m_time;
};

double quantile(std::vector<double> values, double share)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, static_cast<std::size_t>(share * double(values.size())))];
}

void measureThrows(TestWindow &game, int throws)
{
    PaintWatch watch(game.table());
    std::vector<double> gaps;
    double wall = 0;
    double processor = 0;
    for (int k = 0; k < throws; ++k) {
        game.clock.advance(3000);
        const double before = processMs();
        QElapsedTimer time;
        time.start();
        watch.begin();
        game.session().pressThrow();
        while (game.table().isMoving())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        wall += double(time.nsecsElapsed()) / 1e6;
        processor += processMs() - before;
        gaps.insert(gaps.end(), watch.gaps.begin(), watch.gaps.end());
        QTest::qWait(300);
        if (game.state().current().throws == MaxThrows)
            game.session().fillRow(
                bestRow(*game.state().rules, game.state().current().dice, 3, game.state().current().card));
        QTest::qWait(1200); // the banner of the next turn
    }
    std::printf("throws: %.1f pictures a second, from one to the next %.2f ms (99%%: %.2f), %.0f %% of a core\n",
                double(gaps.size()) / wall * 1000, quantile(gaps, 0.5), quantile(gaps, 0.99), processor / wall * 100);
}

void measureRest(TestWindow &game, const char *what, int seconds)
{
    PaintWatch watch(game.table());
    QTest::qWait(500);
    const double before = processMs();
    watch.begin();
    for (int k = 0; k < seconds; ++k) {
        game.clock.advance(1000);
        QTest::qWait(1000);
    }
    std::printf("%s: %.2f %% of a core, %zu pictures of the table in %d s, %.0f px each\n", what,
                (processMs() - before) / (seconds * 10.0), watch.gaps.size(), seconds,
                watch.gaps.empty() ? 0 : watch.area / double(watch.gaps.size()));
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("generala-bench"));
    const QStringList arguments = QApplication::arguments().mid(1);
    const QSize size(arguments.size() > 1 ? arguments[0].toInt() : 1280,
                     arguments.size() > 1 ? arguments[1].toInt() : 800);
    const int throws = arguments.size() > 2 ? arguments[2].toInt() : 12;

    TestWindow game(MotionPolicy::Speed::Normal);
    game.play(Games::setup("nordic", Games::seats(2)));
    game.window().resize(size);
    QTest::qWait(1500);
    std::printf("window %dx%d, table %dx%d\n", game.window().width(), game.window().height(), game.table().width(),
                game.table().height());
    measureThrows(game, throws);
    measureRest(game, "at rest", 10);
    GameSetup clocked = Games::setup("duel", Games::seats(2));
    clocked.options.push_back({QStringLiteral("clock"), QStringLiteral("120")});
    game.play(clocked);
    measureRest(game, "with the clock", 10);
    game.window().showMinimized();
    measureRest(game, "minimised", 5);
    return 0;
}
