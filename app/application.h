#pragma once

#include "base/clock.h"
#include "instancebus.h"
#include "mainwindow.h"
#include "settings/settings.h"
#include "sound/effectplayer.h"
#include "startwish.h"
#include "storage/diskwriter.h"
#include "text/languagecontroller.h"
#include "theme/desktop.h"

#include <QLockFile>
#include <functional>
#include <memory>

/// The one place that creates the services and wires them. Lives in main(), after QApplication.
class Application {
public:
    /// @param folder where the games, the settings and the lock are kept; made when missing
    /// @param language code of the one to speak until the end; empty: as the player chose
    explicit Application(QString folder, const QString &language = {});
    ~Application();

    enum class Start {
        Playing,
        HandedOver, ///< another instance plays in this folder, and does what was wished
        Refused,    ///< another instance plays in this folder: the player has been told
    };
    /// Shows the window, or turns to the instance that has one.
    Start start(const StartWish &wish);

private:
    [[nodiscard]] bool alone();
    void show(const StartWish &wish);
    /// Connects to the session bus, once the window is there.
    void joinBus();
    /// Does what a second start of the game was for.
    void grant(const StartWish &wish);
    /// Acts as soon as no dialog or menu is open, in which a player may be about to decide something.
    void whenFree(const std::function<void()> &act);

    QString m_folder;
    SystemClock m_clock;
    Settings m_settings;
    Desktop m_desktop;
    LanguageController m_language;
    GameStore m_store;
    DiskWriter m_writer;
    EffectPlayer m_sound;
    QLockFile m_lock;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<DesktopWatcher> m_watcher;
    std::unique_ptr<InstanceBus> m_others;
};
