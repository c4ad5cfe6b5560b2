#include "replay/replaybar.h"

#include "access/combobox.h"
#include "panes/iconbutton.h"
#include "panes/panecombo.h"
#include "replay/replayplayer.h"
#include "text/plaintip.h"
#include "theme/fonts.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <array>

using namespace Qt::StringLiterals;

namespace {

constexpr std::array Speeds = {0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int UsualSpeed = 1;
constexpr int Gap = 8;
constexpr int Margin = 6;

} // namespace

ReplayBar::ReplayBar(const Theme &theme, ReplayPlayer &player, QWidget *parent)
    : QWidget(parent)
    , m_player(player)
    , m_first(new IconButton(u"end"_s, true, this))
    , m_back(new IconButton(u"step"_s, true, this))
    , m_play(new IconButton(u"play"_s, false, this))
    , m_forward(new IconButton(u"step"_s, false, this))
    , m_last(new IconButton(u"end"_s, false, this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_count(new QLabel(this))
    , m_speed(new PaneCombo(6, this))
    , m_motion(new QCheckBox(this))
    , m_fairness(new QLabel(this))
    , m_close(new IconButton(u"close"_s, false, this))
{
    setObjectName(u"replayBar"_s);
    m_play->setObjectName(u"replayPlay"_s);
    m_fairness->setTextFormat(Qt::PlainText);
    m_count->setTextFormat(Qt::PlainText);
    for (const double speed : Speeds)
        m_speed->addItem(QString(), speed);
    m_speed->setCurrentIndex(UsualSpeed);
    m_motion->setChecked(true);
    layOut();
    connectPlayer();
    setTheme(theme);
    retranslate();
}

void ReplayBar::layOut()
{
    auto *walk = new QHBoxLayout;
    walk->addWidget(m_slider, 1);
    walk->addWidget(m_count);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Gap / 2);
    buttons->addWidget(m_speed);
    buttons->addStretch(1);
    for (IconButton *button : {m_first, m_back, m_play, m_forward, m_last})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto *wishes = new QHBoxLayout;
    wishes->addWidget(m_motion);
    wishes->addStretch(1);
    wishes->addWidget(m_fairness);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(Margin * 2, Margin, Margin * 2, Margin);
    lines->setSpacing(Gap / 2);
    lines->addLayout(walk);
    lines->addLayout(buttons);
    lines->addLayout(wishes);
    QWidget *last = m_slider;
    for (QWidget *next :
         std::initializer_list<QWidget *>{m_speed, m_first, m_back, m_play, m_forward, m_last, m_close, m_motion}) {
        setTabOrder(last, next);
        last = next;
    }
}

void ReplayBar::connectPlayer()
{
    connect(m_first, &QAbstractButton::clicked, &m_player, [this] { m_player.jumpTo(0); });
    connect(m_back, &QAbstractButton::clicked, &m_player, [this] { m_player.stepBy(-1); });
    connect(m_play, &QAbstractButton::clicked, this, &ReplayBar::togglePlaying);
    connect(m_forward, &QAbstractButton::clicked, &m_player, [this] { m_player.stepBy(1); });
    connect(m_last, &QAbstractButton::clicked, &m_player, [this] { m_player.jumpTo(m_player.stepCount()); });
    connect(m_slider, &QSlider::valueChanged, &m_player, &ReplayPlayer::jumpTo);
    connect(m_speed, &QComboBox::currentIndexChanged, &m_player,
            [this](int index) { m_player.setSpeed(Speeds[static_cast<std::size_t>(qMax(0, index))]); });
    connect(m_motion, &QCheckBox::toggled, &m_player, &ReplayPlayer::setMotion);
    connect(m_close, &QAbstractButton::clicked, this, &ReplayBar::closed);
    connect(&m_player, &ReplayPlayer::changed, this, &ReplayBar::showPosition);
}

void ReplayBar::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (IconButton *button : {m_first, m_back, m_play, m_forward, m_last, m_close})
        button->setTheme(theme);
    m_speed->setTheme(theme);
    update();
}

void ReplayBar::setFairness(const QString &code, bool verified)
{
    m_code = code;
    m_verified = verified;
    retranslate();
}

void ReplayBar::setMotion(bool on)
{
    m_motion->setChecked(on);
}

void ReplayBar::togglePlaying()
{
    if (m_player.playing())
        m_player.pause();
    else
        m_player.play();
}

bool ReplayBar::handleKey(const QKeyEvent &event)
{
    if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0)
        return false;
    switch (event.key()) {
    case Qt::Key_Space:
        if (!event.isAutoRepeat())
            togglePlaying();
        return true;
    case Qt::Key_Left:
        m_player.stepBy(-1);
        return true;
    case Qt::Key_Right:
        m_player.stepBy(1);
        return true;
    case Qt::Key_Home:
        m_player.jumpTo(0);
        return true;
    case Qt::Key_End:
        m_player.jumpTo(m_player.stepCount());
        return true;
    case Qt::Key_Escape:
        emit closed();
        return true;
    default:
        return false;
    }
}

