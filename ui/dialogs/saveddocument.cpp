#include "dialogs/saveddocument.h"

#include "dialogs/questionsheet.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QUrl>

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("SavedDocument", text);
}

void open(QWidget *window, const QString &file)
{
    if (QDesktopServices::openUrl(QUrl::fromLocalFile(file)))
        return;
    const auto texts = [file] {
        return QuestionSheet::Texts{say(QT_TRANSLATE_NOOP("SavedDocument", "No program opened the file")),
                                    QDir::toNativeSeparators(file),
                                    QCoreApplication::translate("QPlatformTheme", "OK"),
                                    {},
                                    {}};
    };
    (new QuestionSheet(texts, false, window))->open();
}

} // namespace

void tellSavedDocument(QWidget *window, const QString &file)
{
    const auto texts = [file] {
        return QuestionSheet::Texts{say(QT_TRANSLATE_NOOP("SavedDocument", "The file is saved")),
                                    QDir::toNativeSeparators(file),
                                    say(QT_TRANSLATE_NOOP("SavedDocument", "Open")),
                                    say(QT_TRANSLATE_NOOP("SavedDocument", "Close")),
                                    {}};
    };
    (new QuestionSheet(texts, false, window))->ask([window, file](bool yes) {
        if (yes)
            open(window, file);
    });
}
