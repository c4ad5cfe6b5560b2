#include "book/dicepictures.h"

#include "table/minidie.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextDocument>

using namespace Qt::StringLiterals;

namespace {

// In parts of a die's side.
constexpr double Gap = 0.18;
constexpr double Room = 0.08; ///< above, and below for the shadow
// The middle of an image stands a little too low beside letters: with this more below, that of the dice is
// right.
constexpr double Lift = 0.24;

constexpr double SideInLines = 1.15; ///< of the font

const QString Scheme = u"dice:"_s;

} // namespace

QString DicePicture::name() const
{
    QString faces;
    QStringList places;
    for (int die = 0; die < DiceCount; ++die) {
        faces += QString::number(dice[die]);
        if (kept.has(die))
            places << QString::number(die + 1);
    }
    return Scheme + faces + u'/' + places.join(u',');
}

std::optional<DicePicture> DicePicture::fromName(const QString &name)
{
    const QString faces = name.mid(Scheme.size()).section(u'/', 0, 0);
    if (!name.startsWith(Scheme) || faces.size() != DiceCount)
        return std::nullopt;
    DicePicture picture;
    for (int die = 0; die < DiceCount; ++die) {
        const int face = faces.at(die).digitValue();
        if (face < 1 || face > 6)
            return std::nullopt;
        picture.dice.set(die, face);
    }
    const QStringList places = name.section(u'/', 1).split(u',', Qt::SkipEmptyParts);
    for (const QString &place : places) {
        const int number = place.toInt();
        if (number < 1 || number > DiceCount)
            return std::nullopt;
        picture.kept = picture.kept.with(number - 1);
    }
    return picture;
}

DicePictures::DicePictures(QTextDocument &document, const Theme &theme)
    : QObject(&document)
    , m_theme(theme)
{
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, this);
}

QSizeF DicePictures::intrinsicSize(QTextDocument *document, int /*position*/, const QTextFormat &format)
{
    if (!DicePicture::fromName(format.toImageFormat().name()))
        return {};
    const QFontMetricsF metrics(document->defaultFont(), document->documentLayout()->paintDevice());
    const double side = SideInLines * metrics.height();
    return {DiceCount * side + (DiceCount - 1) * Gap * side, side * (1 + 2 * Room + Lift)};
}

void DicePictures::drawObject(QPainter *painter, const QRectF &rect, QTextDocument * /*document*/, int /*position*/,
                              const QTextFormat &format)
{
    const auto picture = DicePicture::fromName(format.toImageFormat().name());
    if (!picture)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double side = rect.height() / (1 + 2 * Room + Lift);
    QRectF box(rect.left(), rect.top() + Room * side, side, side);
    for (int die = 0; die < DiceCount; ++die) {
        paintMiniDie(*painter, box, picture->dice[die], picture->kept.has(die), m_theme);
        box.moveLeft(box.left() + (1 + Gap) * side);
    }
    painter->restore();
}
