#include "roomyheap.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// What the system says of the memory in which a byte lies; empty where it says nothing.
QString memoryOf(const void *byte)
{
    QFile maps(u"/proc/self/smaps"_s);
    if (!maps.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression head(u"^([0-9a-f]+)-([0-9a-f]+) "_s);
    const auto place = reinterpret_cast<quintptr>(byte);
    QString found;
    bool inside = false;
    for (const QString &line : QString::fromLatin1(maps.readAll()).split(u'\n')) {
        if (const auto match = head.match(line); match.hasMatch())
            inside = match.captured(1).toULongLong(nullptr, 16) <= place
                     && place < match.captured(2).toULongLong(nullptr, 16);
        if (inside)
            found += line + u'\n';
    }
    return found;
}

} // namespace

/// The heap that the game asks for before it makes a window.
class TestRoomyHeap : public QObject {
    Q_OBJECT

private slots:
    void isAskedForInLargePages();
    void growsOn();
};

void TestRoomyHeap::isAskedForInLargePages()
{
    if (!QFile::exists(u"/sys/kernel/mm/transparent_hugepage"_s))
        QSKIP("a system without large pages");
    provideRoomyHeap();
    for (const qsizetype size : {qsizetype(100 * 1024), qsizetype(900 * 1024)}) {
        const QByteArray block(size, 'x');
        const QString memory = memoryOf(block.constData() + size / 2);
        QVERIFY2(memory.contains("[heap]"_L1), qPrintable(memory));
        QVERIFY2(memory.contains(QRegularExpression(u"VmFlags:.* hg"_s)), qPrintable(memory));
    }
}

void TestRoomyHeap::growsOn()
{
    provideRoomyHeap(); // a second time does no harm
    std::vector<QByteArray> blocks;
    for (int n = 0; n < 60; ++n)
        blocks.emplace_back(1024 * 1024, static_cast<char>('a' + n % 26));
    for (int n = 0; n < 60; ++n)
        QCOMPARE(blocks[static_cast<std::size_t>(n)].count(static_cast<char>('a' + n % 26)), 1024 * 1024);
}

QTEST_GUILESS_MAIN(TestRoomyHeap)
#include "tst_roomyheap.moc"
