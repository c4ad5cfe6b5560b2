#include "instancebus.h"

#include "rules/rulecatalog.h"

#include <QCryptographicHash>
#include <QDBusMessage>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

const QString ObjectPath = u"/org/example/generala"_s;
const QString Interface = u"org.example.generala.Instance"_s;
// A game that does not answer within this time hangs, ms. On a busy machine its first picture alone may take seconds.
constexpr int PatienceMs = 20'000;

/// A bus name for a folder. Names may hold no path, so it is a hash of it.
QString nameFor(const QString &folder)
{
    constexpr int digits = 16;
    const QByteArray path = QFileInfo(folder).canonicalFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex();
    return u"org.example.generala.in_"_s + QString::fromLatin1(hash.left(digits));
}

} // namespace

InstanceBus::InstanceBus(const QString &folder, const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
    , m_name(nameFor(folder))
{}

bool InstanceBus::listen()
{
    return m_bus.isConnected() && m_bus.registerObject(ObjectPath, this, QDBusConnection::ExportScriptableSlots)
           && m_bus.registerService(m_name);
}

bool InstanceBus::tell(const StartWish &wish) const
{
    if (!m_bus.isConnected())
        return false;
    QDBusMessage call = QDBusMessage::createMethodCall(m_name, ObjectPath, Interface, u"Start"_s);
    call.setAutoStartService(false);
    call << wish.rules << wish.file;
    return m_bus.call(call, QDBus::Block, PatienceMs).type() == QDBusMessage::ReplyMessage;
}

void InstanceBus::Start(const QString &rules, const QString &file)
{
    // Whatever speaks on the bus may have another version's words.
    emit heard({RuleCatalog::ids().contains(rules) ? rules : QString(), file});
}
