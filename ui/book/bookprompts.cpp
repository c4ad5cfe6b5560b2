#include "book/bookprompts.h"

#include "dialogs/filechooser.h"
#include "dialogs/saveddocument.h"

#include <QCoreApplication>
#include <QPrintDialog>
#include <QPrinter>
#include <memory>

void BookDialogs::chooseTarget(const QString &name, std::function<void(const QString &)> then)
{
    FileChooser::openForPdf(m_window, QCoreApplication::translate("BookPrompts", "Save the rules"), name,
                            std::move(then));
}

void BookDialogs::choosePrinter(const QString &title, std::function<void(QPagedPaintDevice &)> then)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(title);
    auto *dialog = new QPrintDialog(printer.get(), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    // The connection keeps the printer for as long as the dialog needs it.
    // Once: whoever double-clicks on the button wants one copy.
    QObject::connect(
        dialog, &QDialog::accepted, dialog, [printer, then = std::move(then)] { then(*printer); },
        Qt::SingleShotConnection);
    dialog->open();
}

void BookDialogs::tell(std::function<QuestionSheet::Texts()> texts)
{
    (new QuestionSheet(std::move(texts), false, m_window))->open();
}

void BookDialogs::tellSaved(const QString &file)
{
    tellSavedDocument(m_window, file);
}
