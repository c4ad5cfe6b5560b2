#pragma once

#include <QString>

class QWidget;

/// Tells where a document has been saved and offers to open it in the program that the desktop has for it. Where there
/// is none, says so. Does not block. @param window that it lies over; outlives the question
void tellSavedDocument(QWidget *window, const QString &file);
