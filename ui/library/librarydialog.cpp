#include "library/librarydialog.h"

#include "access/combobox.h"
#include "dialogs/textlabel.h"
#include "library/libraryfilter.h"
#include "library/libraryjobs.h"
#include "library/librarymodel.h"
#include "library/librarytable.h"
#include "library/librarytext.h"
#include "theme/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// What the box beside the search field offers, in its order.
constexpr std::array<std::optional<GameSummary::Kind>, 4> Kinds{
    std::nullopt, GameSummary::Kind::Unfinished, GameSummary::Kind::Finished, GameSummary::Kind::Damaged};

} // namespace

LibraryDialog::LibraryDialog(const GameStore &store, const QString &runningFile, LibraryPrompts *prompts,
                             QWidget *parent)
    : Sheet(parent)
    , m_library(store)
    , m_ownPrompts(prompts == nullptr ? std::make_unique<LibraryDialogs>(this) : nullptr)
    , m_jobs(new LibraryJobs(m_library, prompts == nullptr ? *m_ownPrompts : *prompts, this))
    , m_model(new LibraryModel(runningFile, this))
    , m_filter(new LibraryFilter(this))
    , m_scan(m_library.files(), this)
    , m_search(new QLineEdit(this))
    , m_kinds(new QComboBox(this))
    , m_table(new LibraryTable(this))
    , m_damage(new TextLabel(TextLabel::Role::Dim, this))
{
    buildFilters();
    buildTable();
    body()->addWidget(m_damage);
    buildButtons();
    connect(m_jobs, &LibraryJobs::opened, this,
            [this](const QString &file) { leaveWith(&LibraryDialog::openRequested, file); });
    connect(m_jobs, &LibraryJobs::removed, this, &LibraryDialog::onRemoved);
    connect(m_jobs, &LibraryJobs::added, this, &LibraryDialog::onAdded);
    connect(m_jobs, &LibraryJobs::foundHere, this, &LibraryDialog::select);
    scan();
    retranslate();
    resizeToLines(62, 38);
    m_table->setFocus();
}

LibraryDialog::~LibraryDialog() = default;

void LibraryDialog::buildFilters()
{
    auto *line = new QHBoxLayout;
    line->addWidget(m_search, 1);
    line->addWidget(m_kinds);
    body()->addLayout(line);
    for (std::size_t i = 0; i < Kinds.size(); ++i)
        m_kinds->addItem(QString());
    m_kinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_filter->setWords(words);
        showCount();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { m_table->setFocus(); });
    connect(m_kinds, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_filter->setKind(Kinds[static_cast<std::size_t>(index)]);
        showCount();
    });
}

void LibraryDialog::buildTable()
{
    body()->addWidget(m_table, 1);
    m_filter->setSourceModel(m_model);
    m_table->setModel(m_filter);
    m_table->sortByColumn(LibraryModel::Played, Qt::DescendingOrder);
    connect(m_table, &LibraryTable::chosen, this, &LibraryDialog::choose);
    connect(m_table, &LibraryTable::deleteWanted, this, &LibraryDialog::remove);
    connect(m_table, &QWidget::customContextMenuRequested, this, &LibraryDialog::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LibraryDialog::showSelection);
}

QPushButton *LibraryDialog::addButton(QBoxLayout *layout)
{
    auto *button = new QPushButton(this);
    button->setAutoDefault(false); // Enter belongs to the table and to the search field
    layout->addWidget(button);
    return button;
}

