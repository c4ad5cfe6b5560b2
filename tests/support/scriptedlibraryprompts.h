#pragma once

#include "library/libraryprompts.h"

#include <QFile>
#include <QStringList>

/// Answers everything that the library asks at once with what the test wrote down, and remembers what was
/// asked.
class ScriptedLibraryPrompts : public LibraryPrompts {
public:
    QString file;   ///< that the player chooses; empty: none
    QString target; ///< likewise
    bool answer = true;
    bool hasWastebasket = true;

    QStringList asked; ///< heading and text of each question
    QStringList told;
    QStringList proposed; ///< names for targets
    QStringList wasted;
    QStringList documents;

    void chooseFile(Path then) override
    {
        if (!file.isEmpty())
            then(file);
    }
    void chooseTarget(FileType /*type*/, const QString &name, Path then) override
    {
        proposed << name;
        if (!target.isEmpty())
            then(target);
    }
    void ask(Texts texts, std::function<void(bool)> then) override
    {
        asked << texts().heading + QStringLiteral(": ") + texts().text;
        then(answer);
    }
    void tell(Texts texts) override { told << texts().text; }
    bool moveToWastebasket(const QString &path) override
    {
        if (!hasWastebasket)
            return false;
        wasted << path;
        return QFile::remove(path);
    }
    void tellSaved(const QString &path) override { documents << path; }
};
