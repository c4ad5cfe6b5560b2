#include "library/librarytable.h"

#include "library/librarydelegate.h"
#include "library/librarymodel.h"
#include "library/librarytext.h"

#include <QDateTime>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>

namespace {

/// Widths of the columns after the date, in shares of what that leaves.
constexpr std::array ColumnShares{28, 30, 42};

/// Heads of the columns on the ground of the window, in line with the cells under them.
class Header : public QHeaderView {
public:
    explicit Header(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    {
        setSectionsClickable(true);
        setHighlightSections(false);
        setSectionResizeMode(Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override { return {0, fontMetrics().height() * 2}; }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const int unit = fontMetrics().height();
        const bool sorted = section == sortIndicatorSection();
        painter->save();
        painter->fillRect(rect, palette().color(QPalette::AlternateBase));
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), palette().color(QPalette::Mid));
        painter->setPen(palette().color(sorted ? QPalette::Text : QPalette::PlaceholderText));
        painter->setFont(font());
        const QRect line = rect.adjusted(unit / 2, 0, sorted ? -unit : -unit / 4, 0);
        const QString title = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        const QString shown = fontMetrics().elidedText(title, Qt::ElideRight, line.width());
        painter->drawText(line, static_cast<int>(Qt::AlignLeading | Qt::AlignVCenter), shown);
        if (sorted)
            paintArrow(*painter,
                       QPointF(line.left() + fontMetrics().horizontalAdvance(shown) + 0.6 * unit, rect.center().y()),
                       0.25 * unit);
        painter->restore();
    }

private:
    /// Points down where the largest stands first.
    void paintArrow(QPainter &painter, QPointF middle, qreal half) const
    {
        const qreal tip = sortIndicatorOrder() == Qt::DescendingOrder ? 0.6 * half : -0.6 * half;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(painter.pen().color());
        painter.setPen(Qt::NoPen);
        painter.drawPolygon(
            QPolygonF{middle + QPointF(-half, -tip), middle + QPointF(half, -tip), middle + QPointF(0, tip)});
    }
};

} // namespace

LibraryTable::LibraryTable(QWidget *parent)
    : QTableView(parent)
{
    setItemDelegate(new LibraryDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setHorizontalHeader(new Header(this));
    horizontalHeader()->setSortIndicator(LibraryModel::Played, Qt::DescendingOrder);
    connect(this, &QAbstractItemView::doubleClicked, this, &LibraryTable::chosen);
    setSortingEnabled(true);
    fitRows();
}

void LibraryTable::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void LibraryTable::fitRows()
{
    verticalHeader()->setDefaultSectionSize(LibraryDelegate::rowHeight(fontMetrics()));
}

void LibraryTable::fitColumns()
{
    if (model() == nullptr)
        return;
    const QDateTime widest(QDate(2028, 12, 28), QTime(20, 28));
    const int date = fontMetrics().horizontalAdvance(LibraryText::date(widest.toMSecsSinceEpoch()));
    setColumnWidth(LibraryModel::Played, date + 2 * fontMetrics().height());
    const int others = viewport()->width() - columnWidth(LibraryModel::Played);
    int left = others;
    for (int column = LibraryModel::Rules; column < LibraryModel::Result; ++column) {
        const int share = ColumnShares[static_cast<std::size_t>(column - LibraryModel::Rules)];
        setColumnWidth(column, others * share / 100);
        left -= columnWidth(column);
    }
    setColumnWidth(LibraryModel::Result, left);
}

void LibraryTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
    if (event->type() == QEvent::LanguageChange)
        fitColumns(); // dates are written otherwise
}

void LibraryTable::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid()) {
        if (!event->isAutoRepeat())
            emit chosen(currentIndex());
    } else if (event->key() == Qt::Key_Delete) {
        emit deleteWanted();
    } else {
        QTableView::keyPressEvent(event);
    }
}

void LibraryTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void LibraryTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (model() == nullptr || model()->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int margin = fontMetrics().height();
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_emptyText);
}
