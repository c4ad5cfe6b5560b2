// Draws an SVG file as an icon in every size that desktops ask for:
//   makeicons FILE.svg FOLDER    writes FOLDER/16.png … FOLDER/512.png, and FOLDER/NAME.ico and NAME.icns
// Where a FILE-small.svg lies beside it, that is what the sizes up to 24 show: fewer things, on whole pixels.
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <cstdio>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr int Sizes[] = {16, 22, 24, 32, 48, 64, 128, 256, 512};

/// One size of the icon, as the bytes of a PNG file.
struct Picture {
    int size = 0;
    QByteArray png;
};

QByteArray drawn(QSvgRenderer &svg, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    svg.render(&painter, QRectF(0, 0, size, size));
    painter.end();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

template <typename Number>
void appendLittle(QByteArray &bytes, Number number)
{
    const Number ordered = qToLittleEndian(number);
    bytes.append(reinterpret_cast<const char *>(&ordered), sizeof ordered);
}

void appendBig(QByteArray &bytes, quint32 number)
{
    const quint32 ordered = qToBigEndian(number);
    bytes.append(reinterpret_cast<const char *>(&ordered), sizeof ordered);
}

/// For Windows: a list of the pictures with their places, then the pictures. 256 is written as 0; there is no
/// larger one.
QByteArray icoOf(const std::vector<Picture> &all)
{
    std::vector<Picture> pictures;
    for (const Picture &picture : all) {
        if (picture.size <= 256)
            pictures.push_back(picture);
    }
    constexpr quint32 headBytes = 6;
    constexpr quint32 entryBytes = 16;
    QByteArray ico;
    appendLittle<quint16>(ico, 0);
    appendLittle<quint16>(ico, 1); // an icon, no cursor
    appendLittle<quint16>(ico, static_cast<quint16>(pictures.size()));
    quint32 place = headBytes + entryBytes * static_cast<quint32>(pictures.size());
    for (const Picture &picture : pictures) {
        const auto side = static_cast<quint8>(picture.size & 0xff);
        appendLittle<quint8>(ico, side);
        appendLittle<quint8>(ico, side);
        appendLittle<quint16>(ico, 0);  // no palette
        appendLittle<quint16>(ico, 1);  // planes
        appendLittle<quint16>(ico, 32); // bits of a pixel
        appendLittle<quint32>(ico, static_cast<quint32>(picture.png.size()));
        appendLittle<quint32>(ico, place);
        place += static_cast<quint32>(picture.png.size());
    }
    for (const Picture &picture : pictures)
        ico += picture.png;
    return ico;
}

/// For macOS: pieces of a type that names the size, a length that counts type and length too, and the
/// picture.
QByteArray icnsOf(const std::vector<Picture> &pictures)
{
    const auto typeOf = [](int size) -> const char * {
        switch (size) {
        case 16:
            return "icp4";
        case 32:
            return "icp5";
        case 64:
            return "icp6";
        case 128:
            return "ic07";
        case 256:
            return "ic08";
        case 512:
            return "ic09";
        default:
            return nullptr;
        }
    };
    constexpr quint32 headBytes = 8;
    QByteArray pieces;
    for (const Picture &picture : pictures) {
        const char *type = typeOf(picture.size);
        if (type == nullptr)
            continue;
        pieces += type;
        appendBig(pieces, headBytes + static_cast<quint32>(picture.png.size()));
        pieces += picture.png;
    }
    QByteArray icns("icns");
    appendBig(icns, headBytes + static_cast<quint32>(pieces.size()));
    return icns + pieces;
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush())
        return true;
    std::fprintf(stderr, "makeicons: cannot write %s\n", qPrintable(path));
    return false;
}

std::vector<Picture> picturesOf(QSvgRenderer &svg, QSvgRenderer &smallSvg)
{
    constexpr int largestSmall = 24;
    std::vector<Picture> pictures;
    for (const int size : Sizes) {
        const bool simple = size <= largestSmall && smallSvg.isValid();
        pictures.push_back({size, drawn(simple ? smallSvg : svg, size)});
    }
    return pictures;
}

bool writeAll(const std::vector<Picture> &pictures, const QString &folder, const QString &name)
{
    bool written = true;
    for (const Picture &picture : pictures)
        written = write(folder + u'/' + QString::number(picture.size) + u".png"_s, picture.png) && written;
    const QString path = folder + u'/' + name;
    written = write(path + u".ico"_s, icoOf(pictures)) && written;
    return write(path + u".icns"_s, icnsOf(pictures)) && written;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3) {
        std::fputs("Usage: makeicons FILE.svg FOLDER\n", stderr);
        return 2;
    }
    const QString source = QFile::decodeName(argv[1]);
    const QString folder = QFile::decodeName(argv[2]);
    const QString name = QFileInfo(source).completeBaseName();
    const QString smallSource = QFileInfo(source).path() + u'/' + name + u"-small.svg"_s;
    QSvgRenderer svg(source);
    QSvgRenderer smallSvg;
    if (!svg.isValid() || !QDir().mkpath(folder) || (QFile::exists(smallSource) && !smallSvg.load(smallSource))) {
        std::fprintf(stderr, "makeicons: cannot read %s, or make %s\n", argv[1], argv[2]);
        return 1;
    }
    return writeAll(picturesOf(svg, smallSvg), folder, name) ? 0 : 1;
}
