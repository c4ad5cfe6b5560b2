#include "gallery/openscene.h"
#include "support/layoutfaults.h"

#include <QDir>
#include <QTextStream>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// All looks of a scene: with `quick` just one.
std::vector<Look> looksOf(const Scene &scene, bool quick)
{
    if (quick)
        return {{u"en"_s, ThemeChoice::Dark, 100, {}}};
    std::vector<Look> looks;
    for (Look look : everyLook()) {
        looks.push_back(look);
        for (const QSize size : sizesOf(scene)) {
            look.size = size;
            if (size != scene.size)
                looks.push_back(look);
        }
    }
    return looks;
}

QString screenName(const Scene &scene, const Look &look)
{
    return look.name() + u'-' + QLatin1String(scene.name);
}

/// What a walk through the gallery found.
struct Tour {
    int screens = 0;
    int texts = 0;
    int faults = 0;
    int missing = 0;
};

void measure(QWidget &screen, const QString &name, Tour &tour, QTextStream &out)
{
    const ScreenRecord record = recordScreen(screen);
    tour.texts += static_cast<int>(record.texts.size());
    for (const QString &fault : layoutFaults(screen, record)) {
        out << name << ": " << fault << '\n';
        ++tour.faults;
    }
}

void show(const Scene &scene, const Look &look, const QDir &folder, bool check, Tour &tour)
{
    QTextStream out(stdout);
    OpenScene open(scene, look);
    const QString name = screenName(scene, look);
    ++tour.screens;
    if (open.screen() == nullptr) {
        out << "not rendered: " << name << '\n';
        ++tour.missing;
        return;
    }
    if (check)
        measure(*open.screen(), name, tour, out);
    else if (!open.screen()->grab().save(folder.filePath(name + u".png"_s)))
        ++tour.missing;
}

} // namespace

/// gallery FOLDER [--quick] [SCENE…]: writes a PNG of every screen; --quick takes English, dark, normal text only.
/// gallery --check [--quick] [SCENE…]: writes nothing, measures every screen and tells what is wrong with it.
/// A SCENE is one of scenes.cpp in all its looks, or one screen such as nb-light-150-classic.
int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", GALLERY_PLATFORM);
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"generala-gallery"_s);
    useGalleryFont();
    QStringList arguments = QApplication::arguments().mid(1);
    const bool quick = arguments.removeAll(u"--quick"_s) > 0;
    const bool check = arguments.removeAll(u"--check"_s) > 0;
    QTextStream errors(stderr);
    const auto isOption = [](const QString &argument) { return argument.startsWith(u'-'); };
    if ((!check && arguments.isEmpty()) || std::any_of(arguments.begin(), arguments.end(), isOption)) {
        errors << "usage: gallery FOLDER [--quick] [SCENE...]\n       gallery --check [--quick] [SCENE...]\n";
        return 2;
    }
    const QDir folder(check ? QString() : arguments.takeFirst());
    if (!check)
        QDir().mkpath(folder.path());
    Tour tour;
    for (const Scene &scene : scenes()) {
        for (const Look &look : looksOf(scene, quick)) {
            if (arguments.isEmpty() || arguments.contains(QLatin1String(scene.name))
                || arguments.contains(screenName(scene, look)))
                show(scene, look, folder, check, tour);
        }
    }
    if (check)
        errors << tour.screens << " screens, " << tour.texts << " texts, " << tour.faults << " faults\n";
    return tour.missing + tour.faults == 0 ? 0 : 1;
}
