#include "windowmemory.h"

namespace {

qint64 areaOf(const QRect &rect)
{
    return rect.isValid() ? qint64(rect.width()) * rect.height() : 0;
}

} // namespace

QRect visibleFrame(const QRect &frame, const QList<QRect> &screens, const QSize &smallest)
{
    if (screens.isEmpty())
        return frame;
    QRect screen = screens.front();
    qint64 mostShared = 0;
    for (const QRect &candidate : screens) {
        const qint64 shared = areaOf(candidate.intersected(frame));
        if (shared > mostShared) {
            mostShared = shared;
            screen = candidate;
        }
    }
    QRect visible(frame.topLeft(), frame.size().boundedTo(screen.size()).expandedTo(smallest));
    visible.moveLeft(qMax(screen.left(), qMin(visible.left(), screen.right() + 1 - visible.width())));
    visible.moveTop(qMax(screen.top(), qMin(visible.top(), screen.bottom() + 1 - visible.height())));
    return visible;
}
