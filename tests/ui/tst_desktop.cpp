#include "theme/desktop.h"

#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

const QString Portal = u"org.freedesktop.portal.Desktop"_s;
const QString Path = u"/org/freedesktop/portal/desktop"_s;
const QString Interface = u"org.freedesktop.portal.Settings"_s;

/// A desktop's settings portal as far as the game asks it.
class FakePortal : public QDBusVirtualObject {
public:
    uint scheme = 0;
    bool animations = true;
    int questions = 0;

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &message, const QDBusConnection &bus) override
    {
        if (message.member() != u"Read"_s)
            return false;
        ++questions;
        const QString key = message.arguments().at(1).toString();
        const QVariant value = key == u"color-scheme"_s ? QVariant(scheme) : QVariant(animations);
        const QVariant wrapped = QVariant::fromValue(QDBusVariant(QVariant::fromValue(QDBusVariant(value))));
        return bus.send(message.createReply(wrapped));
    }
    static void tell(const QDBusConnection &bus, const QString &space, const QString &key, const QVariant &value)
    {
        QDBusMessage signal = QDBusMessage::createSignal(Path, Interface, u"SettingChanged"_s);
        signal << space << key << QVariant::fromValue(QDBusVariant(value));
        bus.send(signal);
    }
};

} // namespace

/// The game follows a desktop that speaks through a portal, on a bus of the test's own.
class TestDesktop : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void cleanup();
    void tellsOnlyChanges();
    void readsAtTheStart();
    void followsWhileRunning();
    void noPortalNoHarm();
    void noBusNoHarm();

private:
    QDBusConnection bus(const QString &name) { return QDBusConnection::connectToBus(m_address, name); }

    QProcess m_daemon;
    QString m_address;
    FakePortal m_portal;
};

void TestDesktop::initTestCase()
{
    m_daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    QVERIFY(m_daemon.waitForStarted());
    QVERIFY(m_daemon.waitForReadyRead());
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    QVERIFY(!m_address.isEmpty());
    QDBusConnection portal = bus(u"portal"_s);
    QVERIFY(portal.isConnected());
    QVERIFY(portal.registerVirtualObject(Path, &m_portal));
}

void TestDesktop::cleanupTestCase()
{
    QDBusConnection::disconnectFromBus(u"portal"_s);
    m_daemon.kill();
    m_daemon.waitForFinished();
}

void TestDesktop::cleanup()
{
    bus(u"portal"_s).unregisterService(Portal);
    QDBusConnection::disconnectFromBus(u"game"_s);
}

void TestDesktop::tellsOnlyChanges()
{
    Desktop desktop(true, false);
    QSignalSpy changed(&desktop, &Desktop::changed);
    desktop.setDark(true);
    desktop.setReducedMotion(false);
    QCOMPARE(changed.count(), 0);
    desktop.setDark(false);
    desktop.setReducedMotion(true);
    QCOMPARE(changed.count(), 2);
}

void TestDesktop::readsAtTheStart()
{
    QVERIFY(bus(u"portal"_s).registerService(Portal));
    m_portal.scheme = 1;
    m_portal.animations = false;
    Desktop desktop;
    const DesktopWatcher watcher(desktop, bus(u"game"_s));
    QTRY_VERIFY(desktop.dark());
    QTRY_VERIFY(desktop.reducedMotion());
}

void TestDesktop::followsWhileRunning()
{
    QDBusConnection portal = bus(u"portal"_s);
    QVERIFY(portal.registerService(Portal));
    m_portal.scheme = 2;
    m_portal.animations = true;
    m_portal.questions = 0;
    Desktop desktop(true);
    const DesktopWatcher watcher(desktop, bus(u"game"_s));
    QTRY_VERIFY(!desktop.dark());
    FakePortal::tell(portal, u"org.freedesktop.appearance"_s, u"color-scheme"_s, 1U);
    QTRY_VERIFY(desktop.dark());
    FakePortal::tell(portal, u"org.freedesktop.appearance"_s, u"color-scheme"_s, 2U);
    QTRY_VERIFY(!desktop.dark());
    FakePortal::tell(portal, u"org.gnome.desktop.interface"_s, u"enable-animations"_s, false);
    QTRY_VERIFY(desktop.reducedMotion());
    // No wish, or one that nobody knows, changes nothing; nor does a stranger's setting of the same name.
    FakePortal::tell(portal, u"org.freedesktop.appearance"_s, u"color-scheme"_s, 0U);
    FakePortal::tell(portal, u"org.freedesktop.appearance"_s, u"color-scheme"_s, 7U);
    FakePortal::tell(portal, u"org.example"_s, u"color-scheme"_s, 1U);
    FakePortal::tell(portal, u"org.gnome.desktop.interface"_s, u"enable-animations"_s, true);
    QTRY_VERIFY(!desktop.reducedMotion()); // the last one has arrived
    QVERIFY(!desktop.dark());
    QCOMPARE(m_portal.questions, 2);
}

void TestDesktop::noPortalNoHarm()
{
    Desktop desktop(true);
    const DesktopWatcher watcher(desktop, bus(u"game"_s));
    QTest::qWait(100);
    QVERIFY(desktop.dark());
}

void TestDesktop::noBusNoHarm()
{
    Desktop desktop(true);
    const DesktopWatcher watcher(desktop, QDBusConnection(u"nowhere"_s));
    QVERIFY(desktop.dark());
}

QTEST_GUILESS_MAIN(TestDesktop)
#include "tst_desktop.moc"
