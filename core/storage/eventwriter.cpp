#include "storage/eventwriter.h"

#include "storage/utcstamp.h"

#include <vector>

namespace {

/// Appends one JSON object to a text. Qt's own writer would sort the keys.
class LineWriter {
public:
    explicit LineWriter(QByteArray &out)
        : m_out(out)
    {}

    LineWriter &begin(const char *event)
    {
        m_out += "{\"event\":\"";
        m_out += event;
        m_out += '"';
        return *this;
    }
    void end() { m_out += "}\n"; }

    LineWriter &number(const char *name, qint64 value)
    {
        key(name);
        m_out += QByteArray::number(value);
        return *this;
    }
    LineWriter &text(const char *name, const QString &value) { return text(name, value.toUtf8()); }
    LineWriter &text(const char *name, const QByteArray &utf8)
    {
        key(name);
        quote(utf8);
        return *this;
    }
    LineWriter &truth(const char *name, bool value)
    {
        key(name);
        m_out += value ? "true" : "false";
        return *this;
    }
    LineWriter &positions(const char *name, DiceMask mask);
    LineWriter &faces(const char *name, const Dice &dice);
    LineWriter &options(const char *name, const std::vector<OptionChoice> &options);
    LineWriter &seat(const char *name, const SeatSpec &seat);
    LineWriter &seats(const char *name, const std::vector<SeatSpec> &seats);

private:
    void key(const char *name)
    {
        m_out += ",\"";
        m_out += name;
        m_out += "\":";
    }
    void quote(const QByteArray &utf8);
    /// Writes a list, each item by a function of its own.
    template <typename Items, typename Write>
    void list(const char *name, const Items &items, Write write);
    void seatObject(const SeatSpec &seat);

    QByteArray &m_out;
};

void LineWriter::quote(const QByteArray &utf8)
{
    m_out += '"';
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            (m_out += '\\') += c;
        else if (static_cast<unsigned char>(c) < 0x20)
            m_out += "\\u00" + QByteArray(1, c).toHex();
        else
            m_out += c;
    }
    m_out += '"';
}

template <typename Items, typename Write>
void LineWriter::list(const char *name, const Items &items, Write write)
{
    key(name);
    m_out += '[';
    bool first = true;
    for (const auto &item : items) {
        if (!first)
            m_out += ',';
        first = false;
        write(item);
    }
    m_out += ']';
}

LineWriter &LineWriter::positions(const char *name, DiceMask mask)
{
    std::vector<int> kept;
    for (int die = 0; die < DiceCount; ++die) {
        if (mask.has(die))
            kept.push_back(die + 1);
    }
    list(name, kept, [this](int position) { m_out += static_cast<char>('0' + position); });
    return *this;
}

LineWriter &LineWriter::faces(const char *name, const Dice &dice)
{
    list(name, dice.faces, [this](quint8 face) { m_out += QByteArray::number(face); });
    return *this;
}

LineWriter &LineWriter::options(const char *name, const std::vector<OptionChoice> &options)
{
    list(name, options,
         [this](const OptionChoice &option) { quote((option.name + QLatin1Char('=') + option.value).toUtf8()); });
    return *this;
}

LineWriter &LineWriter::seat(const char *name, const SeatSpec &seat)
{
    key(name);
    seatObject(seat);
    return *this;
}

LineWriter &LineWriter::seats(const char *name, const std::vector<SeatSpec> &seats)
{
    list(name, seats, [this](const SeatSpec &seat) { seatObject(seat); });
    return *this;
}

void LineWriter::seatObject(const SeatSpec &seat)
{
    m_out += "{\"name\":";
    quote(seat.name.toUtf8());
    text("colour", seat.colour);
    text("player", QByteArray(seat.kind == PlayerKind::Person ? "person" : "computer"));
    if (!seat.level.isEmpty())
        text("level", seat.level);
    if (!seat.named)
        truth("named", false);
    m_out += '}';
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

struct EventWriter {
    const JournalEntry &entry;
    const RuleSet &rules;
    LineWriter &line;

    void operator()(const GameStarted &event) const
    {
        line.begin("started")
            .number("format", event.format)
            .text("rules", event.ruleSet)
            .options("options", event.options)
            .text("fingerprint", event.fingerprint)
            .seats("seats", event.seats)
            .number("starter", event.starter + 1)
            .text("seed", event.seed.toHex())
            .text("fairness", event.fairnessCode);
        if (!event.hints)
            line.truth("hints", false);
    }

    void operator()(const DiceThrown &event) const
    {
        line.begin("thrown")
            .number("seat", event.seat + 1)
            .number("round", event.round)
            .number("throw", event.throwNumber)
            .positions("kept", event.kept)
            .faces("dice", event.dice)
            .text("by", actorName(event.by))
            .number("ms", entry.decisionMs);
    }

    void operator()(const DiceKept &event) const
    {
        line.begin("kept")
            .number("seat", event.seat + 1)
            .positions("kept", event.kept)
            .text("by", actorName(event.by))
            .number("ms", entry.decisionMs);
    }

    void operator()(const RowFilled &event) const
    {
        const bool known = event.row >= 0 && event.row < rules.rowCount();
        line.begin("filled")
            .number("seat", event.seat + 1)
            .text("row", known ? rules.row(event.row).id : QString())
            .number("points", event.points);
        if (event.extra != 0)
            line.number("extra", event.extra);
        line.positions("locked", event.locked).text("by", actorName(event.by)).number("ms", entry.decisionMs);
    }

    void operator()(const ChatPosted &event) const
    {
        line.begin("chat").number("seat", event.seat + 1).text("text", event.text);
    }

    void operator()(const SeatChanged &event) const
    {
        line.begin("seat").number("seat", event.seat + 1).seat("becomes", event.spec);
    }

    void operator()(const Undone &event) const
    {
        line.begin("undone").number("line", qint64(event.target) + 1).number("ms", entry.decisionMs);
    }

    void operator()(const HintGiven &event) const { line.begin("hint").number("seat", event.seat + 1); }
    void operator()(const Paused &event) const
    {
        line.begin("paused").truth("on", event.on);
        if (entry.decisionMs != 0)
            line.number("ms", entry.decisionMs);
    }

    void operator()(const Finished &event) const
    {
        const bool complete = event.reason == FinishReason::Complete;
        line.begin("finished").text("reason", QByteArray(complete ? "complete" : "served-win"));
    }
};

} // namespace

void appendJsonLine(QByteArray &text, const JournalEntry &entry, const RuleSet &rules)
{
    LineWriter line(text);
    std::visit(EventWriter{entry, rules, line}, entry.event);
    line.text("utc", utcStamp(entry.utcMs)).end();
}
