#pragma once

#include "book/bookprompts.h"

#include <QPdfWriter>
#include <QStringList>

/// Answers everything that printing asks at once with what the test wrote down, and remembers what was asked.
class ScriptedBookPrompts : public BookPrompts {
public:
    QString target;                       ///< that the player chooses; empty: none
    QPagedPaintDevice *printer = nullptr; ///< likewise

    QStringList proposed; ///< names for targets
    QStringList printed;  ///< titles
    QStringList told;
    QStringList documents;

    void chooseTarget(const QString &name, std::function<void(const QString &)> then) override
    {
        proposed << name;
        if (!target.isEmpty())
            then(target);
    }
    void choosePrinter(const QString &title, std::function<void(QPagedPaintDevice &)> then) override
    {
        printed << title;
        if (printer != nullptr)
            then(*printer);
    }
    void tell(std::function<QuestionSheet::Texts()> texts) override { told << texts().text; }
    void tellSaved(const QString &file) override { documents << file; }
};
