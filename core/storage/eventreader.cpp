#include "storage/eventreader.h"

#include "storage/utcstamp.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

// Bounds that keep every later sum far from overflow.
constexpr qint64 MostMs = qint64(1) << 40;
constexpr int MostInt = std::numeric_limits<int>::max();

/// Takes typed values out of a JSON object and remembers the first key whose value is not what it should be.
/// After a failure the values returned are harmless stand-ins.
class Fields {
public:
    explicit Fields(QJsonObject object) : m_object(std::move(object)) {}

    [[nodiscard]] const QString &badKey() const { return m_badKey; }
    [[nodiscard]] bool has(const QString &key) const { return m_object.contains(key); }
    void fail(const QString &key)
    {
        if (m_badKey.isEmpty())
            m_badKey = key;
    }

    qint64 number(const QString &key, qint64 from, qint64 to);
    int integer(const QString &key, int from, int to) { return static_cast<int>(number(key, from, to)); }
    QString text(const QString &key);
    bool boolean(const QString &key);
    QJsonArray array(const QString &key);
    QJsonObject object(const QString &key);
    QByteArray hex(const QString &key);
    DiceMask positions(const QString &key);
    Dice dice(const QString &key);
    Actor actor(const QString &key);
    qint64 stamp(const QString &key);
    SeatSpec seat(const QString &key, const QJsonValue &value);

private:
    QJsonObject m_object;
    QString m_badKey;
};

/// A whole number within bounds, or nothing: 1.5, 1e300 and "1" are none.
std::optional<qint64> wholeNumber(const QJsonValue &value, qint64 from, qint64 to)
{
    const qint64 number = value.toInteger(from - 1);
    if (!value.isDouble() || number < from || number > to)
        return std::nullopt;
    return number;
}

qint64 Fields::number(const QString &key, qint64 from, qint64 to)
{
    const auto number = wholeNumber(m_object.value(key), from, to);
    if (!number)
        fail(key);
    return number.value_or(from);
}

QString Fields::text(const QString &key)
{
    const QJsonValue value = m_object.value(key);
    // Half a surrogate pair can be written as an escape, but not be saved again.
    if (!value.isString() || !value.toString().isValidUtf16())
        fail(key);
    return value.toString();
}

bool Fields::boolean(const QString &key)
{
    if (!m_object.value(key).isBool())
        fail(key);
    return m_object.value(key).toBool();
}

QJsonArray Fields::array(const QString &key)
{
    if (!m_object.value(key).isArray())
        fail(key);
    return m_object.value(key).toArray();
}

QJsonObject Fields::object(const QString &key)
{
    if (!m_object.value(key).isObject())
        fail(key);
    return m_object.value(key).toObject();
}

/// Bytes in lower-case hex, as they are saved.
QByteArray Fields::hex(const QString &key)
{
    const QByteArray digits = text(key).toUtf8();
    const QByteArray bytes = QByteArray::fromHex(digits);
    if (bytes.toHex() != digits)
        fail(key);
    return bytes;
}

