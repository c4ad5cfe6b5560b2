#pragma once

#include "dialogs/questionsheet.h"

#include <QString>
#include <functional>

class QPagedPaintDevice;
class QWidget;

/// What printing a book asks of people and of the desktop. Answers come later, perhaps never: nothing blocks.
class BookPrompts {
public:
    virtual ~BookPrompts() = default;

    /// Where to write a PDF file to. A file that is there already has been agreed to be replaced.
    /// @param name proposed, without a folder @param then called with the chosen file
    virtual void chooseTarget(const QString &name, std::function<void(const QString &file)> then) = 0;
    /// Which printer, and how. @param title of what is printed @param then called with the printer
    virtual void choosePrinter(const QString &title, std::function<void(QPagedPaintDevice &printer)> then) = 0;
    /// Tells something that there is nothing to answer to. @param texts made again on every change of
    /// language
    virtual void tell(std::function<QuestionSheet::Texts()> texts) = 0;
    /// Tells where a document has been saved, and offers to open it.
    virtual void tellSaved(const QString &file) = 0;
};

/// As dialogs over a window, and with the real desktop.
class BookDialogs : public BookPrompts {
public:
    /// @param window the window that is asked over; outlives the prompts
    explicit BookDialogs(QWidget *window)
        : m_window(window)
    {}

    void chooseTarget(const QString &name, std::function<void(const QString &file)> then) override;
    void choosePrinter(const QString &title, std::function<void(QPagedPaintDevice &printer)> then) override;
    void tell(std::function<QuestionSheet::Texts()> texts) override;
    void tellSaved(const QString &file) override;

private:
    QWidget *m_window;
};
