#pragma once

#include "dialogs/sheet.h"

class LanguageController;
class QComboBox;
class QPushButton;
class QSlider;
class Settings;
class TextLabel;
class ToggleSwitch;

/// What can be set, at work at once: there is nothing to confirm. Whoever shows the application listens to
/// Settings::changed().
class SettingsDialog : public Sheet {
    Q_OBJECT

public:
    /// Both outlive the dialog.
    SettingsDialog(Settings &settings, LanguageController &languages, QWidget *parent = nullptr);

protected:
    void retranslate() override;

private:
    void fillLists();
    void layOut();
    void showValues();
    void connectControls();
    void showTextPercent(int percent);
    void showVolume(int volume);

    Settings &m_settings;
    LanguageController &m_languages;
    TextLabel *m_languageTitle;
    QComboBox *m_language;
    TextLabel *m_themeTitle;
    QComboBox *m_theme;
    TextLabel *m_feltTitle;
    QComboBox *m_felt;
    TextLabel *m_diceTitle;
    QComboBox *m_dice;
    TextLabel *m_textTitle;
    QSlider *m_text;
    TextLabel *m_textShown;
    TextLabel *m_animationTitle;
    QComboBox *m_animation;
    TextLabel *m_paceTitle;
    QComboBox *m_pace;
    ToggleSwitch *m_confirmZero;
    ToggleSwitch *m_computerChat;
    ToggleSwitch *m_tips;
    TextLabel *m_volumeTitle;
    QSlider *m_volume;
    TextLabel *m_volumeShown;
    ToggleSwitch *m_muted;
    QPushButton *m_close;
};