void LibraryDialog::buildButtons()
{
    m_delete = addButton(footerStart());
    m_export = addButton(footerStart());
    m_import = addButton(footerStart());
    m_sheet = addButton(footerStart());
    footerStart()->addStretch(1);
    m_close = addButton(footerEnd());
    m_lookThrough = addButton(footerEnd());
    m_open = addButton(footerEnd());
    setPrimary(m_open);
    connect(m_delete, &QPushButton::clicked, this, &LibraryDialog::remove);
    connect(m_export, &QPushButton::clicked, this, [this] { withSelected(&LibraryJobs::exportGame); });
    connect(m_import, &QPushButton::clicked, m_jobs, &LibraryJobs::importGame);
    connect(m_sheet, &QPushButton::clicked, this, [this] { withSelected(&LibraryJobs::saveSheet); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_lookThrough, &QPushButton::clicked, this, &LibraryDialog::lookThrough);
    connect(m_open, &QPushButton::clicked, this, &LibraryDialog::openSelected);
}

void LibraryDialog::scan()
{
    connect(&m_scan, &LibraryScan::found, this, [this](const std::vector<GameSummary> &games) {
        m_model->add(games);
        showCount();
    });
    connect(&m_scan, &LibraryScan::finished, this, &LibraryDialog::showCount);
    m_scan.start();
}

void LibraryDialog::retranslate()
{
    const QStringList kinds{tr("All games"), tr("Unfinished"), tr("Finished"), tr("Damaged")};
    for (int i = 0; i < m_kinds->count(); ++i)
        m_kinds->setItemText(i, kinds[i]);
    nameComboBox(*m_kinds, tr("Show"));
    m_search->setPlaceholderText(tr("Search for a player"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_table->setAccessibleName(tr("Games"));
    m_model->retranslate();
    retranslateButtons();
    showCount();
    showSelection();
}

void LibraryDialog::retranslateButtons()
{
    m_delete->setText(tr("Delete"));
    m_export->setText(tr("Export…"));
    m_import->setText(tr("Import…"));
    m_sheet->setText(tr("Score sheet…"));
    m_sheet->setToolTip(tr("Saves the cards of this game as a PDF file, which can be printed"));
    m_close->setText(tr("Close"));
    m_lookThrough->setText(tr("Look through"));
    m_open->setText(tr("Open"));
}

void LibraryDialog::showCount()
{
    const int shown = m_filter->rowCount();
    if (shown > 0 && !m_table->currentIndex().isValid())
        m_table->setCurrentIndex(m_filter->index(0, 0));
    setHeading(tr("Games"), tr("%n game(s)", nullptr, shown));
    if (!m_scan.isFinished())
        m_table->setEmptyText(tr("Reading your games…"));
    else if (m_model->rowCount() > 0)
        m_table->setEmptyText(tr("No game is like this. Search for another name, or show all games."));
    else
        m_table->setEmptyText(tr("There are no games yet. Every game is kept here from its first throw on."));
}

void LibraryDialog::showSelection()
{
    const GameSummary *game = selected();
    const bool damaged = game != nullptr && game->kind() == GameSummary::Kind::Damaged;
    const bool finished = game != nullptr && game->kind() == GameSummary::Kind::Finished;
    m_open->setEnabled(game != nullptr && game->hasGame() && !finished);
    m_lookThrough->setEnabled(finished);
    m_delete->setEnabled(game != nullptr && !m_model->isRunning(*game));
    m_export->setEnabled(game != nullptr && !game->error);
    m_sheet->setEnabled(game != nullptr && game->hasGame());
    m_damage->setText(damaged ? LibraryText::damage(*game) : QString());
    m_damage->setVisible(damaged);
}

void LibraryDialog::showMenu(const QPoint &place)
{
    if (selected() == nullptr)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QPushButton *button : {m_open, m_lookThrough, m_sheet, m_export, m_delete}) {
        QAction *action = menu->addAction(button->text(), button, &QPushButton::click);
        action->setEnabled(button->isEnabled());
    }
    menu->popup(m_table->viewport()->mapToGlobal(place));
}

void LibraryDialog::choose()
{
    if (m_open->isEnabled())
        openSelected();
    else if (m_lookThrough->isEnabled())
        lookThrough();
}

void LibraryDialog::openSelected()
{
    withSelected(&LibraryJobs::open);
}

void LibraryDialog::lookThrough()
{
    if (const GameSummary *game = selected())
        leaveWith(&LibraryDialog::replayRequested, game->file);
}

void LibraryDialog::remove()
{
    if (m_delete->isEnabled())
        withSelected(&LibraryJobs::remove);
}

void LibraryDialog::leaveWith(void (LibraryDialog::*signal)(const QString &), const QString &file)
{
    const QString kept = file; // the list may go with the dialog
    accept();
    emit(this->*signal)(kept);
}

void LibraryDialog::select(const QString &file)
{
    m_search->clear();
    m_kinds->setCurrentIndex(0);
    const QModelIndex place = m_filter->mapFromSource(m_model->indexOf(file));
    m_table->setCurrentIndex(place);
    m_table->scrollTo(place);
}

void LibraryDialog::onRemoved(const QString &file)
{
    m_model->remove(file); // the view goes on to a neighbour by itself
    showCount();
    showSelection();
    m_table->setFocus();
}

void LibraryDialog::onAdded(const QString &file)
{
    m_model->add({summaryOf(file)});
    showCount();
    select(file);
}

const GameSummary *LibraryDialog::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : rows.front().data(LibraryModel::SummaryRole).value<const GameSummary *>();
}

void LibraryDialog::withSelected(void (LibraryJobs::*job)(const GameSummary &))
{
    const GameSummary *found = selected();
    if (found == nullptr)
        return;
    const GameSummary game = *found;
    (m_jobs->*job)(game);
}
