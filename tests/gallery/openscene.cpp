#include "gallery/openscene.h"

#include <QDialog>

using namespace Qt::StringLiterals;

namespace {

QWidget *shownDialog(const MainWindow &window, const char *className)
{
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->inherits(className) && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

} // namespace

QString Look::name() const
{
    QString name = language + (theme == ThemeChoice::Dark ? u"-dark-"_s : u"-light-"_s) + QString::number(textPercent);
    if (!size.isEmpty())
        name += u"-%1x%2"_s.arg(size.width()).arg(size.height());
    return name;
}

std::vector<QSize> sizesOf(const Scene &scene)
{
    if (scene.anySize)
        return {{960, 640}, {1280, 800}, {1920, 1080}, {3840, 2160}};
    if (scene.dialogClass != nullptr)
        return {{960, 640}, scene.size};
    return {scene.size};
}

std::vector<Look> everyLook()
{
    std::vector<Look> all;
    for (const QString &language : LanguageController::languages()) {
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            for (const int percent : {100, 150, 200})
                all.push_back({language, theme, percent, {}});
        }
    }
    return all;
}

void useGalleryFont()
{
    QFont font = QApplication::font();
    font.setFamilies({u"Inter"_s, font.family()});
    font.setPointSizeF(10.5);
    QApplication::setFont(font);
}

OpenScene::OpenScene(const Scene &scene, const Look &look)
{
    const QSize size = look.size.isEmpty() ? scene.size : look.size;
    m_window.useScript = false;
    m_window.settings().setTheme(look.theme);
    m_window.settings().setFelt(scene.felt);
    m_window.settings().setDice(scene.dice);
    m_window.settings().setTextPercent(look.textPercent);
    m_window.open();
    m_window.language().setLanguage(look.language);
    m_window.window().resize(size);
    scene.prepare(m_window);
    m_window.show();
    m_window.window().resize(size);
    QCoreApplication::processEvents();
    m_screen = scene.dialogClass == nullptr ? &m_window.window() : shownDialog(m_window.window(), scene.dialogClass);
    QCoreApplication::processEvents();
}
