#include "support/textrecorder.h"

#include "theme/contrast.h"

#include <QGuiApplication>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace {

/// A widget being drawn, in its own coordinates: QPainter 6.4 would shift clips that it restores by any offset.
struct Canvas {
    const QWidget *widget;
    QPoint corner; ///< of the widget on the screen
    QRect seen;    ///< the part of it that can be seen
    QImage ground; ///< what is there already, and what is drawn
};

QColor over(const QColor &colour, const QColor &ground)
{
    const double share = double(colour.alphaF());
    const auto channel = [share](int above, int below) { return qRound(above * share + below * (1 - share)); };
    return {channel(colour.red(), ground.red()), channel(colour.green(), ground.green()),
            channel(colour.blue(), ground.blue())};
}

/// Contrast of letters with the ground: sorted over all their seen pixels, the one that a tenth of them does not reach.
/// The largest there is where nothing of them is seen.
/// @param clip outside of which nothing is drawn; null for none
double contrastWith(const QImage &ground, const QPainterPath &letters, const QRectF &seen, const QRegion *clip,
                    const QColor &colour)
{
    const QRect area = letters.boundingRect().toAlignedRect().intersected(seen.toRect()).intersected(ground.rect());
    if (area.isEmpty())
        return 0;
    QImage mask(area.size(), QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::transparent);
    QPainter painter(&mask);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-area.topLeft());
    painter.fillPath(letters, Qt::black);
    painter.end();
    std::vector<double> found;
    for (int y = 0; y < area.height(); ++y) {
        for (int x = 0; x < area.width(); ++x) {
            if (qAlpha(mask.pixel(x, y)) < 64 || (clip != nullptr && !clip->contains(area.topLeft() + QPoint(x, y))))
                continue;
            const QColor below = ground.pixelColor(area.topLeft() + QPoint(x, y));
            found.push_back(contrast(over(colour, below), below));
        }
    }
    if (found.empty())
        return 21;
    const auto tenth = found.begin() + static_cast<std::ptrdiff_t>(found.size() / 10);
    std::nth_element(found.begin(), tenth, found.end());
    return *tenth;
}

/// Notes texts and hands everything else on to a picture.
class RecordingEngine : public QPaintEngine {
public:
    RecordingEngine(Canvas &canvas, std::vector<DrawnText> &texts)
        : QPaintEngine(AllFeatures)
        , m_canvas(canvas)
        , m_texts(texts)
    {}

    bool begin(QPaintDevice * /*device*/) override
    {
        // Widgets must not paint over their own rectangle here either.
        m_canvas.ground.paintEngine()->setSystemClip(systemClip());
        return m_target.begin(&m_canvas.ground);
    }
    bool end() override { return m_target.end(); }
    [[nodiscard]] Type type() const override { return User; }

    void updateState(const QPaintEngineState &now) override
    {
        const DirtyFlags dirty = now.state();
        if (dirty.testFlag(DirtyTransform))
            m_target.setTransform(now.transform());
        if (dirty.testFlag(DirtyClipRegion))
            m_target.setClipRegion(now.clipRegion(), now.clipOperation());
        if (dirty.testFlag(DirtyClipPath))
            m_target.setClipPath(now.clipPath(), now.clipOperation());
        if (dirty.testFlag(DirtyClipEnabled))
            m_target.setClipping(now.isClipEnabled());
        if (dirty.testFlag(DirtyPen))
            m_target.setPen(now.pen());
        if (dirty.testFlag(DirtyBrush))
            m_target.setBrush(now.brush());
        if (dirty.testFlag(DirtyBrushOrigin))
            m_target.setBrushOrigin(now.brushOrigin());
        if (dirty.testFlag(DirtyBackground))
            m_target.setBackground(now.backgroundBrush());
        if (dirty.testFlag(DirtyBackgroundMode))
            m_target.setBackgroundMode(now.backgroundMode());
        if (dirty.testFlag(DirtyOpacity))
            m_target.setOpacity(now.opacity());
        if (dirty.testFlag(DirtyCompositionMode))
            m_target.setCompositionMode(now.compositionMode());
        if (dirty.testFlag(DirtyHints)) {
            m_target.setRenderHints(m_target.renderHints(), false);
            m_target.setRenderHints(now.renderHints());
        }
    }

