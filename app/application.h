#pragma once

#include "base/clock.h"
#include "mainwindow.h"
#include "settings/settings.h"
#include "sound/effectplayer.h"
#include "storage/gamestore.h"
#include "text/languagecontroller.h"
#include "theme/desktop.h"

#include <QLockFile>
#include <memory>

/// The one place that creates the services and wires them. Lives in main(), after QApplication.
class Application {
public:
    /// @param folder where the games, the settings and the lock are kept; made when missing
    explicit Application(const QString &folder);
    ~Application();

    /// Shows the window. False when another instance plays in this folder: the player has been told.
    bool start();

private:
    [[nodiscard]] bool alone();

    SystemClock m_clock;
    Settings m_settings;
    Desktop m_desktop;
    LanguageController m_language;
    GameStore m_store;
    EffectPlayer m_sound;
    QLockFile m_lock;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<DesktopWatcher> m_watcher;
};
