#pragma once

#include "theme/theme.h"

#include <QWidget>

/// Covers the table while the game is paused, so that nobody thinks for free.
class PauseCover : public QWidget {
    Q_OBJECT

public:
    PauseCover(const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    void retranslate();

signals:
    void clicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

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
