#include "library/libraryprompts.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QStandardPaths>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("LibraryPrompts", text);
}

QString documents()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFile::exists(folder) ? folder : QDir::homePath();
}

void openChooser(QFileDialog *chooser, LibraryPrompts::Path then)
{
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setWindowModality(Qt::WindowModal);
    QObject::connect(chooser, &QFileDialog::fileSelected, chooser,
                     [then = std::move(then)](const QString &file) {
                         if (!file.isEmpty())
                             then(file);
                     });
    chooser->open();
}

} // namespace

void LibraryDialogs::chooseFile(Path then)
{
    auto *chooser =
        new QFileDialog(m_window, say(QT_TRANSLATE_NOOP("LibraryPrompts", "Import a game")), documents());
    chooser->setFileMode(QFileDialog::ExistingFile);
    chooser->setNameFilters(
        {say(QT_TRANSLATE_NOOP("LibraryPrompts", "Games")) + u" (*.generala *.generala.damaged*)"_s,
         say(QT_TRANSLATE_NOOP("LibraryPrompts", "All files")) + u" (*)"_s});
    openChooser(chooser, std::move(then));
}

void LibraryDialogs::chooseTarget(FileType type, const QString &name, Path then)
{
    const bool game = type == FileType::Game;
    const QString title = game ? say(QT_TRANSLATE_NOOP("LibraryPrompts", "Export the game"))
                               : say(QT_TRANSLATE_NOOP("LibraryPrompts", "Save the score sheet"));
    auto *chooser = new QFileDialog(m_window, title, documents());
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setFileMode(QFileDialog::AnyFile);
    if (!game) {
        chooser->setNameFilter(u"PDF (*.pdf)"_s);
        chooser->setDefaultSuffix(u"pdf"_s);
    }
    chooser->selectFile(name);
    openChooser(chooser, std::move(then));
}

void LibraryDialogs::ask(Texts texts, std::function<void(bool)> then)
{
    auto *sheet = new QuestionSheet(std::move(texts), true, m_window);
    QObject::connect(sheet, &QDialog::finished, sheet,
                     [then = std::move(then)](int result) { then(result == QDialog::Accepted); });
    sheet->open();
}

void LibraryDialogs::tell(Texts texts)
{
    (new QuestionSheet(std::move(texts), false, m_window))->open();
}

bool LibraryDialogs::moveToWastebasket(const QString &file)
{
    return QFile::moveToTrash(file);
}

void LibraryDialogs::openDocument(const QString &file)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(file));
}
