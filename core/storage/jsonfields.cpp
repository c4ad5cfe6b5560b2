#include "storage/jsonfields.h"

#include "storage/utcstamp.h"

#include <optional>

using namespace Qt::StringLiterals;

namespace {

/// A whole number within bounds, or nothing: 1.5, 1e300 and "1" are none.
std::optional<qint64> wholeNumber(const QJsonValue &value, qint64 from, qint64 to)
{
    const qint64 number = value.toInteger(from - 1);
    if (!value.isDouble() || number < from || number > to)
        return std::nullopt;
    return number;
}

} // namespace

qint64 JsonFields::number(const QString &key, qint64 from, qint64 to)
{
    const auto number = wholeNumber(m_object.value(key), from, to);
    if (!number)
        fail(key);
    return number.value_or(from);
}

QString JsonFields::text(const QString &key)
{
    const QJsonValue value = m_object.value(key);
    // Half a surrogate pair can be written as an escape, but not be saved again.
    if (!value.isString() || !value.toString().isValidUtf16())
        fail(key);
    return value.toString();
}

bool JsonFields::boolean(const QString &key)
{
    if (!m_object.value(key).isBool())
        fail(key);
    return m_object.value(key).toBool();
}

QJsonArray JsonFields::array(const QString &key)
{
    if (!m_object.value(key).isArray())
        fail(key);
    return m_object.value(key).toArray();
}

QJsonObject JsonFields::object(const QString &key)
{
    if (!m_object.value(key).isObject())
        fail(key);
    return m_object.value(key).toObject();
}

/// Bytes in lower-case hex, as they are saved.
QByteArray JsonFields::hex(const QString &key)
{
    const QByteArray digits = text(key).toUtf8();
    const QByteArray bytes = QByteArray::fromHex(digits);
    if (bytes.toHex() != digits)
        fail(key);
    return bytes;
}

DiceMask JsonFields::positions(const QString &key)
{
    DiceMask mask;
    qint64 last = 0;
    for (const auto value : array(key)) {
        const auto position = wholeNumber(value, last + 1, DiceCount);
        if (!position) {
            fail(key);
            return {};
        }
        last = *position;
        mask = mask.with(static_cast<int>(last) - 1);
    }
    return mask;
}

Dice JsonFields::dice(const QString &key)
{
    Dice dice;
    const QJsonArray faces = array(key);
    for (int die = 0; die < DiceCount; ++die) {
        const auto face = wholeNumber(faces.at(die), 1, 6);
        if (!face)
            fail(key);
        dice.set(die, static_cast<int>(face.value_or(1)));
    }
    if (faces.size() != DiceCount)
        fail(key);
    return dice;
}

Actor JsonFields::actor(const QString &key)
{
    const QString name = text(key);
    if (name == u"person"_s)
        return Actor::Person;
    if (name == u"computer"_s)
        return Actor::Computer;
    if (name != u"clock"_s)
        fail(key);
    return Actor::Clock;
}

qint64 JsonFields::stamp(const QString &key)
{
    const auto utcMs = fromUtcStamp(text(key).toUtf8());
    if (!utcMs)
        fail(key);
    return utcMs.value_or(0);
}

SeatSpec JsonFields::seat(const QString &key, const QJsonValue &value)
{
    JsonFields fields(value.toObject());
    SeatSpec seat;
    seat.name = fields.text(u"name"_s);
    seat.colour = fields.text(u"colour"_s);
    const QString player = fields.text(u"player"_s);
    seat.kind = player == u"computer"_s ? PlayerKind::Computer : PlayerKind::Person;
    if (player != u"computer"_s && player != u"person"_s)
        fields.fail(u"player"_s);
    if (fields.has(u"level"_s))
        seat.level = fields.text(u"level"_s);
    if (fields.has(u"named"_s))
        seat.named = fields.boolean(u"named"_s);
    if (!fields.badKey().isEmpty())
        fail(key + QLatin1Char('.') + fields.badKey());
    return seat;
}
