#pragma once

#include "dialogs/textblock.h"

#include <QCheckBox>

/// A check box that looks like a switch: its text, a line of help under it, the switch at the end. The whole
/// row is to be clicked. For screen readers it is a check box with a description.
class ToggleSwitch : public QCheckBox {
    Q_OBJECT

public:
    explicit ToggleSwitch(QWidget *parent = nullptr);

    void setHelp(const QString &help);
    [[nodiscard]] QString help() const { return m_help; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &position) const override { return rect().contains(position); }

private:
    [[nodiscard]] TextBlock block() const;
    [[nodiscard]] QSize trackSize() const;
    [[nodiscard]] int gap() const;
    void paintTrack(QPainter &painter, const QRect &track) const;

    QString m_help;
};
