#include "gallery/scenes.h"

#include <QDir>
#include <QFontDatabase>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace {

struct Look {
    QString language;
    ThemeChoice theme;
    int textPercent;

    [[nodiscard]] QString name() const
    {
        return language + (theme == ThemeChoice::Dark ? u"-dark-"_s : u"-light-"_s) + QString::number(textPercent);
    }
};

std::vector<Look> looks(bool quick)
{
    if (quick)
        return {{u"en"_s, ThemeChoice::Dark, 100}};
    std::vector<Look> all;
    for (const QString &language : LanguageController::languages()) {
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            for (const int percent : {100, 150, 200})
                all.push_back({language, theme, percent});
        }
    }
    return all;
}

QWidget *shownDialog(TestWindow &window, const char *className)
{
    for (QDialog *dialog : window.window().findChildren<QDialog *>()) {
        if (dialog->inherits(className) && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

bool render(const Scene &scene, const Look &look, const QDir &folder)
{
    TestWindow window;
    window.useScript = false;
    window.settings().setTheme(look.theme);
    window.settings().setFelt(scene.felt);
    window.settings().setDice(scene.dice);
    window.settings().setTextPercent(look.textPercent);
    window.open();
    window.language().setLanguage(look.language);
    window.window().resize(scene.size);
    scene.prepare(window);
    window.show();
    window.window().resize(scene.size);
    QCoreApplication::processEvents();
    QWidget *target = scene.dialogClass == nullptr ? &window.window() : shownDialog(window, scene.dialogClass);
    if (target == nullptr)
        return false;
    QCoreApplication::processEvents();
    return target->grab().save(folder.filePath(look.name() + u'-' + QLatin1String(scene.name) + u".png"_s));
}

} // namespace

/// gallery FOLDER [--quick] [SCENE…]: writes a PNG of every screen; --quick takes English, dark, normal text only.
int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"generala-gallery"_s);
    QFont font = QApplication::font();
    font.setFamilies({u"Inter"_s, font.family()});
    font.setPointSizeF(10.5);
    QApplication::setFont(font);
    QStringList arguments = QApplication::arguments().mid(1);
    const bool quick = arguments.removeAll(u"--quick"_s) > 0;
    QTextStream errors(stderr);
    if (arguments.isEmpty()) {
        errors << "usage: gallery FOLDER [--quick] [SCENE...]\n";
        return 2;
    }
    const QDir folder(arguments.takeFirst());
    QDir().mkpath(folder.path());
    int failures = 0;
    for (const Look &look : looks(quick)) {
        for (const Scene &scene : scenes()) {
            if (!arguments.isEmpty() && !arguments.contains(QLatin1String(scene.name)))
                continue;
            if (!render(scene, look, folder)) {
                errors << "not rendered: " << look.name() << ' ' << scene.name << '\n';
                ++failures;
            }
        }
    }
    return failures == 0 ? 0 : 1;
}
