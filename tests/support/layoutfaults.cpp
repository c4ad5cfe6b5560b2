#include "support/layoutfaults.h"

#include "theme/contrast.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QMetaProperty>
#include <QScrollBar>
#include <QToolTip>
#include <QWidget>
#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// A pixel of rounding and smoothing at each edge is no cut and no overlap.
constexpr double Tolerance = 1.0;
constexpr int SmallestPx = 8;
const QString Ellipsis = u"…"_s;

QString describe(const QWidget *widget)
{
    QString name = QString::fromLatin1(widget->metaObject()->className());
    if (!widget->objectName().isEmpty())
        name += u' ' + widget->objectName();
    const QWidget *parent = widget->parentWidget();
    return parent == nullptr || widget->isWindow()
               ? name
               : name + u" in "_s + QString::fromLatin1(parent->metaObject()->className());
}

QString describe(const QRectF &r)
{
    return u"%1,%2 %3×%4"_s.arg(r.x(), 0, 'f', 1)
        .arg(r.y(), 0, 'f', 1)
        .arg(r.width(), 0, 'f', 1)
        .arg(r.height(), 0, 'f', 1);
}

QString describe(const DrawnText &text)
{
    return u"“%1” of %2"_s.arg(text.text, describe(text.widget));
}

bool overlap(const QRectF &a, const QRectF &b, double tolerance = Tolerance)
{
    const QRectF both = a & b;
    return both.width() > tolerance && both.height() > tolerance;
}

bool isA(const QWidget *widget, const char *className)
{
    return widget->inherits(className);
}

/// Every visible widget of a screen with the part of it that can be seen, in the order of painting.
struct Shown {
    const QWidget *widget;
    QRectF seen;
};

void collect(const QWidget &widget, const QWidget &screen, const QRect &seenAbove, std::vector<Shown> &all)
{
    const QRect seen = widget.rect().translated(widget.mapTo(&screen, QPoint())).intersected(seenAbove);
    if (seen.isEmpty())
        return;
    all.push_back({&widget, QRectF(seen)});
    for (const QObject *child : widget.children()) {
        const auto *inner = qobject_cast<const QWidget *>(child);
        const bool covers = inner != nullptr && !isA(inner, "FocusMark"); // which is nothing but a frame
        if (covers && !inner->isWindow() && inner->isVisible())
            collect(*inner, screen, seen, all);
    }
}

class Measurement {
public:
    Measurement(const QWidget &screen, const ScreenRecord &record)
        : m_screen(screen)
    {
        collect(screen, screen, screen.rect(), m_widgets);
        takeTexts(record.texts);
    }

    QStringList faults()
    {
        for (const DrawnText &text : m_texts) {
            checkSize(text);
            checkCut(text);
            checkElided(text);
            checkContrast(text);
            checkCovered(text);
        }
        checkTextsOverlap();
        checkWidgetsOverlap();
        return m_faults;
    }

private:
    void takeTexts(const std::vector<DrawnText> &all)
    {
        for (std::size_t k = 0; k < all.size(); ++k) {
            if (!isShadow(all, k) && !isUnderCover(all[k]) && !isScrolledAway(all[k]) && !joins(all[k]))
                m_texts.push_back(all[k]);
        }
    }

    /// Letters that are drawn again with hardly any shift are the shadow of those.
    static bool isShadow(const std::vector<DrawnText> &all, std::size_t k)
    {
        const DrawnText &text = all[k];
        return std::any_of(all.begin() + static_cast<std::ptrdiff_t>(k) + 1, all.end(), [&](const DrawnText &later) {
            return later.widget == text.widget && later.text == text.text && later.ink != text.ink
                   && (later.ink.topLeft() - text.ink.topLeft()).manhattanLength() <= 2;
        });
    }

    /// A line with marked words is drawn in parts, each time with all the rest clipped away.
    bool joins(const DrawnText &part)
    {
        if (!isA(part.widget->parentWidget(), "BookView"))
            return false;
        for (DrawnText &whole : m_texts) {
            if (whole.widget != part.widget || whole.text != part.text || whole.ink != part.ink)
                continue;
            whole.seen |= part.seen;
            whole.contrast = std::min(whole.contrast, part.contrast);
            return true;
        }
        return false;
    }

    /// The cover of a paused game hides the table on purpose, and a name that flashes over it for a moment too.
    bool isUnderCover(const DrawnText &text) const
    {
        bool later = false;
        for (const Shown &shown : m_widgets) {
            later = later || shown.widget == text.widget;
            const bool hides = isA(shown.widget, "PauseCover") || isA(shown.widget, "TurnBanner")
                               || isA(shown.widget, "HintPanel") || isA(shown.widget, "TipBubble");
            if (later && hides && shown.widget != text.widget && shown.seen.intersects(text.ink & text.seen))
                return true;
        }
        return false;
    }

    /// All scroll areas that a widget lies in, the innermost first: a field may itself lie in a page that scrolls.
    static std::vector<const QAbstractScrollArea *> scrollAreasOf(const QWidget *widget)
    {
        std::vector<const QAbstractScrollArea *> areas;
        for (const QWidget *w = widget; w != nullptr && !w->isWindow(); w = w->parentWidget()) {
            const auto *area = qobject_cast<const QAbstractScrollArea *>(w->parentWidget());
            if (area != nullptr && area->viewport() == w)
                areas.push_back(area);
        }
        return areas;
    }
    static bool scrolls(const QScrollBar *bar) { return bar->isVisible() && bar->maximum() > bar->minimum(); }

