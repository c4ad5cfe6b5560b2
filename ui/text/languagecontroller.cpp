#include "text/languagecontroller.h"

#include "settings/settings.h"

using namespace Qt::StringLiterals;

namespace {

/// The language of a locale name ("es-AR", "nb_NO"), or an empty string when there is none.
QString languageOf(const QString &localeName)
{
    const QString code = localeName.section(u'-', 0, 0).section(u'_', 0, 0).toLower();
    // Norwegians who read Nynorsk read Bokmål too; Qt itself knows no way from one to the other.
    if (code == u"no"_s || code == u"nn"_s)
        return u"nb"_s;
    return LanguageController::languages().contains(code) ? code : QString();
}

} // namespace

LanguageController::LanguageController(Settings &settings, const QStringList &systemLocales, const QString &wanted,
                                       QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_systemLocales(systemLocales)
{
    for (const QString &code : {wanted, settings.language(), firstKnown(systemLocales)}) {
        if (!languages().contains(code))
            continue;
        install(code);
        break;
    }
}

LanguageController::~LanguageController() = default;

QStringList LanguageController::languages()
{
    return {u"en"_s, u"es"_s, u"ru"_s, u"nb"_s};
}

QString LanguageController::firstKnown(const QStringList &localeNames)
{
    for (const QString &name : localeNames) {
        if (const QString code = languageOf(name); !code.isEmpty())
            return code;
    }
    return u"en"_s;
}

QString LanguageController::nativeName(const QString &code)
{
    if (code == u"es"_s)
        return u"español"_s;
    if (code == u"ru"_s)
        return u"русский"_s;
    if (code == u"nb"_s)
        return u"norsk bokmål"_s;
    return u"English"_s;
}

void LanguageController::setLanguage(const QString &code)
{
    if (!languages().contains(code))
        return;
    m_settings.setLanguage(code);
    if (code == m_language)
        return;
    install(code);
    emit languageChanged(code);
}

void LanguageController::install(const QString &code)
{
    m_language = code;
    m_locale = QLocale(code);
    // Numbers as in the player's own country, where the system speaks this language.
    for (const QString &name : m_systemLocales) {
        if (languageOf(name) == code && QLocale(name).language() == m_locale.language()) {
            m_locale = QLocale(name);
            break;
        }
    }
    QLocale::setDefault(m_locale);
    m_translators.install(code);
}
