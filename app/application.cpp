#include "application.h"

#include "sound/soundplugin.h"
#include "theme/style.h"

#include <QApplication>
#include <QDateTime>
#include <QDeadlineTimer>
#include <QDir>
#include <QIcon>
#include <QMessageBox>
#include <QRandomGenerator>
#include <QThread>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

// Within this time an instance that starts is heard of by others, and one that ends is gone, ms.
constexpr int StartingMs = 6000;
constexpr int RetryMs = 50;

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

/// For window managers that do not know the menu entry.
QIcon gameIcon()
{
    QIcon icon;
    for (const int size : {16, 32, 48, 128})
        icon.addFile(u":/icons/generala/%1.png"_s.arg(size), QSize(size, size));
    return icon;
}

/// Where the sound plugin may lie: beside the game as it was built, or where it is installed.
QStringList soundPlugins()
{
    const QString here = QApplication::applicationDirPath();
    return {here + u"/libgenerala_sound.so"_s, here + u"/" GENERALA_PLUGIN_FOLDER "/libgenerala_sound.so"_s};
}

} // namespace

Application::Application(QString folder, const QString &language)
    : m_folder(std::move(folder))
    , m_settings(m_folder + u"/settings.ini"_s)
    , m_desktop(m_settings.desktopWasDark().value_or(isDark(QApplication::palette())))
    , m_language(m_settings, QLocale::system().uiLanguages(), language)
    , m_store(m_folder + u"/games"_s)
    , m_writer(m_store, DiskWriter::Where::Beside)
    , m_sound([] { return playerFromPlugin(soundPlugins()); })
    , m_lock(m_folder + u"/lock"_s)
{
    QDir().mkpath(m_folder); // where it fails, saving tells
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

Application::Start Application::start(const StartWish &wish)
{
    // An instance that has the folder may be starting itself, and hear nobody yet, or about to end.
    for (QDeadlineTimer patience(StartingMs);; QThread::msleep(RetryMs)) {
        if (alone()) {
            show(wish);
            return Start::Playing;
        }
        const QDBusConnection bus = QDBusConnection::sessionBus(); // only now: the first to start need not wait for it
        if (InstanceBus(m_folder, bus).tell(wish))
            return Start::HandedOver;
        if (!bus.isConnected() || patience.hasExpired())
            break;
    }
    QMessageBox::information(nullptr, QApplication::applicationDisplayName(),
                             QApplication::translate("Application", "Generala is running already. Two of them "
                                                                    "would write over each other’s games."));
    return Start::Refused;
}

void Application::show(const StartWish &wish)
{
    m_window = std::make_unique<MainWindow>(WindowServices{m_clock,
                                                           m_settings,
                                                           m_language,
                                                           m_store,
                                                           m_sound,
                                                           randomSeed,
                                                           {},
                                                           nullptr,
                                                           gameFont(),
                                                           m_desktop,
                                                           nullptr,
                                                           &m_writer});
    m_window->resumeOrBegin(wish.rules);
    m_window->appear();
    QObject::connect(&m_desktop, &Desktop::changed, &m_settings,
                     [this] { m_settings.setDesktopWasDark(m_desktop.dark()); });
    if (!wish.file.isEmpty())
        whenFree([this, file = wish.file] { m_window->showFile(file); });
    // The bus and the icon can wait until the window has been painted.
    constexpr int paintedMs = 100;
    QTimer::singleShot(paintedMs, m_window.get(), [this] {
        joinBus();
        QApplication::setWindowIcon(gameIcon());
    });
}

void Application::joinBus()
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    m_watcher = std::make_unique<DesktopWatcher>(m_desktop, bus);
    m_others = std::make_unique<InstanceBus>(m_folder, bus);
    QObject::connect(m_others.get(), &InstanceBus::heard, m_window.get(),
                     [this](const StartWish &wish) { grant(wish); });
    m_others->listen(); // without a bus a second start says that the game runs already
}

void Application::grant(const StartWish &wish)
{
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->raise();
    m_window->activateWindow();
    if (!wish.file.isEmpty())
        whenFree([this, file = wish.file] { m_window->showFile(file); });
    else if (!wish.rules.isEmpty())
        whenFree([this, rules = wish.rules] { m_window->beginRules(rules); });
}

void Application::whenFree(const std::function<void()> &act)
{
    constexpr int retryMs = 200;
    if (QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr)
        act();
    else
        QTimer::singleShot(retryMs, m_window.get(), [this, act] { whenFree(act); });
}
