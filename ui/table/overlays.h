#pragma once

#include "table/tablebutton.h"
#include "theme/theme.h"

/// Covers the table while the game is paused, so that nobody thinks for free. A press goes on with it.
class PauseCover : public TableButton {
    Q_OBJECT

public:
    PauseCover(const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    void retranslate();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

/// A name across the table. Lets every click through.
class TurnBanner : public QWidget {
    Q_OBJECT

public:
    TurnBanner(const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    void setName(const QString &name, const QColor &colour);
    /// 0 (gone) .. 1.
    void setStrength(double strength);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    QString m_name;
    QColor m_colour;
    double m_strength = 0;
};
