#pragma once

#include <QTranslator>

/// The translated texts of one language, ours and Qt's, installed in the application. They go with this
/// object.
class Translators {
public:
    /// Replaces what was installed before. A language without texts leaves English.
    /// @param code one of LanguageController::languages()
    void install(const QString &code);

private:
    QTranslator m_qtTexts;
    QTranslator m_ownTexts;
};
