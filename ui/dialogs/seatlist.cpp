#include "dialogs/seatlist.h"

#include "dialogs/seatrow.h"
#include "rules/ruleset.h"
#include "text/names.h"
#include "text/seatnames.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

SeatList::SeatList(const QStringList &levels, const std::array<QColor, 6> &colours, QWidget *parent)
    : QWidget(parent)
    , m_levels(levels)
    , m_colours(colours)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(fontMetrics().height() / 2);
    m_layout->addWidget(m_add, 0, Qt::AlignLeading);
    m_add->setAutoDefault(false); // Enter starts the game
    connect(m_add, &QPushButton::clicked, this, &SeatList::addSeat);
    retranslate();
}

std::vector<SeatSpec> SeatList::seats() const
{
    std::vector<SeatSpec> seats;
    for (const SeatRow *row : m_rows)
        seats.push_back(row->spec());
    return seats;
}

void SeatList::setSeats(const std::vector<SeatSpec> &seats)
{
    for (SeatRow *row : m_rows)
        delete row;
    m_rows.clear();
    for (const SeatSpec &seat : seats)
        appendRow(seat);
    renumber();
}

void SeatList::showError(const std::optional<SeatError> &error)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool atFault = error && error->seat == static_cast<int>(i);
        m_rows[i]->setError(atFault ? Names::seatError(*error) : QString());
    }
}

SeatRow *SeatList::appendRow(const SeatSpec &spec)
{
    auto *row = new SeatRow(m_levels, m_colours, this);
    row->setSpec(spec);
    m_layout->insertWidget(static_cast<int>(m_rows.size()), row);
    m_rows.push_back(row);
    connect(row, &SeatRow::changed, this, [this] {
        nameDefaults(); // a computer is called by its level
        emit changed();
    });
    connect(row, &SeatRow::colourChosen, this, [this, row](const QColor &colour) { chooseColour(row, colour); });
    connect(row, &SeatRow::removeClicked, this, [this, row] { removeSeat(row); });
    return row;
}

void SeatList::addSeat()
{
    SeatSpec spec;
    spec.colour = freeColour().name();
    SeatRow *row = appendRow(spec);
    renumber();
    row->show();
    row->focusName();
    emit changed();
}

void SeatList::removeSeat(SeatRow *row)
{
    const auto found = std::find(m_rows.begin(), m_rows.end(), row);
    const auto next = m_rows.erase(found);
    (next == m_rows.end() ? m_rows.back() : *next)->focusName();
    row->hide();
    row->deleteLater(); // this is called from its own button
    renumber();
    emit changed();
}

void SeatList::chooseColour(SeatRow *row, const QColor &colour)
{
    // Two seats of one colour would be hard to tell apart: they swap.
    for (SeatRow *other : m_rows) {
        if (other != row && QColor(other->spec().colour) == colour)
            other->setColour(QColor(row->spec().colour));
    }
    row->setColour(colour);
    emit changed();
}

QColor SeatList::freeColour() const
{
    for (const QColor &colour : m_colours) {
        const auto hasIt = [&colour](const SeatRow *row) { return QColor(row->spec().colour) == colour; };
        if (std::none_of(m_rows.begin(), m_rows.end(), hasIt))
            return colour;
    }
    return m_colours.front();
}

void SeatList::renumber()
{
    const int count = static_cast<int>(m_rows.size());
    for (int i = 0; i < count; ++i) {
        SeatRow *row = m_rows[static_cast<std::size_t>(i)];
        row->setNumber(i + 1);
        row->setRemovable(count > MinSeats);
    }
    m_add->setVisible(count < MaxSeats);
    nameDefaults();
}

void SeatList::nameDefaults()
{
    const std::vector<SeatSpec> specs = seats();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setDefaultName(SeatNames::usual(specs, static_cast<int>(i)));
}

void SeatList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SeatList::retranslate()
{
    m_add->setText(u"+  "_s + tr("Add player"));
    renumber();
}
