#include "access/liveregion.h"

#include "access/accessiblerole.h"

using namespace Qt::StringLiterals;

LiveRegion::LiveRegion(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"liveRegion"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    resize(1, 1); // a widget without any size would count as not shown
    setAccessibleRole(*this, QAccessible::Notification);
    QAccessible::installActivationObserver(this);
}

LiveRegion::~LiveRegion()
{
    QAccessible::removeActivationObserver(this);
}

void LiveRegion::accessibilityActiveChanged(bool active)
{
    if (active && m_whenListening)
        m_whenListening();
}

bool LiveRegion::listening() const
{
    return QAccessible::isActive();
}

void LiveRegion::read(const QString &text)
{
    if (!listening())
        return;
    setAccessibleName(text);
    // Screen readers read a notification that comes into sight, and nothing else about a widget without focus: an
    // alert or a changed name goes unheard, and Qt has an event of its own for this only from 6.8 on.
    QAccessibleEvent shown(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&shown);
}
