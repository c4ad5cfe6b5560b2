#include "storage/tablenote.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 MostBytes = 4096;

/// A whole number from 0 to `most`; none for anything else.
std::optional<qint64> number(const QJsonValue &value, qint64 most)
{
    const qint64 found = value.toInteger(-1);
    return found >= 0 && found <= most ? std::optional(found) : std::nullopt;
}

} // namespace

QString tableNoteFile(const QString &folder)
{
    return folder + u"/table.json"_s;
}

QByteArray toJson(const TableNote &note)
{
    QJsonArray locks;
    for (int die = 0; die < DiceCount; ++die) {
        if (note.locks.has(die))
            locks.append(die + 1);
    }
    const QJsonObject object{
        {u"game"_s, note.game}, {u"entries"_s, note.entries}, {u"locks"_s, locks}, {u"ms"_s, note.spentMs}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<TableNote> readTableNote(const QString &folder)
{
    QFile file(tableNoteFile(folder));
    if (!QFileInfo(file.fileName()).isFile() || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(file.read(MostBytes)).object();
    constexpr qint64 many = qint64(1) << 40;
    const auto entries = number(object[u"entries"_s], many);
    const auto spentMs = number(object[u"ms"_s], many);
    TableNote note{object[u"game"_s].toString(), entries.value_or(0), {}, spentMs.value_or(0)};
    // A name, and no way out of the folder.
    if (!entries || !spentMs || note.game.isEmpty() || note.game != QFileInfo(note.game).fileName())
        return std::nullopt;
    for (const QJsonValue &value : object[u"locks"_s].toArray()) {
        const auto die = number(value, DiceCount);
        if (!die || *die == 0)
            return std::nullopt;
        note.locks = note.locks.with(static_cast<int>(*die) - 1);
    }
    return note;
}
