#include "panes/oddspane.h"

#include "panes/historylist.h"
#include "panes/oddsdelegate.h"
#include "panes/panepaint.h"
#include "text/names.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

void OddsModel::setLines(std::vector<OddsLine> lines)
{
    if (lines == m_lines)
        return;
    if (lines.size() != m_lines.size()) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
        return;
    }
    m_lines = std::move(lines);
    emit dataChanged(index(0), index(rowCount() - 1));
}

void OddsModel::setLocale(const QLocale &locale)
{
    m_locale = locale;
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

QString OddsModel::percent(double chance) const
{
    return Names::chance(chance, m_locale);
}

int OddsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant OddsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const OddsLine &line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return line.name;
    case ChanceRole:
        return line.chance;
    case Qt::AccessibleTextRole:
        return u"%1, %2"_s.arg(line.name, percent(line.chance));
    default:
        return {};
    }
}

Qt::ItemFlags OddsModel::flags(const QModelIndex & /*index*/) const
{
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

OddsPane::OddsPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new OddsModel(this))
    , m_heading(new QLabel(this))
    , m_list(new HistoryList(this))
{
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setWordWrap(true);
    m_heading->setContentsMargins(12, 0, 12, 0);
    m_list->setMinimumHeight(LeastListHeight);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new OddsDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 4);
    layout->addWidget(m_heading);
    layout->addWidget(m_list, 1);
    m_model->setLocale(locale());
    setTheme(theme);
    retranslate();
    m_heading->hide();
}

void OddsPane::setTheme(const Theme &theme)
{
    m_theme = theme;
    static_cast<OddsDelegate *>(m_list->itemDelegate())->setTheme(theme);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.panel);
    m_list->setPalette(palette);
    styleScrollBar(*m_list->verticalScrollBar(), theme);
    retranslate();
    update();
}

void OddsPane::setOdds(const QString &heading, std::vector<OddsLine> lines)
{
    m_heading->setText(heading);
    m_heading->setVisible(!lines.empty());
    m_model->setLines(std::move(lines));
}

QSize OddsPane::sizeHint() const
{
    const int em = fontMetrics().height();
    return {24 * em, 14 * em};
}

void OddsPane::retranslate()
{
    m_list->setAccessibleName(tr("Odds"));
    m_list->setEmptyText(tr("The chance of each open row is shown while you choose which dice to keep"),
                         m_theme.textDim);
}

void OddsPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::LocaleChange)
        m_model->setLocale(locale());
}

void OddsPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
}

void OddsPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    emit shown();
}