void ReplayBar::showPosition()
{
    const QSignalBlocker blocker(m_slider);
    const int steps = m_player.stepCount();
    const int position = m_player.position();
    m_slider->setRange(0, steps);
    m_slider->setPageStep(qMax(1, steps / 20));
    m_slider->setValue(position);
    m_count->setText(tr("%1 of %2", "step of a replay").arg(locale().toString(position), locale().toString(steps)));
    m_first->setEnabled(position > 0);
    m_back->setEnabled(position > 0);
    m_forward->setEnabled(position < steps);
    m_last->setEnabled(position < steps);
    m_play->setIconName(m_player.playing() ? u"pause"_s : u"play"_s);
    m_play->setWords(m_player.playing() ? tr("Pause the replay (Space)") : tr("Play (Space)"));
}

void ReplayBar::retranslate()
{
    setAccessibleName(tr("Replay"));
    m_first->setWords(tr("To the beginning (Home)"));
    m_back->setWords(tr("One step back (←)"));
    m_forward->setWords(tr("One step on (→)"));
    m_last->setWords(tr("To the end (End)"));
    m_close->setWords(tr("End the replay (Esc)"));
    m_slider->setAccessibleName(tr("Step of the game"));
    nameComboBox(*m_speed, tr("Speed"));
    m_speed->setToolTip(tr("Speed"));
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->setItemText(i, tr("%1×", "speed of a replay").arg(locale().toString(m_speed->itemData(i).toDouble())));
    m_motion->setText(tr("Dice roll"));
    setPlainToolTip(*m_motion, tr("Shows how the dice were thrown, not just how they lay."));
    m_fairness->setText(m_verified ? tr("✓ Fair dice") : tr("✗ Dice not verified"));
    const QString told = m_verified ? tr("Every throw of this game follows from the fairness code %1.")
                                    : tr("The throws of this game do not follow from the fairness code %1.");
    setPlainToolTip(*m_fairness, m_code.isEmpty() ? QString() : told.arg(m_code));
    showPosition();
    fitWishes();
}

void ReplayBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitWishes();
}

void ReplayBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitWishes();
}

/// The last line in smaller type where it does not fit.
void ReplayBar::fitWishes()
{
    const QMargins margins = layout()->contentsMargins();
    const int room = width() - margins.left() - margins.right();
    for (double factor = 1; factor > 0.5; factor *= 0.94) {
        m_motion->setFont(scaledFont(font(), factor));
        m_fairness->setFont(scaledFont(font(), factor));
        if (m_motion->sizeHint().width() + m_fairness->sizeHint().width() + Gap <= room)
            return;
    }
}

void ReplayBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.panelLine, 1));
    painter.setBrush(m_theme.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 10, 10);
}
