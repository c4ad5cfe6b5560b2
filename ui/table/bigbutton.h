#pragma once

#include "table/tablebutton.h"
#include "theme/theme.h"

/// The golden button of the table: what to do now, and under it what that means. Disabled it is flat and dark, and the
/// second line (which then says why) stays readable.
class BigButton : public TableButton {
    Q_OBJECT

public:
    BigButton(const Theme &theme, QWidget *parent);
    void setTheme(const Theme &theme);
    void setTexts(const QString &title, const QString &detail);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintGold(QPainter &painter, const QRectF &box, double radius) const;
    void paintFlat(QPainter &painter, const QRectF &box, double radius) const;

    Theme m_theme;
    QString m_detail;
};
