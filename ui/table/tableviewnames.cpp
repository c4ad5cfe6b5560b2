// The part of TableView that speaks: names for screen readers and tooltips, in the current language.
#include "table/tableview.h"

#include "table/cupbutton.h"
#include "table/diebutton.h"
#include "table/overlays.h"
#include "table/roundbutton.h"
#include "table/seatplate.h"

#include <QEvent>
#include <QLocale>
#include <QWidget>
#include <algorithm>

namespace {

/// Qt tells screen readers of a name even where it is the same again.
void setName(QWidget &widget, const QString &name)
{
    if (name != widget.accessibleName())
        widget.setAccessibleName(name);
}

} // namespace

void TableView::nameDice()
{
    const std::array<QString, 7> faces = {QString(),  tr("one"),  tr("two"), tr("three"),
                                          tr("four"), tr("five"), tr("six")};
    for (int die = 0; die < DiceCount; ++die) {
        const auto k = static_cast<std::size_t>(die);
        const QString &face = faces[static_cast<std::size_t>(std::clamp(m_state.dice[die], 0, 6))];
        const bool locked = m_state.locked.has(die);
        const QString number = locale().toString(die + 1);
        setName(*m_dieButtons[k],
                locked ? tr("Die %1: %2, locked").arg(number, face) : tr("Die %1: %2, free").arg(number, face));
        setName(*m_lockButtons[k],
                locked ? tr("Lock of die %1: closed").arg(number) : tr("Lock of die %1: open").arg(number));
        const QString tip = locked ? tr("Let die %1 go (%1)").arg(number) : tr("Keep die %1 (%1)").arg(number);
        m_lockButtons[k]->setToolTip(tip);
    }
}

std::array<TableView::Written, 4> TableView::written() const
{
    const bool words = !m_footer;
    return {{{m_state.banner, m_layout.banner},
             {m_state.badge, m_layout.badge},
             {words ? m_state.headline : QString(), m_layout.headline},
             {words ? m_state.detail : QString(), m_layout.detail}}};
}

void TableView::retranslate()
{
    setAccessibleName(tr("Table"));
    m_cup->retranslate();
    m_chat->retranslate();
    m_hint->retranslate();
    m_cover->retranslate();
    for (SeatPlate *plate : m_plates)
        plate->retranslate();
    nameDice();
}

void TableView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        relayout();
}
