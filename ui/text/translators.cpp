#include "text/translators.h"

#include <QCoreApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

void Translators::install(const QString &code)
{
    QCoreApplication::removeTranslator(&m_qtTexts);
    QCoreApplication::removeTranslator(&m_ownTexts);
    // The translator installed last is asked first: ours also knows Qt's buttons, in case Qt's texts are
    // missing.
    if (m_qtTexts.load(u"qtbase_"_s + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTexts);
    if (m_ownTexts.load(u":/i18n/generala_"_s + code + u".qm"_s))
        QCoreApplication::installTranslator(&m_ownTexts);
}
