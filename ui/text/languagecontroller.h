#pragma once

#include "text/translators.h"

#include <QLocale>
#include <QObject>
#include <QStringList>

class Settings;

/// The language of the application: which translators are installed, and the locale that goes with it.
/// Widgets hear of a change by QEvent::LanguageChange, which Qt posts; languageChanged() is for objects that
/// are no widgets and comes when the translators are in place.
class LanguageController : public QObject {
    Q_OBJECT

public:
    /// Installs the language that the player chose, or the first of the system's that there is, else English.
    /// @param settings remembers the choice; must outlive the controller
    /// @param systemLocales as QLocale::uiLanguages() gives them, the preferred first
    /// @param wanted code of a language that goes before all of these, and is not remembered; empty for none
    LanguageController(Settings &settings, const QStringList &systemLocales, const QString &wanted = {},
                       QObject *parent = nullptr);
    ~LanguageController() override;

    /// Codes of all languages, in the order in which they are shown.
    static QStringList languages();
    /// The first of these locales ("es-AR", "nn_NO") whose language there is; English when there is none.
    static QString firstKnown(const QStringList &localeNames);
    /// A language's name in itself: "español".
    static QString nativeName(const QString &code);

    [[nodiscard]] QString language() const { return m_language; }
    /// For numbers and dates in this language. Widgets that exist keep theirs until they are given this one.
    [[nodiscard]] QLocale locale() const { return m_locale; }

    /// Switches everything to a language and remembers it. An unknown code changes nothing.
    void setLanguage(const QString &code);

signals:
    void languageChanged(const QString &code);

private:
    void install(const QString &code);

    Settings &m_settings;
    QStringList m_systemLocales;
    QString m_language;
    QLocale m_locale;
    Translators m_translators;
};