    /// What the player can bring into view is not cut.
    static bool isScrolledAway(const DrawnText &text)
    {
        if (text.ink.intersects(text.seen))
            return false;
        const auto areas = scrollAreasOf(text.widget);
        return std::any_of(areas.begin(), areas.end(), [](const QAbstractScrollArea *area) {
            return scrolls(area->verticalScrollBar()) || scrolls(area->horizontalScrollBar());
        });
    }

    void checkSize(const DrawnText &text)
    {
        const int px = QFontInfo(text.font).pixelSize();
        if (px < SmallestPx)
            m_faults << u"small: %1, %2 px"_s.arg(describe(text)).arg(px);
    }

    void checkCut(const DrawnText &text)
    {
        QRectF allowed = text.seen.adjusted(-Tolerance, -Tolerance, Tolerance, Tolerance);
        for (const QAbstractScrollArea *area : scrollAreasOf(text.widget)) {
            if (scrolls(area->verticalScrollBar()))
                allowed.adjust(0, -1e6, 0, 1e6);
            if (scrolls(area->horizontalScrollBar()))
                allowed.adjust(-1e6, 0, 1e6, 0);
        }
        if (!allowed.contains(text.ink) && !isWiderThanNames(text))
            m_faults << u"cut: %1, letters at %2, seen %3"_s.arg(describe(text), describe(text.ink),
                                                                 describe(text.seen));
    }

    /// A field shows 24 usual letters; through 24 of the widest the cursor leads.
    static bool isWiderThanNames(const DrawnText &text)
    {
        return isA(text.widget, "QLineEdit") && text.ink.width() > 24 * QFontMetricsF(text.font).averageCharWidth();
    }

    /// Only names of seats may be shortened, and only where a tip tells the whole name.
    void checkElided(const DrawnText &text)
    {
        if (!text.text.contains(Ellipsis) || isOwnText(text))
            return;
        const QString shown = text.text.left(text.text.indexOf(Ellipsis));
        const QString tip = tipAt(text);
        if (shown.isEmpty() || !tip.contains(shown) || tip.contains(Ellipsis))
            m_faults << u"elided: %1, tip “%2”"_s.arg(describe(text), tip);
    }

    /// The sentence itself ends so, as in “Write a message…”.
    static bool isOwnText(const DrawnText &text)
    {
        const QMetaObject *meta = text.widget->metaObject();
        for (int k = 0; k < meta->propertyCount(); ++k) {
            const QVariant value = meta->property(k).read(text.widget);
            if (value.typeId() == QMetaType::QString && value.toString().contains(text.text))
                return true;
        }
        return false;
    }

    QString tipAt(const DrawnText &text) const
    {
        auto *widget = const_cast<QWidget *>(text.widget);
        const QPoint global = m_screen.mapToGlobal(text.ink.center().toPoint());
        QToolTip::hideText();
        QHelpEvent event(QEvent::ToolTip, widget->mapFromGlobal(global), global);
        QApplication::sendEvent(widget, &event);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    }

    /// What is switched off may be pale: WCAG 1.4.3 leaves inactive controls out.
    void checkContrast(const DrawnText &text)
    {
        const bool visible = overlap(text.ink, text.seen);
        if (visible && text.widget->isEnabled() && text.contrast < ReadableContrast)
            m_faults << u"pale: %1, %2 : 1, letters at %3"_s.arg(describe(text))
                            .arg(text.contrast, 0, 'f', 2)
                            .arg(describe(text.ink));
    }

    void checkCovered(const DrawnText &text)
    {
        bool later = false;
        for (const Shown &shown : m_widgets) {
            if (later && overlap(shown.seen, text.ink & text.seen))
                m_faults << u"covered: %1 by %2"_s.arg(describe(text), describe(shown.widget));
            later = later || shown.widget == text.widget;
        }
    }

    void checkTextsOverlap()
    {
        for (std::size_t a = 0; a < m_texts.size(); ++a) {
            for (std::size_t b = a + 1; b < m_texts.size(); ++b) {
                if (overlap(m_texts[a].ink & m_texts[a].seen, m_texts[b].ink & m_texts[b].seen))
                    m_faults << u"overlap: %1 and %2"_s.arg(describe(m_texts[a]), describe(m_texts[b]));
            }
        }
    }

    /// Widgets that lie on others on purpose.
    static bool mayOverlap(const QWidget *a, const QWidget *b)
    {
        static constexpr std::array over = {
            "PauseCover", // hides the whole table
            "TurnBanner", // flashes over it for a moment
            "HintPanel",  // lies before the cup until the decision is made
            "TipBubble",  // points at what it is about, until it has been taken in
        };
        return std::any_of(over.begin(), over.end(), [a, b](const char *name) { return isA(a, name) || isA(b, name); });
    }

    void checkWidgetsOverlap()
    {
        for (std::size_t a = 0; a < m_widgets.size(); ++a) {
            for (std::size_t b = a + 1; b < m_widgets.size(); ++b) {
                const Shown &one = m_widgets[a];
                const Shown &other = m_widgets[b];
                if (one.widget->parentWidget() != other.widget->parentWidget() || one.widget == &m_screen)
                    continue;
                if (overlap(one.seen, other.seen) && !mayOverlap(one.widget, other.widget))
                    m_faults << u"widgets: %1 (%2) and %3 (%4)"_s.arg(describe(one.widget), describe(one.seen),
                                                                      describe(other.widget), describe(other.seen));
            }
        }
    }

    const QWidget &m_screen;
    std::vector<Shown> m_widgets;
    std::vector<DrawnText> m_texts;
    QStringList m_faults;
};

} // namespace

QStringList layoutFaults(const QWidget &screen, const ScreenRecord &record)
{
    return Measurement(screen, record).faults();
}
