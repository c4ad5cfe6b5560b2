#pragma once

#include "rules/dice.h"
#include "theme/theme.h"

#include <QObject>
#include <QString>
#include <QTextObjectInterface>
#include <optional>

class QTextDocument;

/// Five dice as they stand in a text: the source of an image there, such as "dice:44662/3,4".
struct DicePicture {
    Dice dice;
    DiceMask kept; ///< drawn in gold

    [[nodiscard]] QString name() const;
    /// Nothing for what is no picture of dice.
    static std::optional<DicePicture> fromName(const QString &name);

    friend bool operator==(const DicePicture &, const DicePicture &) = default;
};

/// Draws the dice in a document, as lines and not as pixels: sharp on every screen and on paper, a little
/// higher than the document's letters.
class DicePictures : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// @param document whose images are all dice; becomes the owner
    DicePictures(QTextDocument &document, const Theme &theme);

    void setTheme(const Theme &theme) { m_theme = theme; }

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    Theme m_theme;
};
