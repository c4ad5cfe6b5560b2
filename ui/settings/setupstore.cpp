#include "settings/setupstore.h"

#include "players/strategy.h"
#include "rules/rulecatalog.h"

#include <QColor>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace {

std::vector<OptionChoice> readOptions(QSettings &file)
{
    std::vector<OptionChoice> options;
    file.beginGroup(u"options"_s);
    for (const QString &name : file.childKeys())
        options.push_back({name, file.value(name).toString()});
    file.endGroup();
    return options;
}

std::vector<SeatSpec> readSeats(QSettings &file)
{
    std::vector<SeatSpec> seats;
    const int count = qMin(file.beginReadArray(u"seats"_s), MaxSeats + 1); // the size in the file may be anything
    for (int i = 0; i < count; ++i) {
        file.setArrayIndex(i);
        SeatSpec seat;
        seat.name = file.value(u"name"_s).toString();
        seat.named = file.value(u"named"_s, true).toBool();
        seat.colour = file.value(u"colour"_s).toString();
        seat.level = file.value(u"level"_s).toString();
        if (!seat.level.isEmpty() && !computerLevels().contains(seat.level))
            seat.level = usualLevel(); // of an older version, or made up
        seat.kind = seat.level.isEmpty() ? PlayerKind::Person : PlayerKind::Computer;
        seats.push_back(seat);
    }
    file.endArray();
    return seats;
}

bool playable(const GameSetup &setup)
{
    for (const SeatSpec &seat : setup.seats) {
        if (!QColor::isValidColor(seat.colour))
            return false;
    }
    return !checkSeats(setup.seats) && RuleCatalog::make(setup.ruleSet, setup.options).ok();
}

} // namespace

std::optional<GameSetup> readSetup(QSettings &file)
{
    GameSetup setup;
    file.beginGroup(u"newGame"_s);
    setup.ruleSet = file.value(u"ruleSet"_s).toString();
    setup.options = readOptions(file);
    setup.seats = readSeats(file);
    setup.hints = file.value(u"hints"_s, true).toBool();
    file.endGroup();
    return playable(setup) ? std::optional(setup) : std::nullopt;
}

void writeSetup(QSettings &file, const GameSetup &setup)
{
    file.beginGroup(u"newGame"_s);
    file.remove(QString()); // options and seats of an earlier choice
    file.setValue(u"ruleSet"_s, setup.ruleSet);
    file.setValue(u"hints"_s, setup.hints);
    file.beginGroup(u"options"_s);
    for (const OptionChoice &option : setup.options)
        file.setValue(option.name, option.value);
    file.endGroup();
    file.beginWriteArray(u"seats"_s, static_cast<int>(setup.seats.size()));
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        file.setArrayIndex(static_cast<int>(i));
        file.setValue(u"name"_s, setup.seats[i].name);
        file.setValue(u"named"_s, setup.seats[i].named);
        file.setValue(u"colour"_s, setup.seats[i].colour);
        file.setValue(u"level"_s, setup.seats[i].level);
    }
    file.endArray();
    file.endGroup();
}
