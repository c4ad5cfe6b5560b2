#pragma once

#include "library/librarydialog.h"
#include "library/librarymodel.h"
#include "library/librarytable.h"
#include "support/language.h"
#include "support/librarygames.h"
#include "support/scriptedlibraryprompts.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

using namespace Qt::StringLiterals;

/// The dialog with all saved games over a folder of its own; what it asks is answered by a script.
class LibraryFixture {
protected:
    void begin()
    {
        m_language = std::make_unique<TestLanguage>(u"en"_s);
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<GameStore>(m_folder->filePath(u"games"_s));
        m_prompts = std::make_unique<ScriptedLibraryPrompts>();
    }

    /// A game of each kind.
    void fill()
    {
        m_unfinished = LibraryGames::unfinished(*m_store, Games::setup("nordic", Games::seats(3)), 1, 40);
        m_finished = LibraryGames::finished(*m_store, Games::setup("classic", Games::seats(2)), 2);
        m_damaged = LibraryGames::damaged(*m_store, Games::setup("duel", Games::seats(4)), 3, 11);
        m_hopeless = LibraryGames::writeDated(*m_store, u"hopeless.generala"_s, "[]", 4);
    }

    void open(const QString &running = {})
    {
        m_dialog = std::make_unique<LibraryDialog>(*m_store, running, m_prompts.get());
        m_dialog->show();
        (void)QTest::qWaitForWindowExposed(m_dialog.get());
        const auto finished = [this] { return table().emptyText() != u"Reading your games…"_s; };
        (void)QTest::qWaitFor(finished, 20'000);
    }

    LibraryTable &table() { return *m_dialog->findChild<LibraryTable *>(); }
    QString cell(int row, int column, int role = Qt::DisplayRole)
    {
        return table().model()->index(row, column).data(role).toString();
    }
    int rows() { return table().model()->rowCount(); }

    QPushButton &button(const QString &text)
    {
        const auto all = m_dialog->findChildren<QPushButton *>();
        const auto found = std::find_if(all.begin(), all.end(), [&text](auto *b) { return b->text() == text; });
        Q_ASSERT(found != all.end());
        return **found;
    }

    /// Selects the row of a file. @return false when it is not listed
    bool select(const QString &file)
    {
        for (int row = 0; row < rows(); ++row) {
            const auto *game =
                table().model()->index(row, 0).data(LibraryModel::SummaryRole).value<const GameSummary *>();
            if (game->file != file)
                continue;
            table().setCurrentIndex(table().model()->index(row, 0));
            return true;
        }
        return false;
    }

    std::unique_ptr<TestLanguage> m_language;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GameStore> m_store;
    std::unique_ptr<ScriptedLibraryPrompts> m_prompts;
    std::unique_ptr<LibraryDialog> m_dialog;
    QString m_finished;
    QString m_unfinished;
    QString m_damaged;
    QString m_hopeless;
};
