// How long a painted frame of the table takes, in software: median and 99th percentile, ms of processor time (so that
// other programs on the machine do not count). The first picture of a window is one by itself.
// Not a test: figures depend on the machine. Run with QT_QPA_PLATFORM=offscreen.

#include "table/scenepainter.h"

#include <QGuiApplication>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {

struct Figures {
    double median = 0;
    double p99 = 0;
};

Figures figures(std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    return {times[times.size() / 2], times[times.size() * 99 / 100]};
}

double processorMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

TableScene::Throw throwOf(quint32 seed)
{
    TableScene::Throw request;
    for (int die = 0; die < DiceCount; ++die)
        request.faces.set(die, static_cast<int>((seed + static_cast<quint32>(die) * 7) % 6 + 1));
    request.seed = seed;
    request.shakeMs = 380;
    request.throwMs = 900;
    return request;
}

// `size` is the table's in a window of the named size.
void measure(const char *window, QSize size)
{
    const TableLayout layout = TableLayout::compute({size, 16, 4, false, false});
    TableScene scene;
    scene.setLayout(layout);
    ScenePainter painter(Theme::darkTheme());
    painter.setLayout(layout, size);
    QImage image(size, QImage::Format_RGB32);
    const double start = processorMs();
    {
        QPainter first(&image); // makes the felt and the cup
        painter.paint(first, scene, QRect(QPoint(), size));
    }
    const double firstMs = processorMs() - start;
    std::vector<double> whole;
    std::vector<double> moving;
    qint64 now = 0;
    for (quint32 seed = 1; seed <= 6; ++seed) {
        scene.startThrow(throwOf(seed), now);
        QRect last;
        while (scene.throwing()) {
            now += 16;
            scene.advance(now);
            const QRect area = last | scene.movingRegion().boundingRect();
            last = scene.movingRegion().boundingRect();
            for (const bool all : {false, true}) {
                const QRect part = all ? QRect(QPoint(), size) : area;
                const double before = processorMs();
                QPainter on(&image);
                on.setRenderHint(QPainter::Antialiasing);
                on.setClipRect(part);
                painter.paint(on, scene, part);
                on.end();
                (all ? whole : moving).push_back(processorMs() - before);
            }
        }
    }
    const Figures a = figures(moving);
    const Figures b = figures(whole);
    std::printf(
        "%s window, table %dx%d, die %.0f px: first picture %.1f ms, frame of a throw %.2f ms (99%%: %.2f), whole table %.2f ms (99%%: %.2f)\n",
        window, size.width(), size.height(), layout.camera.pixelsPerEdge(), firstMs, a.median, a.p99, b.median, b.p99);
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication app(argc, argv);
    measure("1280x800", {756, 744});
    measure("1280x800, table alone", {1200, 800});
    measure("2560x1600", {1560, 1500});
    return 0;
}
