#include "library/libraryprompts.h"

#include "dialogs/filechooser.h"
#include "dialogs/saveddocument.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>

using namespace Qt::StringLiterals;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("LibraryPrompts", text);
}

} // namespace

void LibraryDialogs::chooseFile(Path then)
{
    auto *chooser = new QFileDialog(m_window, say(QT_TRANSLATE_NOOP("LibraryPrompts", "Import a game")),
                                    FileChooser::documentsFolder());
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters({say(QT_TRANSLATE_NOOP("LibraryPrompts", "Games")) + u" (*.generala *.generala.damaged*)"_s,
                             say(QT_TRANSLATE_NOOP("LibraryPrompts", "All files")) + u" (*)"_s});
    FileChooser::open(chooser, std::move(then));
}

void LibraryDialogs::chooseTarget(FileType type, const QString &name, Path then)
{
    if (type == FileType::Pdf) {
        FileChooser::openForPdf(m_window, say(QT_TRANSLATE_NOOP("LibraryPrompts", "Save the score sheet")), name,
                                std::move(then));
        return;
    }
    auto *chooser = new QFileDialog(m_window, say(QT_TRANSLATE_NOOP("LibraryPrompts", "Export the game")),
                                    FileChooser::documentsFolder());
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setFileMode(QFileDialog::AnyFile);
    chooser->selectFile(name);
    FileChooser::open(chooser, std::move(then));
}

void LibraryDialogs::ask(Texts texts, std::function<void(bool)> then)
{
    (new QuestionSheet(std::move(texts), true, m_window))->ask(std::move(then));
}

void LibraryDialogs::tell(Texts texts)
{
    (new QuestionSheet(std::move(texts), false, m_window))->open();
}

bool LibraryDialogs::moveToWastebasket(const QString &file)
{
    return QFile::moveToTrash(file);
}

void LibraryDialogs::tellSaved(const QString &file)
{
    tellSavedDocument(m_window, file);
}
