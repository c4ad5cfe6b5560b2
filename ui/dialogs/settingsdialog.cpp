#include "dialogs/settingsdialog.h"

#include "access/combobox.h"
#include "dialogs/columns.h"
#include "dialogs/textlabel.h"
#include "dialogs/toggleswitch.h"
#include "settings/settings.h"
#include "text/languagecontroller.h"
#include "theme/pips.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

/// Changes the texts of a list and nothing else.
void setTexts(QComboBox *list, const QStringList &texts)
{
    const QSignalBlocker blocker(list);
    for (int i = 0; i < list->count(); ++i)
        list->setItemText(i, texts.at(i));
}

constexpr int TextStep = 10; // percent
constexpr int VolumeStep = 5;

/// A slider and what it stands at.
QHBoxLayout *besides(QSlider *slider, TextLabel *shown, int gap)
{
    shown->setWordWrap(false);
    shown->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
    shown->setMinimumWidth(shown->fontMetrics().horizontalAdvance(u"100 %"_s)); // sliders of one length
    auto *both = new QHBoxLayout;
    both->setSpacing(gap);
    both->addWidget(slider, 1);
    both->addWidget(shown);
    return both;
}

QSize swatchSize(const QWidget &widget)
{
    const int height = widget.fontMetrics().height() * 5 / 4;
    return {height * 5 / 2, height};
}

/// A picture of swatchSize() that `paint` fills.
QIcon swatch(const QWidget &widget, const std::function<void(QPainter &, const QRectF &)> &paint)
{
    const QSize size = swatchSize(widget);
    QPixmap pixmap(size * widget.devicePixelRatioF());
    pixmap.setDevicePixelRatio(widget.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paint(painter, QRectF(QPointF(), size));
    return QIcon(pixmap);
}

QIcon feltSwatch(Felt felt, const QWidget &widget)
{
    const Theme theme = Theme::make(true, felt);
    return swatch(widget, [&theme](QPainter &painter, const QRectF &box) {
        QLinearGradient cloth(box.topLeft(), box.bottomRight());
        cloth.setColorAt(0, theme.feltLight);
        cloth.setColorAt(1, theme.feltDark);
        painter.setPen(QPen(theme.rimLight, 2));
        painter.setBrush(cloth);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4);
    });
}

/// A five and a six of the set.
QIcon diceSwatch(DiceSet dice, const QWidget &widget)
{
    const Theme theme = Theme::make(true, Felt::Green, dice);
    return swatch(widget, [&theme](QPainter &painter, const QRectF &box) {
        const double side = box.height() - 2;
        for (const int face : {5, 6}) {
            const QRectF die(box.left() + 1 + (face - 5) * (side + 5), box.top() + 1, side, side);
            painter.setPen(QPen(theme.dieEdge.darker(130), 1));
            painter.setBrush(theme.dieFace);
            painter.drawRoundedRect(die, side / 5, side / 5);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.diePip);
            paintFace(painter, die, face, theme.dieNumerals);
        }
    });
}

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, LanguageController &languages, QWidget *parent)
    : Sheet(parent)
    , m_settings(settings)
    , m_languages(languages)
    , m_languageTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_language(new QComboBox(this))
    , m_themeTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_theme(new QComboBox(this))
    , m_feltTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_felt(new QComboBox(this))
    , m_diceTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_dice(new QComboBox(this))
    , m_textTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_text(new QSlider(Qt::Horizontal, this))
    , m_textShown(new TextLabel(TextLabel::Role::Strong, this))
    , m_animationTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_animation(new QComboBox(this))
    , m_paceTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_pace(new QComboBox(this))
    , m_confirmZero(new ToggleSwitch(this))
    , m_computerChat(new ToggleSwitch(this))
    , m_tips(new ToggleSwitch(this))
    , m_volumeTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_volume(new QSlider(Qt::Horizontal, this))
    , m_volumeShown(new TextLabel(TextLabel::Role::Strong, this))
    , m_muted(new ToggleSwitch(this))
    , m_close(new QPushButton(this))
{
    fillLists();
    layOut();
    showValues();
    connectControls();
    retranslate();
    resizeToLines(30, 43);
}