    void drawPath(const QPainterPath &path) override { m_target.drawPath(path); }
    void drawPixmap(const QRectF &to, const QPixmap &pixmap, const QRectF &from) override
    {
        m_target.drawPixmap(to, pixmap, from);
    }
    void drawImage(const QRectF &to, const QImage &image, const QRectF &from, Qt::ImageConversionFlags flags) override
    {
        m_target.drawImage(to, image, from, flags);
    }
    void drawTiledPixmap(const QRectF &to, const QPixmap &pixmap, const QPointF &from) override
    {
        m_target.drawTiledPixmap(to, pixmap, from);
    }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode mode) override
    {
        if (mode == PolylineMode)
            m_target.drawPolyline(points, count);
        else
            m_target.drawPolygon(points, count, mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
    }
    void drawPolygon(const QPoint *points, int count, PolygonDrawMode mode) override
    {
        QPolygonF polygon;
        for (int k = 0; k < count; ++k)
            polygon << QPointF(points[k]);
        drawPolygon(polygon.constData(), count, mode);
    }

    void drawTextItem(const QPointF &baseline, const QTextItem &item) override
    {
        if (item.text().trimmed().isEmpty())
            return;
        QPainterPath letters;
        letters.addText(baseline, item.font(), item.text());
        letters = painter()->combinedTransform().map(letters);
        if (letters.isEmpty())
            return; // an emoji is a picture, which no pen colours
        QRectF seen = m_canvas.seen;
        if (painter()->hasClipping())
            seen &= painter()->combinedTransform().mapRect(painter()->clipBoundingRect());
        DrawnText drawn;
        drawn.text = item.text();
        drawn.font = item.font();
        drawn.colour = painter()->pen().color();
        drawn.colour.setAlphaF(drawn.colour.alphaF() * static_cast<float>(painter()->opacity()));
        drawn.ink = letters.boundingRect().translated(m_canvas.corner);
        drawn.seen = seen.translated(m_canvas.corner);
        const QRegion clip =
            painter()->hasClipping() ? painter()->combinedTransform().map(painter()->clipRegion()) : QRegion();
        drawn.contrast =
            contrastWith(m_canvas.ground, letters, seen, painter()->hasClipping() ? &clip : nullptr, drawn.colour);
        drawn.widget = m_canvas.widget;
        m_texts.push_back(drawn);
    }

private:
    Canvas &m_canvas;
    std::vector<DrawnText> &m_texts;
    QPainter m_target;
};

/// A device as large as a widget, with the resolution of the screen, whose painting is recorded.
class RecordingDevice : public QPaintDevice {
public:
    RecordingDevice(Canvas &canvas, std::vector<DrawnText> &texts)
        : m_size(canvas.ground.size())
        , m_engine(canvas, texts)
    {}
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        const QScreen *screen = QGuiApplication::primaryScreen();
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return qRound(screen->logicalDotsPerInchX());
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return qRound(screen->logicalDotsPerInchY());
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable RecordingEngine m_engine;
};

void draw(QWidget &widget, bool root, const QPoint &corner, const QRect &seen, ScreenRecord &record)
{
    const QRect place(corner, widget.size());
    Canvas canvas{&widget, corner, seen.translated(-corner), record.ground.copy(place)};
    {
        RecordingDevice device(canvas, record.texts);
        widget.render(&device, canvas.seen.topLeft(), QRegion(canvas.seen),
                      root ? QWidget::DrawWindowBackground : QWidget::RenderFlags());
    }
    QPainter painter(&record.ground);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.setClipRect(seen);
    painter.drawImage(corner, canvas.ground);
}

void visit(QWidget &widget, const QWidget &screen, const QRect &seenAbove, ScreenRecord &record)
{
    const QPoint corner = widget.mapTo(&screen, QPoint());
    const QRect seen = widget.rect().translated(corner).intersected(seenAbove);
    if (seen.isEmpty())
        return;
    draw(widget, &widget == &screen, corner, seen, record);
    for (QObject *child : widget.children()) {
        auto *inner = qobject_cast<QWidget *>(child);
        if (inner != nullptr && !inner->isWindow() && inner->isVisible())
            visit(*inner, screen, seen, record);
    }
}

} // namespace

ScreenRecord recordScreen(QWidget &screen)
{
    ScreenRecord record;
    record.ground = QImage(screen.size(), QImage::Format_ARGB32_Premultiplied);
    record.ground.fill(Qt::transparent);
    visit(screen, screen, screen.rect(), record);
    return record;
}
