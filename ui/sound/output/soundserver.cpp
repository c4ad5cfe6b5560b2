#include "sound/output/soundserver.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX

#include <QDir>
#include <QFile>
#include <QStringList>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

bool somebodyListens(const QString &socketPath)
{
    const QByteArray path = QFile::encodeName(socketPath);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.isEmpty() || path.size() >= qsizetype(sizeof(address.sun_path)))
        return false;
    std::memcpy(address.sun_path, path.constData(), static_cast<std::size_t>(path.size()));
    const int handle = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (handle < 0)
        return false;
    const bool answered = ::connect(handle, reinterpret_cast<const sockaddr *>(&address), sizeof(address)) == 0;
    ::close(handle);
    return answered;
}

} // namespace

bool soundServerAnswers()
{
    // The places where a client of PulseAudio, which PipeWire answers too, looks for its server.
    if (!qEnvironmentVariableIsEmpty("PULSE_SERVER"))
        return true; // told by hand, perhaps over the network
    const QStringList ownConfiguration = {QDir::homePath() + u"/.config/pulse/client.conf"_s,
                                          QDir::homePath() + u"/.pulse/client.conf"_s};
    for (const QString &file : ownConfiguration) {
        if (QFile::exists(file))
            return true; // it may name any server
    }
    const QString user = QString::number(::getuid());
    QStringList sockets = {u"/run/user/"_s + user + u"/pulse/native"_s, u"/var/run/pulse/native"_s};
    if (const QString folder = qEnvironmentVariable("PULSE_RUNTIME_PATH"); !folder.isEmpty())
        sockets.prepend(folder + u"/native"_s);
    if (const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR"); !folder.isEmpty())
        sockets.prepend(folder + u"/pulse/native"_s);
    return std::any_of(sockets.cbegin(), sockets.cend(), somebodyListens);
}

#else

bool soundServerAnswers()
{
    return true;
}

#endif
