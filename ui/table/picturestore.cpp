#include "table/picturestore.h"

#include <QDataStream>
#include <QDir>
#include <QHashFunctions>
#include <QSaveFile>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype PixelBytes = 4;

quint64 sumOf(const QImage &picture)
{
    return qHashBits(picture.constBits(), static_cast<std::size_t>(picture.sizeInBytes()));
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
    auto file = std::make_unique<QFile>(fileOf(name));
    if (!file->open(QIODevice::ReadOnly))
        return {};
    QDataStream stream(file.get());
    QByteArray program;
    QByteArray drawnFor;
    quint64 sum = 0;
    stream >> program >> drawnFor >> sum;
    const qsizetype line = size.width() * PixelBytes;
    const qint64 start = file->pos();
    if (stream.status() != QDataStream::Ok || program != m_program || drawnFor != key
        || file->size() - start != line * size.height())
        return {};
    // Mapped rather than read: memory that is new costs more than all that is painted on it.
    const uchar *pixels = file->map(start, line * size.height());
    if (pixels == nullptr)
        return {};
    const auto forget = [](void *mapped) { delete static_cast<QFile *>(mapped); };
    QImage picture(pixels, size.width(), size.height(), line, format, forget, file.release());
    return sumOf(picture) == sum ? picture : QImage();
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
