// How long it takes from the start of a program until its first picture is on the screen, next to how long until its
// window is there, which may be empty at first.
// Not a test: figures depend on the machine. tests/bench/start gives it a display of its own.
//
//   first_picture PROGRAM…     each in one word with its arguments, such as "build/dev/app/generala --new classic"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QThread>

#include <benchmark/benchmark.h>
#include <set>

namespace {

constexpr int Starts = 9;
constexpr int TooLongMs = 20'000;
constexpr int SettledMs = 3'000; // by then a first start has kept what later ones use

/// The colours on a few lines across the screen: looking at all of it would take longer than many a program needs.
std::set<QRgb> coloursSeen()
{
    QScreen &screen = *QGuiApplication::primaryScreen();
    const QRect whole = screen.geometry();
    std::set<QRgb> colours;
    for (const int eighth : {1, 2, 3, 4}) {
        const QImage line = screen.grabWindow(0, 0, whole.height() * eighth / 8, whole.width(), 1)
                                .toImage()
                                .convertToFormat(QImage::Format_RGB32);
        const auto *pixels = reinterpret_cast<const QRgb *>(line.constScanLine(0));
        colours.insert(pixels, pixels + line.width());
    }
    return colours;
}

struct Seen {
    double windowMs = 0;  // something covers the desktop
    double pictureMs = 0; // more than a frame and a background is to be seen
};

/// Starts the program, looks until its picture is there, and ends it.
Seen start(const QStringList &command, int restMs)
{
    const std::size_t desktop = coloursSeen().size();
    QProcess program;
    QElapsedTimer time;
    time.start();
    program.start(command.front(), command.mid(1));
    Seen seen;
    while (seen.pictureMs == 0 && time.elapsed() < TooLongMs) {
        const double nowMs = double(time.nsecsElapsed()) / 1e6; // before the look, which takes a while itself
        const std::size_t colours = coloursSeen().size();
        if (seen.windowMs == 0 && colours > desktop)
            seen.windowMs = nowMs;
        if (colours > desktop + 12)
            seen.pictureMs = nowMs;
        QThread::msleep(1);
    }
    QThread::msleep(static_cast<unsigned long>(restMs));
    program.terminate();
    if (!program.waitForFinished(5'000))
        program.kill();
    program.waitForFinished(5'000);
    while (coloursSeen().size() > desktop && time.elapsed() < 2 * TooLongMs)
        QThread::msleep(20);
    return seen;
}

void firstPicture(benchmark::State &state, const QStringList &command)
{
    double windowMs = 0;
    for (auto _ : state) {
        const Seen seen = start(command, 300);
        if (seen.pictureMs == 0)
            state.SkipWithError("no picture");
        windowMs += seen.windowMs;
        state.SetIterationTime(seen.pictureMs / 1000);
    }
    state.counters["window_ms"] = benchmark::Counter(windowMs, benchmark::Counter::kAvgIterations);
}

} // namespace

int main(int argc, char *argv[])
{
    benchmark::Initialize(&argc, argv);
    QGuiApplication app(argc, argv);
    const QStringList programs = QGuiApplication::arguments().mid(1);
    for (const QString &program : programs) {
        (void)start(QProcess::splitCommand(program), SettledMs);
        benchmark::RegisterBenchmark(
            program.toStdString().c_str(),
            [command = QProcess::splitCommand(program)](benchmark::State &state) { firstPicture(state, command); })
            ->Unit(benchmark::kMillisecond)
            ->UseManualTime()
            ->Iterations(1)
            ->Repetitions(Starts);
    }
    benchmark::RunSpecifiedBenchmarks();
    return programs.isEmpty() ? EXIT_FAILURE : EXIT_SUCCESS;
}
