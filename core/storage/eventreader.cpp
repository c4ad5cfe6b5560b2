#include "storage/eventreader.h"

#include "storage/jsonfields.h"

#include <QJsonDocument>

#include <limits>

using namespace Qt::StringLiterals;

namespace {

// Bounds that keep every later sum far from overflow.
constexpr qint64 MostMs = qint64(1) << 40;
constexpr int MostInt = std::numeric_limits<int>::max();

OptionChoice optionChoice(JsonFields &fields, const QJsonValue &value)
{
    const QString text = value.toString();
    const qsizetype split = text.indexOf(QLatin1Char('='));
    if (split < 0 || !text.isValidUtf16()) {
        fields.fail(u"options"_s);
        return {};
    }
    return {text.left(split), text.mid(split + 1)};
}

GameEvent readStarted(JsonFields &fields)
{
    GameStarted event;
    event.format = fields.integer(u"format"_s, 1, MostInt);
    event.ruleSet = fields.text(u"rules"_s);
    for (const auto option : fields.array(u"options"_s))
        event.options.push_back(optionChoice(fields, option));
    event.fingerprint = fields.hex(u"fingerprint"_s).toHex();
    for (const auto seat : fields.array(u"seats"_s))
        event.seats.push_back(fields.seat(u"seats"_s, seat));
    event.starter = fields.integer(u"starter"_s, 1, MostInt) - 1;
    event.seed = fields.hex(u"seed"_s);
    event.fairnessCode = fields.hex(u"fairness"_s).toHex();
    event.hints = !fields.has(u"hints"_s) || fields.boolean(u"hints"_s);
    return event;
}

int readSeat(JsonFields &fields)
{
    return fields.integer(u"seat"_s, 1, MostInt) - 1;
}

GameEvent readThrown(JsonFields &fields)
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

GameEvent readKept(JsonFields &fields)
{
    DiceKept event;
    event.seat = readSeat(fields);
    event.kept = fields.positions(u"kept"_s);
    event.by = fields.actor(u"by"_s);
    return event;
}

GameEvent readFilled(JsonFields &fields, const RuleSet *rules)
{
    RowFilled event;
    event.seat = readSeat(fields);
    const QString row = fields.text(u"row"_s);
    event.row = rules == nullptr ? -1 : rules->rowIndex(row);
    event.points = fields.integer(u"points"_s, 0, MostInt);
    if (fields.has(u"extra"_s))
        event.extra = fields.integer(u"extra"_s, 1, MostInt);
    event.locked = fields.positions(u"locked"_s);
    event.by = fields.actor(u"by"_s);
    return event;
}

GameEvent readChat(JsonFields &fields)
{
    return ChatPosted{readSeat(fields), fields.text(u"text"_s)};
}

GameEvent readSeatChanged(JsonFields &fields)
{
    return SeatChanged{readSeat(fields), fields.seat(u"becomes"_s, fields.object(u"becomes"_s))};
}

GameEvent readFinished(JsonFields &fields)
{
    const QString reason = fields.text(u"reason"_s);
    if (reason == u"complete"_s)
        return Finished{FinishReason::Complete};
    if (reason != u"served-win"_s)
        fields.fail(u"reason"_s);
    return Finished{FinishReason::ServedWin};
}

std::optional<GameEvent> readEvent(const QString &name, JsonFields &fields, const RuleSet *rules)
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
    if (name == u"hint"_s)
        return HintGiven{readSeat(fields)};
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
    JsonFields fields(object);
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
    const auto *paused = std::get_if<Paused>(&entry.event);
    if (paused != nullptr && paused->on && fields.has(u"ms"_s))
        entry.decisionMs = fields.number(u"ms"_s, 0, MostMs);
    entry.utcMs = fields.stamp(u"utc"_s);
    if (!fields.badKey().isEmpty())
        return fault(JournalFault::Kind::BadField, fields.badKey());
    return entry;
}
