#include "dialogs/rankingtable.h"

#include "dialogs/avatar.h"
#include "dialogs/textlabel.h"
#include "game/standings.h"
#include "text/seatnames.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace {

/// A seat's disc, only to be looked at.
class AvatarDisc : public QWidget {
public:
    AvatarDisc(const SeatSpec &spec, QWidget *parent)
        : QWidget(parent)
        , m_spec(spec)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // wide names must not squeeze it
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const int side = qRound(1.6 * fontMetrics().height());
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const qreal side = qMin(width(), height());
        const QRectF disc((width() - side) / 2, (height() - side) / 2, side, side);
        paintAvatar(painter, disc.adjusted(1, 1, -1, -1), QColor(m_spec.colour), m_spec.name, font());
    }

private:
    SeatSpec m_spec;
};

TextLabel *number(const QString &text, TextLabel::Role role, QWidget *parent)
{
    auto *label = new TextLabel(role, parent);
    label->setText(text);
    label->setWordWrap(false);
    label->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    return label;
}

} // namespace

RankingTable::RankingTable(const GameState &state, QWidget *parent)
    : QWidget(parent)
    , m_state(state)
    , m_layout(new QGridLayout(this))
{
    const int unit = fontMetrics().height();
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setHorizontalSpacing(qRound(0.8 * unit));
    m_layout->setVerticalSpacing(unit / 2);
    m_layout->setColumnStretch(2, 1);
    addHead();
    addRows();
    retranslate();
}

void RankingTable::addHead()
{
    const int columns = m_state.rules->timeBonus ? 4 : 2;
    for (int i = 0; i < columns; ++i) {
        auto *head = new TextLabel(TextLabel::Role::Dim, this);
        head->setAlignment((i == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignBottom);
        m_layout->addWidget(head, 0, i + 2);
        m_heads.push_back(head);
    }
}

void RankingTable::addRows()
{
    int line = 1;
    for (const Standing &standing : standings(m_state)) {
        const SeatSpec &spec = m_state.spec(standing.seat);
        auto *name = new TextLabel(TextLabel::Role::Strong, this);
        m_names.push_back(name);
        m_layout->addWidget(number(QString::number(standing.place), TextLabel::Role::Heading, this), line, 0);
        m_layout->addWidget(new AvatarDisc(spec, this), line, 1);
        auto *names = new QVBoxLayout;
        names->setSpacing(0);
        names->addWidget(name);
        if (m_state.at(standing.seat).hints > 0) {
            m_helped.push_back(new TextLabel(TextLabel::Role::Dim, this));
            names->addWidget(m_helped.back());
        }
        m_layout->addLayout(names, line, 2);
        m_layout->addWidget(number(QString::number(standing.total), TextLabel::Role::Heading, this), line, 3);
        if (m_state.rules->timeBonus) {
            m_layout->addWidget(number(QString::number(standing.timeBonus), TextLabel::Role::Body, this), line, 4);
            m_finals.push_back(number({}, TextLabel::Role::Body, this));
            m_layout->addWidget(m_finals.back(), line, 5);
        }
        ++line;
    }
}

void RankingTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RankingTable::retranslate()
{
    const QStringList heads{tr("Player"), tr("Card"), tr("Time bonus"), tr("Final points")};
    for (std::size_t i = 0; i < m_heads.size(); ++i)
        m_heads[i]->setText(heads[static_cast<qsizetype>(i)]);
    for (QLabel *helped : m_helped)
        helped->setText(tr("with hints"));
    const std::vector<SeatSpec> seats = SeatNames::shown(m_state.specs);
    std::size_t line = 0;
    for (const Standing &standing : standings(m_state)) {
        m_names[line]->setText(seats[static_cast<std::size_t>(standing.seat)].name);
        if (line < m_finals.size())
            m_finals[line]->setText(QLocale().toString(standing.finalPoints));
        ++line;
    }
}
