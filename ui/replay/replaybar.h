#pragma once

#include "theme/theme.h"

#include <QWidget>

class PaneCombo;
class QCheckBox;
class QKeyEvent;
class QLabel;
class QSlider;
class IconButton;
class ReplayPlayer;

/// The player's controls while a game is replayed: walk, play, jump, speed, dice in motion or not, and whether the
/// game's throws are those of its fairness code.
class ReplayBar : public QWidget {
    Q_OBJECT

public:
    /// @param player what the bar leads; must outlive it
    ReplayBar(const Theme &theme, ReplayPlayer &player, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// The game's fairness code, and whether every throw follows from it.
    void setFairness(const QString &code, bool verified);
    /// @param on as the player wants motion in general; can be changed in the bar
    void setMotion(bool on);

    /// Space plays or pauses, arrows step, Home and End jump, Esc closes. False for every other key.
    bool handleKey(const QKeyEvent &event);

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void fitWishes();
    void connectPlayer();
    void retranslate();
    void showPosition();
    void togglePlaying();

    Theme m_theme;
    ReplayPlayer &m_player;
    IconButton *m_first;
    IconButton *m_back;
    IconButton *m_play;
    IconButton *m_forward;
    IconButton *m_last;
    QSlider *m_slider;
    QLabel *m_count;
    PaneCombo *m_speed;
    QCheckBox *m_motion;
    QLabel *m_fairness;
    IconButton *m_close;
    QString m_code;
    bool m_verified = false;
};
