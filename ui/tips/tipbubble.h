#pragma once

#include "theme/theme.h"

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

/// A speech bubble with a heading, a sentence or two and two buttons; its tip points at what it is about. It lies over
/// its parent, takes no focus by itself and leaves everything beside it free to be used.
class TipBubble : public QFrame {
    Q_OBJECT

public:
    /// Where the bubble lies, seen from what it points at.
    enum class Side { Below, Above, Left };

    TipBubble(const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme);
    void setTexts(const QString &heading, const QString &text);
    /// Points at the middle of the edge of `target`; both rectangles in the parent's coordinates. Stays within `room`.
    void pointAt(const QRect &target, Side side, const QRect &room);

signals:
    void understood();
    void enough(); ///< no tips any more

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void retranslate();
    void place();
    [[nodiscard]] int beak() const;

    Theme m_theme;
    QLabel *m_heading;
    QLabel *m_text;
    QPushButton *m_understood;
    QPushButton *m_enough;
    QRect m_target;
    QRect m_room;
    Side m_side = Side::Below;
    QPoint m_point; // of the beak, in own coordinates
};
