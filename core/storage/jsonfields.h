#pragma once

#include "game/events.h"

#include <QJsonArray>
#include <QJsonObject>

/// Takes typed values out of a JSON object and remembers the first key whose value is not what it should be.
/// After a failure the values returned are harmless stand-ins.
class JsonFields {
public:
    explicit JsonFields(QJsonObject object)
        : m_object(std::move(object))
    {}

    [[nodiscard]] const QString &badKey() const { return m_badKey; }
    [[nodiscard]] bool has(const QString &key) const { return m_object.contains(key); }
    void fail(const QString &key)
    {
        if (m_badKey.isEmpty())
            m_badKey = key;
    }

    /// A whole number within bounds: 1.5, 1e300 and "1" are none.
    qint64 number(const QString &key, qint64 from, qint64 to);
    int integer(const QString &key, int from, int to) { return static_cast<int>(number(key, from, to)); }
    QString text(const QString &key);
    bool boolean(const QString &key);
    QJsonArray array(const QString &key);
    QJsonObject object(const QString &key);
    /// Bytes in lower-case hex.
    QByteArray hex(const QString &key);
    /// Positions 1..5, ascending.
    DiceMask positions(const QString &key);
    Dice dice(const QString &key);
    Actor actor(const QString &key);
    /// A wall time as utcStamp() writes it, ms since 1970.
    qint64 stamp(const QString &key);
    /// A seat's object, which is this value of that key.
    SeatSpec seat(const QString &key, const QJsonValue &value);

private:
    QJsonObject m_object;
    QString m_badKey;
};
