#include "dialogs/rulesetlist.h"

#include "rules/rulecatalog.h"
#include "text/names.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

RuleSetCard::RuleSetCard(const QString &ruleSetId, QWidget *parent)
    : QRadioButton(parent)
    , m_id(ruleSetId)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
    connect(this, &QRadioButton::toggled, this, [this] { updateGeometry(); });
}

void RuleSetCard::setTexts(const QString &name, const QString &facts, const QString &summary)
{
    setText(name);
    m_facts = facts;
    m_summary = summary;
    setAccessibleDescription(facts);
    updateGeometry();
    update();
}

TextBlock RuleSetCard::head() const
{
    return {text(), m_facts, font(), true};
}

TextBlock RuleSetCard::summary() const
{
    return {{}, m_summary, font()};
}

int RuleSetCard::margin() const
{
    return qRound(0.7 * fontMetrics().height());
}

QSize RuleSetCard::sizeHint() const
{
    const int width = 17 * fontMetrics().height();
    return {width, heightForWidth(width)};
}

QSize RuleSetCard::minimumSizeHint() const
{
    return {qMax(head().leastWidth(), summary().leastWidth()) + 2 * margin(), 2 * margin() + fontMetrics().height()};
}

int RuleSetCard::heightForWidth(int width) const
{
    const int inner = width - 2 * margin();
    const int headHeight = head().heightForWidth(inner) + 2 * margin();
    return isChecked() ? headHeight + summary().heightForWidth(inner) + margin() / 2 : headHeight;
}

void RuleSetCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette colours = palette();
    const qreal radius = 0.6 * fontMetrics().height();
    const QColor tint = colours.color(QPalette::Highlight);
    painter.setPen(QPen(colours.color(isChecked() ? QPalette::Link : QPalette::Mid), isChecked() ? 2 : 1));
    painter.setBrush(colours.color(QPalette::Base));
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(frame, radius, radius);
    if (isChecked() || underMouse()) {
        painter.setBrush(QColor(tint.red(), tint.green(), tint.blue(), isChecked() ? 46 : 22));
        painter.drawRoundedRect(frame, radius, radius);
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colours.color(QPalette::Link), 1, Qt::DotLine));
        painter.drawRoundedRect(frame.adjusted(4, 4, -4, -4), radius - 4, radius - 4);
    }
    const QRect inner = rect().adjusted(margin(), margin(), -margin(), 0);
    const QColor dim = colours.color(QPalette::PlaceholderText);
    head().draw(painter, inner, colours.color(QPalette::Text), dim);
    if (isChecked()) {
        const int top = head().heightForWidth(inner.width()) + margin() / 2;
        summary().draw(painter, inner.adjusted(0, top, 0, 0), dim, colours.color(QPalette::Text));
    }
}

RuleSetList::RuleSetList(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *group = new QButtonGroup(this);
    for (const QString &id : RuleCatalog::ids()) {
        auto *card = new RuleSetCard(id, this);
        group->addButton(card);
        layout->addWidget(card);
        m_cards.push_back(card);
        connect(card, &QRadioButton::toggled, this, [this, id](bool on) {
            if (on)
                emit chosenChanged(id);
        });
    }
    layout->addStretch(1);
    m_cards.front()->setChecked(true);
    retranslate();
}

QString RuleSetList::chosen() const
{
    for (const RuleSetCard *card : m_cards) {
        if (card->isChecked())
            return card->ruleSetId();
    }
    return {};
}

void RuleSetList::choose(const QString &ruleSetId)
{
    RuleSetCard *found = m_cards.front();
    for (RuleSetCard *card : m_cards) {
        if (card->ruleSetId() == ruleSetId)
            found = card;
    }
    found->setChecked(true);
}

void RuleSetList::setFacts(const QString &ruleSetId, const QString &facts)
{
    for (RuleSetCard *card : m_cards) {
        if (card->ruleSetId() == ruleSetId)
            card->setTexts(Names::ruleSet(ruleSetId), facts, Names::ruleSetSummary(ruleSetId));
    }
}

void RuleSetList::focusChosen()
{
    for (RuleSetCard *card : m_cards) {
        if (card->isChecked())
            card->setFocus();
    }
}

void RuleSetList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void RuleSetList::retranslate()
{
    setAccessibleName(tr("Rules"));
    for (const RuleSetCard *card : m_cards)
        setFacts(card->ruleSetId(), Names::ruleSetFacts(*RuleCatalog::make(card->ruleSetId())));
}
