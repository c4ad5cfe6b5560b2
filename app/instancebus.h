#pragma once

#include "startwish.h"

#include <QDBusConnection>
#include <QObject>

/// How a second start of the game reaches the one that runs: by a name on the session bus, a name of its own
/// for each folder of games. Without a bus neither end does anything.
class InstanceBus : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.example.generala.Instance")

public:
    /// @param folder where the games are kept; it exists
    InstanceBus(const QString &folder, const QDBusConnection &bus, QObject *parent = nullptr);

    /// For the game that runs: hears the others from now on. @return false when nobody will be heard
    bool listen();
    /// For a second start: hands over what it was started for. Waits for the answer.
    /// @return false when no game has heard it
    [[nodiscard]] bool tell(const StartWish &wish) const;

public slots:
    /// Called over the bus. Both empty: the game is just to be seen.
    Q_SCRIPTABLE void Start(const QString &rules, const QString &file);

signals:
    void heard(const StartWish &wish);

private:
    QDBusConnection m_bus;
    QString m_name;
};
