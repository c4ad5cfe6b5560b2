#pragma once

#include "settings/settings.h"
#include "text/languagecontroller.h"

#include <QCoreApplication>
#include <QTemporaryDir>

/// A language for the life of this object, with a settings file of its own.
class TestLanguage {
public:
    explicit TestLanguage(const QString &code)
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
        , m_controller(m_settings, {code})
    {}

    /// Switches as a player would, and lets the posted events arrive.
    void set(const QString &code)
    {
        m_controller.setLanguage(code);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] Settings &settings() { return m_settings; }
    [[nodiscard]] LanguageController &controller() { return m_controller; }

private:
    QTemporaryDir m_folder;
    Settings m_settings;
    LanguageController m_controller;
};
