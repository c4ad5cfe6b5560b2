#include "table/picturestore.h"
#include "table/tableview.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int RestMs = 20;

QImage picture(PictureStore *kept, const Theme &theme = Theme::make(false, Felt::Green, DiceSet::Ivory))
{
    TableView table(theme, MotionPolicy(MotionPolicy::Speed::Off), kept);
    table.resize(760, 744);
    return table.grab().toImage();
}

} // namespace

/// What a start finds of the pictures of the last one: felt, cup, and the cup's shadow.
class TestKeptPictures : public QObject {
    Q_OBJECT

private slots:
    void looksAsDrawn();
    void anotherThemeIsDrawn();

private:
    [[nodiscard]] QStringList files() const { return QDir(m_folder.path()).entryList(QDir::Files, QDir::Name); }
    /// Draws the table once and waits until its pictures are kept.
    QImage keep();

    QTemporaryDir m_folder;
};

QImage TestKeptPictures::keep()
{
    PictureStore store(m_folder.path(), "one", RestMs);
    const QImage drawn = picture(&store);
    [&] { QTRY_COMPARE(files(), QStringList({u"cup.picture"_s, u"felt.picture"_s, u"shadow.picture"_s})); }();
    return drawn;
}

void TestKeptPictures::looksAsDrawn()
{
    const QImage drawn = picture(nullptr);
    QCOMPARE(keep(), drawn);
    PictureStore store(m_folder.path(), "one", RestMs);
    QCOMPARE(picture(&store), drawn);
    // All of it was found: nothing is offered anew.
    for (const QString &file : files())
        QVERIFY(QFile::remove(m_folder.filePath(file)));
    QTest::qWait(RestMs * 5);
    QCOMPARE(files(), QStringList());
}

void TestKeptPictures::anotherThemeIsDrawn()
{
    keep();
    const Theme night = Theme::make(true, Felt::Burgundy, DiceSet::Night);
    PictureStore store(m_folder.path(), "one", RestMs);
    QCOMPARE(picture(&store, night), picture(nullptr, night));
}

QTEST_MAIN(TestKeptPictures)
#include "tst_keptpictures.moc"
