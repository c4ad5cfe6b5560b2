#include "panes/historypane.h"

#include "access/combobox.h"
#include "panes/endfollower.h"
#include "panes/historydelegate.h"
#include "panes/historyfilter.h"
#include "panes/historylist.h"
#include "panes/historymodel.h"
#include "panes/panecombo.h"
#include "panes/panepaint.h"
#include "text/names.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// The whole list first, then a name for each index. What is chosen stays chosen while it is there.
void fill(PaneCombo &combo, const QString &all, const QStringList &names)
{
    const QSignalBlocker blocker(combo);
    const int chosen = qMax(0, combo.currentIndex());
    while (combo.count() > names.size() + 1)
        combo.removeItem(combo.count() - 1);
    while (combo.count() < names.size() + 1)
        combo.addItem(QString(), combo.count() - 1);
    combo.setItemText(0, all);
    for (int i = 0; i < names.size(); ++i)
        combo.setItemText(i + 1, names[i]);
    combo.setCurrentIndex(chosen < combo.count() ? chosen : 0);
}

} // namespace

HistoryPane::HistoryPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new HistoryModel(this))
    , m_filter(new HistoryFilter(this))
    , m_delegate(new HistoryDelegate(this))
    , m_list(new HistoryList(this))
    , m_follower(new EndFollower(m_list->verticalScrollBar()))
    , m_seats(new PaneCombo(14, this))
    , m_rows(new PaneCombo(12, this))
    , m_open(new QLabel(this))
{
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
    m_list->setItemDelegate(m_delegate);
    m_list->setMinimumHeight(LeastListHeight);
    m_seats->setObjectName(u"historySeats"_s);
    m_rows->setObjectName(u"historyRows"_s);
    m_open->setTextFormat(Qt::PlainText);
    m_open->setWordWrap(true);
    m_open->setContentsMargins(14, 0, 14, 0);
    m_open->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 4);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(10, 0, 10, 0);
    top->addWidget(m_seats, 3);
    top->addWidget(m_rows, 2);
    layout->addLayout(top);
    layout->addWidget(m_open);
    layout->addWidget(m_list, 1);
    setTabOrder(m_seats, m_rows);
    setTabOrder(m_rows, m_list);

    connect(m_seats, &QComboBox::currentIndexChanged, this, &HistoryPane::applyFilter);
    connect(m_rows, &QComboBox::currentIndexChanged, this, &HistoryPane::applyFilter);
    connect(m_list, &HistoryList::widthChanged, this, &HistoryPane::measure);
    connect(m_list, &HistoryList::chosen, this, [this](const QModelIndex &index) {
        emit momentChosen(index.data(HistoryModel::LineRole).value<HistoryLine>().entry);
    });
    m_model->setLocale(locale());
    setTheme(theme);
    retranslate();
}

void HistoryPane::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.panel);
    m_list->setPalette(palette);
    m_seats->setTheme(theme);
    m_rows->setTheme(theme);
    styleScrollBar(*m_list->verticalScrollBar(), theme);
    m_list->setEmptyText(tr("No throws yet"), theme.textDim);
    update();
}

void HistoryPane::setJournal(const Journal &journal, std::size_t shownEntries)
{
    const std::vector<SeatSpec> seats = m_model->seats();
    const QString rules = m_model->rules().id;
    m_model->setJournal(journal, shownEntries);
    const bool otherSeats = m_model->seats() != seats;
    const bool otherRules = m_model->rules().id != rules;
    if (otherSeats) {
        fillSeats();
        measure();
    }
    if (otherRules)
        fillRows();
    if (otherSeats || otherRules)
        applyFilter();
    else
        showOpen();
}

void HistoryPane::setMoment(int entryIndex)
{
    m_model->setMoment(entryIndex);
    const int row = m_model->rowOfEntry(entryIndex);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model->index(row));
    if (index.isValid())
        m_list->scrollTo(index);
    else if (entryIndex < 0)
        m_list->clearSelection();
}

QSize HistoryPane::sizeHint() const
{
    const int em = fontMetrics().height();
    return {24 * em, 14 * em};
}

void HistoryPane::retranslate()
{
    m_list->setAccessibleName(tr("History"));
    m_list->setEmptyText(tr("No throws yet"), m_theme.textDim);
    nameComboBox(*m_seats, tr("Show the throws of"));
    nameComboBox(*m_rows, tr("Show the turns that ended in the row"));
    m_model->retranslate();
    fillSeats();
    fillRows();
    showOpen();
    measure();
}

void HistoryPane::fillRows()
{
    QStringList names;
    for (const RowRule &row : m_model->rules().rows)
        names << Names::row(row.id);
    fill(*m_rows, tr("All rows"), names);
}

void HistoryPane::showOpen()
{
    const int seat = m_filter->seat();
    m_open->setVisible(seat >= 0);
    if (seat < 0)
        return;
    QStringList names;
    for (const int row : m_model->openRows(seat))
        names << Names::row(m_model->rules().row(row).id);
    m_open->setText(names.isEmpty() ? tr("No row is open any more.")
                                    : tr("Still open: %1", "rows").arg(names.join(tr(", ", "between names of rows"))));
}

void HistoryPane::fillSeats()
{
    QStringList names;
    for (const SeatSpec &seat : m_model->seats())
        names << seat.name;
    fill(*m_seats, tr("All players"), names);
    m_seats->setVisible(names.size() > 1);
}

void HistoryPane::applyFilter()
{
    m_filter->setSeat(m_seats->currentData().toInt());
    m_filter->setRow(m_rows->currentData().toInt());
    showOpen();
    m_follower->follow();
}

void HistoryPane::measure()
{
    if (!isVisible())
        return; // done when it is shown
    m_delegate->measure(*m_model, m_list->font(), m_list->viewport()->width());
    m_list->viewport()->update();
}

void HistoryPane::showEvent(QShowEvent *event)
{
    measure();
    QWidget::showEvent(event);
}

void HistoryPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::LocaleChange:
        m_model->setLocale(locale());
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        measure();
        break;
    default:
        break;
    }
}

void HistoryPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
}
