#pragma once

#include <QDBusConnection>
#include <QObject>
#include <QVariant>

class QDBusPendingCallWatcher;
class QDBusVariant;

/// What the desktop asks of every program: dark or light, and whether things should move. A plain holder; who changes
/// it says so.
class Desktop : public QObject {
    Q_OBJECT

public:
    explicit Desktop(bool dark = false, bool reducedMotion = false)
        : m_dark(dark)
        , m_reducedMotion(reducedMotion)
    {}

    [[nodiscard]] bool dark() const { return m_dark; }
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setDark(bool dark);
    void setReducedMotion(bool reduced);

signals:
    void changed(); ///< a value is another one than before

private:
    bool m_dark;
    bool m_reducedMotion;
};

/// Keeps a Desktop true to the settings portal (org.freedesktop.portal.Settings), now and while the program runs.
/// Never blocks; without a bus, a portal or an answer the Desktop stays as it is.
class DesktopWatcher : public QObject {
    Q_OBJECT

public:
    /// @param desktop outlives the watcher
    DesktopWatcher(Desktop &desktop, const QDBusConnection &bus, QObject *parent = nullptr);

private slots:
    void onSettingChanged(const QString &space, const QString &key, const QDBusVariant &value);

private:
    void ask(const QString &space, const QString &key);
    void apply(const QString &space, const QString &key, const QVariant &value);

    Desktop &m_desktop;
    QDBusConnection m_bus;
};
