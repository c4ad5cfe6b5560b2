#include "scorecard/scorecardview.h"

#include "scorecard/carddelegate.h"
#include "scorecard/cardheader.h"
#include "scorecard/scorecardmodel.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

ScorecardView::ScorecardView(const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_model(new ScorecardModel(this))
{
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
    viewport()->setAutoFillBackground(false); // the window shows behind the paper's round corners
    setAttribute(Qt::WA_InputMethodEnabled, false); // letters are keys of the game here, not text
    retranslate();
}

void ScorecardView::setTheme(const Theme &theme)
{
    m_look.theme = theme;
    m_header->viewport()->update();
    viewport()->update();
}

void ScorecardView::setState(const GameState &state, bool previews)
{
    const int lines = m_model->lineCount();
    const int seats = m_model->seatCount();
    m_model->setState(state, previews);
    if (lines != m_model->lineCount() || seats != m_model->seatCount())
        updateGeometry();
    layOut();
    keepCurrentInTurn();
    updateHover();
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
    if (m_model->lineCount() == 0)
        return;
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
    m_model->retranslate();
    updateGeometry();
    layOut();
}

void ScorecardView::resizeEvent(QResizeEvent *event)
{
    layOut();
    QTableView::resizeEvent(event);
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
    const bool ours = m_look.open && index.isValid() && index.column() == m_model->columnInTurn();
    return ours && m_model->isChoosable(index.row()) ? index.row() : -1;
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

void ScorecardView::keyPressEvent(QKeyEvent *event)
{
    // Everything that is not handled here goes on to the window: letters, digits and Space are keys of the game.
    event->ignore();
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!plain || m_model->columnInTurn() < 0)
        return;
    const int key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        event->accept();
        if (!event->isAutoRepeat() && currentIndex().column() == m_model->columnInTurn())
            choose(currentIndex().row());
        return;
    }
    if (moveCurrent(key)) {
        event->accept();
        explainCurrent();
    }
}

bool ScorecardView::isMovable(int line) const
{
    const CardCellKind kind = m_model->cell(line, m_model->columnInTurn() - 1).kind;
    return kind == CardCellKind::Open || kind == CardCellKind::Preview;
}

bool ScorecardView::moveCurrent(int key)
{
    const int last = m_model->lineCount() - 1;
    int line = currentIndex().row();
    int step = 1;
    switch (key) {
    case Qt::Key_Down:
        ++line;
        break;
    case Qt::Key_Up:
        --line;
        step = -1;
        break;
    case Qt::Key_Home:
        line = 0;
        break;
    case Qt::Key_End:
        line = last;
        step = -1;
        break;
    default:
        return false;
    }
    while (line >= 0 && line <= last && !isMovable(line))
        line += step;
    if (line >= 0 && line <= last)
        goToLine(line);
    return true;
}

void ScorecardView::goToLine(int line)
{
    const QModelIndex index = m_model->index(line, m_model->columnInTurn());
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    viewport()->update();
}

void ScorecardView::keepCurrentInTurn()
{
    const int column = m_model->columnInTurn();
    if (column < 0 || m_model->lineCount() == 0)
        return;
    const int lines = m_model->lineCount();
    const int from = qMax(0, currentIndex().row());
    for (int i = 0; i < lines; ++i) {
        const int line = (from + i) % lines;
        if (isMovable(line)) {
            if (currentIndex() != m_model->index(line, column))
                goToLine(line);
            return;
        }
    }
}

void ScorecardView::explainCurrent()
{
    const QRect cell = visualRect(currentIndex());
    QToolTip::showText(viewport()->mapToGlobal(cell.bottomLeft()), currentIndex().data(Qt::ToolTipRole).toString(),
                       viewport(), cell);
}

void ScorecardView::focusInEvent(QFocusEvent *event)
{
    m_look.focused = true;
    QTableView::focusInEvent(event);
    keepCurrentInTurn();
    viewport()->update();
}

void ScorecardView::focusOutEvent(QFocusEvent *event)
{
    m_look.focused = false;
    QTableView::focusOutEvent(event);
    viewport()->update();
}
