#include "table/picturestore.h"

#include <QDataStream>
#include <QDir>
#include <QSaveFile>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

/// Fletcher's sum: differs too where parts have changed places, and takes no time beside reading.
quint64 sumOf(const QImage &picture)
{
    const auto *words = reinterpret_cast<const quint32 *>(picture.constBits()); // lines are whole words
    quint64 sum = 0;
    quint64 ordered = 0;
    for (qsizetype i = 0; i < picture.sizeInBytes() / 4; ++i) {
        sum += words[i];
        ordered += sum;
    }
    return ordered ^ (sum << 40U);
}

} // namespace

PictureStore::PictureStore(QString folder, QByteArray program, int restMs, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_program(std::move(program))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &PictureStore::write);
}

QImage PictureStore::find(const QString &name, const QByteArray &key, QSize size, QImage::Format format) const
{
    QFile file(fileOf(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QDataStream stream(&file);
    QByteArray program;
    QByteArray drawnFor;
    quint64 sum = 0;
    stream >> program >> drawnFor >> sum;
    if (stream.status() != QDataStream::Ok || program != m_program || drawnFor != key)
        return {};
    // Read rather than mapped: who pulls the stick out on which the file lies may still play on.
    QImage picture(size, format);
    const auto bytes = static_cast<int>(picture.sizeInBytes());
    const bool whole = stream.readRawData(reinterpret_cast<char *>(picture.bits()), bytes) == bytes && file.atEnd();
    return whole && sumOf(picture) == sum ? picture : QImage();
}

void PictureStore::offer(const QString &name, const QByteArray &key, const QImage &picture)
{
    m_offers[name] = {key, picture};
    m_rest.start();
}

QString PictureStore::fileOf(const QString &name) const
{
    return m_folder + u'/' + name + u".picture"_s;
}

void PictureStore::write()
{
    QDir().mkpath(m_folder);
    for (const auto &[name, offer] : std::exchange(m_offers, {})) {
        QSaveFile file(fileOf(name));
        if (!file.open(QIODevice::WriteOnly))
            continue;
        QDataStream stream(&file);
        stream << m_program << offer.key << sumOf(offer.picture);
        stream.writeRawData(reinterpret_cast<const char *>(offer.picture.constBits()),
                            static_cast<int>(offer.picture.sizeInBytes()));
        if (stream.status() == QDataStream::Ok)
            file.commit(); // the old file stays where this fails
    }
}
