#include "theme/desktop.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

using namespace Qt::StringLiterals;

namespace {

// https://flatpak.github.io/xdg-desktop-portal: "color-scheme" is 0 (no wish), 1 (dark) or 2 (light).
const QString Service = u"org.freedesktop.portal.Desktop"_s;
const QString Path = u"/org/freedesktop/portal/desktop"_s;
const QString Interface = u"org.freedesktop.portal.Settings"_s;
const QString Appearance = u"org.freedesktop.appearance"_s;
const QString ColourScheme = u"color-scheme"_s;
// GNOME's own setting, which its portal hands on.
const QString Gnome = u"org.gnome.desktop.interface"_s;
const QString Animations = u"enable-animations"_s;

} // namespace

void Desktop::setDark(bool dark)
{
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit changed();
}

void Desktop::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    emit changed();
}

DesktopWatcher::DesktopWatcher(Desktop &desktop, const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_desktop(desktop)
    , m_bus(bus)
{
    if (!m_bus.isConnected())
        return;
    m_bus.connect(Service, Path, Interface, u"SettingChanged"_s, this,
                  SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    ask(Appearance, ColourScheme);
    ask(Gnome, Animations);
}

void DesktopWatcher::ask(const QString &space, const QString &key)
{
    QDBusMessage call = QDBusMessage::createMethodCall(Service, Path, Interface, u"Read"_s);
    call << space << key;
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, space, key, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (reply.isValid())
            apply(space, key, reply.value().variant());
        watcher->deleteLater();
    });
}

void DesktopWatcher::onSettingChanged(const QString &space, const QString &key, const QDBusVariant &value)
{
    apply(space, key, value.variant());
}

void DesktopWatcher::apply(const QString &space, const QString &key, const QVariant &value)
{
    // Read() wraps its answer once more than the signal does.
    const QVariant plain = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    if (space == Appearance && key == ColourScheme) {
        const uint scheme = plain.toUInt();
        if (scheme == 1 || scheme == 2)
            m_desktop.setDark(scheme == 1);
    } else if (space == Gnome && key == Animations) {
        m_desktop.setReducedMotion(!plain.toBool());
    }
}
