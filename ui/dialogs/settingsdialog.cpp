#include "dialogs/settingsdialog.h"

#include "dialogs/columns.h"
#include "dialogs/textlabel.h"
#include "dialogs/toggleswitch.h"
#include "settings/settings.h"
#include "text/languagecontroller.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

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

} // namespace

SettingsDialog::SettingsDialog(Settings &settings, LanguageController &languages, QWidget *parent)
    : Sheet(parent)
    , m_settings(settings)
    , m_languages(languages)
    , m_languageTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_language(new QComboBox(this))
    , m_themeTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_theme(new QComboBox(this))
    , m_textTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_text(new QSlider(Qt::Horizontal, this))
    , m_textShown(new TextLabel(TextLabel::Role::Strong, this))
    , m_animationTitle(new TextLabel(TextLabel::Role::Body, this))
    , m_animation(new QComboBox(this))
    , m_confirmZero(new ToggleSwitch(this))
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
    resizeToLines(28, 28);
}

void SettingsDialog::fillLists()
{
    for (const QString &code : LanguageController::languages())
        m_language->addItem(LanguageController::nativeName(code), code);
    m_theme->addItems({QString(), QString(), QString()});
    m_animation->addItems({QString(), QString(), QString()});
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
    grid->addWidget(m_textTitle, 2, 0);
    grid->addLayout(besides(m_text, m_textShown, unit), 2, 1);
    grid->addWidget(m_animationTitle, 3, 0);
    grid->addWidget(m_animation, 3, 1);
    grid->addWidget(m_confirmZero, 4, 0, 1, 2);
    grid->addWidget(m_volumeTitle, 5, 0);
    grid->addLayout(besides(m_volume, m_volumeShown, unit), 5, 1);
    grid->addWidget(m_muted, 6, 0, 1, 2);
    grid->setRowStretch(7, 1);
    auto *scroll = new ScrollBody;
    scroll->hold(content);
    body()->addWidget(scroll);
    footerEnd()->addWidget(m_close);
    m_close->setDefault(true);
}

void SettingsDialog::showValues()
{
    m_language->setCurrentIndex(m_language->findData(m_languages.language()));
    m_theme->setCurrentIndex(static_cast<int>(m_settings.theme()));
    m_text->setValue(m_settings.textPercent() / TextStep);
    m_animation->setCurrentIndex(static_cast<int>(m_settings.animation()));
    m_confirmZero->setChecked(m_settings.confirmZero());
    m_volume->setValue(m_settings.volume() / VolumeStep);
    m_muted->setChecked(m_settings.muted());
    showTextPercent(m_settings.textPercent());
    showVolume(m_settings.volume());
}

void SettingsDialog::connectControls()
{
    connect(m_language, &QComboBox::activated, this,
            [this](int index) { m_languages.setLanguage(m_language->itemData(index).toString()); });
    connect(m_theme, &QComboBox::activated, this,
            [this](int index) { m_settings.setTheme(static_cast<ThemeChoice>(index)); });
    connect(m_text, &QSlider::sliderMoved, this, [this](int step) { showTextPercent(TextStep * step); });
    connect(m_text, &QSlider::valueChanged, this, [this](int step) {
        showTextPercent(TextStep * step);
        m_settings.setTextPercent(TextStep * step);
    });
    connect(m_animation, &QComboBox::activated, this,
            [this](int index) { m_settings.setAnimation(static_cast<MotionPolicy::Speed>(index)); });
    connect(m_confirmZero, &ToggleSwitch::clicked, this, [this](bool on) { m_settings.setConfirmZero(on); });
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
    m_languageTitle->setText(tr("Language"));
    m_themeTitle->setText(tr("Colours"));
    m_textTitle->setText(tr("Text size"));
    m_animationTitle->setText(tr("Animation"));
    setTexts(m_theme, {tr("As the system"), tr("Light"), tr("Dark")});
    setTexts(m_animation, {tr("Off"), tr("Fast"), tr("Normal")});
    m_confirmZero->setText(tr("Ask before writing a zero"));
    m_confirmZero->setHelp(tr("only while another row would give points"));
    m_volumeTitle->setText(tr("Volume"));
    m_muted->setText(tr("Mute all sounds"));
    m_muted->setHelp(tr("in the game: the key M"));
    m_close->setText(tr("Close"));
    m_language->setAccessibleName(m_languageTitle->text());
    m_theme->setAccessibleName(m_themeTitle->text());
    m_text->setAccessibleName(m_textTitle->text());
    m_animation->setAccessibleName(m_animationTitle->text());
    m_volume->setAccessibleName(m_volumeTitle->text());
}
