#include "coach/coachdialog.h"

#include "coach/chancepage.h"
#include "dialogs/box.h"
#include "dialogs/columns.h"
#include "dialogs/scorechart.h"
#include "dialogs/textlabel.h"
#include "players/tablesource.h"
#include "text/decimal.h"
#include "text/names.h"
#include "text/seatnames.h"

#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace {

/// Items as high as their text is when it is broken into lines. Qt measures it a few pixels wider than it paints it, and
/// then there is no room for the last word.
class WrappedLines : public QStyledItemDelegate {
public:
    explicit WrappedLines(QListView *list)
        : QStyledItemDelegate(list)
        , m_list(*list)
    {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = m_list.viewport()->width() - 2 * m_list.spacing() - 2 * option.fontMetrics.averageCharWidth();
        const QRect text = option.fontMetrics.boundingRect(QRect(0, 0, qMax(1, width), 10'000), Qt::TextWordWrap,
                                                           index.data().toString());
        return {width, text.height() + option.fontMetrics.height() / 4};
    }

private:
    const QListView &m_list;
};

constexpr std::size_t MostMistakes = 40; // the rest is small change

} // namespace

CoachDialog::CoachDialog(GameState state, Journal journal, TableSource &tables, QWidget *parent)
    : Sheet(parent)
    , m_state(std::move(state))
    , m_journal(std::move(journal))
    , m_tables(tables)
    , m_waiting(new TextLabel(TextLabel::Role::Dim))
    , m_mistakesTitle(new TextLabel(TextLabel::Role::Dim))
    , m_mistakes(new QListWidget)
    , m_tabs(new QTabBar)
    , m_pages(new QStackedWidget)
    , m_chartTitle(new TextLabel(TextLabel::Role::Dim))
    , m_chart(new ScoreChart)
    , m_chances(new ChancePage(m_state))
    , m_close(new QPushButton(this))
{
    body()->addWidget(new Columns(makeLeft(), 55, makeRight(), 40));
    footerEnd()->addWidget(m_close);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_mistakes, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { leaveFor(item->data(Qt::UserRole).toInt()); });
    connect(m_chances, &ChancePage::momentChosen, this, &CoachDialog::leaveFor);
    retranslate();
    resizeToLines(60, 36);
    connect(&m_job, &CoachJob::finished, this, &CoachDialog::onReport);
    connect(&m_tables, &TableSource::finished, this, &CoachDialog::seekTable);
    m_tables.want(*m_state.rules);
    seekTable();
}

CoachDialog::~CoachDialog() = default;

QWidget *CoachDialog::makeLeft()
{
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(fontMetrics().height() / 2);
    layout->addWidget(m_waiting);
    for (int seat = 0; seat < m_state.seatCount(); ++seat) {
        m_seats.push_back(new Box);
        m_seats.back()->hide();
        layout->addWidget(m_seats.back());
    }
    layout->addWidget(m_mistakesTitle);
    layout->addWidget(m_mistakes, 1);
    m_mistakes->setWordWrap(true);
    m_mistakes->setResizeMode(QListView::Adjust); // lines are as high as this width asks for, not the first one
    m_mistakes->setItemDelegate(new WrappedLines(m_mistakes));
    m_mistakes->setSpacing(3);
    m_mistakes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_mistakes->setMinimumHeight(8 * fontMetrics().height());
    return left;
}

QWidget *CoachDialog::makeRight()
{
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *totals = new QWidget;
    auto *totalsLayout = new QVBoxLayout(totals);
    totalsLayout->setContentsMargins(0, 0, 0, 0);
    totalsLayout->addWidget(m_chartTitle);
    totalsLayout->addWidget(m_chart, 1);
    m_tabs->addTab(QString());
    m_tabs->addTab(QString());
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(true);
    m_tabs->setVisible(m_state.seatCount() > 1); // who plays alone has nobody to win against
    m_pages->addWidget(totals);
    m_pages->addWidget(m_chances);
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    layout->addWidget(m_tabs);
    layout->addWidget(m_pages, 1);
    return right;
}

void CoachDialog::seekTable()
{
    const auto table = m_tables.tableOf(*m_state.rules);
    m_refused = m_tables.refuses(*m_state.rules);
    if (!table && !m_refused)
        return;
    disconnect(&m_tables, nullptr, this, nullptr);
    if (table)
        m_job.start(m_journal, table);
    retranslate();
}

