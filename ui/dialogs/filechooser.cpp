#include "dialogs/filechooser.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

QString FileChooser::documentsFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFile::exists(folder) ? folder : QDir::homePath();
}

void FileChooser::open(QFileDialog *chooser, std::function<void(const QString &)> then)
{
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setWindowModality(Qt::WindowModal);
    QObject::connect(
        chooser, &QFileDialog::fileSelected, chooser,
        [then = std::move(then)](const QString &file) {
            if (!file.isEmpty())
                then(file);
        },
        Qt::SingleShotConnection); // whoever double-clicks on the button means one file
    chooser->open();
}

void FileChooser::openForPdf(QWidget *window, const QString &title, const QString &name,
                             std::function<void(const QString &)> then)
{
    auto *chooser = new QFileDialog(window, title, documentsFolder());
    chooser->setAcceptMode(QFileDialog::AcceptSave);
    chooser->setFileMode(QFileDialog::AnyFile);
    chooser->setNameFilter(u"PDF (*.pdf)"_s);
    chooser->setDefaultSuffix(u"pdf"_s);
    chooser->selectFile(name);
    open(chooser, std::move(then));
}
