#include "scorecard/scorecardview.h"

#include "scorecard/cardaccess.h"
#include "scorecard/carddelegate.h"
#include "scorecard/cardheader.h"
#include "scorecard/scorecardmodel.h"

#include <QEvent>
#include <QMouseEvent>
#include <utility>

ScorecardView::ScorecardView(const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_model(new ScorecardModel(this))
{
    CardAccess::install();
    m_look.theme = theme;
    m_look.locale = locale();
    m_model->setLocale(locale());
    setModel(m_model);
    setItemDelegate(new CardDelegate(*m_model, m_look, this));
    m_header = new CardHeader(*m_model, m_look, this);
    setHorizontalHeader(m_header);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);

    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setCornerButtonEnabled(false);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);       // the window shows behind the paper's round corners
    setAttribute(Qt::WA_InputMethodEnabled, false); // letters are keys of the game here, not text
    // After the headers' own answer to a reset, which forgets all sizes.
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        updateGeometry();
        layOut();
    });
    retranslate();
}

void ScorecardView::setTheme(const Theme &theme)
{
    m_look.theme = theme;
    m_header->viewport()->update();
    viewport()->update();
}

void ScorecardView::setState(const GameState &state, bool previews, const std::vector<int> &latestRows)
{
    const auto shape = [this] { return std::pair(m_model->columnInTurn(), m_model->specs()); };
    const auto before = shape();
    m_model->setState(state, previews, latestRows);
    // States come often; columns change seldom.
    if (shape() != before) {
        updateGeometry();
        layOut();
    }
    keepCurrentInTurn();
    updateHover();
}

void ScorecardView::setHintedRow(int row)
{
    const int line = row < 0 ? -1 : m_model->lineOfRow(row);
    if (line == m_look.hintedLine)
        return;
    m_look.hintedLine = line;
    viewport()->update();
}

void ScorecardView::setInputOpen(bool open)
{
    m_look.open = open;
    if (!open)
        m_pressedLine = -1;
    updateHover();
    viewport()->update();
}

QSize ScorecardView::sizeHint() const
{
    ensurePolished();
    return comfortableCardSize(*m_model, font());
}

QSize ScorecardView::minimumSizeHint() const
{
    return smallestCardSize(*m_model);
}

void ScorecardView::scrollTo(const QModelIndex &, ScrollHint) {}

void ScorecardView::layOut()
{
    // Measuring takes long, and a window that is being built would ask for it half a dozen times.
    m_layoutDue = !isVisible();
    if (m_layoutDue || m_model->lineCount() == 0)
        return;
    m_laidOutFor = size();
    m_look.metrics = fitCard(*m_model, font(), size());
    m_header->setFixedHeight(m_look.metrics.headerHeight);
    for (std::size_t i = 0; i < m_look.metrics.lineHeights.size(); ++i)
        verticalHeader()->resizeSection(static_cast<int>(i), m_look.metrics.lineHeights[i]);
    for (std::size_t i = 0; i < m_look.metrics.columnWidths.size(); ++i)
        m_header->resizeSection(static_cast<int>(i), m_look.metrics.columnWidths[i]);
    updateGeometries();
    m_header->viewport()->update();
    viewport()->update();
}

void ScorecardView::retranslate()
{
    setAccessibleName(tr("Scorecard"));
    setAccessibleDescription(tr("Up and Down lead through the open rows, Enter writes."));
    m_model->retranslate();
    updateGeometry();
    layOut();
}

void ScorecardView::resizeEvent(QResizeEvent *event)
{
    if (m_laidOutFor != size()) // the viewport's own sizes come here, too
        layOut();
    QTableView::resizeEvent(event);
}

void ScorecardView::showEvent(QShowEvent *event)
{
    QTableView::showEvent(event);
    if (m_layoutDue)
        layOut();
}

void ScorecardView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
        retranslate();
        break;
    case QEvent::LocaleChange:
        m_look.locale = locale();
        m_model->setLocale(locale());
        break;
    case QEvent::FontChange:
    case QEvent::StyleChange:
        updateGeometry();
        layOut();
        break;
    default:
        break;
    }
}

int ScorecardView::choosableLineAt(const QPoint &position) const
{
    const QModelIndex index = indexAt(position);
    return isOpenCell(index) ? index.row() : -1;
}

bool ScorecardView::isOpenCell(const QModelIndex &index) const
{
    const bool ours = m_look.open && index.isValid() && index.column() == m_model->columnInTurn();
    return ours && m_model->isChoosable(index.row());
}

void ScorecardView::choose(int line)
{
    if (!m_look.open || !m_model->isChoosable(line))
        return;
    emit rowChosen(m_model->line(line).row);
}

// The base class would select, drag and scroll: a card is only clicked.
void ScorecardView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_pressedLine = choosableLineAt(event->position().toPoint());
    event->accept();
}

void ScorecardView::mouseReleaseEvent(QMouseEvent *event)
{
    event->accept();
    if (event->button() != Qt::LeftButton)
        return;
    const int pressed = m_pressedLine;
    m_pressedLine = -1;
    if (pressed < 0 || pressed != choosableLineAt(event->position().toPoint()))
        return;
    goToLine(pressed);
    choose(pressed);
}

void ScorecardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    // The first click has chosen; the second must not choose for whoever is in turn by then.
    m_pressedLine = -1;
    event->accept();
}

void ScorecardView::mouseMoveEvent(QMouseEvent *event)
{
    setHoveredLine(choosableLineAt(event->position().toPoint()));
    event->accept();
}

void ScorecardView::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

bool ScorecardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setHoveredLine(-1);
    return QTableView::viewportEvent(event);
}

void ScorecardView::updateHover()
{
    const bool under = viewport()->underMouse();
    setHoveredLine(under ? choosableLineAt(viewport()->mapFromGlobal(QCursor::pos())) : -1);
}

void ScorecardView::setHoveredLine(int line)
{
    if (line == m_look.hoveredLine)
        return;
    m_look.hoveredLine = line;
    if (line >= 0)
        viewport()->setCursor(Qt::PointingHandCursor);
    else
        viewport()->unsetCursor();
    viewport()->update();
}
