// How long the switch to another language takes on every screen of the gallery, until all of it has been painted anew:
// ms of wall time, median and longest of 12 switches through all four languages.
// Not a test: figures depend on the machine.
//
//   language_switch [SCENE…]

#include "gallery/openscene.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>

namespace {

double switchMs(TestWindow &game, const QString &language)
{
    QElapsedTimer time;
    time.start();
    game.language().setLanguage(language);
    // What the change asks for: new texts, new layouts, and the painting of both.
    for (int round = 0; round < 3; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
    return double(time.nsecsElapsed()) / 1e6;
}

void measure(const Scene &scene)
{
    Look look;
    look.language = QStringLiteral("en");
    OpenScene opened(scene, look);
    QTest::qWait(100);
    std::vector<double> times;
    for (int k = 0; k < 12; ++k)
        times.push_back(switchMs(opened.window(), LanguageController::languages().at((k + 1) % 4)));
    std::sort(times.begin(), times.end());
    std::printf("%-20s %6.1f ms, at most %6.1f\n", scene.name, times[times.size() / 2], times.back());
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
