#include "storage/eventwriter.h"

#include "storage/utcstamp.h"

#include <QByteArrayList>

namespace {

/// Builds one JSON object. Qt's own writer would sort the keys.
class LineWriter {
public:
    explicit LineWriter(const char *event) { text("event", QByteArray(event)); }

    LineWriter &number(const char *key, qint64 value)
    {
        begin(key);
        m_line += QByteArray::number(value);
        return *this;
    }
    LineWriter &text(const char *key, const QString &value) { return text(key, value.toUtf8()); }
    LineWriter &text(const char *key, const QByteArray &utf8)
    {
        begin(key);
        m_line += quoted(utf8);
        return *this;
    }
    /// A value that is JSON already.
    LineWriter &raw(const char *key, const QByteArray &json)
    {
        begin(key);
        m_line += json;
        return *this;
    }
    QByteArray end() { return m_line + "}\n"; }

    static QByteArray quoted(const QByteArray &utf8);

private:
    void begin(const char *key)
    {
        m_line += m_line.isEmpty() ? '{' : ',';
        m_line += '"';
        m_line += key;
        m_line += "\":";
    }

    QByteArray m_line;
};

QByteArray LineWriter::quoted(const QByteArray &utf8)
{
    QByteArray out = "\"";
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out += "\\u00" + QByteArray(1, c).toHex();
        else
            out += c;
    }
    return out + '"';
}

QByteArray list(const QByteArrayList &items)
{
    return '[' + items.join(',') + ']';
}

QByteArray positions(DiceMask mask)
{
    QByteArrayList items;
    for (int die = 0; die < DiceCount; ++die) {
        if (mask.has(die))
            items << QByteArray::number(die + 1);
    }
    return list(items);
}

QByteArray faces(const Dice &dice)
{
    QByteArrayList items;
    for (int die = 0; die < DiceCount; ++die)
        items << QByteArray::number(dice[die]);
    return list(items);
}

QByteArray actorName(Actor actor)
{
    switch (actor) {
    case Actor::Person:
        return "person";
    case Actor::Computer:
        return "computer";
    case Actor::Clock:
        break;
    }
    return "clock";
}

QByteArray seatObject(const SeatSpec &seat)
{
    const bool isPerson = seat.kind == PlayerKind::Person;
    QByteArray json = "{\"name\":" + LineWriter::quoted(seat.name.toUtf8())
        + ",\"colour\":" + LineWriter::quoted(seat.colour.toUtf8())
        + ",\"player\":" + (isPerson ? "\"person\"" : "\"computer\"");
    if (!seat.level.isEmpty())
        json += ",\"level\":" + LineWriter::quoted(seat.level.toUtf8());
    return json + '}';
}

QByteArray optionList(const std::vector<OptionChoice> &options)
{
    QByteArrayList items;
    for (const OptionChoice &option : options)
        items << LineWriter::quoted((option.name + QLatin1Char('=') + option.value).toUtf8());
    return list(items);
}

QByteArray seatList(const std::vector<SeatSpec> &seats)
{
    QByteArrayList items;
    for (const SeatSpec &seat : seats)
        items << seatObject(seat);
    return list(items);
}

struct EventWriter {
    const JournalEntry &entry;
    const RuleSet &rules;

    LineWriter operator()(const GameStarted &event) const
    {
        return LineWriter("started")
            .number("format", event.format)
            .text("rules", event.ruleSet)
            .raw("options", optionList(event.options))
            .text("fingerprint", event.fingerprint)
            .raw("seats", seatList(event.seats))
            .number("starter", event.starter + 1)
            .text("seed", event.seed.toHex())
            .text("fairness", event.fairnessCode);
    }

    LineWriter operator()(const DiceThrown &event) const
    {
        return LineWriter("thrown")
            .number("seat", event.seat + 1)
            .number("round", event.round)
            .number("throw", event.throwNumber)
            .raw("kept", positions(event.kept))
            .raw("dice", faces(event.dice))
            .text("by", actorName(event.by))
            .number("ms", entry.decisionMs);
    }

    LineWriter operator()(const DiceKept &event) const
    {
        return LineWriter("kept")
            .number("seat", event.seat + 1)
            .raw("kept", positions(event.kept))
            .text("by", actorName(event.by))
            .number("ms", entry.decisionMs);
    }

    LineWriter operator()(const RowFilled &event) const
    {
        const bool known = event.row >= 0 && event.row < rules.rowCount();
        return LineWriter("filled")
            .number("seat", event.seat + 1)
            .text("row", known ? rules.rows[static_cast<std::size_t>(event.row)].id : QString())
            .number("points", event.points)
            .raw("locked", positions(event.locked))
            .text("by", actorName(event.by))
            .number("ms", entry.decisionMs);
    }

    LineWriter operator()(const ChatPosted &event) const
    {
        return LineWriter("chat").number("seat", event.seat + 1).text("text", event.text);
    }

    LineWriter operator()(const SeatChanged &event) const
    {
        return LineWriter("seat").number("seat", event.seat + 1).raw("becomes", seatObject(event.spec));
    }

    LineWriter operator()(const Undone &event) const
    {
        return LineWriter("undone").number("line", event.target + 1).number("ms", entry.decisionMs);
    }

    LineWriter operator()(const Paused &event) const
    {
        return LineWriter("paused").raw("on", event.on ? "true" : "false");
    }

    LineWriter operator()(const Finished &event) const
    {
        const bool complete = event.reason == FinishReason::Complete;
        return LineWriter("finished").text("reason", QByteArray(complete ? "complete" : "served-win"));
    }
};

} // namespace

QByteArray toJsonLine(const JournalEntry &entry, const RuleSet &rules)
{
    LineWriter line = std::visit(EventWriter{entry, rules}, entry.event);
    return line.text("utc", utcStamp(entry.utcMs)).end();
}
