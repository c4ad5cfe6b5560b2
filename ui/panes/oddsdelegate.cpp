#include "panes/oddsdelegate.h"

#include "panes/oddspane.h"
#include "panes/panepaint.h"

#include <QPainter>

void OddsDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = static_cast<const OddsModel *>(index.model());
    const double chance = index.data(OddsModel::ChanceRole).toDouble();
    const QFontMetrics metrics(option.font);
    const int number = metrics.horizontalAdvance(model->percent(0.9999)) + metrics.horizontalAdvance(u'0');
    const QRect line = option.rect.adjusted(12, 0, -12, 0);
    const int name = qMin(line.width() / 2, metrics.height() * 10);
    QRectF bar(line.left() + name + 8, line.center().y() - metrics.height() * 0.2, line.width() - name - number - 16,
               metrics.height() * 0.4);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(option.font);
    painter->setPen(chance > 0 ? m_theme.text : m_theme.textDim);
    paintLine(*painter, QRect(line.left(), line.top(), name, line.height()), index.data().toString());
    painter->drawText(QRect(line.right() - number, line.top(), number, line.height()),
                      Qt::AlignRight | Qt::AlignVCenter, model->percent(chance));
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.panelLine);
    painter->drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    if (chance > 0) {
        bar.setWidth(qMax(bar.height(), bar.width() * chance));
        painter->setBrush(m_theme.accentDeep);
        painter->drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    }
    painter->restore();
}

QSize OddsDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return {0, QFontMetrics(option.font).height() * 7 / 5};
}
