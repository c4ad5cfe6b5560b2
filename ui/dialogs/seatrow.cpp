#include "dialogs/seatrow.h"

#include "access/combobox.h"
#include "dialogs/avatar.h"
#include "dialogs/textlabel.h"
#include "text/names.h"
#include "theme/style.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

SeatRow::SeatRow(const QStringList &levels, const std::array<QColor, 6> &colours, QWidget *parent)
    : QWidget(parent)
    , m_levels(levels)
    , m_avatar(new AvatarButton(colours, this))
    , m_name(new QLineEdit(this))
    , m_player(new QComboBox(this))
    , m_remove(new QToolButton(this))
    , m_error(new TextLabel(TextLabel::Role::Warning, this))
{
    m_player->addItem(QString(), QString());
    for (const QString &level : levels)
        m_player->addItem(level, level);
    m_player->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_remove->setText(u"✕"_s);
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_error->hide();
    layOut();

    connect(m_avatar, &AvatarButton::colourChosen, this, &SeatRow::colourChosen);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_nameIsDefault = false;
        m_avatar->setName(text);
        emit changed();
    });
    connect(m_player, &QComboBox::activated, this, &SeatRow::changed);
    connect(m_remove, &QToolButton::clicked, this, &SeatRow::removeClicked);
    retranslate();
}

void SeatRow::layOut()
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(fontMetrics().height() / 2);
    layout->setVerticalSpacing(2);
    layout->addWidget(m_avatar, 0, 0);
    layout->addWidget(m_name, 0, 1);
    layout->addWidget(m_player, 0, 2);
    layout->addWidget(m_remove, 0, 3);
    layout->addWidget(m_error, 1, 1, 1, 3);
    layout->setColumnStretch(1, 3);
    layout->setColumnStretch(2, 2);
}

SeatSpec SeatRow::spec() const
{
    SeatSpec spec;
    spec.name = typedName(m_name->text());
    spec.named = !m_nameIsDefault;
    spec.colour = m_avatar->colour().name();
    spec.level = m_player->currentData().toString();
    spec.kind = spec.level.isEmpty() ? PlayerKind::Person : PlayerKind::Computer;
    return spec;
}

void SeatRow::setSpec(const SeatSpec &spec)
{
    m_nameIsDefault = !spec.named || spec.name.isEmpty() || spec.name == m_defaultName;
    showName(m_nameIsDefault ? m_defaultName : spec.name);
    m_avatar->setColour(QColor(spec.colour));
    // A strategy that this program does not have plays as the first that it has.
    const int known = m_player->findData(spec.level);
    m_player->setCurrentIndex(known >= 0 ? known : qMin(1, m_player->count() - 1));
}

void SeatRow::setDefaultName(const QString &name)
{
    m_nameIsDefault = m_nameIsDefault || m_name->text() == name;
    m_defaultName = name;
    if (m_nameIsDefault)
        showName(name);
}

void SeatRow::setColour(const QColor &colour)
{
    m_avatar->setColour(colour);
}

void SeatRow::setError(const QString &sentence)
{
    m_error->setText(sentence);
    m_error->setVisible(!sentence.isEmpty());
    setInvalid(m_name, !sentence.isEmpty());
    m_name->setAccessibleDescription(sentence);
}

void SeatRow::setRemovable(bool removable)
{
    m_remove->setEnabled(removable);
}

void SeatRow::setNumber(int number)
{
    m_number = number;
    retranslate();
}

void SeatRow::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void SeatRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void SeatRow::retranslate()
{
    m_name->setPlaceholderText(tr("Name"));
    //: for screen readers
    m_name->setAccessibleName(tr("Name of player %1").arg(m_number));
    //: for screen readers
    nameComboBox(*m_player, tr("Who plays as player %1").arg(m_number));
    m_remove->setToolTip(tr("Remove this player"));
    m_remove->setAccessibleName(tr("Remove player %1").arg(m_number));
    const QSignalBlocker blocker(m_player);
    m_player->setItemText(0, tr("Person"));
    for (int i = 1; i < m_player->count(); ++i)
        m_player->setItemText(i, Names::level(m_player->itemData(i).toString()));
}

void SeatRow::showName(const QString &name)
{
    m_name->setText(name);
    m_avatar->setName(name);
}
