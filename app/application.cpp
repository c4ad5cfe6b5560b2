#include "application.h"

#include "sound/soundplugin.h"
#include "theme/style.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

QByteArray randomSeed()
{
    // The system's own source: nobody can work out a seed from an earlier one.
    std::array<quint32, SeedBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), static_cast<qsizetype>(words.size()));
    return QByteArray(reinterpret_cast<const char *>(words.data()), SeedBytes);
}

/// The game's own typeface where it is installed, else the desktop's; large enough to be read across a table.
QFont gameFont()
{
    QFont font = QApplication::font();
    font.setFamilies({u"Inter"_s, font.family()});
    font.setPointSizeF(qMax(10.5, font.pointSizeF()));
    return font;
}

/// Where the sound plugin may lie: beside the game as it was built, or where it is installed.
QStringList soundPlugins()
{
    const QString here = QApplication::applicationDirPath();
    return {here + u"/libgenerala_sound.so"_s, here + u"/" GENERALA_PLUGIN_FOLDER "/libgenerala_sound.so"_s};
}

} // namespace

Application::Application(const QString &folder)
    : m_settings(folder + u"/settings.ini"_s)
    , m_desktop(m_settings.desktopWasDark().value_or(isDark(QApplication::palette())))
    , m_language(m_settings, QLocale::system().uiLanguages())
    , m_store(folder + u"/games"_s)
    , m_sound([] { return playerFromPlugin(soundPlugins()); })
    , m_lock(folder + u"/lock"_s)
{
    QDir().mkpath(folder); // where it fails, saving tells
    m_lock.setStaleLockTime(0);
}

Application::~Application() = default;

bool Application::alone()
{
    if (m_lock.tryLock(0))
        return true;
    // A folder that cannot be written is no other instance; the game is played without being kept.
    return m_lock.error() != QLockFile::LockFailedError;
}

bool Application::start()
{
    if (!alone()) {
        QMessageBox::information(nullptr, QApplication::applicationDisplayName(),
                                 QApplication::translate("Application", "Generala is running already. Two of them "
                                                                        "would write over each other’s games."));
        return false;
    }
    m_window = std::make_unique<MainWindow>(WindowServices{
        m_clock, m_settings, m_language, m_store, m_sound, randomSeed, {}, nullptr, gameFont(), m_desktop});
    m_window->resumeOrBegin();
    m_window->appear();
    QObject::connect(&m_desktop, &Desktop::changed, &m_settings,
                     [this] { m_settings.setDesktopWasDark(m_desktop.dark()); });
    // The bus can wait until the window has been painted.
    QTimer::singleShot(0, m_window.get(), [this] {
        m_watcher = std::make_unique<DesktopWatcher>(m_desktop, QDBusConnection::sessionBus());
    });
    return true;
}
