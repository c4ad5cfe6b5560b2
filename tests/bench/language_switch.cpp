// How long the switch to another language takes on every screen of the gallery, until all of it has been painted anew:
// median and longest of 12 switches through all four languages, ms of wall time and of the thread's processor time,
// which says the same on a machine that is busy with other things.
// Not a test: figures depend on the machine.
//
//   language_switch [SCENE…]

#include "gallery/openscene.h"
#include "support/threadtime.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <vector>

namespace {

struct Times {
    std::vector<double> wall;
    std::vector<double> processor;
};

void timeSwitch(TestWindow &game, const QString &language, Times &times)
{
    QElapsedTimer time;
    time.start();
    const double before = threadMs();
    game.language().setLanguage(language);
    // What the change asks for: new texts, new layouts, and the painting of both.
    for (int round = 0; round < 3; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    times.wall.push_back(double(time.nsecsElapsed()) / 1e6);
    times.processor.push_back(threadMs() - before);
}

void print(const char *what, std::vector<double> &times)
{
    std::sort(times.begin(), times.end());
    std::printf("%s %6.1f ms, at most %6.1f", what, times[times.size() / 2], times.back());
}

void measure(const Scene &scene)
{
    Look look;
    look.language = QStringLiteral("en");
    OpenScene opened(scene, look);
    QTest::qWait(100);
    Times times;
    for (int k = 0; k < 12; ++k)
        timeSwitch(opened.window(), LanguageController::languages().at((k + 1) % 4), times);
    std::printf("%-20s", scene.name);
    print("wall", times.wall);
    print("; processor", times.processor);
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("generala-bench"));
    useGalleryFont();
    const QStringList wanted = QApplication::arguments().mid(1);
    for (const Scene &scene : scenes()) {
        if (wanted.isEmpty() || wanted.contains(QString::fromLatin1(scene.name)))
            measure(scene);
    }
    return 0;
}
