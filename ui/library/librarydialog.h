#pragma once

#include "dialogs/sheet.h"
#include "library/libraryprompts.h"
#include "storage/gamelibrary.h"
#include "storage/libraryscan.h"

#include <memory>

class LibraryFilter;
class LibraryJobs;
class LibraryModel;
class LibraryTable;
class QComboBox;
class QLineEdit;
class QMenu;
class QPushButton;
class TextLabel;

/// All games that are kept: to go on with, to look through, to print, to take along or to delete. Reads the
/// folder beside the window, the newest games first.
class LibraryDialog : public Sheet {
    Q_OBJECT

public:
    /// @param store must outlive the dialog
    /// @param runningFile path of the game on the table, which cannot be deleted; empty for none
    /// @param prompts must outlive the dialog; null: real dialogs over it
    LibraryDialog(const GameStore &store, const QString &runningFile, LibraryPrompts *prompts = nullptr,
                  QWidget *parent = nullptr);
    ~LibraryDialog() override;

signals:
    /// The player wants to play on in this file, which is sound. Emitted once the dialog has closed.
    void openRequested(const QString &file);
    /// The player wants to see this finished game from its beginning. Emitted once the dialog has closed.
    void replayRequested(const QString &file);

protected:
    void retranslate() override;

private:
    [[nodiscard]] QPushButton *addButton(QBoxLayout *layout);
    void buildFilters();
    void buildTable();
    void buildButtons();
    void scan();
    void retranslateButtons();
    void showCount();
    void showSelection();
    void showMenu(const QPoint &place);
    /// What a double click or Enter does: goes on, or looks through a finished game.
    void choose();
    void openSelected();
    void lookThrough();
    void remove();
    void select(const QString &file);
    void onRemoved(const QString &file);
    void onAdded(const QString &file);
    void leaveWith(void (LibraryDialog::*signal)(const QString &), const QString &file);
    /// The selected game, null when none is. Valid until the list changes.
    [[nodiscard]] const GameSummary *selected() const;
    /// A copy of it for a job, during which the list may change.
    void withSelected(void (LibraryJobs::*job)(const GameSummary &));

    GameLibrary m_library;
    std::unique_ptr<LibraryPrompts> m_ownPrompts;
    LibraryJobs *m_jobs;
    LibraryModel *m_model;
    LibraryFilter *m_filter;
    LibraryScan m_scan;
    QLineEdit *m_search;
    QComboBox *m_kinds;
    LibraryTable *m_table;
    TextLabel *m_damage;
    QPushButton *m_delete = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_sheet = nullptr;
    QPushButton *m_close = nullptr;
    QPushButton *m_lookThrough = nullptr;
    QPushButton *m_open = nullptr;
};