DiceMask Fields::positions(const QString &key)
{
    DiceMask mask;
    qint64 last = 0;
    for (const QJsonValue &value : array(key)) {
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

Dice Fields::dice(const QString &key)
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

Actor Fields::actor(const QString &key)
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

qint64 Fields::stamp(const QString &key)
{
    const auto utcMs = fromUtcStamp(text(key).toUtf8());
    if (!utcMs)
        fail(key);
    return utcMs.value_or(0);
}

SeatSpec Fields::seat(const QString &key, const QJsonValue &value)
{
    Fields fields(value.toObject());
    SeatSpec seat;
    seat.name = fields.text(u"name"_s);
    seat.colour = fields.text(u"colour"_s);
    const QString player = fields.text(u"player"_s);
    seat.kind = player == u"computer"_s ? PlayerKind::Computer : PlayerKind::Person;
    if (player != u"computer"_s && player != u"person"_s)
        fields.fail(u"player"_s);
    if (fields.has(u"level"_s))
        seat.level = fields.text(u"level"_s);
    if (!fields.badKey().isEmpty())
        fail(key + QLatin1Char('.') + fields.badKey());
    return seat;
}

OptionChoice optionChoice(Fields &fields, const QJsonValue &value)
{
    const QString text = value.toString();
    const qsizetype split = text.indexOf(QLatin1Char('='));
    if (split < 0 || !text.isValidUtf16()) {
        fields.fail(u"options"_s);
        return {};
    }
    return {text.left(split), text.mid(split + 1)};
}

GameEvent readStarted(Fields &fields)
{
    GameStarted event;
    event.format = fields.integer(u"format"_s, 1, MostInt);
    event.ruleSet = fields.text(u"rules"_s);
    for (const QJsonValue &option : fields.array(u"options"_s))
        event.options.push_back(optionChoice(fields, option));
    event.fingerprint = fields.hex(u"fingerprint"_s).toHex();
    for (const QJsonValue &seat : fields.array(u"seats"_s))
        event.seats.push_back(fields.seat(u"seats"_s, seat));
    event.starter = fields.integer(u"starter"_s, 1, MostInt) - 1;
    event.seed = fields.hex(u"seed"_s);
    event.fairnessCode = fields.hex(u"fairness"_s).toHex();
    return event;
}

int readSeat(Fields &fields)
{
    return fields.integer(u"seat"_s, 1, MostInt) - 1;
}

GameEvent readThrown(Fields &fields)
{
    DiceThrown event;
    event.seat = readSeat(fields);
    event.round = fields.integer(u"round"_s, 1, MostInt);
    event.throwNumber = fields.integer(u"throw"_s, 1, MostInt);
    event.kept = fields.positions(u"kept"_s);
    event.dice = fields.dice(u"dice"_s);
    event.by = fields.actor(u"by"_s);
    return event;
}

GameEvent readKept(Fields &fields)
{
    DiceKept event;
    event.seat = readSeat(fields);
    event.kept = fields.positions(u"kept"_s);
    event.by = fields.actor(u"by"_s);
    return event;
}

GameEvent readFilled(Fields &fields, const RuleSet *rules)
{
    RowFilled event;
    event.seat = readSeat(fields);
    const QString row = fields.text(u"row"_s);
    event.row = rules == nullptr ? -1 : rules->rowIndex(row);
    event.points = fields.integer(u"points"_s, 0, MostInt);
    event.locked = fields.positions(u"locked"_s);
    event.by = fields.actor(u"by"_s);
    return event;
}

GameEvent readChat(Fields &fields)
{
    return ChatPosted{readSeat(fields), fields.text(u"text"_s)};
}

GameEvent readSeatChanged(Fields &fields)
{
    return SeatChanged{readSeat(fields), fields.seat(u"becomes"_s, fields.object(u"becomes"_s))};
}

GameEvent readFinished(Fields &fields)
{
    const QString reason = fields.text(u"reason"_s);
    if (reason == u"complete"_s)
        return Finished{FinishReason::Complete};
    if (reason != u"served-win"_s)
        fields.fail(u"reason"_s);
    return Finished{FinishReason::ServedWin};
}

std::optional<GameEvent> readEvent(const QString &name, Fields &fields, const RuleSet *rules)
{
    if (name == u"started"_s)
        return readStarted(fields);
    if (name == u"thrown"_s)
        return readThrown(fields);
    if (name == u"kept"_s)
        return readKept(fields);
    if (name == u"filled"_s)
        return readFilled(fields, rules);
    if (name == u"chat"_s)
        return readChat(fields);
    if (name == u"seat"_s)
        return readSeatChanged(fields);
    if (name == u"undone"_s)
        return Undone{fields.integer(u"line"_s, 1, MostInt) - 1};
    if (name == u"paused"_s)
        return Paused{fields.boolean(u"on"_s)};
    if (name == u"finished"_s)
        return readFinished(fields);
    return std::nullopt;
}

JournalFault fault(JournalFault::Kind kind, const QString &subject = {})
{
    return {kind, 0, subject, EventError::NoStart};
}

bool isNewer(const QString &name, const QJsonObject &object)
{
    // A newer start may have other fields: its number is looked at before anything else.
    return name == u"started"_s && object.value(u"format"_s).toInteger() > JournalFormat;
}

} // namespace

Result<JournalEntry, JournalFault> readJsonLine(const QByteArray &line, const RuleSet *rules)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (!document.isObject())
        return fault(JournalFault::Kind::NotJson);
    const QJsonObject object = document.object();
    Fields fields(object);
    const QString name = fields.text(u"event"_s);
    if (!fields.badKey().isEmpty())
        return fault(JournalFault::Kind::BadField, fields.badKey());
    if (isNewer(name, object))
        return fault(JournalFault::Kind::NewerFormat);

    JournalEntry entry;
    std::optional<GameEvent> event = readEvent(name, fields, rules);
    if (!event)
        return fault(JournalFault::Kind::UnknownEvent, name);
    entry.event = std::move(*event);
    if (seatOfMove(entry.event) >= 0 || std::holds_alternative<Undone>(entry.event))
        entry.decisionMs = fields.number(u"ms"_s, 0, MostMs);
    entry.utcMs = fields.stamp(u"utc"_s);
    if (!fields.badKey().isEmpty())
        return fault(JournalFault::Kind::BadField, fields.badKey());
    return entry;
}
