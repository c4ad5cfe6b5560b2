#include "theme/paper.h"

#include <QApplication>
#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>

namespace {

constexpr double PictureDots = 4; ///< to the painter's unit

QList<QGlyphRun> glyphs(const QString &text, const QFont &font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return layout.glyphRuns();
}

/// Whether one character, as people count them, has an outline. A font of pictures has no table of outlines; Qt makes
/// up frames for it.
bool hasOutline(const QString &character, const QFont &font)
{
    const QList<QGlyphRun> runs = glyphs(character, font);
    return std::any_of(runs.begin(), runs.end(), [](const QGlyphRun &run) {
        const QRawFont raw = run.rawFont();
        return !raw.fontTable("glyf").isEmpty() || !raw.fontTable("CFF ").isEmpty();
    });
}

bool isAllOutlines(const QString &text, const QFont &font)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype from = 0, to = finder.toNextBoundary(); to > 0; from = to, to = finder.toNextBoundary()) {
        const QString character = text.mid(from, to - from);
        if (!character.trimmed().isEmpty() && !hasOutline(character, font))
            return false;
    }
    return true;
}

} // namespace

QFont Paper::font()
{
    QFont font = QApplication::font();
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

bool Paper::isVisible(const QString &text, const QFont &font)
{
    const QList<QGlyphRun> runs = glyphs(text, font);
    return std::any_of(runs.begin(), runs.end(), [](const QGlyphRun &run) {
        const QList<quint32> indexes = run.glyphIndexes();
        return std::any_of(indexes.begin(), indexes.end(),
                           [font = run.rawFont()](quint32 glyph) { return !font.boundingRect(glyph).isEmpty(); });
    });
}

void Paper::draw(QPainter &painter, const QRectF &rect, const QString &text,
                 const std::function<void(QPainter &)> &draw)
{
    if (isAllOutlines(text, painter.font())) {
        draw(painter);
        return;
    }
    QImage picture((rect.size() * PictureDots).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter onPicture(&picture);
    onPicture.setRenderHint(QPainter::Antialiasing);
    onPicture.scale(picture.width() / rect.width(), picture.height() / rect.height());
    onPicture.translate(-rect.topLeft());
    onPicture.setFont(painter.font());
    onPicture.setPen(painter.pen());
    draw(onPicture);
    onPicture.end();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(rect, picture);
}