void SettingsDialog::fillLists()
{
    for (const QString &code : LanguageController::languages())
        m_language->addItem(LanguageController::nativeName(code), code);
    m_theme->addItems({QString(), QString(), QString()});
    for (const Felt felt : {Felt::Green, Felt::Blue, Felt::Burgundy})
        m_felt->addItem(feltSwatch(felt, *this), QString());
    for (const DiceSet dice : {DiceSet::Ivory, DiceSet::Casino, DiceSet::Night, DiceSet::Numerals})
        m_dice->addItem(diceSwatch(dice, *this), QString());
    m_felt->setIconSize(swatchSize(*this));
    m_dice->setIconSize(swatchSize(*this));
    m_animation->addItems({QString(), QString(), QString(), QString()});
    m_pace->addItems({QString(), QString(), QString()});
    m_text->setRange(Settings::MinTextPercent / TextStep, Settings::MaxTextPercent / TextStep);
    m_text->setPageStep(2);
    m_text->setTracking(false); // the text must not grow under the hand that drags
    m_volume->setRange(0, Settings::MaxVolume / VolumeStep);
    m_volume->setPageStep(4);
    m_volume->setTracking(false); // one knock when the hand lets go
}

void SettingsDialog::layOut()
{
    const int unit = fontMetrics().height();
    auto *content = new QWidget;
    auto *grid = new QGridLayout(content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * unit);
    grid->setVerticalSpacing(unit);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_languageTitle, 0, 0);
    grid->addWidget(m_language, 0, 1);
    grid->addWidget(m_themeTitle, 1, 0);
    grid->addWidget(m_theme, 1, 1);
    grid->addWidget(m_feltTitle, 2, 0);
    grid->addWidget(m_felt, 2, 1);
    grid->addWidget(m_diceTitle, 3, 0);
    grid->addWidget(m_dice, 3, 1);
    grid->addWidget(m_textTitle, 4, 0);
    grid->addLayout(besides(m_text, m_textShown, unit), 4, 1);
    grid->addWidget(m_animationTitle, 5, 0);
    grid->addWidget(m_animation, 5, 1);
    grid->addWidget(m_paceTitle, 6, 0);
    grid->addWidget(m_pace, 6, 1);
    grid->addWidget(m_volumeTitle, 7, 0);
    grid->addLayout(besides(m_volume, m_volumeShown, unit), 7, 1);
    grid->addWidget(m_muted, 8, 0, 1, 2);
    grid->addWidget(m_confirmZero, 9, 0, 1, 2);
    grid->addWidget(m_computerChat, 10, 0, 1, 2);
    grid->addWidget(m_tips, 11, 0, 1, 2);
    grid->setRowStretch(12, 1);
    auto *scroll = new ScrollBody;
    scroll->hold(content);
    body()->addWidget(scroll);
    footerEnd()->addWidget(m_close);
    m_close->setDefault(true);
}

void SettingsDialog::showValues()
{
    m_theme->setCurrentIndex(static_cast<int>(m_settings.theme()));
    m_felt->setCurrentIndex(static_cast<int>(m_settings.felt()));
    m_dice->setCurrentIndex(static_cast<int>(m_settings.dice()));
    m_text->setValue(m_settings.textPercent() / TextStep);
    const auto speed = m_settings.animation();
    m_animation->setCurrentIndex(speed ? 1 + static_cast<int>(*speed) : 0); // the first one: as the system
    m_pace->setCurrentIndex(static_cast<int>(m_settings.computerPace()));
    m_confirmZero->setChecked(m_settings.confirmZero());
    m_computerChat->setChecked(m_settings.computerChat());
    m_tips->setChecked(m_settings.tips());
    m_volume->setValue(m_settings.volume() / VolumeStep);
    m_muted->setChecked(m_settings.muted());
}

