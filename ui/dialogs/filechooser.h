#pragma once

#include <QString>
#include <functional>

class QFileDialog;
class QWidget;

/// What the choosers of files share. They never block: the answer comes later, or not at all.
namespace FileChooser {

/// Where documents are kept, or else the player's own folder.
[[nodiscard]] QString documentsFolder();

/// Shows a chooser over its parent window, which it then belongs to, until it is closed.
/// @param then called with the chosen file
void open(QFileDialog *chooser, std::function<void(const QString &file)> then);

/// Asks where to write a PDF file to. A file that is there already has been agreed to be replaced.
/// @param name proposed, without a folder
void openForPdf(QWidget *window, const QString &title, const QString &name,
                std::function<void(const QString &file)> then);

} // namespace FileChooser
