#pragma once

#include <QImage>
#include <QObject>
#include <QString>
#include <QTimer>
#include <map>

/// Keeps large still pictures from one start of the game to the next, so that the first paint need not wait until they
/// are drawn. Only ever a saving: where nothing can be read or written, they are drawn as if it were not there.
class PictureStore : public QObject {
    Q_OBJECT

public:
    /// @param folder where the files lie, one for each name; made when first needed
    /// @param program tells this build from all others, which may draw differently
    /// @param restMs pictures are written this long after the latest was offered: never while a window is being resized
    PictureStore(QString folder, QByteArray program, int restMs, QObject *parent = nullptr);

    /// The picture that was kept.
    /// @param key all that the picture depends on
    /// @return null when it was drawn for another key, is damaged or not there
    [[nodiscard]] QImage find(const QString &name, const QByteArray &key, QSize size, QImage::Format format) const;

    /// Has a picture kept; it takes the place of an older one of that name.
    void offer(const QString &name, const QByteArray &key, const QImage &picture);

private:
    struct Offer {
        QByteArray key;
        QImage picture;
    };

    [[nodiscard]] QString fileOf(const QString &name) const;
    void write();

    QString m_folder;
    QByteArray m_program;
    QTimer m_rest;
    std::map<QString, Offer> m_offers;
};
