#pragma once

#include <QAbstractButton>
#include <QColor>
#include <array>

/// A disc in a seat's colour with the first letter of its name.
void paintAvatar(QPainter &painter, const QRectF &disc, const QColor &colour, const QString &name, const QFont &font);

/// A seat's disc as a button: opens a menu of the colours.
class AvatarButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit AvatarButton(const std::array<QColor, 6> &colours, QWidget *parent = nullptr);

    void setName(const QString &name);
    [[nodiscard]] QColor colour() const { return m_colour; }
    void setColour(const QColor &colour);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// The player has chosen a colour; colour() is still the old one.
    void colourChosen(const QColor &colour);

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void openMenu();

    std::array<QColor, 6> m_colours;
    QColor m_colour;
    QString m_name;
};
