#pragma once

#include "dialogs/questionsheet.h"

#include <QString>
#include <functional>

class QWidget;

/// Everything that the library asks of people and of the desktop. Answers come later, perhaps never: nothing
/// blocks.
class LibraryPrompts {
public:
    /// Made again on every change of language.
    using Texts = std::function<QuestionSheet::Texts()>;
    using Path = std::function<void(const QString &file)>;
    enum class FileType { Game, Pdf };

    virtual ~LibraryPrompts() = default;

    /// @param then called with the chosen file; not at all when none was chosen
    virtual void chooseFile(Path then) = 0;
    /// Where to write to. A file that is there already has been agreed to be replaced.
    /// @param name proposed, without a folder
    virtual void chooseTarget(FileType type, const QString &name, Path then) = 0;
    /// @param then called with whether the answer was yes
    virtual void ask(Texts texts, std::function<void(bool)> then) = 0;
    /// Tells something that there is nothing to answer to.
    virtual void tell(Texts texts) = 0;

    /// Whether the desktop has taken the file into its wastebasket.
    virtual bool moveToWastebasket(const QString &file) = 0;
    /// Tells where a document has been saved, and offers to open it.
    virtual void tellSaved(const QString &file) = 0;
};

/// As dialogs over a window, and with the real desktop.
class LibraryDialogs : public LibraryPrompts {
public:
    /// @param window the window that is asked over; outlives the prompts
    explicit LibraryDialogs(QWidget *window)
        : m_window(window)
    {}

    void chooseFile(Path then) override;
    void chooseTarget(FileType type, const QString &name, Path then) override;
    void ask(Texts texts, std::function<void(bool)> then) override;
    void tell(Texts texts) override;
    bool moveToWastebasket(const QString &file) override;
    void tellSaved(const QString &file) override;

private:
    QWidget *m_window;
};