void SettingsDialog::connectControls()
{
    connect(m_language, &QComboBox::activated, this,
            [this](int index) { m_languages.setLanguage(m_language->itemData(index).toString()); });
    connect(m_theme, &QComboBox::activated, this,
            [this](int index) { m_settings.setTheme(static_cast<ThemeChoice>(index)); });
    connect(m_felt, &QComboBox::activated, this, [this](int index) { m_settings.setFelt(static_cast<Felt>(index)); });
    connect(m_dice, &QComboBox::activated, this,
            [this](int index) { m_settings.setDice(static_cast<DiceSet>(index)); });
    connect(m_text, &QSlider::sliderMoved, this, [this](int step) { showTextPercent(TextStep * step); });
    connect(m_text, &QSlider::valueChanged, this, [this](int step) {
        showTextPercent(TextStep * step);
        m_settings.setTextPercent(TextStep * step);
    });
    connect(m_animation, &QComboBox::activated, this, [this](int index) {
        using Speed = MotionPolicy::Speed;
        m_settings.setAnimation(index > 0 ? std::optional(static_cast<Speed>(index - 1)) : std::nullopt);
    });
    connect(m_confirmZero, &ToggleSwitch::clicked, this, [this](bool on) { m_settings.setConfirmZero(on); });
    connect(m_pace, &QComboBox::activated, this,
            [this](int index) { m_settings.setComputerPace(static_cast<ComputerPace>(index)); });
    connect(m_computerChat, &ToggleSwitch::clicked, this, [this](bool on) { m_settings.setComputerChat(on); });
    connect(m_tips, &ToggleSwitch::clicked, this, [this](bool on) { m_settings.setTips(on); });
    connect(m_volume, &QSlider::sliderMoved, this, [this](int step) { showVolume(VolumeStep * step); });
    connect(m_volume, &QSlider::valueChanged, this, [this](int step) {
        showVolume(VolumeStep * step);
        m_settings.setVolume(VolumeStep * step);
    });
    connect(m_muted, &ToggleSwitch::clicked, this, [this](bool on) { m_settings.setMuted(on); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);
}

void SettingsDialog::showTextPercent(int percent)
{
    //: percent, written as the language does
    m_textShown->setText(tr("%1%").arg(percent));
}

void SettingsDialog::showVolume(int volume)
{
    m_volumeShown->setText(tr("%1%").arg(volume));
}

void SettingsDialog::retranslate()
{
    setHeading(tr("Settings"));
    m_language->setCurrentIndex(m_language->findData(m_languages.language()));
    showTextPercent(m_settings.textPercent());
    showVolume(m_settings.volume());
    m_languageTitle->setText(tr("Language"));
    m_themeTitle->setText(tr("Colours"));
    m_feltTitle->setText(tr("Felt"));
    m_diceTitle->setText(tr("Dice"));
    m_textTitle->setText(tr("Text size"));
    m_animationTitle->setText(tr("Animation"));
    setTexts(m_theme, {tr("As the system"), tr("Light"), tr("Dark")});
    setTexts(m_felt, {tr("Green"), tr("Blue"), tr("Burgundy")});
    setTexts(m_dice, {tr("Ivory"), tr("Casino red"), tr("Night"), tr("Large figures, high contrast")});
    setTexts(m_animation, {tr("As the system"), tr("Off"), tr("Fast"), tr("Normal")});
    m_paceTitle->setText(tr("Computer players"));
    setTexts(m_pace, {tr("Take their time"), tr("Play at a usual pace"), tr("Play quickly")});
    m_computerChat->setText(tr("Computer players talk"));
    m_computerChat->setHelp(tr("a word now and then, in the chat"));
    nameComboBox(*m_pace, m_paceTitle->text());
    m_confirmZero->setText(tr("Ask before writing a zero"));
    m_confirmZero->setHelp(tr("only while another row would give points"));
    m_tips->setText(tr("Tips for newcomers"));
    m_tips->setHelp(tr("each is shown once; switch them on again to see them anew"));
    m_volumeTitle->setText(tr("Volume"));
    m_muted->setText(tr("Mute all sounds"));
    m_muted->setHelp(tr("in the game: the key M"));
    m_close->setText(tr("Close"));
    nameComboBox(*m_language, m_languageTitle->text());
    nameComboBox(*m_theme, m_themeTitle->text());
    nameComboBox(*m_felt, m_feltTitle->text());
    nameComboBox(*m_dice, m_diceTitle->text());
    m_text->setAccessibleName(m_textTitle->text());
    nameComboBox(*m_animation, m_animationTitle->text());
    m_volume->setAccessibleName(m_volumeTitle->text());
}
