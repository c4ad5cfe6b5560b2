#pragma once

#include "base/clock.h"
#include "dialogs/prompts.h"
#include "mainwindow.h"
#include "settings/settings.h"
#include "storage/gamestore.h"
#include "text/languagecontroller.h"

#include <QLockFile>
#include <memory>

/// The one place that creates the services and wires them. Lives in main(), after QApplication.
class Application {
public:
    /// @param dataFolder where games and the settings file are kept; made when missing
    explicit Application(const QString &dataFolder);
    ~Application();

    /// Shows the window. False when another instance has these games open: it was told to the player.
    bool start();

private:
    SystemClock m_clock;
    QLockFile m_lock;
    Settings m_settings;
    LanguageController m_language;
    GameStore m_store;
    MessageBoxPrompts m_prompts;
    std::unique_ptr<MainWindow> m_window;
};
