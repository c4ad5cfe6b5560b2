#pragma once

#include "game/seat.h"

#include <QColor>
#include <QStringList>
#include <QWidget>
#include <array>

class AvatarButton;
class QComboBox;
class QLineEdit;
class QToolButton;
class TextLabel;

/// One seat of the new-game dialog: colour, name, who plays, and what is wrong with it.
class SeatRow : public QWidget {
    Q_OBJECT

public:
    /// @param levels strategies that a computer seat may use
    SeatRow(const QStringList &levels, const std::array<QColor, 6> &colours, QWidget *parent = nullptr);

    [[nodiscard]] SeatSpec spec() const;
    void setSpec(const SeatSpec &spec);
    /// The name that the seat has while the player types none; it follows the language as long as it stands.
    void setDefaultName(const QString &name);
    void setColour(const QColor &colour);
    /// Shows a sentence under the row; an empty one clears it.
    void setError(const QString &sentence);
    void setRemovable(bool removable);
    void setNumber(int number);
    void focusName();

signals:
    /// The player has changed the name or who plays.
    void changed();
    void colourChosen(const QColor &colour);
    void removeClicked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void showName(const QString &name);

    QStringList m_levels;
    AvatarButton *m_avatar;
    QLineEdit *m_name;
    QComboBox *m_player;
    QToolButton *m_remove;
    TextLabel *m_error;
    QString m_defaultName;
    int m_number = 1;
    bool m_nameIsDefault = true;
};