void CoachDialog::onReport()
{
    const CoachReport &report = *m_job.report();
    std::vector<ScoreCourse> courses;
    for (int seat = 0; seat < m_state.seatCount(); ++seat) {
        const SeatSpec &spec = m_state.spec(seat);
        courses.push_back({spec.name, QColor(spec.colour), report.expected[static_cast<std::size_t>(seat)]});
    }
    m_chart->setCourses(std::move(courses));
    if (!report.moments.empty())
        m_chances->setMoments(report.moments);
    m_waiting->hide();
    retranslate();
}

void CoachDialog::leaveFor(int entry)
{
    emit momentChosen(entry);
    accept();
}

void CoachDialog::retranslate()
{
    SeatNames::show(m_state.specs);
    setHeading(tr("The coach"), Names::ruleSet(m_state.rules->id));
    m_waiting->setText(m_refused ? tr("These rules are too large to be worked out.") : tr("Working it out…"));
    m_mistakesTitle->setText(tr("Costly decisions, the dearest first; Enter or a double click shows one on the table"));
    m_tabs->setTabText(0, tr("Expected total"));
    m_tabs->setTabText(1, tr("Winning chance"));
    m_tabs->setAccessibleName(tr("What the chart shows"));
    m_chances->retranslate();
    m_chartTitle->setText(tr("Total to be expected, row by row"));
    m_chart->setAccessibleName(m_chartTitle->text());
    m_mistakes->setAccessibleName(m_mistakesTitle->text());
    m_close->setText(tr("Close"));
    if (!m_job.report())
        return;
    showSeats();
    showMistakes();
}

void CoachDialog::showSeats()
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        m_seats[seat]->setTexts(m_state.spec(static_cast<int>(seat)).name, seatText(m_job.report()->seats[seat]));
        m_seats[seat]->show();
    }
}

QString CoachDialog::seatText(const SeatAnalysis &seat) const
{
    const QString luck = oneDecimal(std::abs(seat.luck));
    const QString dice = seat.luck >= 0 ? tr("The dice brought %1 points more than expected.").arg(luck)
                                        : tr("The dice brought %1 points less than expected.").arg(luck);
    const QString decisions = seat.mistakes.empty() ? tr("All decisions were the best ones.")
                                                    : tr("%n decision(s) gave away %1 points.", nullptr,
                                                         static_cast<int>(seat.mistakes.size()))
                                                          .arg(oneDecimal(seat.givenAway));
    return dice + u' ' + decisions;
}

void CoachDialog::showMistakes()
{
    const int row = m_mistakes->currentRow();
    m_mistakes->clear();
    for (const CoachMistake &mistake : m_job.report()->mistakes) {
        if (static_cast<std::size_t>(m_mistakes->count()) == MostMistakes)
            break;
        auto *item = new QListWidgetItem(mistakeText(mistake), m_mistakes);
        item->setData(Qt::UserRole, mistake.entry);
    }
    m_mistakes->setCurrentRow(row);
    m_mistakesTitle->setVisible(m_mistakes->count() > 0);
    m_mistakes->setVisible(m_mistakes->count() > 0);
}

QString CoachDialog::mistakeText(const CoachMistake &mistake) const
{
    const Mistake &m = mistake.mistake;
    const auto keep = [&m](DiceMask kept, bool done) {
        if (kept == DiceMask::none())
            return done ? tr("threw all dice again") : tr("throw all dice again");
        return (done ? tr("kept %1") : tr("keep %1")).arg(Names::diceList(m.dice, kept));
    };
    const QString done = m.done.fills() ? tr("wrote %1").arg(rowName(m.done.row)) : keep(m.done.kept, true);
    const QString best = m.best.fills() ? tr("write %1").arg(rowName(m.best.row)) : keep(m.best.kept, false);
    //: %1 name, %2 round, %3 throw, %4 all dice, %5 "kept 4-4", %6 "keep 4-4-4", %7 a number of points
    return tr("%1, round %2, throw %3, %4: %5; better: %6. Cost %7 points.")
        .arg(m_state.spec(mistake.seat).name, QString::number(m.round), QString::number(m.throwNumber),
             Names::diceList(m.dice), done, best, oneDecimal(m.cost));
}

QString CoachDialog::rowName(int row) const
{
    return Names::quotedRow(m_state.rules->row(row).id);
}
