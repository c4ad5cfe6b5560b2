#pragma once

#include "table/picturestore.h"

/// The picture that `kept` has under this key, or else what `draw` makes, which is offered to be kept.
/// @param kept null where nothing is kept: then it is drawn each time
/// @param draw makes a picture of this size and format
template <typename Draw>
QImage keptOrDrawn(PictureStore *kept, const QString &name, const QByteArray &key, QSize size, QImage::Format format,
                   Draw draw)
{
    if (kept == nullptr)
        return draw();
    QImage picture = kept->find(name, key, size, format);
    if (picture.isNull()) {
        picture = draw();
        kept->offer(name, key, picture);
    }
    return picture;
}
